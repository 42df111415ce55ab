import { afterEach, expect, test, vi } from 'vitest';
import { call } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether each request so far may outlive its page. */
function watchFetch(): (boolean | undefined)[] {
  const sent: (boolean | undefined)[] = [];
  vi.stubGlobal('fetch', async (_url: string, request: RequestInit) => {
    sent.push(request.keepalive);
    return Response.json({ data: {} });
  });
  return sent;
}

const message = (text: string) => ({ fullName: 'Ada', email: 'ada@example.com', message: text });

test('a change reaches the server even if the page is left, what is only read or carries a file does not outlive it', async () => {
  const sent = watchFetch();
  await call('DELETE /profile/experience/{experienceId}', { params: { experienceId: 'one' } });
  await call('GET /users/current-user');
  await call('PUT /profile/upload/{userId}', { params: { userId: 'me' }, form: new FormData() });
  expect(sent).toEqual([true, undefined, undefined]);
});

test('changes on their way together stay within what browsers carry beyond the end of a page', async () => {
  const sent = watchFetch();
  const large = message('é'.repeat(20_000));
  await Promise.all([call('POST /contact', { body: large }), call('POST /contact', { body: large })]);
  await call('POST /contact', { body: large });
  expect(sent).toEqual([true, undefined, true]);
});
