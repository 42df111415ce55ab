import { DISTANCE } from '@ampersand/contract/filter-steps';
import type { Filter } from '@ampersand/contract/filters';
import { DAY_MS } from '@ampersand/contract/time';
import { and, type SQL, sql } from 'drizzle-orm';
import { searchIndex } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../lib/app-error.ts';
import { isNotPassed } from '../users/pairs.ts';
import { isShownTo, type Viewer } from '../users/queries.ts';
import { type Coordinates, coordinatesOf } from './rules/read/quantities/coordinates.ts';
import { parsePlace } from './rules/read/quantities/place.ts';
import { skillKeys, unaccented } from './search-row.ts';

/** The parts of a filter, each a condition of its own. */
export const PARTS = [
  'skills',
  'fields',
  'languages',
  'near',
  'ways',
  'hours',
  'start',
  'stages',
  'equity',
  'active',
] as const;
export type Part = (typeof PARTS)[number];

const EARTH_KM = 6371;

/** Kilometres between somebody's home city and a place, by the haversine formula; null where theirs is not known. */
export const distanceFrom = ({ latitude, longitude }: Coordinates): SQL => sql`(
  2 * ${EARTH_KM} * asin(least(1, sqrt(
    power(sin(radians(${searchIndex.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${searchIndex.latitude}))
      * power(sin(radians(${searchIndex.longitude} - ${longitude}::float8) / 2), 2)))))`;

/** Who joined last comes first. */
export const joinedLast: SQL = sql`-extract(epoch from ${users.createdAt})`;

/** @throws {AppError} `bad_request` for a place that is on no list of ours. */
export function placeNamed(text: string): { country: string; at: Coordinates | undefined } {
  const place = parsePlace(text);
  if (!place?.country)
    throw new AppError('bad_request', 'Please check the filter', {
      fields: [
        { path: 'near', message: `We do not know ${text}. Try the nearest larger city, or a country` },
      ],
    });
  return { country: place.country, at: coordinatesOf(place) };
}

/** What a part of a filter asks of somebody; undefined where it asks nothing. Who has not said it does not fit. */
export function conditionOf(part: Part, filter: Filter, viewer: Viewer, now: Date): SQL | undefined {
  return conditions[part](filter, viewer, now);
}

type Condition = (filter: Filter, viewer: Viewer, now: Date) => SQL | undefined;

const conditions: Readonly<Record<Part, Condition>> = {
  skills: ({ skills }) =>
    skills && sql`${searchIndex.skills} && ${sql.param(skills.flatMap(skillKeys))}::int[]`,
  fields: ({ fields }) =>
    fields &&
    sql`${searchIndex.fields} @@ (${sql.join(
      fields.map((field) => sql`plainto_tsquery('english', ${field})`),
      sql` || `,
    )})`,
  languages: ({ languages }) =>
    languages &&
    sql`${searchIndex.languages} @@ (${sql.join(
      languages.map((language) => sql`plainto_tsquery('simple', ${unaccented(language)})`),
      sql` || `,
    )})`,
  near: ({ near, within = DISTANCE }) => {
    if (!near) return undefined;
    const { country, at } = placeNamed(near);
    return at ? sql`${distanceFrom(at)} <= ${within}` : sql`${searchIndex.country} = ${country}`;
  },
  ways: ({ ways }) => ways && sql`${searchIndex.way} = any(${sql.param(ways)}::text[])`,
  hours: ({ hours }, { role }) =>
    hours === undefined
      ? undefined
      : role === 'FOUNDER'
        ? sql`${searchIndex.hours} >= ${hours}::real`
        : sql`${searchIndex.hours} <= ${hours}::real`,
  start: ({ start }) => start && sql`${searchIndex.canStart}`,
  stages: ({ stages }) => stages && sql`${searchIndex.stage} = any(${sql.param(stages)}::text[])`,
  equity: ({ equity }, { role }) =>
    equity === undefined
      ? undefined
      : role === 'FOUNDER'
        ? sql`${searchIndex.equity} <= ${equity}::real`
        : sql`${searchIndex.equity} >= ${equity}::real`,
  // Who hides when they are here is not found by it either.
  active: ({ active }, _viewer, now) =>
    active === undefined
      ? undefined
      : sql`(${users.showVisits} and ${users.lastActiveAt} >= ${new Date(now.getTime() - active * DAY_MS)})`,
};

/** Of whom a viewer may find: whoever they have not passed on. `search_index` beside `users`. */
export const findable = (viewer: Viewer): SQL => sql`
  from ${searchIndex} join ${users} on ${users.id} = ${searchIndex.userId}
  where ${isShownTo(viewer)} and ${isNotPassed(viewer.id, searchIndex.userId)}`;

/** Condition that somebody fits every part of a filter. */
export function fits(filter: Filter, viewer: Viewer, now: Date): SQL {
  return and(...PARTS.map((part) => conditionOf(part, filter, viewer, now))) ?? sql`true`;
}
