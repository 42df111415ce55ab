import { redirect, useNavigation, useSubmit } from 'react-router';
import { logOut } from '../../page/log-out.ts';
import { paths } from '../../paths.ts';

const FROM = 'from';

/**
 * Logging out is a submission to the shell and not a bare call, so that a page with unsaved answers is asked first.
 * `shell`: the address of the frame. @returns whether it runs, and what starts it.
 */
export function useLogOut(shell: string): { leaving: boolean; logOut: () => void } {
  const submit = useSubmit();
  const navigation = useNavigation();
  return {
    leaving: navigation.formMethod === 'POST' && navigation.formAction === shell,
    logOut: () => {
      void submit({ [FROM]: location.pathname + location.search }, { method: 'post', action: shell });
    },
  };
}

/** The shell's action. A failure leaves the person where they were, still logged in, and says so. */
export async function logOutAction(request: Request) {
  const form = await request.formData();
  if (await logOut()) return redirect(paths.home);
  return redirect(String(form.get(FROM) ?? paths.dashboard));
}
