import { afterEach, expect, test, vi } from 'vitest';
import { tabDraft } from './draft-store.ts';

afterEach(() => vi.unstubAllGlobals());

/** The part of a tab's storage that drafts use. */
function storage(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => map.set(name, value),
    removeItem: (name: string) => map.delete(name),
  });
  return map;
}

test('a draft is there once it is written, before anybody waits for it', () => {
  const map = storage();
  void tabDraft('profile-draft:7').write({ headline: 'Baker' });
  expect(map.get('profile-draft:7')).toBe('{"headline":"Baker"}');
});

test('a draft of a former version is read, and gone once it is removed', async () => {
  storage({ 'preference-draft:7': '{"importance":{}}' });
  const draft = tabDraft('preference-draft:7');
  expect(await draft.read()).toEqual({ importance: {} });
  await draft.remove();
  expect(await draft.read()).toBeUndefined();
});

test('a browser that keeps nothing says so and stops nobody', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const draft = tabDraft('profile-draft:7');
  expect(await draft.write({})).toBe(false);
  expect(await draft.read()).toBeUndefined();
  await draft.remove();
});
