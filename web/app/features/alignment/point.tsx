import type { AlignmentPoint } from '@ampersand/contract/alignment';
import { alignmentQuestion, themeWords } from '@ampersand/contract/alignment-questions';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '../../api.ts';
import { shortDayOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SentenceForm } from './sentence-form.tsx';
import type { Changing } from './use-alignment.ts';

interface PointProps {
  point: AlignmentPoint;
  called: string;
  changing?: Changing | undefined;
}

/** One point of the agenda, open or closed. */
export function Point({ point, called, changing }: PointProps) {
  const { question, theme, sentence, confirmedAt, proposal, stillAsked } = point;
  const zone = useZone();
  const { text } = alignmentQuestion(question);
  return (
    <Card as="li" id={point.id} tabIndex={-1} className="break-inside-avoid p-5" aria-label={text}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-sm text-muted">{themeWords[theme].name}</p>
          <h3 className="text-lg">{text}</h3>
        </div>
        {stillAsked ? (
          <Badge tone="accent">Still so?</Badge>
        ) : sentence ? (
          <Badge tone="ok">
            <Check aria-hidden="true" /> Agreed
          </Badge>
        ) : (
          <Badge>{proposal ? 'Proposed' : 'To talk about'}</Badge>
        )}
      </div>
      {sentence && (
        <Quoted>
          {sentence}
          {confirmedAt && (
            <footer className="mt-1 font-sans text-sm text-muted">
              Confirmed by both on {shortDayOf(confirmedAt, zone)}
            </footer>
          )}
        </Quoted>
      )}
      {stillAsked && !proposal && (
        <p className="mt-3">Three months have gone by since you both confirmed this. Is it still so?</p>
      )}
      {proposal && <Proposed point={point} called={called} />}
      {changing && <PointActions point={point} changing={changing} />}
    </Card>
  );
}

const Quoted = ({ children }: { children: ReactNode }) => (
  <blockquote className="mt-3 border-s-3 border-primary ps-4 font-display text-lg wrap-anywhere">
    {children}
  </blockquote>
);

function Proposed({ point: { proposal, sentence }, called }: { point: AlignmentPoint; called: string }) {
  if (!proposal) return null;
  const isSame = proposal.sentence === sentence;
  return (
    <div className="mt-3">
      <p className="text-muted">
        {proposal.mine ? (
          isSame ? (
            <>
              You say it is still so. Waiting for <bdi>{called}</bdi>.
            </>
          ) : (
            <>
              You propose this. It stands once <bdi>{called}</bdi> confirms it:
            </>
          )
        ) : isSame ? (
          <>
            <bdi>{called}</bdi> says it is still so.
          </>
        ) : (
          <>
            <bdi>{called}</bdi> proposes:
          </>
        )}
      </p>
      {!isSame && <Quoted>{proposal.sentence}</Quoted>}
    </div>
  );
}

/** The heading of the agenda. */
export const AGENDA = 'agenda-title';

/** What was pressed may be gone: the keyboard goes on from here. */
const focusOn = (id: string) => document.getElementById(id)?.focus();

/** What can be done with a point now. */
function PointActions({ point, changing }: { point: AlignmentPoint; changing: Changing }) {
  const { id, question, sentence, proposal, stillAsked } = point;
  const { busy, change, params, refresh } = changing;
  const [writes, setWrites] = useState(false);
  const at = { params: { ...params, pointId: id } };
  const { text } = alignmentQuestion(question);

  async function act(send: () => Promise<unknown>, then = id) {
    if (await change(send)) focusOn(then);
  }
  const propose = (words: string, after: string | null) =>
    call('PUT /connections/{connectionId}/alignment/points/{pointId}/proposal', {
      ...at,
      body: { sentence: words, after },
    });
  const confirm = (words: string) =>
    act(() =>
      call('POST /connections/{connectionId}/alignment/points/{pointId}/confirm', {
        ...at,
        body: { sentence: words },
      }),
    );
  const withdraw = (words: string) =>
    act(() =>
      call('POST /connections/{connectionId}/alignment/points/{pointId}/withdraw', {
        ...at,
        body: { sentence: words },
      }),
    );
  const remove = () =>
    act(() => call('DELETE /connections/{connectionId}/alignment/points/{pointId}', at), AGENDA);

  if (writes)
    return (
      <SentenceForm
        id={id}
        about={text}
        start={proposal?.sentence ?? sentence ?? ''}
        proposed={proposal?.sentence ?? null}
        refresh={refresh}
        propose={propose}
        onDone={() => {
          setWrites(false);
          focusOn(id);
        }}
      />
    );
  const isSame = proposal?.sentence === sentence;
  const isOpen = !sentence && !proposal;
  return (
    <div className="acts mt-4 print:hidden">
      {proposal && !proposal.mine && (
        <Button variant="primary" busy={busy} onClick={() => void confirm(proposal.sentence)}>
          {isSame ? 'It is still so' : 'Confirm'}
        </Button>
      )}
      {stillAsked && sentence && !proposal && (
        <Button variant="primary" busy={busy} onClick={() => void act(() => propose(sentence, null))}>
          It is still so
        </Button>
      )}
      <Button onClick={() => setWrites(true)} aria-label={isOpen ? `Propose a sentence: ${text}` : undefined}>
        {isOpen ? 'Propose a sentence' : proposal ? 'Propose something else' : 'Propose a change'}
      </Button>
      {proposal && (
        <Button variant="quiet" busy={busy} onClick={() => void withdraw(proposal.sentence)}>
          {proposal.mine ? 'Take it back' : 'Decline'}
        </Button>
      )}
      {isOpen && (
        <Button
          variant="quiet"
          busy={busy}
          aria-label={`Take off the agenda: ${text}`}
          onClick={() => void remove()}
        >
          Take off the agenda
        </Button>
      )}
    </div>
  );
}
