import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { loadUser } from '../../session.ts';

/** Nobody sees this page: it sends each role to its own account. */
export async function clientLoader() {
  const user = await loadUser();
  if (!user) throw redirect(paths.login(paths.account));
  if (user.role === 'FOUNDER') throw redirect(paths.founder.account);
  if (user.role === 'APPLICANT') throw redirect(paths.applicant.account);
  throw redirect(paths.home);
}

export default function AccountRedirect() {
  return null;
}
