import type { ReportReason } from '@ampersand/contract/enumerations';
import { LIMITS } from '@ampersand/contract/limits';
import { referenceOf } from '@ampersand/contract/reference';
import { useState } from 'react';
import { call } from '../../api.ts';
import { choicesOf } from '../../form/choices.ts';
import { useUnsent } from '../../form/use-unsent.ts';
import { reportReasons } from '../../labels.ts';
import { useCall } from '../../page/use-call.ts';
import type { You } from '../../page/you.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';

interface ReportDialogProps {
  you: You;
  person: { id: string; fullName: string; calledName: string };
  /** What it is about. */
  messageIds?: string[];
  invitationId?: string;
  onClose: () => void;
}

interface Typed {
  readonly reason?: ReportReason | undefined;
  readonly sentence: string;
}

const NOTHING: Typed = { sentence: '' };

const reasons = choicesOf(reportReasons);

/** Tells moderators of somebody. The person does not hear of it. */
export function ReportDialog({ you, person, messageIds, invitationId, onClose }: ReportDialogProps) {
  const about = messageIds?.[0] ?? invitationId ?? person.id;
  const { typed, set, done } = useUnsent(`report-draft:${you.id}:${about}`, NOTHING);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const name = person.calledName;

  const { reason, sentence } = typed;
  const close = () => {
    done();
    onClose();
  };

  function report() {
    if (!reason) return setFailure('Please choose what is wrong');
    setFailure(undefined);
    void run({
      send: () =>
        call('POST /reports', {
          body: {
            userId: person.id,
            reason,
            ...(sentence.trim() && { sentence }),
            ...(messageIds && { messageIds }),
            ...(invitationId && { invitationId }),
          },
        }),
      onDone({ data }) {
        toast.success(`Thank you, we will look at it. Your reference: ${referenceOf(data.id)}`);
        close();
      },
      onFailure: ({ message }) => setFailure(message),
    });
  }

  return (
    <AskDialog
      open
      onClose={close}
      title={
        <>
          Report <bdi>{name}</bdi>
        </>
      }
      action="Send"
      busyAction="Sending..."
      busy={busy}
      failure={failure}
      onAct={report}
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          {messageIds?.length
            ? 'We read the message you report, and those around it.'
            : 'We look at their profile and at what they wrote to you.'}{' '}
          <bdi>{name}</bdi> is not told.
        </p>
        <RadioGroup
          data-autofocus
          name="report"
          label="What is wrong?"
          options={reasons}
          value={reason ?? ''}
          onChange={({ currentTarget: { value } }) =>
            set({ sentence, reason: reasons.find((one) => one.value === value)?.value })
          }
        />
        <Field label="In a sentence" hint="Optional. What should we know?">
          <TextArea
            rows={2}
            maxLength={LIMITS.note.most}
            dir="auto"
            value={sentence}
            onChange={({ currentTarget }) => set({ reason, sentence: currentTarget.value })}
          />
        </Field>
      </div>
    </AskDialog>
  );
}
