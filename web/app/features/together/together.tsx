import { brand } from '@ampersand/contract/brand';
import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { ConversationState } from '@ampersand/contract/connections';
import { ArrowLeft, Lock } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { PageTabs } from '../../page/page-tabs.tsx';
import { useLive } from '../../page/use-live.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ConversationError } from '../conversations/conversation-error.tsx';
import { useClosed } from '../conversations/use-closed.ts';
import { IdentityBadge } from '../profile/identity-badge.tsx';
import type { Route } from './+types/together';
import { type Together, togetherOf } from './context.ts';
import { loadTogether } from './load-together.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Together with ${loaderData?.conversation.person?.fullName ?? FORMER_MEMBER} | ${brand.name}` },
];

export const loader = loadTogether;

export const shouldRevalidate = unlessOnlyDialog;

/** What two connected members decide together: with whom, and its parts. */
export default function TogetherPage({ loaderData }: Route.ComponentProps) {
  const { you, conversation: loaded } = loaderData;
  const { id } = loaded;
  const ask = () => call('GET /connections/{connectionId}', { params: { connectionId: id } });
  const [conversation] = useLive(
    loaded,
    { userId: you.id, connectionId: id },
    async () => (await ask()).data,
  );
  const isClosed = useClosed(loaded.state, conversation.state);
  const together = togetherOf(you, conversation);
  return (
    <div data-together="" className="max-w-4xl">
      <Head together={together} />
      {isClosed ? (
        <Card className="mt-6">
          <EmptyState title="This is closed for now">
            You cannot read or change anything here at the moment. Should it open again, everything is still
            here.
          </EmptyState>
        </Card>
      ) : (
        <>
          <Parts together={together} />
          <ReadOnly together={together} />
          <div className="mt-6">
            <Outlet key={id} context={together} />
          </div>
        </>
      )}
    </div>
  );
}

function Head({ together: { you, conversation } }: { together: Together }) {
  const { paths } = areaOf(you);
  const name = conversation.person?.fullName ?? FORMER_MEMBER;
  return (
    <header>
      <Link
        to={paths.conversation(conversation.id)}
        className="-ms-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 font-medium text-primary hover:underline print:hidden"
      >
        <ArrowLeft className="size-4.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
        To the conversation
      </Link>
      <div className="mt-1 flex items-center gap-4">
        <Avatar name={name} src={conversation.person?.profileUrl} className="max-sm:hidden" />
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 text-3xl wrap-anywhere">
            Together with <bdi>{name}</bdi>
          </h1>
          {conversation.person?.identityReviewed && <IdentityBadge />}
        </div>
      </div>
      <p className="mt-2 hidden text-muted print:block">
        ‘You’ is <bdi>{you.fullName}</bdi>.
      </p>
    </header>
  );
}

/** The pages of the parts. */
function Parts({ together: { you, conversation } }: { together: Together }) {
  const { paths } = areaOf(you);
  const { pathname } = useLocation();
  const { id } = conversation;
  const tabs = [
    { to: paths.together(id), label: 'Overview' },
    { to: paths.calls(id), label: 'Calls' },
    { to: paths.alignment(id), label: 'Alignment' },
    { to: paths.trial(id), label: 'Trial' },
    { to: paths.equity(id), label: 'Equity' },
  ];
  // A page below a part belongs to it.
  const current = tabs.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.to ?? pathname;
  return <PageTabs label="Together" tabs={tabs} current={current} className="mt-4 print:hidden" />;
}

const closed: Partial<Record<ConversationState, string>> = {
  ENDED: 'This connection has ended. You can both still read what is here; nobody changes it any more.',
  FORMER: 'They are no longer here. What you two agreed on stays; nothing is changed any more.',
};

function ReadOnly({ together: { conversation } }: { together: Together }) {
  const why = closed[conversation.state];
  return (
    <div role="status">
      {why && (
        <p className="mt-5 flex items-start gap-3 rounded-control bg-sunken px-4 py-3 ring-1 ring-line">
          <Lock className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
          {why}
        </p>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConversationError error={error} />;
}
