import type { TrialProposal } from '@ampersand/contract/trial';
import { lastDayOf, type TrialTerms } from '@ampersand/contract/trial/terms';
import { call } from '../../api.ts';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useTogether } from '../together/context.ts';
import { ProposalCard } from '../together/proposal-card.tsx';
import { type ProposalDraft, useProposing } from '../together/use-proposing.ts';
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
  const { typed, terms, errorAt, set, ...form } = useProposing({
    kept: proposalDraft(you.id, connectionId),
    draft,
    begin: () => (begin ? { ...typedOf(begin), ...(startsOn && { startsOn }) } : USUAL),
    latest,
    read,
    send: (body) =>
      call('POST /connections/{connectionId}/trial/proposals', { params: { connectionId }, body }),
    refresh,
    onDone,
  });

  return (
    <ProposalCard {...form}>
      <div className="mt-4 flex flex-col gap-5">
        <Field
          label="What do you two want to find out?"
          hint="One sentence, such as: can we get ten bakeries to order through us?"
          error={errorAt('terms.goal')}
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
          error={errorAt('terms.deliverables')}
          onChange={(deliverables) => set({ deliverables })}
        />
        <TimeFields
          typed={typed}
          lastDay={terms && lastDayOf(terms)}
          side={side}
          called={called}
          errorAt={errorAt}
          onChange={set}
        />
        <ChoiceFields typed={typed} errorAt={errorAt} onChange={set} />
      </div>
    </ProposalCard>
  );
}
