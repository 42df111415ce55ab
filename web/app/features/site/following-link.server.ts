import type { CallName } from '@ampersand/contract/all';
import { redirect } from 'react-router';
import { receiving } from '../../form/receiving.server.ts';

/** The action of a page that the link of an email leads to: sends the token that the email put into its address. */
export function followingLink(name: CallName) {
  return receiving(async ({ call, url }) => {
    const { pathname, searchParams } = url;
    await call(name, { body: { token: searchParams.get('token') ?? '' } });
    return redirect(`${pathname}?done`, 303);
  });
}
