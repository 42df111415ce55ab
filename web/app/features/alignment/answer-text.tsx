import type { AlignmentQuestion, AlignmentValue } from '@ampersand/contract/alignment-questions';
import { answerWords } from './words.ts';

/** An answer in words. */
export function AnswerText({ question, value }: { question: AlignmentQuestion; value: AlignmentValue }) {
  const words = answerWords(question, value);
  if (typeof words === 'string')
    return (
      <p className="wrap-anywhere whitespace-pre-line">
        <bdi>{words}</bdi>
      </p>
    );
  return (
    <ol className="list-inside list-decimal">
      {words.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
