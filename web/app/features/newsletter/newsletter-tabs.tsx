import type { AddressList } from '@ampersand/contract/entries';
import { PageTabs } from '../../page/page-tabs.tsx';
import { paths } from '../../paths.ts';

const WAITLIST = 'waitlist';
/** Where the entries of a list are. */
export const entriesAt = {
  NEWSLETTER: paths.admin.addresses,
  WAITLIST: `${paths.admin.addresses}?list=${WAITLIST}`,
} as const;

export const listIn = ({ searchParams }: URL): AddressList =>
  searchParams.get('list') === WAITLIST ? 'WAITLIST' : 'NEWSLETTER';

/** The pages about the newsletter. */
export function NewsletterTabs({ current }: { current: string }) {
  return (
    <PageTabs
      label="Newsletter"
      current={current}
      tabs={[
        { to: paths.admin.newsletter, label: 'Issues' },
        { to: entriesAt.NEWSLETTER, label: 'Subscribers' },
        { to: entriesAt.WAITLIST, label: 'Waitlist' },
      ]}
    />
  );
}
