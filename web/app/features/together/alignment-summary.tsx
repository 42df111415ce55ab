import type { Alignment } from '@ampersand/contract/alignment';
import { themeWords } from '@ampersand/contract/alignment-questions';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { useLive } from '../../page/use-live.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useTogether } from './context.ts';

/** How far the two are with their alignment, and whose turn it is. */
export function AlignmentSummary({ loaded }: { loaded: Alignment }) {
  const { you, conversation, isOpen, called } = useTogether();
  const { id } = conversation;
  const [alignment] = useLive(loaded, { userId: you.id, connectionId: id }, async () => {
    const { data } = await call('GET /connections/{connectionId}/alignment', {
      params: { connectionId: id },
    });
    return data;
  });
  const { paths } = areaOf(you);
  const shown = alignment.themes.filter(({ revealedAt }) => revealedAt !== null).length;
  const turns = isOpen ? alignment.themes.flatMap((state) => turnOf(state, called)) : [];
  const lines = [...(isOpen ? pointLines(alignment.points, called) : []), ...agreedLine(alignment.points)];
  const isBegun = shown > 0 || turns.length + lines.length > 0;
  return (
    <>
      <h2 className="text-2xl">Alignment</h2>
      <p className="mt-1 text-muted">
        {shown > 0
          ? `You have seen each other’s answers in ${shown} of ${alignment.themes.length} themes.`
          : 'Forty questions that founders should ask each other before they begin; ten of them first. You each answer unseen, then both answers are shown at once.'}
      </p>
      {turns.length + lines.length > 0 && (
        <ul className="mt-3 list-disc ps-5 marker:text-primary">
          {turns.map(({ theme, text }) => (
            <li key={theme}>
              <Link to={paths.alignmentTheme(id, theme)} className="text-link">
                {text}
              </Link>
            </li>
          ))}
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Link to={paths.alignment(id)} className={`mt-5 ${buttonClass({ variant: 'primary' })}`}>
        {isBegun || !isOpen ? 'Go to alignment' : 'Begin with the ten'}
      </Link>
    </>
  );
}

function turnOf({ theme, theyGave, givenAt, revealedAt }: Alignment['themes'][number], called: string) {
  const { name } = themeWords[theme];
  if (revealedAt || theyGave === (givenAt !== null)) return [];
  const text = theyGave
    ? `${called} has shared their answers to ‘${name}’: share yours to see both`
    : `‘${name}’ waits for ${called}`;
  return [{ theme, text }];
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

function pointLines(points: Alignment['points'], called: string): string[] {
  const toConfirm = points.filter(({ proposal }) => proposal && !proposal.mine).length;
  const open = points.filter(({ sentence, proposal }) => !sentence && !proposal).length;
  return [
    ...(toConfirm > 0
      ? [`${called} proposes ${many(toConfirm, 'sentence', 'sentences')} for you to confirm`]
      : []),
    ...(open > 0 ? [`${many(open, 'point', 'points')} to talk about`] : []),
  ];
}

function agreedLine(points: Alignment['points']): string[] {
  const agreed = points.filter(({ sentence }) => sentence).length;
  return agreed > 0 ? [`${many(agreed, 'sentence', 'sentences')} that you both hold to`] : [];
}
