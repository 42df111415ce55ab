// before-app.js reads it too.
const KEY = 'signedIn';

/** Whether somebody was signed in here when last heard of: a guess that spares visitors a call, never a permission. */
export function signedInHint(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

export function keepSignedInHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: public pages then show Login, which leads a signed-in person on.
  }
}
