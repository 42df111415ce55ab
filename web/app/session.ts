let leaving = false;

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

/** After a log-in. */
export function stay(): void {
  leaving = false;
}

/** How the names of what is typed and not sent begin in the storage of this browser. */
export const TYPED_HERE = 'typed:';

/** After log-out: what was typed and not saved is not left to the next person at this browser. */
export function leaveNothing(): void {
  sessionStorage.clear();
  for (const name of Object.keys(localStorage))
    if (name.startsWith(TYPED_HERE)) localStorage.removeItem(name);
}
