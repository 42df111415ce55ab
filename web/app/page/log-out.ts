import { asCallFailure, call } from '../api.ts';
import { leave, leaveNothing } from '../session.ts';
import { toast } from '../ui/toast.ts';
import { loadAnew } from './session-end.ts';

/** Logs out. A failure is told and leaves the person logged in. @returns whether they are logged out. */
export async function logOut(): Promise<boolean> {
  try {
    await leave(() => call('POST /auth/logout'));
  } catch (error) {
    const { code, message } = asCallFailure(error);
    if (code === 'other_member') {
      loadAnew();
      return false;
    }
    if (code !== 'unauthenticated') {
      toast.error(`You are still logged in. ${message}`);
      return false;
    }
  }
  leaveNothing();
  return true;
}
