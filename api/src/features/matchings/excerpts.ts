import type { Found } from '@ampersand/contract/matchings';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import type { IndexDeps } from './index-member.ts';
import { type Member, personOf } from './members.ts';
import { type Row, withKnown } from './rank-rows.ts';
import { textsOf } from './rules/read/texts.ts';
import { cosine, quantise } from './rules/read/vectors.ts';
import { MARK, markedExcerpt, withMarksOf, withoutMarks } from './rules/search/marked.ts';
import { namedIn } from './rules/search/named-in.ts';
import { type Nearest, nearestOf } from './rules/search/nearest.ts';
import { MEANS_IT } from './rules/search/standings.ts';
import { type FoundPerson, lexemesOf, type Named } from './search.ts';
import { searchedTexts, unaccented } from './search-row.ts';

/** Somebody whom a search has found. */
interface Quoted extends FoundPerson {
  readonly member: Member;
  readonly row: Row;
}

/**
 * What of each person's profile a search has found, by their ids: the text with most of its words, or the sentence nearest in
 * meaning, where that is near enough to be found by it alone, or the answer with what it names, which is all where nothing else is searched for.
 */
export async function excerptsOf(
  deps: IndexDeps,
  words: string,
  people: readonly Quoted[],
): Promise<Map<string, Found>> {
  const [worded, meant] = await Promise.all([
    wordedExcerpts(
      deps.db,
      namedIn(words).rest || words,
      people.filter(({ byWords }) => byWords).map(({ member }) => member),
    ),
    meantExcerpts(
      deps,
      words,
      people.filter(({ byWords }) => !byWords),
    ),
  ]);
  return new Map([...worded, ...meant]);
}

async function wordedExcerpts(db: Db, words: string, members: readonly Member[]) {
  const lexemes = members.length > 0 ? await lexemesOf(db, words) : [];
  if (lexemes.length === 0) return [];
  const texts = members.flatMap((member) =>
    Object.values(searchedTexts(member))
      .flat()
      .map((text) => ({ id: member.id, text: withoutMarks(text.normalize('NFC')) })),
  );
  const query = sql`(${sql.join(
    lexemes.map(({ lexeme }) => sql`quote_literal(${lexeme})::tsquery`),
    sql` || `,
  )})`;
  const worth = sql.join(
    lexemes.map(
      ({ lexeme, weight }) =>
        sql`${weight}::float8 * (to_tsvector('english', text) @@ quote_literal(${lexeme})::tsquery)::int`,
    ),
    sql` + `,
  );
  const { rows } = await db.execute<{ id: string; place: number; text: string }>(sql`
    select id, place, ts_headline('english', text, ${query}, ${`HighlightAll=true, StartSel=${MARK.begin}, StopSel=${MARK.end}`}) as text
    from (
      select distinct on (id) id, place::int as place, text
      from unnest(
        ${sql.param(texts.map(({ id }) => id))}::uuid[], ${sql.param(texts.map(({ text }) => unaccented(text)))}::text[]
      ) with ordinality as written (id, text, place)
      order by id, (${worth}) desc, place
    ) as best`);
  return rows.map(({ id, place, text }): [string, Found] => {
    const written = texts[place - 1]?.text ?? '';
    return [id, { by: 'WORDS', ...markedExcerpt(withMarksOf(text, written)) }];
  });
}

/** Embeddings of what people wrote and what is searched for, as long as they are asked for again. */
const embedded = new LRUCache<string, Float32Array>({ max: 2_000 });

async function meantExcerpts(deps: IndexDeps, words: string, people: readonly Quoted[]) {
  if (people.length === 0) return [];
  const { rest } = namedIn(words);
  const [vector] = await embed(deps, [rest || words]);
  if (!vector) return [];
  const wanted = quantise(vector);
  const pieces = people.map(({ member, row, named }) => {
    const nearest = withKnown(row, [], ({ traits }) => nearestOf(traits, wanted));
    const texts = textsNearest(member, nearest);
    return { id: member.id, texts, value: nearest?.value ?? 0, answer: named && answerOf(member, named) };
  });
  const compared = pieces.filter(({ texts }) => texts.length > 1).flatMap(({ texts }) => texts);
  const vectors = new Map(zip(compared, await embed(deps, compared)));
  return pieces.flatMap(({ id, texts, value, answer }): [string, Found][] => {
    const near = (text: string) => {
      const own = vectors.get(text);
      return own ? cosine(quantise(own), wanted) : value;
    };
    const [best] = texts.toSorted((a, b) => near(b) - near(a));
    if (best && near(best) >= MEANS_IT && (rest || !answer))
      return [[id, { by: 'MEANING', ...markedExcerpt(best) }]];
    return answer ? [[id, { by: 'NAMED', ...markedExcerpt(markFigures(answer)), marks: [] }]] : [];
  });
}

/** In what they wrote what a search names, such as their hours. */
function answerOf({ profile, ...member }: Member, named: Named): string | null | undefined {
  const { founderProfile: company, founderPreference: founds, applicantPreference: joins } = member;
  if (named === 'PLACE') return profile?.location;
  if (named === 'HOURS') return founds?.coFounderCommitment ?? joins?.timeCommitment;
  const registered = company?.equityOffered;
  return founds?.equityOffered ?? joins?.equityExpectation ?? (registered ? `${registered}%` : undefined);
}

/** Of a long answer the sentence with figures is told. */
const markFigures = (answer: string) => withoutMarks(answer).replace(/\d+/g, `${MARK.begin}$&${MARK.end}`);

/** The one text where it is known, else all of the aspect. */
function textsNearest(member: Member, nearest: Nearest | undefined): readonly string[] {
  if (nearest?.term) return [nearest.term];
  const person = personOf(member);
  return person && nearest?.aspect ? textsOf(person).aspects[nearest.aspect] : [];
}

async function embed({ embedder }: IndexDeps, texts: readonly string[]): Promise<Float32Array[]> {
  const missing = [...new Set(texts)].filter((text) => !embedded.has(`${embedder.model} ${text}`));
  for (const [text, vector] of zip(missing, await embedder.embed(missing)))
    embedded.set(`${embedder.model} ${text}`, vector);
  return texts.flatMap((text) => embedded.get(`${embedder.model} ${text}`) ?? []);
}

const zip = <Left, Right>(left: readonly Left[], right: readonly Right[]) =>
  left.flatMap((each, at): [Left, Right][] => {
    const other = right[at];
    return other === undefined ? [] : [[each, other]];
  });
