import { leadingTo } from '../../loading.server.ts';
import { paths } from '../../paths.ts';

/** Nobody sees this page: it sends each role to its own account. */
export const loader = leadingTo('account', paths.account);

export default function AccountRedirect() {
  return null;
}
