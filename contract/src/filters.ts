import { z } from 'zod';
import { dataOf, endpoint } from './endpoint.ts';
import { fundingStageSchema } from './enumerations.ts';
import { line, numeric, storable } from './fields.ts';

/** Where people want to work together. */
export const workModeSchema = z.enum(['ON_SITE', 'HYBRID', 'REMOTE']).meta({ id: 'WorkMode' });
export type WorkMode = z.infer<typeof workModeSchema>;

/** FIT: best first. NEW: who joined last first. NEAR: by the distance between the two cities. */
const sortSchema = z.enum(['FIT', 'NEW', 'NEAR']).meta({ id: 'Sort' });
export type Sort = z.infer<typeof sortSchema>;

const MOST_WORDS = 8;
const words = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine(storable, 'This text has characters that we cannot search for');

/** What an address carries as `a,b`. */
const listOf = <Item extends z.ZodType<unknown, string>>(item: Item, most: number) =>
  z
    .string()
    .max(1000)
    .transform((value) => [...new Set(value.split(',').filter(Boolean))])
    .pipe(z.array(item).max(most, `Please choose ${most} at most`))
    .optional();

/** What narrows and orders a list, as it stands in an address. Who has not said what is asked for is left out. */
export const filterQuery = z.object({
  /** Words or a sentence to search by. */
  q: line.optional(),
  /** Of skills, separated by commas, any will do: had by an applicant, looked for by a founder. */
  skills: listOf(words, MOST_WORDS),
  /** Of fields, any will do: the industry of a founder, what an applicant wishes for. */
  fields: listOf(words, MOST_WORDS),
  /** Of languages, any will do. */
  languages: listOf(words, MOST_WORDS),
  /** A city, or a country. */
  near: line.optional(),
  /** Kilometres from that city. */
  within: numeric(z.number().int().min(1).max(5000)).optional(),
  ways: listOf(workModeSchema, workModeSchema.options.length),
  /** A week: given at least by an applicant, asked at most by a founder. */
  hours: numeric(z.number().min(1).max(112)).optional(),
  /** Who says that they can join now. */
  start: z.literal('NOW').optional(),
  stages: listOf(fundingStageSchema, fundingStageSchema.options.length),
  /** Per cent: offered at least by a founder, asked at most by an applicant. */
  equity: numeric(z.number().min(0).max(100)).optional(),
  /** Here within so many days. */
  active: numeric(z.number().int().min(1).max(365)).optional(),
  sort: sortSchema.optional(),
});
export type Filter = z.output<typeof filterQuery>;

/** Whether a list is another with this filter than without it. */
export function narrows({ sort = 'FIT', within: _within, ...filter }: Filter): boolean {
  return sort !== 'FIT' || Object.values(filter).some((value) => value !== undefined);
}

/** How many people a list would hold with one more choice, by the choice as an address has it. */
const counts = z.record(z.string(), z.number().int());

const filterCountsSchema = z
  .object({
    /** With the filter as it is. */
    total: z.number().int(),
    /** Of every part of the filter, with that part replaced by the one choice. */
    skills: counts,
    fields: counts,
    languages: counts,
    ways: counts,
    hours: counts,
    start: counts,
    stages: counts,
    equity: counts,
    active: counts,
  })
  .meta({ id: 'FilterCounts' });
export type FilterCounts = z.infer<typeof filterCountsSchema>;

export const countFilters = endpoint({
  method: 'GET',
  path: '/matchings/counts',
  summary:
    'How many people of the other side each choice of a filter leaves; skills, fields and languages are those you wrote, and those the filter names',
  access: 'member',
  query: filterQuery.omit({ q: true, sort: true }),
  response: dataOf(filterCountsSchema),
});
