import { brand } from '@ampersand/contract/brand';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { callName } from '../../labels.ts';
import type { Area } from '../../page/area.ts';
import { areaOf } from '../../page/area.ts';
import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import { useCall } from '../../page/use-call.ts';
import { useZone } from '../../page/zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ContactDetails } from '../users/detail-page-connect.tsx';
import type { Route } from './+types/messages';
import { dayOf } from './day.ts';
import { type Connection, loadConnections } from './load-messages.server.ts';
import { MessagesFrame } from './messages-frame.tsx';
import { PersonLine } from './person-line.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Messages | ${brand.name}` }];

export const loader = loadConnections;

/** Whom the member is connected with. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { you, open, connections, wanted } = loaderData;
  const { paths } = areaOf(you);
  return (
    <MessagesFrame you={you} open={open}>
      <h2 className="sr-only">Your connections</h2>
      {!connections.ok && (
        <Card>
          <PartError title="Your connections did not load" error={connections.error} />
        </Card>
      )}
      {connections.ok && connections.value.length === 0 && <NobodyYet paths={paths} open={open} />}
      {connections.ok && connections.value.length > 0 && (
        <ul className="flex flex-col gap-5">
          {connections.value.map((connection) => (
            <li key={connection.id}>
              <ConnectionCard connection={connection} paths={paths} isWanted={connection.id === wanted} />
            </li>
          ))}
        </ul>
      )}
    </MessagesFrame>
  );
}

function NobodyYet({ paths, open }: { paths: Area['paths']; open: number }) {
  return (
    <Card>
      <EmptyState
        title="No connections yet"
        heading="h3"
        action={
          <Link
            to={open > 0 ? paths.requests : paths.matches}
            className={buttonClass({ variant: 'primary' })}
          >
            {open > 0 ? 'Read your requests' : 'See your matches'}
          </Link>
        }
      >
        Once somebody accepts your invitation, or you accept theirs, you find them here, with email and phone.
      </EmptyState>
    </Card>
  );
}

interface ConnectionCardProps {
  connection: Connection;
  paths: Area['paths'];
  /** The address leads to it. */
  isWanted: boolean;
}

function ConnectionCard({ connection: { person, since }, paths, isWanted }: ConnectionCardProps) {
  const titleId = useId();
  const zone = useZone();
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      tabIndex={isWanted ? -1 : undefined}
      className={isWanted ? 'p-5 ring-2 ring-primary sm:p-6' : 'p-5 sm:p-6'}
    >
      <PersonLine person={person} paths={paths} titleId={titleId}>
        Connected since {dayOf(since, zone)}
      </PersonLine>
      <ContactOf person={person} />
    </Card>
  );
}

/** Email and phone, which whoever is connected may see, once they are wanted. */
function ContactOf({ person }: { person: Connection['person'] }) {
  const [contact, setContact] = useState<Parameters<typeof ContactDetails>[0]['contact']>();
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const name = callName(person);

  function show() {
    setFailure(undefined);
    void run({
      send: () => call('GET /logs/contact/{contactUserId}', { params: { contactUserId: person.id } }),
      onDone({ data }) {
        if (data) setContact(data);
        else setFailure(`There is nothing to show: ${name} may have left.`);
      },
      onFailure: ({ message }) => setFailure(message),
    });
  }

  return (
    <div className="mt-4 border-t border-line pt-4">
      {contact ? (
        <ContactDetails contact={contact} takesFocus name={name} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={show}>
            {busy ? 'Loading...' : 'Show email and phone'}
            <span className="sr-only"> of {person.fullName}</span>
          </Button>
          <Alert className="min-w-0 flex-1 basis-56">{failure}</Alert>
        </div>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
