import { signOut } from '../../page/sign-out.ts';
import { toast } from '../../ui/toast.ts';

/** Logs out on a public page, which stays. */
export async function signOutHere(onSignedOut: () => void): Promise<void> {
  if (!(await signOut())) return;
  onSignedOut();
  toast.success('You are logged out');
}
