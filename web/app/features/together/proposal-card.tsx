import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { FormEnd } from './form-end.tsx';
import type { useProposing } from './use-proposing.ts';

interface ProposalCardProps extends Pick<ReturnType<typeof useProposing>, 'submit' | 'end'> {
  /** The fields. */
  children: ReactNode;
}

/** The form in which terms are proposed. */
export function ProposalCard({ submit, end, children }: ProposalCardProps) {
  const titleId = useId();
  return (
    <Card className="mt-4">
      <form aria-labelledby={titleId} noValidate onSubmit={submit}>
        <h3 id={titleId} ref={takeFocus} tabIndex={-1} className="text-xl">
          Your proposal
        </h3>
        {children}
        <FormEnd {...end} action="Propose this" busyAction="Proposing..." cancel="Cancel" />
      </form>
    </Card>
  );
}
