import { useRevalidator } from 'react-router';

/** Logs out on a public page, which stays. */
export function useLogOutHere(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    const [{ logOut }, { toast }] = await Promise.all([
      import('../../page/log-out.ts'),
      import('../../ui/toast.ts'),
    ]);
    if (!(await logOut())) return;
    await revalidate();
    toast.success('You are logged out');
  };
}
