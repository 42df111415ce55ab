import { brand } from '@ampersand/contract/brand';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { NextPage } from '../../page/next-page.tsx';
import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MessagesFrame } from '../conversations/messages-frame.tsx';
import type { Route } from './+types/invitations';
import { InvitationCard } from './invitation-card.tsx';
import { loadInvitations } from './load-boxes.server.ts';
import { useInvitationNews } from './use-invitation-news.ts';
import { YourAnswers } from './your-answers.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Your invitations | ${brand.name}` }];

export const loader = loadInvitations;

/** Whom the member has invited, and what came of it. */
export default function Invitations({ loaderData }: Route.ComponentProps) {
  const { you, open, invitations, answers, asked } = loaderData;
  const { paths } = areaOf(you);
  const { data: list = [], nextCursor } = invitations.ok ? invitations.value : {};
  useInvitationNews(you.id, { asked, shown: list });
  return (
    <MessagesFrame you={you} open={open}>
      {!asked.cursor && list.length > 0 && <YourAnswers answers={answers} />}
      <h2 className="sr-only">Your invitations</h2>
      {!invitations.ok && (
        <Card>
          <PartError title="Your invitations did not load" error={invitations.error} />
        </Card>
      )}
      {invitations.ok && list.length === 0 && (
        <Card>
          <EmptyState
            title="You have not invited anybody yet"
            heading="h3"
            action={
              <Link to={paths.matches} className={buttonClass({ variant: 'primary' })}>
                See your matches
              </Link>
            }
          >
            Found somebody who fits? Write them a note. They have seven days to say yes, or no and why.
          </EmptyState>
        </Card>
      )}
      {list.length > 0 && (
        <ul className="flex flex-col gap-5">
          {list.map((invitation) => (
            <li key={invitation.id}>
              <InvitationCard invitation={invitation} paths={paths} />
            </li>
          ))}
        </ul>
      )}
      <NextPage nextCursor={nextCursor} />
    </MessagesFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
