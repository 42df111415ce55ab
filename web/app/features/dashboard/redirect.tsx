import { leadingTo } from '../../loading.server.ts';
import { paths } from '../../paths.ts';

/** Nobody sees this page: it sends each role to its own dashboard. */
export const loader = leadingTo('index', paths.dashboard);

export default function DashboardRedirect() {
  return null;
}
