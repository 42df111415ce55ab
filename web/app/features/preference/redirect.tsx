import { leadingTo } from '../../loading.server.ts';

/** Nobody sees this page: it sends each role to its own preferences. */
export const loader = leadingTo('preferance', '/preference');

export default function PreferenceRedirect() {
  return null;
}
