import { logOut } from '../../page/log-out.ts';
import { toast } from '../../ui/toast.ts';

/** Logs out on a public page, which stays. */
export async function logOutHere(onLoggedOut: () => void): Promise<void> {
  if (!(await logOut())) return;
  onLoggedOut();
  toast.success('You are logged out');
}
