import type { Reason, WhyTopic } from '@ampersand/contract/matchings';
import { CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Area } from '../../../page/area.ts';
import { AmpMark } from '../../../ui/amp-mark.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { comparedAt } from '../../choices/compared.ts';
import { KeyFacts } from '../../matchings/key-facts.tsx';
import { Suiting } from '../../matchings/why-table.tsx';
import { GAP_TITLE, markOf, reasonTitle, scoreWord } from '../../matchings/words.ts';
import { IdentityBadge } from '../../profile/identity-badge.tsx';
import { type Seen, topicsOf } from './people.ts';

interface CompareTableProps {
  people: readonly Seen[];
  paths: Area['paths'];
}

/** What each has said, and how it suits the other. Where there is no room for columns, one topic after the other, people beneath each other. */
export function CompareTable({ people, paths }: CompareTableProps) {
  return (
    <section aria-labelledby="fit-title" className="@container">
      <h2 id="fit-title" className="text-2xl">
        How they fit you
      </h2>
      <Card className="mt-3 p-4 sm:p-5">
        <table
          aria-labelledby="fit-title"
          className="w-full table-fixed border-collapse text-start @max-3xl:block"
        >
          <thead className="@max-3xl:block">
            <tr className="align-top @max-3xl:flex @max-3xl:flex-col @max-3xl:gap-4">
              <th scope="col" className="w-40 @max-3xl:hidden">
                <span className="sr-only">Topic</span>
              </th>
              {people.map((person) => (
                <th key={person.id} scope="col" className="text-start font-normal @3xl:px-3 @3xl:pb-4">
                  <PersonHead person={person} people={people} paths={paths} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-3xl:block">
            <Row title="What fits">
              {people.map((person) => (
                <Cell key={person.id} person={person}>
                  <Sentences
                    list={person.pair.reasons}
                    leadOf={(reason) => reasonTitle(reason, person.calledName)}
                  >
                    <AmpMark className="mt-1 size-4.5 text-accent" />
                  </Sentences>
                </Cell>
              ))}
            </Row>
            <Row title="What to talk about">
              {people.map((person) => (
                <Cell key={person.id} person={person}>
                  <Sentences list={person.pair.gaps} leadOf={() => GAP_TITLE}>
                    <CircleAlert className="mt-0.75 size-4.5 shrink-0 text-muted" aria-hidden="true" />
                  </Sentences>
                </Cell>
              ))}
            </Row>
            {topicsOf(people).map(({ name, you, lines }) => (
              <Row key={name} title={name} you={you}>
                {people.map((person, at) => (
                  <Cell key={person.id} person={person}>
                    <TopicLine line={lines[at]} name={person.calledName} />
                  </Cell>
                ))}
              </Row>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}

interface PersonHeadProps extends CompareTableProps {
  person: Seen;
}

function PersonHead({ person, people, paths }: PersonHeadProps) {
  const { id, fullName, companyName, profileUrl, identityReviewed, pair } = person;
  const others = people.flatMap((each) => (each.id === id ? [] : [each.id]));
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-3">
        <Avatar name={fullName} src={profileUrl} />
        <div className="min-w-0 flex-1 leading-snug">
          <Link
            to={paths.detailPage(id)}
            className="font-display text-lg font-medium wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            <bdi>{fullName}</bdi>
          </Link>
          {companyName && (
            <p className="text-sm text-muted">
              <bdi>{companyName}</bdi>
            </p>
          )}
          <p className="text-sm font-medium">
            {pair.match} {scoreWord(pair).toLowerCase()}
          </p>
        </div>
        {others.length > 1 && (
          <Link
            to={comparedAt(paths.compare, others)}
            replace
            preventScrollReset
            aria-label={`Take ${fullName} out`}
            className={buttonClass({ variant: 'quiet', size: 'sm', icon: true })}
          >
            <X className="size-5" aria-hidden="true" />
          </Link>
        )}
      </div>
      {identityReviewed && (
        <p>
          <IdentityBadge />
        </p>
      )}
      <KeyFacts facts={pair.facts} />
    </div>
  );
}

interface RowProps {
  title: string;
  /** What the reader has said of it. */
  you?: string | null;
  children: ReactNode;
}

function Row({ title, you, children }: RowProps) {
  return (
    <tr className="border-t border-line align-top @max-3xl:mt-4 @max-3xl:flex @max-3xl:flex-col @max-3xl:gap-3 @max-3xl:pt-4 @max-3xl:pb-1">
      <th scope="row" className="text-start font-normal @3xl:py-3 @3xl:pe-3">
        <span className="font-semibold @max-3xl:font-display @max-3xl:text-xl @max-3xl:font-medium @3xl:hyphens-auto">
          {title}
        </span>
        {you && (
          <span className="mt-1 block text-sm wrap-anywhere text-muted">
            You: <bdi>{you}</bdi>
          </span>
        )}
      </th>
      {children}
    </tr>
  );
}

/** Under a name of its own where it does not stand under the head. */
function Cell({ person, children }: { person: Seen; children: ReactNode }) {
  return (
    <td className="leading-snug wrap-anywhere @3xl:px-3 @3xl:py-3">
      <p className="mb-1 text-sm font-semibold @3xl:hidden">
        <bdi>{person.calledName}</bdi>
      </p>
      {children}
    </td>
  );
}

interface SentencesProps {
  list: readonly Reason[];
  /** What is said before each to who hears it. */
  leadOf: (reason: Reason) => string;
  /** What stands before each. */
  children: ReactNode;
}

function Sentences({ list, leadOf, children }: SentencesProps) {
  if (list.length === 0) return <p className="text-muted">Nothing we know of</p>;
  return (
    <ul className="flex flex-col gap-2">
      {list.map((reason) => (
        <li key={`${reason.direction}${reason.text}`} className="flex gap-2.5">
          {children}
          <span className="min-w-0">
            <span className="sr-only">{leadOf(reason)}: </span>
            {reason.text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function TopicLine({ line, name }: { line: WhyTopic | undefined; name: string }) {
  if (!line) return <p className="text-muted">Nothing asked</p>;
  const { they, note } = line;
  const [suitsYou, suitsThem] = [markOf(line.suitsYou, line), markOf(line.suitsThem, line)];
  return (
    <>
      {they === null ? (
        <p className="text-muted italic">Not said yet</p>
      ) : (
        <p dir="auto" className="text-start">
          {they}
        </p>
      )}
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      {(suitsYou || suitsThem) && (
        <ul className="mt-1.5 flex flex-col gap-0.5 text-sm">
          {suitsYou && (
            <li>
              <Suiting suits={suitsYou}> for you</Suiting>
            </li>
          )}
          {suitsThem && (
            <li>
              <Suiting suits={suitsThem}>
                {' '}
                for <bdi>{name}</bdi>
              </Suiting>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
