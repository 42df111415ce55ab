import { brand } from '@ampersand/contract/brand';
import type { Entry } from '@ampersand/contract/entries';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { momentOf } from '../../page/dates.ts';
import { cursorIn, NextPage } from '../../page/next-page.tsx';
import { PageError } from '../../page/page-error.tsx';
import { useZone } from '../../page/zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Route } from './+types/addresses';
import { NeverWrite, RemoveEntry } from './entry-acts.tsx';
import { entriesAt, listIn, NewsletterTabs } from './newsletter-tabs.tsx';

const MOST = 200;

export const meta: Route.MetaFunction = () => [{ title: `Newsletter addresses | ${brand.name}` }];

export const loader = loadingForAdmin(async ({ call, url }: ForMember<Route.LoaderArgs>) => {
  const list = listIn(url);
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, MOST);
  return {
    list,
    search,
    page: await call('GET /newsletter/entries', { query: { list, search, ...cursorIn(url) } }),
  };
});

/** Who gets the newsletter, or waits for a place. */
export default function Addresses({ loaderData: { list, search, page } }: Route.ComponentProps) {
  const isNew = /^\S+@\S+$/.test(search) && !page.data.some(({ email }) => email === search.toLowerCase());
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl">Newsletter</h1>
      <NewsletterTabs current={entriesAt[list]} />
      <Form role="search" className="flex flex-wrap items-end gap-3">
        {list === 'WAITLIST' && <input type="hidden" name="list" value="waitlist" />}
        <Field
          label="Email address, or a part of it"
          hint="Finds those too that have not confirmed, have left, or want no emails."
          className="flex-1 basis-60"
        >
          <TextInput
            key={`${list} ${search}`}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={MOST}
            dir="ltr"
          />
        </Field>
        <Button type="submit" className="max-sm:w-full">
          <Search className="size-5" aria-hidden="true" /> Search
        </Button>
      </Form>
      <Card>
        {page.data.length > 0 ? (
          <ul className="flex flex-col divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">
            {page.data.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={search ? 'No such address here' : 'Nobody yet'}
            action={isNew && <NeverWrite email={search} />}
          >
            {search
              ? 'Try a shorter part of it, or look in the other list.'
              : 'Whoever confirms their address appears here.'}
          </EmptyState>
        )}
      </Card>
      <NextPage nextCursor={page.nextCursor} />
    </div>
  );
}

const states: Record<Entry['state'], string> = {
  PENDING: 'Not confirmed',
  CONFIRMED: 'Confirmed',
  UNSUBSCRIBED: 'Unsubscribed',
  NEVER: 'Never write',
};
const sides = { FOUNDER: 'founder', APPLICANT: 'applicant' } as const;

function EntryLine({ entry: { id, email, fullName, role, state, confirmedAt } }: { entry: Entry }) {
  const zone = useZone();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
        {(fullName || role) && (
          <p className="wrap-anywhere">
            <bdi>{fullName ?? 'Somebody'}</bdi>
            {role && `, ${sides[role]}`}
          </p>
        )}
        <p className="text-sm text-muted">
          {state === 'CONFIRMED' && confirmedAt ? (
            `Since ${momentOf(confirmedAt, zone)}`
          ) : (
            <Badge tone={state === 'NEVER' ? 'danger' : 'neutral'}>{states[state]}</Badge>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state !== 'NEVER' && <NeverWrite email={email} />}
        <RemoveEntry id={id} email={email} />
      </div>
    </li>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
