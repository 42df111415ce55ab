import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Await, Link, type To, useAsyncError } from 'react-router';
import { asCallFailure, call, failureMessage } from '../../../api.ts';
import { areaOf } from '../../../page/area.ts';
import type { Attempt } from '../../../page/attempt.ts';
import { PartError } from '../../../page/part-error.tsx';
import { isPlainClick } from '../../../page/plain-click.ts';
import { useFailure } from '../../../page/session-end.ts';
import type { You } from '../../../page/you.ts';
import { AmpLoader } from '../../../ui/amp-loader.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import type { Tied } from '../../invitations/ties.ts';
import { type LoadedPerson, PersonView } from './person-view.tsx';

export interface PersonPaneProps {
  you: You;
  id: string;
  /** What came with the page. */
  loaded: Attempt<LoadedPerson> | undefined;
  tie: Tied | undefined;
  isListed: boolean;
  /** Where the list is without them. */
  closed: To;
  onClose: () => void;
  onSaved: (isSaved: boolean) => void;
  onPassed: () => void;
}

/** Somebody beside the list. */
export function PersonPane({
  you,
  id,
  loaded,
  tie,
  isListed,
  closed,
  onClose,
  onSaved,
  onPassed,
}: PersonPaneProps) {
  const { paths } = areaOf(you);
  const failureOf = useFailure();
  const [person, setPerson] = useState(() => (loaded ? undefined : load()));

  const known = loaded?.ok ? loaded.value : undefined;

  async function load() {
    try {
      return await loadFromHere(you, id);
    } catch (error) {
      throw failureOf(error) ?? error;
    }
  }

  return (
    <section
      ref={loaded ? undefined : takeFocus}
      tabIndex={-1}
      aria-label="Profile beside the list"
      className="flex flex-col gap-4 rounded-card"
    >
      <div className="flex items-center justify-between gap-4 bg-paper py-1 xl:sticky xl:top-0 xl:z-1">
        <Link to={paths.detailPage(id)} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          Open as a page
        </Link>
        <Link
          to={closed}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onClose();
          }}
        >
          <X className="size-5" aria-hidden="true" /> Close
        </Link>
      </div>
      {loaded?.ok === false && <PartError title="The profile did not load" error={loaded.error} />}
      <Suspense fallback={<Waiting />}>
        <Await resolve={person ?? known} errorElement={<Failed onRetry={() => setPerson(load())} />}>
          {(value) =>
            value && (
              <div className="flex flex-col gap-6">
                <PersonView
                  you={you}
                  loaded={{ tie, ...value }}
                  heading="h2"
                  isListed={isListed}
                  onLeave={onClose}
                  onSaved={onSaved}
                  onPassed={isListed ? onPassed : undefined}
                />
              </div>
            )
          }
        </Await>
      </Suspense>
    </section>
  );
}

/** As the page's loader has it, from the browser. */
async function loadFromHere(you: You, id: string): Promise<Omit<LoadedPerson, 'tie'>> {
  const [person, contact, pair] = await Promise.all([
    call('GET /users/user/{id}', { params: { id } }),
    call('GET /logs/contact/{contactUserId}', { params: { contactUserId: id } }).catch(unanswered),
    call('GET /matchings/pair/{otherId}', { params: { otherId: id } }),
  ]);
  // The server counts one a day; a visit that could not be logged is nothing the reader can mend.
  void call('POST /logs/profile', { body: { viewerId: you.id, viewedUserId: id } }).catch(asCallFailure);
  return { person: person.data, contact: contact?.data ?? null, pair: { ok: true, value: pair.data } };
}

/** They can be asked for the contact with Connect, as before. */
const unanswered = (error: unknown): undefined => void asCallFailure(error);

function Waiting() {
  return (
    <div role="status" className="flex min-h-80 items-center justify-center">
      <AmpLoader />
      <span className="sr-only">Loading the profile</span>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const error = useAsyncError();
  return (
    <ErrorState heading="h2" title="The profile did not load" onRetry={onRetry}>
      {failureMessage(error, 'Something went wrong on our side.')}
    </ErrorState>
  );
}
