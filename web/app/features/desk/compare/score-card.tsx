import { MOST_CRITERIA, MOST_POINTS, SUGGESTED_CRITERIA, scoreSum } from '@ampersand/contract/score-card';
import { useRef } from 'react';
import { call } from '../../../api.ts';
import { useCall } from '../../../page/use-call.ts';
import { useHydrated } from '../../../page/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { AddCriterion } from './add-criterion.tsx';
import { CriterionHead } from './criterion-head.tsx';
import type { Seen } from './people.ts';
import { type LoadedCard, type ScoreCardState, useScoreCard } from './use-score-card.ts';

interface ScoreCardProps {
  people: readonly Seen[];
  loaded: LoadedCard;
}

/** What counts for the reader, how much, and how many points each of the people has from them. */
export function ScoreCard({ people, loaded }: ScoreCardProps) {
  const card = useScoreCard(loaded);
  const title = useRef<HTMLHeadingElement>(null);
  const { criteria } = card;
  return (
    <section aria-labelledby="score-title" className="@container">
      <h2 ref={title} id="score-title" tabIndex={-1} className="text-2xl">
        Your score card
      </h2>
      <p className="measure mt-1 text-muted">
        {criteria.length > 0
          ? 'Your own words and your own figures: 0 points is not at all, 5 is fully, and what counts more weighs more. It changes nothing in your matches.'
          : 'What counts for you, how much it counts, and how many points you give each of them. It changes nothing in your matches.'}
      </p>
      <Card className="mt-3 p-4 sm:p-5">
        {criteria.length > 0 ? (
          <PointsTable people={people} card={card} onRemoved={() => title.current?.focus()} />
        ) : (
          <Suggestions
            onAdded={(all) => {
              card.replace(all);
              title.current?.focus();
            }}
          />
        )}
        {criteria.length < MOST_CRITERIA ? (
          <AddCriterion onAdded={card.replace} />
        ) : (
          <p className="mt-4 text-sm text-muted">
            {MOST_CRITERIA} criteria are the most: more would hide what counts.
          </p>
        )}
      </Card>
    </section>
  );
}

/** Somewhere to start. */
function Suggestions({ onAdded }: { onAdded: ScoreCardState['replace'] }) {
  const { busy, run } = useCall();
  const start = () =>
    run({
      send: () => call('POST /desk/criteria', { body: { criteria: [...SUGGESTED_CRITERIA] } }),
      onDone: ({ data }) => onAdded(data),
      onFailure: ({ message }) => toast.error(message),
    });
  return (
    <>
      <h3 className="text-lg">Six to start with</h3>
      <ul className="mt-2 list-inside list-disc marker:text-primary">
        {SUGGESTED_CRITERIA.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Button variant="primary" busy={busy} onClick={start} className="mt-4">
        Start with these
      </Button>
    </>
  );
}

const points = Array.from({ length: MOST_POINTS + 1 }, (_, each) => ({
  value: String(each),
  label: String(each),
}));

interface PointsTableProps {
  people: readonly Seen[];
  card: ScoreCardState;
  onRemoved: () => void;
}

function PointsTable({ people, card, onRemoved }: PointsTableProps) {
  const { criteria, pointsOf, give, replace } = card;
  const hydrated = useHydrated();
  return (
    <table aria-labelledby="score-title" className="w-full border-collapse @max-3xl:block">
      <thead className="@max-3xl:hidden">
        <tr>
          <th scope="col" className="pb-2 text-start text-sm font-medium text-muted">
            What counts
          </th>
          {people.map(({ id, fullName }) => (
            <th key={id} scope="col" className="px-3 pb-2 text-start font-semibold wrap-anywhere">
              <bdi>{fullName}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-3xl:block">
        {criteria.map((criterion) => (
          <tr
            key={criterion.id}
            className="border-t border-line @max-3xl:flex @max-3xl:flex-col @max-3xl:gap-2 @max-3xl:py-4 @max-3xl:first:border-t-0 @max-3xl:first:pt-0"
          >
            <th scope="row" className="text-start font-normal @3xl:py-3 @3xl:pe-3">
              <CriterionHead criterion={criterion} onChanged={replace} onRemoved={onRemoved} />
            </th>
            {people.map(({ id, fullName, calledName }) => (
              <td
                key={id}
                className="@max-3xl:flex @max-3xl:items-center @max-3xl:justify-between @max-3xl:gap-3 @3xl:px-3 @3xl:py-3"
              >
                <span className="min-w-0 wrap-anywhere @3xl:hidden" aria-hidden="true">
                  <bdi>{calledName}</bdi>
                </span>
                <div className="w-24 shrink-0">
                  <Select
                    aria-label={`Points for ${fullName}: ${criterion.name}`}
                    options={points}
                    placeholder="–"
                    disabled={!hydrated}
                    value={pointsOf(criterion.id, id)?.toString() ?? ''}
                    onChange={({ target }) =>
                      give(criterion.id, id, target.value === '' ? undefined : Number(target.value))
                    }
                  />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot className="@max-3xl:block">
        <tr className="border-t-2 border-edge @max-3xl:flex @max-3xl:flex-col @max-3xl:gap-2 @max-3xl:pt-4">
          <th scope="row" className="text-start font-semibold @3xl:py-3 @3xl:pe-3">
            Your sum
          </th>
          {people.map(({ id, calledName }) => (
            <td
              key={id}
              className="@max-3xl:flex @max-3xl:items-baseline @max-3xl:justify-between @max-3xl:gap-3 @3xl:px-3 @3xl:py-3"
            >
              <span className="min-w-0 wrap-anywhere @3xl:hidden">
                <bdi>{calledName}</bdi>
              </span>
              <Sum {...scoreSum(criteria, (criterionId) => pointsOf(criterionId, id))} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Sum({ sum, most, open }: ReturnType<typeof scoreSum>) {
  return (
    <span className="tabular-nums">
      <span className="font-display text-xl font-medium">{sum}</span>
      <span className="text-sm text-muted"> of {most}</span>
      {open > 0 && <span className="block text-sm text-muted">{open} still open</span>}
    </span>
  );
}
