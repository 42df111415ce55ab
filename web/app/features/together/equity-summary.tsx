import type { Equity } from '@ampersand/contract/equity';
import { percentOf } from '@ampersand/contract/equity/words';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { useLive } from '../../page/use-live.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useTogether } from './context.ts';

/** How far the two are with their split, and whose turn it is. */
export function EquitySummary({ loaded }: { loaded: Equity }) {
  const { you, conversation, isOpen, called } = useTogether();
  const { id } = conversation;
  const [equity] = useLive(loaded, { userId: you.id, connectionId: id }, async () => {
    const { data } = await call('GET /connections/{connectionId}/equity', { params: { connectionId: id } });
    return data;
  });
  const { paths } = areaOf(you);
  const turn = isOpen ? turnOf(equity, called) : undefined;
  return (
    <>
      <h2 className="text-2xl">Equity</h2>
      <p className="mt-1 text-muted">{howFar(equity, isOpen)}</p>
      {turn && <p className="mt-3">{turn}</p>}
      <Link to={paths.equity(id)} className={`mt-5 ${buttonClass()}`}>
        {equity.yours.given || !isOpen ? 'Go to equity' : 'Say what counts'}
      </Link>
    </>
  );
}

function howFar({ agreements: [holds] }: Equity, isOpen: boolean): string {
  if (holds) return `You agreed on ${percentOf(holds.terms.yours)} for you.`;
  return isOpen
    ? 'What each of you brings, how much it counts, and what becomes of the split with time and money.'
    : 'You two have not agreed on a split.';
}

function turnOf({ yours, theirs, proposals }: Equity, called: string): string | undefined {
  const [latest] = proposals;
  if (latest?.status === 'OPEN')
    return latest.mine
      ? `Your proposal waits for ${called}.`
      : `${called} has proposed a split: agree to it, or propose another.`;
  if (latest?.status === 'DECLINED' && latest.mine) return `The split you proposed does not suit ${called}.`;
  if (theirs.given && !yours.given) return `${called} has shared their answers: share yours to see both.`;
  if (yours.given && !theirs.given) return `You have shared your answers; ${called} has not yet.`;
  return undefined;
}
