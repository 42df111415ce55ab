import { redirect, useNavigation, useSubmit } from 'react-router';
import type { Area } from '../../page/area.ts';
import { logOut } from '../../page/log-out.ts';
import { paths } from '../../paths.ts';

const FROM = 'from';

/**
 * Logging out is a submission to the shell and not a bare call, so that a page with unsaved answers is asked first.
 * @returns whether it runs, and what starts it.
 */
export function useLogOut(area: Area): { leaving: boolean; logOut: () => void } {
  const submit = useSubmit();
  const navigation = useNavigation();
  return {
    leaving: navigation.formMethod === 'POST' && navigation.formAction === area.paths.index,
    logOut: () => {
      void submit(
        { [FROM]: location.pathname + location.search },
        { method: 'post', action: area.paths.index },
      );
    },
  };
}

/** The shell's action. A failure leaves the person where they were, still logged in, and says so. */
export async function logOutAction(request: Request) {
  const form = await request.formData();
  if (await logOut()) return redirect(paths.home);
  return redirect(String(form.get(FROM) ?? paths.dashboard));
}
