import type { EquityTerms } from '@ampersand/contract/equity';
import { percentOf, vestingSentences } from '@ampersand/contract/equity/words';
import { longDate } from '../../page/dates.ts';
import { SplitBar } from './split-bar.tsx';

/** Terms in a picture and in sentences. */
export function TermsList({ terms, called }: { terms: EquityTerms; called: string }) {
  return (
    <div className="flex flex-col gap-3">
      <SplitBar label="Of what you two divide" yours={terms.yours} called={called} />
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>
          {terms.pool === 0
            ? 'No option pool.'
            : `An option pool of ${percentOf(terms.pool)} of the company for who comes later.`}
        </li>
        {vestingSentences(terms.vesting, longDate).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
