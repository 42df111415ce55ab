import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { loadUser } from '../../session.ts';

/** Nobody sees this page: it sends each role to its own dashboard. */
export async function clientLoader() {
  const user = await loadUser();
  if (!user) throw redirect(paths.login(paths.dashboard));
  if (user.role === 'FOUNDER') throw redirect(paths.founder.index);
  if (user.role === 'APPLICANT') throw redirect(paths.applicant.index);
  throw redirect(paths.home);
}

export default function DashboardRedirect() {
  return null;
}
