import type { AlignmentCompared, AlignmentPoint, AlignmentThemeState } from '@ampersand/contract/alignment';
import { call } from '../../api.ts';
import { ComparedCard } from './compared-card.tsx';
import type { Changing } from './use-alignment.ts';

interface RevealProps {
  state: AlignmentThemeState;
  points: readonly AlignmentPoint[];
  called: string;
  /** Undefined: it is only read. */
  changing?: Changing | undefined;
}

const NEAR = ['SAME', 'CLOSE', 'FITS'];

const isApart = ({ reading, mine, theirs }: AlignmentCompared) =>
  ['APART', 'FAR', 'TO_TALK', 'FAR_APART'].includes(reading) || mine?.talk === true || theirs?.talk === true;

/** What both gave of a theme, differences first. */
export function Reveal({ state: { compared }, points, called, changing }: RevealProps) {
  const groups = [
    { title: 'Where you differ', items: compared.filter(isApart) },
    {
      title: 'In your own words',
      items: compared.filter((each) => !isApart(each) && each.reading === 'WORDS'),
    },
    {
      title: 'Where you agree, or nearly',
      items: compared.filter((each) => !isApart(each) && NEAR.includes(each.reading)),
    },
    {
      title: 'What one of you left out',
      items: compared.filter((each) => !isApart(each) && each.reading === 'ALONE'),
    },
  ].filter(({ items }) => items.length > 0);

  async function add({ question }: AlignmentCompared, { change, params }: Changing) {
    const path = 'POST /connections/{connectionId}/alignment/points';
    // The button is gone then.
    if (await change(() => call(path, { params, body: { question } })))
      document.getElementById(question)?.focus();
  }

  return (
    <div className="flex flex-col gap-8">
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-3 text-2xl">{title}</h2>
          <ul className="flex flex-col gap-4">
            {items.map((each) => (
              <ComparedCard
                key={each.question}
                compared={each}
                called={called}
                isOnAgenda={points.some(({ question }) => question === each.question)}
                onAdd={changing && each.reading !== 'ALONE' ? () => void add(each, changing) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
