import type { TrialProposal } from '@ampersand/contract/trial';
import { lastDayOf, type TrialTerms } from '@ampersand/contract/trial/terms';
import { useId } from 'react';
import { call } from '../../api.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { useTogether } from '../together/context.ts';
import { FormEnd } from '../together/form-end.tsx';
import { useChanging } from '../together/use-changing.ts';
import { type ProposalDraft, useProposing } from '../together/use-proposing.ts';
import { useTypedForm } from '../together/use-typed-form.ts';
import { Deliverables } from './deliverables.tsx';
import { proposalDraft } from './draft.ts';
import type { TrialFrame } from './frame.ts';
import { ChoiceFields, TimeFields } from './terms-fields.tsx';
import { read, type TypedTerms, typedOf, USUAL } from './typed-terms.ts';

interface ProposalFormProps extends TrialFrame {
  side: 'FOUNDER' | 'APPLICANT';
  /** The latest proposal, open or not. */
  latest: TrialProposal | undefined;
  /** What was typed before and not sent. */
  draft: ProposalDraft<TypedTerms> | undefined;
  /** What stands in the form already where there is no draft. */
  begin: TrialTerms | undefined;
  /** In the place of the day in `begin`. */
  startsOn: string | undefined;
  onDone: () => void;
}

/** Terms to propose; what was typed before, or those of the latest proposal, or of what holds, stand in it already. */
export function ProposalForm(props: ProposalFormProps) {
  const { connectionId, called, refresh, side, latest, draft, begin, startsOn, onDone } = props;
  const { you } = useTogether();
  const kept = proposalDraft(you.id, connectionId);
  const { typed, set, after, isOutdated, onSeen } = useProposing<TypedTerms>({
    kept,
    draft,
    begin: () => (begin ? { ...typedOf(begin), ...(startsOn && { startsOn }) } : USUAL),
    latest,
  });
  const titleId = useId();
  const { terms, faults } = read(typed);
  const close = () => {
    void kept.remove();
    onDone();
  };
  const form = useTypedForm({
    body: terms && { terms, after },
    faults,
    changing: useChanging(refresh),
    send: (body) =>
      call('POST /connections/{connectionId}/trial/proposals', { params: { connectionId }, body }),
    onDone: close,
  });

  return (
    <Card className="mt-4">
      <form aria-labelledby={titleId} noValidate onSubmit={form.submit}>
        <h3 id={titleId} ref={takeFocus} tabIndex={-1} className="text-xl">
          Your proposal
        </h3>
        <div className="mt-4 flex flex-col gap-5">
          <Field
            label="What do you two want to find out?"
            hint="One sentence, such as: can we get ten bakeries to order through us?"
            error={form.errorAt('terms.goal')}
            required
          >
            <TextArea
              rows={2}
              maxLength={500}
              value={typed.goal}
              onChange={({ target }) => set({ goal: target.value })}
            />
          </Field>
          <Deliverables
            deliverables={typed.deliverables}
            error={form.errorAt('terms.deliverables')}
            onChange={(deliverables) => set({ deliverables })}
          />
          <TimeFields
            typed={typed}
            lastDay={terms && lastDayOf(terms)}
            side={side}
            called={called}
            errorAt={form.errorAt}
            onChange={set}
          />
          <ChoiceFields typed={typed} errorAt={form.errorAt} onChange={set} />
        </div>
        <FormEnd
          isOutdated={isOutdated}
          onSeen={onSeen}
          failure={form.failure}
          busy={form.busy}
          action="Propose this"
          busyAction="Proposing..."
          cancel="Cancel"
          onCancel={close}
        />
      </form>
    </Card>
  );
}
