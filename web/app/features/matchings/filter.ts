import type { QueryInput } from '@ampersand/contract/endpoint';
import type { FilterPace, Side } from '@ampersand/contract/enumerations';
import type { FieldError } from '@ampersand/contract/errors';
import type { countFilters, Sort } from '@ampersand/contract/filters';
import { fundingStages, ways } from '../../labels.ts';

const PARTS = [
  'skills',
  'fields',
  'languages',
  'near',
  'within',
  'ways',
  'hours',
  'start',
  'stages',
  'equity',
  'active',
] as const;
type Part = (typeof PARTS)[number];

/** What narrows a list, as it stands in the address; a part that asks nothing is absent. */
export type Filter = Partial<Record<Part, string>>;
/** What a call for a list or its counts is asked with. */
export type FilterQuery = QueryInput<typeof countFilters>;

/** What a list is asked for, beside how much of it. */
export interface Asked {
  readonly filter: Filter;
  /** Words to search by. */
  readonly q: string | undefined;
  readonly sort: Sort | undefined;
}

export const NOTHING_ASKED: Asked = { filter: {}, q: undefined, sort: undefined };

const sorts: readonly Sort[] = ['FIT', 'NEW', 'NEAR'];

export function askedIn(params: URLSearchParams): Asked {
  const filter: Filter = {};
  for (const part of PARTS) {
    const value = params.get(part)?.trim();
    if (value) filter[part] = value;
  }
  return {
    filter,
    q: params.get('q')?.trim() || undefined,
    sort: sorts.find((sort) => sort === params.get('sort')),
  };
}

/** The search part of an address that asks so; the list begins anew. */
export function addressOf({ filter, q, sort }: Asked): string {
  // In one order, so that the same choice is the same address.
  const params = new URLSearchParams(PARTS.flatMap((part) => (filter[part] ? [[part, filter[part]]] : [])));
  if (q) params.set('q', q);
  if (sort && sort !== 'FIT') params.set('sort', sort);
  return `?${params}`;
}

export const listOf = (value: string | undefined): string[] => value?.split(',').filter(Boolean) ?? [];

/** The filter with a part asking something else; empty: nothing. */
export function withPart(filter: Filter, part: Part, value: string): Filter {
  const { [part]: _before, ...rest } = filter;
  const changed: Filter = value ? { ...rest, [part]: value } : rest;
  if (!changed.near) delete changed.within;
  return changed;
}

/** The parts of a filter that an answer of the API complains of. */
export const partsIn = (errors: readonly FieldError[] = []): Part[] =>
  PARTS.filter((part) => errors.some(({ path }) => path === part));

/** The filter as a call is asked with it: the API judges what stands in the address. */
export const queryOf = (filter: Filter): FilterQuery => filter as FilterQuery;

/** How often an email tells of somebody new. */
export const paceOptions: readonly { value: FilterPace; label: string }[] = [
  { value: 'DAILY', label: 'Every day' },
  { value: 'WEEKLY', label: 'Once a week' },
  { value: 'NEVER', label: 'No emails' },
];

/** What stands in a filter, each with the filter without it. */
export interface Chip {
  readonly label: string;
  readonly without: Filter;
}

/** What is asked for, in the words of the reader's side. */
export function chipsOf(filter: Filter, side: Side): Chip[] {
  const each = (
    part: 'skills' | 'fields' | 'languages' | 'ways' | 'stages',
    words: (value: string) => string,
  ) =>
    listOf(filter[part]).map((value, _at, all) => ({
      label: words(value),
      without: withPart(filter, part, all.filter((one) => one !== value).join(',')),
    }));
  const one = (part: Part, words: (value: string) => string) =>
    filter[part] ? [{ label: words(filter[part]), without: withPart(filter, part, '') }] : [];
  return [
    ...each('skills', (skill) => skill),
    ...each('fields', (field) => field),
    ...each('languages', (language) => `Speaks ${language}`),
    ...one('near', (place) => (filter.within ? `Within ${filter.within} km of ${place}` : `Near ${place}`)),
    ...each('ways', (way) => labelIn(ways, way)),
    ...one('hours', (hours) => hoursWords(hours, side)),
    ...one('start', () => 'Can join now'),
    ...each('stages', (stage) => labelIn(fundingStages, stage)),
    ...one('equity', (equity) => equityWords(equity, side)),
    ...one('active', (days) => activeWords(days)),
  ];
}

const labelIn = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value;

export const hoursWords = (hours: string, side: Side) =>
  side === 'FOUNDER' ? `Gives at least ${hours} hours a week` : `Asks for at most ${hours} hours a week`;
export const equityWords = (equity: string, side: Side) =>
  side === 'FOUNDER' ? `Asks for at most ${equity}% equity` : `Offers at least ${equity}% equity`;
export const activeWords = (days: string) =>
  days === '7' ? 'Here this week' : `Here in the last ${days} days`;
