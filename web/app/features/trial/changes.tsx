import { partsIn } from '@ampersand/contract/trial/text';
import { clsx } from 'clsx';
import { diffArrays, diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';

interface ChangesProps {
  before: string;
  text: string;
}

const words = new Intl.Segmenter('en', { granularity: 'word' });
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A text with what is different from another: what has gone is struck through, what is new is marked. */
export function Changes({ before, text }: ChangesProps) {
  const earlier = partsIn(before);
  return (
    <div dir="auto" className="flex flex-col gap-4">
      {partsIn(text).map(({ heading, lines }) => {
        const was = earlier.find((part) => part.heading === heading)?.lines ?? [];
        return (
          <section key={heading}>
            <h4 className="font-semibold">{heading}</h4>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">
              <Marked before={was.join('\n')} text={lines.join('\n')} />
            </p>
          </section>
        );
      })}
    </div>
  );
}

/** What came in its place stands apart: old and new figures are not read as one. */
const gone = 'me-1.5 bg-danger-soft text-danger';
const fresh = 'me-0.5 bg-ok-soft text-ok-ink no-underline';

function Marked({ before, text }: ChangesProps) {
  return piecesOf(before, text).map(({ value, kind }, index) => {
    // The pieces of a text have no names of their own, and are made anew with it.
    const key = `${index} ${value}`;
    if (kind === 'KEPT') return <span key={key}>{value}</span>;
    // A mark that begins with the end of a line would leave one empty.
    const start = value.length - value.trimStart().length;
    const Mark = kind === 'GONE' ? 'del' : 'ins';
    return (
      <Fragment key={key}>
        {value.slice(0, start)}
        <Mark className={clsx('rounded-sm px-0.5', kind === 'GONE' ? gone : fresh)}>
          <span className="sr-only">, {kind === 'GONE' ? 'gone' : 'new'}: </span>
          {value.slice(start)}
        </Mark>
      </Fragment>
    );
  });
}

interface Piece {
  readonly value: string;
  readonly kind: 'KEPT' | 'GONE' | 'NEW';
}

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): Piece['kind'] =>
  removed ? 'GONE' : added ? 'NEW' : 'KEPT';

/** What was said before and what is said now, sentence by sentence. */
function piecesOf(before: string, text: string): Piece[] {
  const parts = diffArrays(sentencesOf(before), sentencesOf(text), { comparator: isSame }).map(
    (part): Piece => ({ value: part.value.join(''), kind: kindOf(part) }),
  );
  return parts.flatMap((part, index) => {
    const next = parts[index + 1];
    if (part.kind === 'GONE' && next?.kind === 'NEW') return changed(part, next);
    return part.kind === 'NEW' && parts[index - 1]?.kind === 'GONE' ? [] : [part];
  });
}

const sentencesOf = (text: string) => Array.from(sentences.segment(text), ({ segment }) => segment);
/** The last line has no end, until another one follows it. */
const isSame = (one: string, other: string) => one.trim() === other.trim();

/** Where less than half has stayed, the old whole and the new whole read better than their words in turn. */
function changed(before: Piece, now: Piece): Piece[] {
  const pieces = diffWordsWithSpace(before.value, now.value, { intlSegmenter: words }).map(
    (part): Piece => ({ value: part.value, kind: kindOf(part) }),
  );
  const kept = pieces.filter(({ kind }) => kind === 'KEPT').map(({ value }) => value);
  if (2 * lettersIn(kept.join('')) >= (lettersIn(before.value) + lettersIn(now.value)) / 2) return pieces;
  return [before, { ...now, value: `${before.value.endsWith('\n') ? '' : '\n'}${now.value}` }];
}

const lettersIn = (text: string) => text.replace(/\s/g, '').length;
