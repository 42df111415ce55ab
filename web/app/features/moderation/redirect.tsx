import { redirect } from 'react-router';
import { loadingForAdmin } from '../../loading.server.ts';
import { paths } from '../../paths.ts';

/** Nobody sees this page: it leads administrators to what is open. */
export const loader = loadingForAdmin(async () => {
  throw redirect(paths.admin.reports);
});

export default function AdminRedirect() {
  return null;
}
