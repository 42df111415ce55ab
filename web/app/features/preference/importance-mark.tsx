import type { Importance } from '@ampersand/contract/enumerations';
import type { ComponentProps } from 'react';
import { Segmented } from '../../ui/segmented.tsx';

const importanceLabels: Record<Importance, string> = {
  MUST_HAVE: 'Must-have',
  IMPORTANT: 'Important',
  NICE: 'Nice',
  INDIFFERENT: 'Indifferent',
};

const options = Object.entries(importanceLabels).map(([value, label]) => ({ value, label }));

type ImportanceMarkProps = Pick<ComponentProps<typeof Segmented>, 'name' | 'onChange' | 'onBlur' | 'ref'> & {
  value: string;
  /** The question it belongs to. */
  question: string;
};

/** How much an answer counts. */
export function ImportanceMark({ question, ...rest }: ImportanceMarkProps) {
  return (
    <Segmented
      {...rest}
      label={`How much this counts: ${question}`}
      size="sm"
      options={options}
      className="max-sm:gap-0.5 max-sm:p-0.5 max-sm:[&>label]:px-1 max-[22rem]:grid max-[22rem]:grid-cols-2"
    />
  );
}
