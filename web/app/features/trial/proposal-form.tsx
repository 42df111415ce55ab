import type { TrialProposal } from '@ampersand/contract/trial';
import { lastDayOf, type TrialTerms } from '@ampersand/contract/trial/terms';
import { useId, useState } from 'react';
import { call } from '../../api.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { useTogether } from '../together/context.ts';
import { FormEnd } from '../together/form-end.tsx';
import { useChanging } from '../together/use-changing.ts';
import { useTypedForm } from '../together/use-typed-form.ts';
import { Deliverables } from './deliverables.tsx';
import { type ProposalDraft, proposalDraft } from './draft.ts';
import type { TrialFrame } from './frame.ts';
import { ChoiceFields, TimeFields } from './terms-fields.tsx';
import { read, type TypedTerms, typedOf, USUAL } from './typed-terms.ts';

interface ProposalFormProps extends TrialFrame {
  side: 'FOUNDER' | 'APPLICANT';
  /** The latest proposal, open or not. */
  latest: TrialProposal | undefined;
  /** What was typed before and not sent. */
  draft: ProposalDraft | undefined;
  /** What stands in the form already where there is no draft. */
  begin: TrialTerms | undefined;
  /** In the place of the day in `begin`. */
  startsOn: string | undefined;
  onDone: () => void;
}

/** Terms to propose; what was typed before, or those of the latest proposal, or of what holds, stand in it already. */
export function ProposalForm(props: ProposalFormProps) {
  const { connectionId, called, refresh, side, latest, draft, begin, startsOn, onDone } = props;
  const [typed, setTyped] = useState<TypedTerms>(() => {
    if (draft) return draft.typed;
    return begin ? { ...typedOf(begin), ...(startsOn && { startsOn }) } : USUAL;
  });
  // Newer ones are shown before they are answered.
  const [seen, setSeen] = useState(draft ? draft.seen : latest);
  const isOutdated = latest?.id !== seen?.id || latest?.status !== seen?.status;
  const { you } = useTogether();
  const kept = proposalDraft(you.id, connectionId);
  const titleId = useId();
  const { terms, faults } = read(typed);
  const set = (more: Partial<TypedTerms>) => {
    const next = { ...typed, ...more };
    setTyped(next);
    void kept.write({ typed: next, seen: seen && { id: seen.id, status: seen.status } });
  };
  const close = () => {
    void kept.remove();
    onDone();
  };
  const form = useTypedForm({
    body: terms && { terms, after: seen?.id ?? null },
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
          outdated={
            isOutdated
              ? 'Something has changed above. Look at it first; then send yours if you still want to.'
              : undefined
          }
          onSeen={() => setSeen(latest)}
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
