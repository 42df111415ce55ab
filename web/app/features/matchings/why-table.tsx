import type { Suits, WhyTopic } from '@ampersand/contract/matchings';
import { type ReactNode, useId } from 'react';
import { markOf, suitsText, toldUnder } from './words.ts';

interface WhyTableProps {
  topics: readonly WhyTopic[];
  /** What the other is called. */
  name: string;
}

/** Every topic once: what each says of it, and whether it suits the other. Where there is no room for a table, one below the other. */
export function WhyTable({ topics, name }: WhyTableProps) {
  const titleId = useId();
  const other = <bdi>{name}</bdi>;
  return (
    <section className="@container">
      <h3 id={titleId} className="text-lg">
        Topic by topic
      </h3>
      <table aria-labelledby={titleId} className="mt-2 w-full border-collapse @max-2xl:block">
        <thead className="text-start text-sm text-muted @max-2xl:hidden">
          <tr>
            <Head className="w-28">Topic</Head>
            <Head>You</Head>
            <Head>{other}</Head>
            <Head className="w-25 @3xl:w-30">For you</Head>
            <Head className="w-25 @3xl:w-30">For {other}</Head>
          </tr>
        </thead>
        <tbody className="@max-2xl:block">
          {topics.map((topic) => (
            <tr
              key={topic.name}
              className="border-t border-line align-top @max-2xl:grid @max-2xl:grid-cols-2 @max-2xl:gap-x-3 @max-2xl:gap-y-1.5 @max-2xl:py-3"
            >
              <th
                scope="row"
                className="text-start font-semibold @max-2xl:col-span-2 @2xl:py-3 @2xl:pe-4 @2xl:hyphens-auto"
              >
                {topic.name}
              </th>
              <Said who="You" text={topic.you} under={toldUnder(topics, topic, 'you')} />
              <Said
                who={other}
                text={topic.they}
                under={toldUnder(topics, topic, 'they')}
                note={topic.note}
              />
              <Marked who="you" suits={markOf(topic.suitsYou, topic)} />
              <Marked who={other} suits={markOf(topic.suitsThem, topic)} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={`py-2 pe-4 text-start align-bottom font-medium wrap-anywhere ${className}`}>
      {children}
    </th>
  );
}

interface SaidProps {
  who: ReactNode;
  text: string | null;
  /** The topic that has these words already. */
  under: string | undefined;
  note?: string | null;
}

function Said({ who, text, under, note }: SaidProps) {
  return (
    <td className="leading-snug wrap-anywhere @max-2xl:col-span-2 @2xl:py-3 @2xl:pe-4">
      <span className="me-1.5 text-sm text-muted @2xl:hidden">{who}:</span>
      {text === null || under ? (
        <span className="text-muted italic">{under ? `As under ‘${under}’` : 'Not said yet'}</span>
      ) : (
        <bdi className="@2xl:block @2xl:text-start">{text}</bdi>
      )}
      {note && <span className="mt-1 block text-sm text-muted">{note}</span>}
    </td>
  );
}

function Marked({ who, suits }: { who: ReactNode; suits: Suits | null }) {
  if (suits === null) {
    return (
      <td className="text-muted @max-2xl:hidden @2xl:py-3">
        <span aria-hidden="true">–</span>
        <span className="sr-only">Not compared</span>
      </td>
    );
  }
  return (
    <td className="text-sm @2xl:py-3 @2xl:pe-2">
      <Suiting suits={suits}>
        <span className="@2xl:hidden"> for {who}</span>
      </Suiting>
    </td>
  );
}

/** The mark and its word, and whom it is for. */
export function Suiting({ suits, children }: { suits: Suits; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2 leading-6">
      <Mark suits={suits} />
      <span className="min-w-0 wrap-anywhere">
        {suitsText[suits]}
        <span className="text-muted">{children}</span>
      </span>
    </span>
  );
}

/** Filled, half, empty; dotted while one of the two has not said. The word beside it says the same. */
function Mark({ suits }: { suits: Suits }) {
  const open = suits === 'OPEN';
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.75 size-4.5 shrink-0 text-primary">
      {suits === 'FITS' && <circle cx="10" cy="10" r="8.5" fill="currentColor" />}
      {suits === 'PARTLY' && <path d="M10 1.5a8.5 8.5 0 0 0 0 17z" fill="currentColor" />}
      <circle
        cx="10"
        cy="10"
        r="8.5"
        fill="none"
        strokeWidth="1.75"
        className={open ? 'stroke-edge' : 'stroke-current'}
        {...(open && { strokeDasharray: '0.1 4.35', strokeLinecap: 'round' })}
      />
    </svg>
  );
}
