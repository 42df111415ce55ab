import type { DeskCard, TurnKind, Waiting as Waits } from '@ampersand/contract/desk';
import {
  AlarmClock,
  Check,
  ChevronRight,
  Handshake,
  type LucideIcon,
  Mail,
  Phone,
  UserPlus,
} from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import type { Area } from '../../page/area.ts';
import { appointmentOf } from '../../page/dates.ts';
import { useCall } from '../../page/use-call.ts';
import { useZone } from '../../page/zone.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { toast } from '../../ui/toast.ts';
import { addressOf } from '../desk/addresses.ts';
import { howMany } from '../desk/words.ts';

interface WaitingProps {
  waiting: Waits;
  paths: Area['paths'];
}

/** How many lines stand open; the rest is a press away, except beside somebody to meet, where there is room. */
const OPEN = 3;

/** What waits for the member, first of all: a line each. */
export function Waiting({ waiting, paths }: WaitingProps) {
  const [done, setDone] = useState<readonly string[]>([]);
  const zone = useZone();
  const title = useRef<HTMLHeadingElement>(null);
  const reminders = waiting.reminders.filter(({ person }) => !done.includes(person.id));
  const lines = linesOf({ ...waiting, reminders }, paths, zone, (id) => {
    setDone((all) => [...all, id]);
    title.current?.focus();
  });
  // Once the last one is done the heading stays, so that the focus is not lost.
  if (lines.length === 0 && done.length === 0) return null;
  const [open, more] = lines.length > OPEN + 1 ? [lines.slice(0, OPEN), lines.slice(OPEN)] : [lines, []];
  return (
    <section
      aria-labelledby="waiting-title"
      className="rounded-card bg-accent-soft px-4 py-3 sm:px-5 xl:flex-2"
    >
      <h2 ref={title} id="waiting-title" tabIndex={-1} className="text-xl">
        {lines.length === 0 ? 'Nothing waits for you now' : 'What waits for you'}
      </h2>
      {open.length > 0 && <ul className="mt-1">{open}</ul>}
      {more.length > 0 && (
        <>
          <ul className="max-xl:hidden">{more}</ul>
          <Disclosure label={`${more.length} more`} plain className="xl:hidden">
            <ul>{more}</ul>
          </Disclosure>
        </>
      )}
    </section>
  );
}

function linesOf(
  { requests, unread, turns, calls, reminders }: Waits,
  paths: Area['paths'],
  zone: string | undefined,
  onDone: (id: string) => void,
) {
  return [
    ...(requests > 0
      ? [
          <Line key="requests" icon={UserPlus} to={paths.requests}>
            {requests === 1 ? 'Somebody wants' : `${requests} people want`} to talk to you
          </Line>,
        ]
      : []),
    ...(unread > 0
      ? [
          <Line key="unread" icon={Mail} to={paths.messages}>
            {howMany(unread, 'unread conversation', 'unread conversations')}
          </Line>,
        ]
      : []),
    ...turns.map(({ kind, connectionId, person }) => (
      <Line key={`${kind} ${connectionId}`} icon={Handshake} to={turnWords[kind].to(paths, connectionId)}>
        <bdi>{person.calledName}</bdi> {turnWords[kind].text}
      </Line>
    )),
    ...calls.map(({ connectionId, person, startsAt }) => (
      <Line key={`call ${connectionId} ${startsAt}`} icon={Phone} to={paths.calls(connectionId)}>
        Call with <bdi>{person.calledName}</bdi>: {appointmentOf(startsAt, zone)}
      </Line>
    )),
    ...reminders.map((card) => (
      <ReminderLine key={card.person.id} card={card} paths={paths} onDone={() => onDone(card.person.id)} />
    )),
  ];
}

type ToPart = (paths: Area['paths'], connectionId: string) => string;
const toAlignment: ToPart = (paths, id) => paths.alignment(id);
const toEquity: ToPart = (paths, id) => paths.equity(id);
const toCalls: ToPart = (paths, id) => paths.calls(id);
const toTrial: ToPart = (paths, id) => paths.trial(id);

/** Goes on after a name. */
const turnWords: Record<TurnKind, { text: string; to: ToPart }> = {
  ANSWERS: { text: 'has shared their alignment answers: share yours to see both', to: toAlignment },
  AGAIN: { text: 'would like to answer once more', to: toAlignment },
  SENTENCE: { text: 'proposes a sentence for you to confirm', to: toAlignment },
  CALL: { text: 'suggests times for a call: pick one', to: toCalls },
  TRIAL_TEXT: { text: 'waits for your name under your trial', to: toTrial },
  TRIAL_SAID: { text: 'has said how your trial goes: say how you see it', to: toTrial },
  SPLIT_ANSWERS: { text: 'has said what counts for your split: say what counts for you', to: toEquity },
  SPLIT: { text: 'proposes a split', to: toEquity },
};

interface LineProps {
  icon: LucideIcon;
  to: string;
  children: ReactNode;
  /** What stands at the end of the line. */
  aside?: ReactNode;
}

function Line({ icon: Icon, to, children, aside }: LineProps) {
  return (
    <li className="flex items-center gap-2">
      <Link
        to={to}
        className="group flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control py-1.5 font-medium"
      >
        <Icon className="size-5 shrink-0 text-accent-ink" aria-hidden="true" />
        <span className="min-w-0 leading-snug wrap-anywhere underline decoration-1 underline-offset-4 group-hover:decoration-2">
          {children}
        </span>
        {!aside && <ChevronRight className="ms-auto size-5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />}
      </Link>
      {aside}
    </li>
  );
}

interface ReminderLineProps {
  card: DeskCard;
  paths: Area['paths'];
  onDone: () => void;
}

/** Somebody of whom the member wanted to be reminded, with the beginning of their note. */
function ReminderLine({ card, paths, onDone }: ReminderLineProps) {
  const { person, note } = card;
  const { busy, run } = useCall();
  const done = () =>
    run({
      send: () => call('PATCH /desk/{userId}', { params: { userId: person.id }, body: { remindOn: null } }),
      onDone() {
        onDone();
        toast.success('Reminder done');
      },
      onFailure: ({ message }) => toast.error(message),
    });
  return (
    <Line
      icon={AlarmClock}
      to={addressOf(paths.board, card)}
      aside={
        <Button size="sm" variant="quiet" busy={busy} onClick={done}>
          <Check className="size-4.5" aria-hidden="true" />
          Done
          <span className="sr-only"> with the reminder of {person.fullName}</span>
        </Button>
      }
    >
      <span className="sr-only">Reminder: </span>
      <bdi>{person.fullName}</bdi>
      {note && (
        <>
          {': '}
          <bdi className="line-clamp-1 font-normal">{note}</bdi>
        </>
      )}
    </Line>
  );
}
