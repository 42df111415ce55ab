import type { Invitation } from '@ampersand/contract/invitations';
import type { ReactNode } from 'react';

interface NoteProps {
  invitation: Pick<Invitation, 'note' | 'question' | 'answer'>;
  /** Whose the question was. */
  asked: ReactNode;
}

/** What an invitation says, and its answer to the question. */
export function Note({ invitation: { note, question, answer }, asked }: NoteProps) {
  return (
    <div className="flex flex-col gap-3">
      <p dir="auto" className="text-start wrap-anywhere whitespace-pre-line">
        {note}
      </p>
      {question && answer && (
        <div className="border-s-2 border-accent ps-4">
          <p className="text-sm text-muted">
            {asked} <bdi className="wrap-anywhere">{question}</bdi>
          </p>
          <p dir="auto" className="mt-1 text-start wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </div>
  );
}
