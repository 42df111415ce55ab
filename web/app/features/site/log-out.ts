import { useNavigate, useRevalidator } from 'react-router';
import { paths } from '../../paths.ts';

/** Logs out on a public page. The frame stays there, so it is asked anew who is logged in. */
export function useLogOutHere(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return async () => {
    const [{ logOut }, { toast }] = await Promise.all([
      import('../../page/log-out.ts'),
      import('../../ui/toast.ts'),
    ]);
    if (!(await logOut())) return;
    await revalidate();
    await navigate(paths.home);
    toast.success('You are logged out');
  };
}
