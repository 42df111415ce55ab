import { brand } from '@ampersand/contract/brand';
import { LIMITS } from '@ampersand/contract/limits';
import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { cursorIn, NextPage } from '../../page/next-page.tsx';
import { PageError } from '../../page/page-error.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Route } from './+types/members';
import { MemberCard } from './member-card.tsx';

const MOST = 200;

export const meta: Route.MetaFunction = () => [{ title: `Members | ${brand.name}` }];

export const loader = loadingForAdmin(async ({ call, url }: ForMember<Route.LoaderArgs>) => {
  const search = (url.searchParams.get('search') ?? '').slice(0, MOST);
  return { search, page: await call('GET /moderation/members', { query: { search, ...cursorIn(url) } }) };
});

/** Everybody with an account, by a part of their name or address. */
export default function Members({ loaderData: { search, page } }: Route.ComponentProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <h1 className="text-3xl">Members</h1>
        <p className="mt-1 text-muted">Everybody with an account, newest first.</p>
      </div>
      <Form role="search" className="flex flex-wrap items-end gap-3">
        <Field label="Name or email address" className="flex-1 basis-60">
          <TextInput
            key={search}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={MOST}
            dir="auto"
          />
        </Field>
        <Button type="submit" className="max-sm:w-full">
          <Search className="size-5" aria-hidden="true" /> Search
        </Button>
      </Form>
      {page.more && (
        <p role="status">
          More than {LIMITS.membersFound} members have ‘<bdi>{search}</bdi>’ in their name or address, and
          here are {LIMITS.membersFound} of them. Type more of it to find the one you mean.
        </p>
      )}
      <Card>
        {page.data.length > 0 ? (
          <ul className="flex flex-col divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0">
            {page.data.map((member) => (
              <li key={member.id}>
                <MemberCard
                  member={member}
                  name={
                    <Link
                      to={paths.admin.member(member.id)}
                      className="text-link text-lg font-semibold wrap-anywhere"
                    >
                      <bdi>{member.fullName}</bdi>
                    </Link>
                  }
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title="Nobody was found">
            Try three letters or more of the name, or of the email address.
          </EmptyState>
        )}
      </Card>
      <NextPage nextCursor={page.nextCursor} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
