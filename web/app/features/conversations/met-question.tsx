import type { Conversation } from '@ampersand/contract/connections';
import type { Met } from '@ampersand/contract/enumerations';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.ts';

const answers = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'Not yet' },
] as const;

/** Whether the two have met. Only the engine hears of it. */
export function MetQuestion({
  conversation: { id, met },
  name,
}: {
  conversation: Conversation;
  name: string;
}) {
  const [answer, setAnswer] = useState<Met | undefined>(met ?? undefined);
  const { run } = useCall();

  function choose(chosen: Met) {
    const before = answer;
    setAnswer(chosen);
    void run({
      send: () =>
        call('POST /connections/{connectionId}/met', { params: { connectionId: id }, body: { met: chosen } }),
      onDone: ({ message }) => toast.success(message),
      onFailure({ message }) {
        setAnswer(before);
        toast.error(message);
      },
    });
  }

  return (
    <div className="rounded-control bg-sunken p-4">
      <p aria-hidden="true" className="mb-2 font-medium">
        Have you two met?
      </p>
      <Segmented
        name="met"
        label="Have you two met?"
        size="sm"
        className="w-full"
        options={answers}
        value={answer ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const chosen = answers.find((one) => one.value === value);
          if (chosen) choose(chosen.value);
        }}
      />
      <p className="mt-2 text-sm text-muted">
        In person or by video. <bdi>{name}</bdi> does not see your answer; it makes your matches better.
      </p>
    </div>
  );
}
