import { afterEach, expect, test, vi } from 'vitest';
import { call, failureMessage } from './api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a person is told when the server answers so. */
async function told(answer: typeof fetch): Promise<string> {
  vi.stubGlobal('fetch', answer);
  const error = await call('POST /auth/forgot-password', { body: { email: 'a@example.com' } }).catch(
    (failed) => failed,
  );
  return failureMessage(error, 'Failed to send OTP');
}

const answered = (status: number, body: BodyInit | null) => told(async () => new Response(body, { status }));
const cutOff = () =>
  new ReadableStream({
    start: (body) => body.error(new TypeError('network error')),
  });

test('a failure is told in the words of the server', async () => {
  const failure = { code: 'rate_limited', message: 'Too many tries', requestId: '1' };
  expect(await answered(429, JSON.stringify(failure))).toBe('Too many tries');
});

test.each([
  ['a page of the proxy', 502, '<html><h1>Bad Gateway</h1></html>'],
  ['nothing', 500, null],
  ['an empty object', 500, '{}'],
  ['an empty message', 500, '{"code":"internal","message":" "}'],
  ['a message that is no text', 500, '{"code":"internal","message":{"en":"x"}}'],
  ['the JSON of somebody else', 503, '{"code":503,"message":"no healthy upstream"}'],
  ['an answer that breaks off', 500, cutOff()],
])('a failure that comes with %s is told in the words of the screen', async (_, status, body) => {
  expect(await answered(status, body)).toBe('Failed to send OTP');
});

test('an answer that does not come in time is waited for no longer, unless a file is on its way', async () => {
  const isOver = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const silent: typeof fetch = async (_url, request) => {
    request?.signal?.throwIfAborted();
    return Response.json({ data: {} });
  };
  expect(await told(silent)).toBe(
    'Failed to send OTP. The server takes too long to answer. Check your connection and try again.',
  );
  isOver.mockClear();
  await call('PUT /profile/upload/{userId}', { params: { userId: 'me' }, form: new FormData() });
  expect(isOver).not.toHaveBeenCalled();
});

test('where no answer came, it is told what failed and why', async () => {
  const message = 'Failed to send OTP. We cannot reach the server. Check your connection and try again.';
  expect(await told(() => Promise.reject(new TypeError('fetch failed')))).toBe(message);
  expect(await answered(200, cutOff())).toBe(message);
  expect(await answered(200, '<html>Log in to the hotel</html>')).toBe(message);
});
