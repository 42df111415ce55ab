import type { Importance } from '@ampersand/contract/enumerations';
import type { ComponentProps } from 'react';
import { Segmented } from '../../ui/segmented.tsx';

export const importanceLabels: Record<Importance, string> = {
  MUST_HAVE: 'Must-have',
  IMPORTANT: 'Important',
  NICE: 'Nice',
  INDIFFERENT: 'Indifferent',
};

const effects: Record<string, string> = {
  MUST_HAVE: 'Leaves out anybody who does not meet it.',
  INDIFFERENT: 'Is not counted.',
};

const options = Object.entries(importanceLabels).map(([value, label]) => ({ value, label }));

type ImportanceMarkProps = Pick<ComponentProps<typeof Segmented>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
  value: string;
  /** The question it belongs to. */
  question: string;
  /** Whether a must-have would leave anybody out. One that was marked before can be seen, and taken back. */
  filters: boolean;
};

/** How much an answer counts. */
export function ImportanceMark({ question, filters, ...rest }: ImportanceMarkProps) {
  const offered = options.filter(({ value }) => value !== 'MUST_HAVE' || filters || rest.value === value);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="text-sm text-muted" aria-hidden="true">
        How much does it count?
      </p>
      <Segmented
        {...rest}
        label={`How much this counts: ${question}`}
        size="sm"
        options={offered}
        className="max-sm:gap-0.5 max-sm:p-0.5 max-sm:[&>label]:px-1 max-[22rem]:grid max-[22rem]:grid-cols-2"
      />
      <p role="status" className="text-sm text-muted">
        {(filters || rest.value !== 'MUST_HAVE') && effects[rest.value]}
      </p>
    </div>
  );
}
