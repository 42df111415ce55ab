import type { ClientActionFunctionArgs } from 'react-router';
import { UNREACHED } from '../../api.ts';
import type { Sent } from '../../form/sent.ts';

/** Beside the action of a page: with scripts, a server that does not answer leaves the page as it is, and is told of in it. */
export async function sayUnreached({ serverAction }: ClientActionFunctionArgs): Promise<Sent> {
  try {
    return await serverAction<Sent>();
  } catch (error) {
    // Where to go on.
    if (error instanceof Response) throw error;
    return { values: {}, refused: { status: 0, code: 'offline', message: UNREACHED } };
  }
}
