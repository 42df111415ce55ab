import { brand } from '@ampersand/contract/brand';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { unlessOnlyDialog, useDialogParam } from '../../page/dialog-param.ts';
import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MessagesFrame } from '../conversations/messages-frame.tsx';
import { WhyDialog } from '../matchings/why-dialog.tsx';
import type { Route } from './+types/requests';
import { waiting } from './boxes.ts';
import { loadRequests } from './load-boxes.server.ts';
import { RequestCard } from './request-card.tsx';
import { useInvitationNews } from './use-invitation-news.ts';

export const meta: Route.MetaFunction = () => [{ title: `Requests | ${brand.name}` }];

export const loader = loadRequests;

export const shouldRevalidate = unlessOnlyDialog;

/** Who asks to connect, and waits for an answer. */
export default function Requests({ loaderData: { you, open, requests } }: Route.ComponentProps) {
  const { paths } = areaOf(you);
  const why = useDialogParam('why');
  const list = requests.ok ? requests.value.data : [];
  useInvitationNews(you.id, { asked: waiting, shown: list });
  return (
    <MessagesFrame you={you} open={open}>
      <h2 className="sr-only">Requests to you</h2>
      {!requests.ok && (
        <Card>
          <PartError title="Your requests did not load" error={requests.error} />
        </Card>
      )}
      {requests.ok && list.length === 0 && (
        <Card>
          <EmptyState
            title="Nobody is waiting for your answer"
            heading="h3"
            action={
              <Link to={paths.profile} className={buttonClass({ variant: 'primary' })}>
                Look at your profile
              </Link>
            }
          >
            When somebody invites you to connect, you read their note here and have seven days to answer. A
            full profile is found more often.
          </EmptyState>
        </Card>
      )}
      {list.length > 0 && (
        <ul className="flex flex-col gap-5">
          {list.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} you={you} onWhy={() => why.open(request.person.id)} />
            </li>
          ))}
        </ul>
      )}
      <WhyDialog
        you={you}
        other={list.find(({ person }) => person.id === why.value)?.person}
        onClose={why.close}
      />
    </MessagesFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
