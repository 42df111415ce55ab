import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { loadUser } from '../../session.ts';

/** Nobody sees this page: it sends each role to its own preferences. */
export async function clientLoader() {
  const user = await loadUser();
  if (!user) throw redirect(paths.login('/preference'));
  if (user.role === 'FOUNDER') throw redirect(paths.founder.preferance);
  if (user.role === 'APPLICANT') throw redirect(paths.applicant.preferance);
  throw redirect(paths.home);
}

export default function PreferenceRedirect() {
  return null;
}
