import type { AlignmentCompared } from '@ampersand/contract/alignment';
import { type AlignmentQuestion, alignmentQuestion } from '@ampersand/contract/alignment-questions';
import { EyeOff, ListPlus, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AnswerText } from './answer-text.tsx';
import { Mark, TwoPlaces } from './two-places.tsx';
import { isHiddenReading, matters, readingWords } from './words.ts';

interface ComparedCardProps {
  compared: AlignmentCompared;
  called: string;
  /** Puts it on the agenda; undefined where it is there, or nothing can be changed. */
  onAdd?: (() => void) | undefined;
  isOnAgenda: boolean;
}

/** How two answers to a question lie: in a picture where there is one, and in words. */
export function ComparedCard({ compared, called, onAdd, isOnAgenda }: ComparedCardProps) {
  const { reading, mine, theirs } = compared;
  const question = alignmentQuestion(compared.question);
  const { label, tone } = readingWords(compared.question, reading);
  const isHidden = isHiddenReading(reading);
  const shown =
    !isHidden && mine && theirs?.value != null ? { mine: mine.value, theirs: theirs.value } : undefined;
  return (
    <Card as="li" id={question.id} tabIndex={-1} className="break-inside-avoid p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-60 text-xl">{question.text}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {shown && (
        <div className="mt-4">
          <TwoPlaces question={question} {...shown} />
        </div>
      )}
      {isHidden ? (
        <p className="mt-3 flex items-start gap-2">
          <EyeOff className="mt-1 size-4.5 shrink-0 text-muted" aria-hidden="true" />
          Compared without being shown: neither of you sees the other’s answer.
        </p>
      ) : (
        <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
          <Side name="You" whose="mine" question={question} value={mine?.value}>
            {mine ? null : 'You left this out, so you do not see their answer.'}
          </Side>
          <Side name={<bdi>{called}</bdi>} whose="theirs" question={question} value={shown?.theirs}>
            {!theirs ? 'They left this out.' : !mine ? 'They have answered.' : null}
          </Side>
        </dl>
      )}
      {mine && (
        <p className="mt-4 text-sm text-muted">
          For you {matters[mine.importance]}
          {theirs && (
            <>
              ; for <bdi>{called}</bdi> {matters[theirs.importance]}
            </>
          )}
          .
        </p>
      )}
      {(mine?.talk || theirs?.talk) && (
        <p className="mt-2 flex items-center gap-2 font-medium">
          <MessageCircle className="size-4.5 shrink-0 text-primary" aria-hidden="true" />
          <span>
            {mine?.talk && theirs?.talk ? (
              'Both of you want to talk about it.'
            ) : mine?.talk ? (
              'You want to talk about it.'
            ) : (
              <>
                <bdi>{called}</bdi> wants to talk about it.
              </>
            )}
          </span>
        </p>
      )}
      <div className="mt-3 print:hidden">
        {isOnAgenda ? (
          <p className="text-sm text-muted">It is on your agenda.</p>
        ) : (
          onAdd && (
            <Button size="sm" onClick={onAdd} aria-label={`Put on the agenda: ${question.text}`}>
              <ListPlus className="size-4.5" aria-hidden="true" /> Put on the agenda
            </Button>
          )
        )}
      </div>
    </Card>
  );
}

interface SideProps {
  name: ReactNode;
  whose: 'mine' | 'theirs';
  question: AlignmentQuestion;
  value: AlignmentCompared['mine'] extends infer Mine
    ? Mine extends { value: infer Value }
      ? Value | undefined
      : never
    : never;
  /** In place of an answer. */
  children: ReactNode;
}

function Side({ name, whose, question, value, children }: SideProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-sm font-semibold">
        <Mark whose={whose} /> {name}
      </dt>
      <dd className="mt-1">
        {value === undefined ? (
          <p className="text-muted">{children}</p>
        ) : (
          <AnswerText question={question} value={value} />
        )}
      </dd>
    </div>
  );
}
