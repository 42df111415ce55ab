import { logout } from '@ampersand/contract/auth';
import { ApiError, call } from '../../api.ts';
import { leave, leaveNothing } from '../../session.ts';
import { toast } from '../../ui/toast.ts';

/** Logs out where one is. A failure is told, and the person stays signed in. */
export async function signOut(onSignedOut: () => void): Promise<void> {
  try {
    await leave(() => call(logout));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'unauthenticated') {
      toast.error(`You are still signed in. ${error.message}`);
      return;
    }
  }
  leaveNothing();
  onSignedOut();
  toast.success('You are logged out');
}
