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

/** After log-out: what was typed and not saved is not left to the next person at this browser. */
export function leaveNothing(): void {
  sessionStorage.clear();
}
