import { redirect } from 'react-router';
import { receiving } from '../../form/receiving.server.ts';
import { paths } from '../../paths.ts';

/** The shell's action where no scripts run. */
export const receiveLogOut = receiving(async ({ call }) => {
  await call('POST /auth/logout');
  return redirect(paths.home, 303);
});
