import { currentUser, type OwnUser } from '@ampersand/contract/users';
import { redirect } from 'react-router';
import { call, callFailureIn } from './api.ts';
import { paths } from './paths.ts';
import { keepSignedInHint } from './signed-in-hint.ts';

let known: Promise<OwnUser | null> | undefined;
let leaving = false;

/** The logged-in person, or null; asked once and kept until `forgetUser`. */
export function loadUser(): Promise<OwnUser | null> {
  known ??= call(currentUser).then(
    (reply) => {
      keepSignedInHint(true);
      leaving = false;
      return reply.data;
    },
    (error: unknown) => {
      known = undefined;
      if (callFailureIn(error)?.code === 'unauthenticated') {
        keepSignedInHint(false);
        return null;
      }
      throw error;
    },
  );
  return known;
}

/** Whether this window logs out, or has: that its session is over is no news to it. */
export const isLeaving = () => leaving;

/** Runs the call that logs out. The server says that the session has ended before it answers the call. */
export async function leave(logOut: () => Promise<unknown>): Promise<void> {
  leaving = true;
  try {
    await logOut();
  } catch (error) {
    leaving = false;
    throw error;
  }
}

/** After log-in: the answer of the call is the person. */
export function rememberUser(user: OwnUser): void {
  leaving = false;
  keepSignedInHint(true);
  known = Promise.resolve(user);
}

/** After log-out: what was typed and not saved is not left to the next person at this browser. */
export function leaveNothing(): void {
  forgetUser();
  keepSignedInHint(false);
  sessionStorage.clear();
}

/** After the person's own data changed, and after a session has ended. */
export function forgetUser(): void {
  known = undefined;
}

/** For loaders behind the log-in: a stranger goes to the log-in and comes back, the wrong role goes home. */
export async function requireRole(role: OwnUser['role'], request: Request): Promise<OwnUser> {
  const user = await loadUser();
  if (!user) {
    const url = new URL(request.url);
    throw redirect(paths.login(url.pathname + url.search));
  }
  if (user.role !== role) throw redirect(paths.home);
  return user;
}
