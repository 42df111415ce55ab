import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { CallFailed, type Loading, loading } from '../loading.server.ts';
import type { Sent } from './sent.ts';

/** What does not go back into a page. */
const SECRETS = ['password', 'newPassword', 'confirmPassword', 'code'];

type Received = ActionFunctionArgs & Loading & { values: Record<string, string> };

/**
 * Makes the action of a page whose form browsers can send by themselves, before its scripts run or without them. `send` calls
 * the API and answers where to go; where that refuses, the page comes back and says why, with what was typed.
 */
export function receiving<Result>(send: (args: Received) => Promise<Result>) {
  return loading(async (args: ActionFunctionArgs & Loading) => {
    const sent = new URLSearchParams(await args.request.text());
    // Line breaks as scripts send them.
    const values = Object.fromEntries([...sent].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
    try {
      return await send({ ...args, values });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      const { status, failure } = error;
      return data<Sent>({ values: shown(values), refused: { status, ...failure } }, { status });
    }
  });
}

/** Makes the loader of a page that a form leads to with `?sent`, and then says this. */
export function answeringSent(words: string) {
  return ({ url }: LoaderFunctionArgs) => ({
    answer: url.searchParams.has('sent') ? words : undefined,
  });
}

/** What the API would say of a field that is none of its own. */
export function refuse(path: string, message: string): never {
  throw new CallFailed(422, { code: 'invalid_fields', message, errors: [{ path, message }], requestId: '' });
}

/** What may stand in a page of what was sent. */
function shown(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, SECRETS.includes(name) ? '' : value]),
  );
}
