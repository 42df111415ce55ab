import { fundingStageSchema } from '@ampersand/contract/enumerations';
import { ACTIVE_STEPS, EQUITY_STEPS, HOURS_STEPS } from '@ampersand/contract/filter-steps';
import { type Filter, type FilterCounts, workModeSchema } from '@ampersand/contract/filters';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../users/queries.ts';
import { conditionOf, findable, PARTS, type Part } from './fitting.ts';

type Counted = Exclude<Part, 'near'>;

/** A choice of one part of a filter: as an address has it, and as a filter. */
interface Choice {
  readonly part: Counted;
  readonly value: string;
  readonly filter: Filter;
}

/** What the reader may want to count beside the fixed choices. */
export interface OwnWords {
  readonly skills: readonly string[];
  readonly fields: readonly string[];
  readonly languages: readonly string[];
}

function choicesOf(words: OwnWords): Choice[] {
  const of = <Value>(part: Counted, values: readonly Value[], filter: (value: Value) => Filter): Choice[] =>
    values.map((value) => ({ part, value: String(value), filter: filter(value) }));
  return [
    ...of('skills', words.skills, (skill) => ({ skills: [skill] })),
    ...of('fields', words.fields, (field) => ({ fields: [field] })),
    ...of('languages', words.languages, (language) => ({ languages: [language] })),
    ...of('ways', workModeSchema.options, (way) => ({ ways: [way] })),
    ...of('hours', HOURS_STEPS, (hours) => ({ hours })),
    ...of('start', ['NOW'] as const, (start) => ({ start })),
    ...of('stages', fundingStageSchema.options, (stage) => ({ stages: [stage] })),
    ...of('equity', EQUITY_STEPS, (equity) => ({ equity })),
    ...of('active', ACTIVE_STEPS, (active) => ({ active })),
  ];
}

/** How many people fit a filter, and how many would with each choice in place of what its part asks now. One pass over all people. */
export async function countChoices(
  db: Db,
  viewer: Viewer,
  { filter, words, now }: { filter: Filter; words: OwnWords; now: Date },
): Promise<FilterCounts> {
  const choices = choicesOf(words);
  const missed = (part: Part) => {
    const condition = conditionOf(part, filter, viewer, now);
    return condition ? sql`(${condition}) is not true` : sql`false`;
  };
  const column = (name: string) => sql.raw(`"${name}"`);
  const meets = ({ part, filter: choice }: Choice) => conditionOf(part, choice, viewer, now) ?? sql`true`;
  const count = (choice: Choice, index: number): SQL =>
    sql`count(*) filter (where missed - ${column(choice.part)}::int = 0 and ${column(`c${index}`)})::int as ${column(`c${index}`)}`;
  const { rows } = await db.execute<Record<string, number>>(sql`
    with person as (
      select ${sql.join(
        [
          ...PARTS.map((part) => sql`${missed(part)} as ${column(part)}`),
          ...choices.map((choice, index) => sql`${meets(choice)} as ${column(`c${index}`)}`),
        ],
        sql`, `,
      )}
      ${findable(viewer)}
    ), judged as (
      select *, ${sql.join(
        PARTS.map((part) => sql`${column(part)}::int`),
        sql` + `,
      )} as missed from person
    )
    select count(*) filter (where missed = 0)::int as total, ${sql.join(choices.map(count), sql`, `)}
    from judged where missed <= 1`);
  const [row] = rows;
  const of = (wanted: Counted) =>
    Object.fromEntries(
      choices.flatMap(({ part, value }, index) =>
        part === wanted ? [[value, row?.[`c${index}`] ?? 0]] : [],
      ),
    );
  return {
    total: row?.total ?? 0,
    skills: of('skills'),
    fields: of('fields'),
    languages: of('languages'),
    ways: of('ways'),
    hours: of('hours'),
    start: of('start'),
    stages: of('stages'),
    equity: of('equity'),
    active: of('active'),
  };
}
