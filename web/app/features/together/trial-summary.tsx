import type { Trial } from '@ampersand/contract/trial';
import { agreedOf, toAnswer } from '@ampersand/contract/trial/holds';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { longDate } from '../../page/dates.ts';
import { useLive } from '../../page/use-live.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useTogether } from './context.ts';

/** How far the two are with their trial, and whose turn it is. */
export function TrialSummary({ loaded }: { loaded: Trial }) {
  const { you, conversation, isOpen, called } = useTogether();
  const { id } = conversation;
  const [trial] = useLive(loaded, { userId: you.id, connectionId: id }, async () => {
    const { data } = await call('GET /connections/{connectionId}/trial', { params: { connectionId: id } });
    return data;
  });
  const { paths } = areaOf(you);
  const turn = isOpen ? turnOf(trial, called) : undefined;
  return (
    <>
      <h2 className="text-2xl">Trial</h2>
      <p className="mt-1 text-muted">{howFar(trial, isOpen)}</p>
      {turn && <p className="mt-3">{turn}</p>}
      <Link to={paths.trial(id)} className={`mt-5 ${buttonClass()}`}>
        {trial.proposals.length > 0 || !isOpen ? 'Go to the trial' : 'Propose a trial'}
      </Link>
    </>
  );
}

function howFar({ trials }: Trial, isOpen: boolean): string {
  const { holds } = agreedOf(trials);
  if (!holds && !isOpen) return 'You two have not agreed on a trial.';
  if (!holds) return 'A few weeks of working together on something real, under a text that you both sign.';
  if (holds.state === 'OVER') return 'Your trial is over.';
  return holds.state === 'AHEAD'
    ? `Your trial begins on ${longDate(holds.terms.startsOn)}.`
    : `Your trial is under way, until ${longDate(holds.lastDay)}.`;
}

function turnOf({ proposals: [latest], trials }: Trial, called: string): string | undefined {
  if (latest?.status === 'OPEN') {
    if (latest.signatures.some(({ mine }) => mine)) return `Your text waits for ${called} to sign.`;
    if (latest.signatures.length > 0)
      return `${called} has signed the text: sign it too, or change something.`;
    return latest.mine
      ? 'Your proposal waits for both of you to sign.'
      : `${called} has proposed a text: sign it, or change something.`;
  }
  if (trials.every((each) => toAnswer(each).length === 0)) {
    const isDeclined = latest?.status === 'DECLINED' && latest.mine;
    return isDeclined ? `The trial you proposed does not suit ${called}.` : undefined;
  }
  return agreedOf(trials).holds?.state === 'OVER'
    ? 'You are asked how it went.'
    : 'You are asked how it goes.';
}
