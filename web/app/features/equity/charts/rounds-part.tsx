import type { EquityTerms } from '@ampersand/contract/equity';
import { foundingStage, partsOf, raise, type Safe, type Stage } from '@ampersand/contract/equity/cap-table';
import { cutOff } from '@ampersand/contract/equity/fraction';
import { countOf, percentOf } from '@ampersand/contract/equity/words';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { csvFile } from '../agreement.tsx';
import { hundredthsIn, moneyIn } from '../percent.ts';
import { TableBox } from '../table-box.tsx';
import { holderName } from '../words.ts';
import { RoundFields, SafeFields, type TypedRound, type TypedSafe } from './money-fields.tsx';
import { StagesPicture } from './stages-picture.tsx';

const MOST = 3;
const SAFE: TypedSafe = { key: 1, kind: 'POST_MONEY', amount: '500,000', cap: '5,000,000', discount: '0' };
const ROUND: TypedRound = { key: 1, preMoney: '8,000,000', investment: '2,000,000', pool: '10' };

const refused = {
  SAFES_TAKE_ALL:
    'The SAFEs would take all of the company: their amounts are too large for their caps or for the round.',
  POOL_TAKES_ALL: 'The investors and the pool together would take all of the company.',
  PRICE_TOO_SMALL: 'A share would cost less than a millionth: the valuation is too small.',
} as const;

interface Told {
  readonly stages: readonly { readonly name: string; readonly stage: Stage; readonly price?: string }[];
  readonly problem: string | undefined;
}

/** What the two hold after each round, as far as what is typed can be. */
function tell(
  terms: EquityTerms,
  typedSafes: readonly TypedSafe[],
  typedRounds: readonly TypedRound[],
): Told {
  const stages: { name: string; stage: Stage; price?: string }[] = [
    { name: 'At the start', stage: foundingStage({ first: terms.yours, pool: terms.pool }) },
  ];
  const safes = typedSafes.map(safeOf);
  for (const [index, typed] of typedRounds.entries()) {
    const round = roundOf(typed);
    if (!round || safes.includes(undefined))
      return { stages, problem: 'Please enter amounts as whole numbers, and percentages from 0 to 99.' };
    const number = index + 1;
    const known = index === 0 ? safes.filter((safe) => safe !== undefined) : [];
    const latest = stages.at(-1)?.stage ?? { holdings: [] };
    const next = raise(latest, { round, safes: known, number });
    if (typeof next === 'string') return { stages, problem: `Round ${number}: ${refused[next]}` };
    stages.push({ name: `Round ${number}`, stage: next, price: priceOf(next.price) });
  }
  return { stages, problem: undefined };
}

const MOST_PERCENT = 9900;
const partIn = (typed: string) => {
  const part = hundredthsIn(typed || '0');
  return part !== undefined && part <= MOST_PERCENT ? part : undefined;
};

function safeOf({ kind, amount, cap, discount }: TypedSafe): Safe | undefined {
  const [money, most, off] = [moneyIn(amount), cap.trim() ? moneyIn(cap) : null, partIn(discount)];
  if (money === undefined || most === undefined || off === undefined) return undefined;
  return { kind, amount: money, cap: most, discount: off };
}

function roundOf(typed: TypedRound) {
  const [preMoney, investment, pool] = [
    moneyIn(typed.preMoney),
    moneyIn(typed.investment),
    partIn(typed.pool),
  ];
  return preMoney && investment && pool !== undefined ? { preMoney, investment, pool } : undefined;
}

/** With the digits that it is cut off after, six at most. */
function priceOf(price: { n: bigint; d: bigint }): string {
  const { n, d } = cutOff(price, 6);
  const digits = ((n * 1_000_000n) / d).toString().padStart(7, '0');
  return `${countOf(BigInt(digits.slice(0, -6)))}.${digits.slice(-6).replace(/0{1,4}$/, '')}`;
}

/** What SAFEs and rounds leave to whom. */
export function RoundsPart({ terms, called }: { terms: EquityTerms; called: string }) {
  const [safes, setSafes] = useState<readonly TypedSafe[]>([SAFE]);
  const [rounds, setRounds] = useState<readonly TypedRound[]>([ROUND]);
  const { stages, problem } = tell(terms, safes, rounds);
  const last = stages.at(-1)?.stage ?? { holdings: [] };
  const holders = last.holdings.map(({ holder }) => holder);
  const nextKey = (list: readonly { key: number }[]) => Math.max(0, ...list.map(({ key }) => key)) + 1;

  function save() {
    const head = ['Holder', ...stages.flatMap(({ name }) => [`${name}: percent`, `${name}: shares`])];
    const rows = holders.map((holder) => [
      holderName(holder, called),
      ...stages.flatMap(({ stage }) => {
        const index = stage.holdings.findIndex((each) => each.holder === holder);
        return [(partsOf(stage)[index] ?? 0) / 100, stage.holdings[index]?.shares ?? 0n];
      }),
    ]);
    saveFile(csvFile([head, ...rows]), 'rounds.csv');
  }

  return (
    <section aria-labelledby="rounds-title">
      <h3 id="rounds-title" className="text-xl">
        Rounds
      </h3>
      <p className="measure mt-1 text-muted">
        Who is left with what when money comes in. The figures are an example: put in your own, in any
        currency. SAFEs become shares in the first round; those with a post-money cap count towards its
        valuation, those with a pre-money cap come on top.
      </p>
      <div className="mt-4 flex flex-col gap-4">
        {safes.map((safe, index) => (
          <SafeFields
            key={safe.key}
            number={index + 1}
            safe={safe}
            onChange={(next) => setSafes(safes.map((each) => (each.key === safe.key ? next : each)))}
            onRemove={() => setSafes(safes.filter(({ key }) => key !== safe.key))}
          />
        ))}
        {rounds.map((round, index) => (
          <RoundFields
            key={round.key}
            number={index + 1}
            round={round}
            onChange={(next) => setRounds(rounds.map((each) => (each.key === round.key ? next : each)))}
            {...(rounds.length > 1 && {
              onRemove: () => setRounds(rounds.filter(({ key }) => key !== round.key)),
            })}
          />
        ))}
        <div className="flex flex-wrap gap-3 print:hidden">
          {safes.length < MOST && (
            <Button size="sm" onClick={() => setSafes([...safes, { ...SAFE, key: nextKey(safes) }])}>
              <Plus className="size-4.5" aria-hidden="true" /> Add a SAFE
            </Button>
          )}
          {rounds.length < MOST && (
            <Button size="sm" onClick={() => setRounds([...rounds, { ...ROUND, key: nextKey(rounds) }])}>
              <Plus className="size-4.5" aria-hidden="true" /> Add a round
            </Button>
          )}
        </div>
      </div>
      <Alert className="mt-4">{problem}</Alert>
      <StagesPicture stages={stages} holders={holders} called={called} />
      <TableBox label="Who holds what after each round" className="mt-5">
        <thead>
          <tr>
            <th scope="col">Holder</th>
            {stages.map(({ name, price }) => (
              <th key={name} scope="col" className="text-end">
                {name}
                {price && <span className="block font-normal text-muted">{price} a share</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holders.map((holder) => (
            <tr key={holder}>
              <th scope="row">
                <bdi>{holderName(holder, called)}</bdi>
              </th>
              {stages.map(({ name, stage }) => {
                const index = stage.holdings.findIndex((each) => each.holder === holder);
                const shares = stage.holdings[index]?.shares;
                return (
                  <td key={name} className="text-end tabular-nums">
                    {shares === undefined ? '–' : percentOf(partsOf(stage)[index] ?? 0)}
                    {shares !== undefined && (
                      <span className="block text-sm text-muted">{countOf(shares)}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableBox>
      <Button size="sm" className="mt-3 print:hidden" onClick={save}>
        <Download className="size-4.5" aria-hidden="true" /> The table as CSV
      </Button>
    </section>
  );
}
