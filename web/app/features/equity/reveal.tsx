import type { EquityAnswers } from '@ampersand/contract/equity';
import { judgementsOf } from '@ampersand/contract/equity/answers';
import { compareSplits, mirrored } from '@ampersand/contract/equity/split';
import { contributionWords, percentOf } from '@ampersand/contract/equity/words';
import { Card } from '../../ui/card.tsx';
import { SplitBar } from './split-bar.tsx';
import { moved, said } from './words.ts';

interface RevealProps {
  yours: EquityAnswers;
  theirs: EquityAnswers;
  called: string;
}

/** Both splits, the range between them, and what makes them differ, most first. */
export function Reveal({ yours, theirs, called }: RevealProps) {
  const [one, other] = [judgementsOf(yours), mirrored(judgementsOf(theirs))];
  const { causes, ...splits } = compareSplits(one, other);
  return (
    <section aria-labelledby="reveal-title">
      <h2 id="reveal-title" className="text-2xl">
        How each of you sees it
      </h2>
      <Card className="mt-4 flex flex-col gap-5">
        <SplitBar label="As you see it" yours={splits.one} called={called} />
        <SplitBar
          label={
            <>
              As <bdi>{called}</bdi> sees it
            </>
          }
          yours={splits.other}
          called={called}
        />
        <p className="border-t border-line pt-4 text-lg">
          {splits.least === splits.most ? (
            <>
              You see the same: <b>{percentOf(splits.one)}</b> for you. That you agree does not make it right;
              it is a place to begin.
            </>
          ) : (
            <>
              What you could both agree on lies{' '}
              <b>
                between {percentOf(splits.least)} and {percentOf(splits.most)}
              </b>{' '}
              for you. No figure in between is the right one: talk about what makes the difference.
            </>
          )}
        </p>
      </Card>
      <h3 className="mt-7 text-xl">Why it differs</h3>
      <p className="measure mt-1 text-muted">
        What sets your two splits furthest apart comes first. They differ because you see your parts
        differently, or because something counts more for one of you.
      </p>
      <ol className="mt-4 flex flex-col gap-3">
        {causes.map(({ contribution, byWeight, byShare }) => {
          const isWeightSame = one[contribution].weight === other[contribution].weight;
          const [yourWords, theirWords] = said(one, other, contribution);
          return (
            <Card key={contribution} as="li" className="break-inside-avoid p-4">
              <p>
                <b>{contributionWords[contribution].name}</b>: {moved({ byWeight, byShare, isWeightSame })}
              </p>
              <dl className="mt-1.5 grid gap-y-0.5 text-sm">
                <div>
                  <dt className="inline text-muted">You say: </dt>
                  <dd className="inline">{yourWords}</dd>
                </div>
                <div>
                  <dt className="inline text-muted">
                    <bdi>{called}</bdi> says:{' '}
                  </dt>
                  <dd className="inline">{theirWords}</dd>
                </div>
              </dl>
            </Card>
          );
        })}
      </ol>
    </section>
  );
}
