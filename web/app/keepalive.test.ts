import { sendContact } from '@ampersand/contract/contact';
import { deleteExperience, uploadPhoto } from '@ampersand/contract/profile';
import { currentUser } from '@ampersand/contract/users';
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
  await call(deleteExperience, { params: { experienceId: 'one' } });
  await call(currentUser);
  await call(uploadPhoto, { params: { userId: 'me' }, form: new FormData() });
  expect(sent).toEqual([true, undefined, undefined]);
});

test('changes on their way together stay within what browsers carry beyond the end of a page', async () => {
  const sent = watchFetch();
  const large = message('é'.repeat(20_000));
  await Promise.all([call(sendContact, { body: large }), call(sendContact, { body: large })]);
  await call(sendContact, { body: large });
  expect(sent).toEqual([true, undefined, true]);
});
