import {
  filterPaceSchema,
  fundingStageSchema,
  passReasonSchema,
  type Side,
  sideSchema,
} from '@ampersand/contract/enumerations';
import { workModeSchema } from '@ampersand/contract/filters';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  halfvec,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, choice, createdAt, moment, oneOf, tsvector } from './columns.ts';
import { owner } from './schema.ts';

/** Length of a match vector: what one offers (384), what one seeks (384), one constant. */
export const MATCH_VECTOR_LENGTH = 769;
/** Numbers that say how somebody's terms, place, hours and skills would suit readers of many kinds. */
export const MATCH_FACTS_LENGTH = 307;
/** How many numbers of a member the index of a side holds: coordinates on the axes along which readers differ most. */
export const MATCH_AXES = 254;
/** Square of the length that one more number gives to every point; one that is longer by itself is found a little late. */
const POINT_SQUARE = 48;
/**
 * What the index of a side searches; the index and its queries have to say it in the same words. As all are equally long, the nearest to a
 * query, which has 1 in place of the prior and 0 in the last place, are those with the largest product; and unlike products, distances make a
 * graph in which searches find their way. `<#>` is minus a product, here of the axes with themselves.
 */
export const POINT = sql.raw(
  `((axes || array[prior, sqrt(greatest(0, ${POINT_SQUARE} + (axes <#> axes) - prior * prior))]::halfvec(2))::halfvec(${MATCH_AXES + 2}))`,
);

/** One row a member: what re-ranking reads. Rebuilt from the other tables at any time. */
export const matchIndex = pgTable(
  'match_index',
  {
    userId: owner().primaryKey(),
    role: choice('role', sideSchema.options).notNull(),
    /** Shown, and not inactive for 30 days. */
    active: boolean('active').notNull(),
    /** `[offer | seek | constant]`; the constant is read by releases before migration 0035. */
    vector: halfvec('vector', { dimensions: MATCH_VECTOR_LENGTH }).notNull(),
    /** Zeros in rows from before migration 0020. */
    facts: halfvec('facts', { dimensions: MATCH_FACTS_LENGTH })
      .notNull()
      .default(sql.raw(`array_fill(0, array[${MATCH_FACTS_LENGTH}])::halfvec(${MATCH_FACTS_LENGTH})`)),
    /** As when the row was made; read by releases before migration 0035, and where `match_priors` has none yet. */
    prior: real('prior'),
    /** What was parsed of them, read before their features are. Null in rows from before migration 0020. */
    glance: bytea('glance'),
    /** Parsed quantities, terms and field vectors, packed for re-ranking. */
    features: bytea('features').notNull(),
    /** Name of the embedding model and version of the packing. */
    model: text('model').notNull(),
    /** SHA-256 of what the row was made from: an unchanged member is not embedded again. */
    contentHash: text('content_hash').notNull(),
    /** As when the row was made; read by releases before migration 0035, and where `match_priors` has none yet. */
    price: real('price').notNull().default(0),
    /** Share of the questions that the member has answered, in per cent. */
    completeness: smallint('completeness').notNull().default(0),
    indexedAt: moment('indexed_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf(table.role),
    check('match_index_completeness_check', sql`completeness between 0 and 100`),
    // Tells each minute that none is of a former model.
    index('match_index_model_idx').on(table.model),
  ],
);

/** One narrow row a member: where the index of their side finds them. */
export const matchPoints = pgTable(
  'match_points',
  {
    userId: owner().primaryKey(),
    role: choice('role', sideSchema.options).notNull(),
    /** As in the match index. */
    active: boolean('active').notNull(),
    axes: halfvec('axes', { dimensions: MATCH_AXES }).notNull(),
    /** The one of `match_priors`, or one that differs so little that it finds the same people. */
    prior: real('prior').notNull(),
  },
  ({ role }) => [
    oneOf(role),
    index('match_points_founder_idx')
      .using('hnsw', sql`${POINT} halfvec_l2_ops`)
      .where(sql`role = 'FOUNDER' and active`),
    index('match_points_applicant_idx')
      .using('hnsw', sql`${POINT} halfvec_l2_ops`)
      .where(sql`role = 'APPLICANT' and active`),
  ],
);

/**
 * One narrow row a member: what moves from day to day, whatever they write. A point is put into the index of its side again when it is
 * written, which takes a hundred times as long.
 */
export const matchPriors = pgTable('match_priors', {
  userId: owner().primaryKey(),
  /** Of the member's attention, in log units. */
  price: real('price').notNull(),
  /** The day (UTC) of the last step of the price that was written: a round that runs again takes none. */
  steppedOn: date('stepped_on', { mode: 'string' }),
  /** What counts whoever reads: log P(active) minus the price, plus the bonus for the unseen. */
  prior: real('prior').notNull(),
});

/** One row a member: what lists are filtered and searched by. Written with the row of the match index. Null: not said. */
export const searchIndex = pgTable(
  'search_index',
  {
    userId: owner().primaryKey(),
    role: choice('role', sideSchema.options).notNull(),
    /** Hashes, as signed numbers, of skills and of the known names in them: had by an applicant, looked for by a founder. */
    skills: integer('skills').array().notNull(),
    /** The industry of a founder, what an applicant wishes for. */
    fields: tsvector('fields').notNull(),
    /** Names of languages, as written; null in rows from before migration 0034. */
    languages: tsvector('languages'),
    /** ISO 3166. */
    country: text('country'),
    /** Degrees, of the home city. */
    latitude: real('latitude'),
    longitude: real('longitude'),
    way: choice('way', workModeSchema.options),
    /** A week: given at most by an applicant, asked at least by a founder. */
    hours: real('hours'),
    /** Per cent: asked at least by an applicant, offered at most by a founder. */
    equity: real('equity'),
    stage: choice('stage', fundingStageSchema.options),
    canStart: boolean('can_start').notNull(),
    /** All that others may read of them. */
    document: tsvector('document').notNull(),
    indexedAt: moment('indexed_at').notNull(),
  },
  ({ document, role, way, stage }) => [
    oneOf(role),
    oneOf(way),
    oneOf(stage),
    index('search_index_document_idx').using('gin', document),
  ],
);

/** Filters that members have saved. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    name: text('name').notNull(),
    /** As in an address. */
    filter: text('filter').notNull(),
    pace: choice('pace', filterPaceSchema.options).notNull(),
    createdAt: createdAt(),
    /** When it was last looked at for somebody new. */
    lookedAt: moment('looked_at').notNull(),
  },
  ({ userId, filter, pace, lookedAt }) => [
    oneOf(pace),
    uniqueIndex('saved_filters_user_id_filter_key').on(userId, filter),
    index('saved_filters_looked_at_idx').on(lookedAt).where(sql`pace <> 'NEVER'`),
  ],
);

/** Newcomers whom a saved filter has found: each is news once. */
export const filterFinds = pgTable(
  'filter_finds',
  {
    filterId: uuid('filter_id')
      .notNull()
      .references(() => savedFilters.id, { onDelete: 'cascade' }),
    personId: owner('person_id'),
  },
  ({ filterId, personId }) => [
    primaryKey({ columns: [filterId, personId] }),
    index('filter_finds_person_id_idx').on(personId),
  ],
);

/** Two people picked for each other on a day (UTC); everybody in one pair a day at most. */
export const picks = pgTable(
  'picks',
  {
    day: date('day', { mode: 'string' }).notNull(),
    founderId: owner('founder_id'),
    applicantId: owner('applicant_id'),
  },
  ({ day, founderId, applicantId }) => [
    primaryKey({ columns: [founderId, day] }),
    uniqueIndex('picks_applicant_id_day_key').on(applicantId, day),
  ],
);

/** Impressions: who was shown to whom, where in the list, and how likely a like was thought to be; one a viewer, person and day. */
export const impressions = pgTable(
  'match_serves',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    viewerId: owner('viewer_id'),
    candidateId: owner('candidate_id'),
    /** The best one of that day; 1 is the top. */
    position: smallint('position').notNull(),
    /** P(viewer likes candidate). */
    probability: real('probability').notNull(),
    /** Chance that this candidate was shown here; 1 where the order was not randomised. */
    propensity: real('propensity').notNull(),
    shownAt: moment('served_at').notNull().defaultNow(),
    /** In UTC. */
    day: date('day', { mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`(served_at at time zone 'UTC')::date`),
  },
  (table) => [
    uniqueIndex('match_serves_viewer_id_candidate_id_day_key').on(
      table.viewerId,
      table.candidateId,
      table.day,
    ),
    index('match_serves_candidate_id_served_at_idx').on(table.candidateId, table.shownAt),
    index('match_serves_served_at_idx').on(table.shownAt),
  ],
);

/** What a member keeps to themself about somebody of their lists. */
export const choices = pgTable(
  'choices',
  {
    memberId: owner('member_id'),
    personId: owner('person_id'),
    savedAt: moment('saved_at'),
    /** Stays when the person is no longer saved. */
    note: text('note'),
    /** Since when they are left out of the member's lists. */
    passedAt: moment('passed_at'),
    passReason: choice('pass_reason', passReasonSchema.options),
  },
  ({ memberId, personId, savedAt, passedAt, passReason }) => [
    primaryKey({ columns: [memberId, personId] }),
    oneOf(passReason),
    index('choices_member_id_saved_at_idx').on(memberId, savedAt).where(sql`saved_at is not null`),
    index('choices_member_id_passed_at_idx').on(memberId, passedAt).where(sql`passed_at is not null`),
    index('choices_person_id_idx').on(personId),
  ],
);

/** How a version of the engine's weights was judged on pairs it had not learned from. Losses are mean cross-entropies, lower is better. */
export interface WeightFigures {
  readonly [side: string]: {
    readonly learnedFrom: number;
    readonly judgedOn: number;
    readonly lossBefore: number;
    readonly loss: number;
    /** How many standard errors the loss fell by. */
    readonly certainty: number;
  };
}

/** Weights of the engine that were learned from outcomes; without one that serves, the built-in ones do. */
export const weightVersions = pgTable(
  'weight_versions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The built-in weights they were learned from; a release with others passes them over. */
    basis: text('basis').notNull(),
    /** By side and feature. */
    weights: jsonb('weights').$type<Record<Side, Record<string, number>>>().notNull(),
    status: choice('status', ['SHADOW', 'SERVING', 'RETIRED']).notNull(),
    /** On pairs held out of the fit, and, once they came, on pairs that came after it. */
    figures: jsonb('figures').$type<WeightFigures>().notNull(),
    laterFigures: jsonb('later_figures').$type<WeightFigures>(),
    createdAt: moment('created_at').notNull(),
    /** When it last began to serve. */
    inServiceSince: moment('served_at'),
  },
  ({ basis, status }) => [
    oneOf(status),
    uniqueIndex('weight_versions_serving_key').on(basis).where(sql`status = 'SERVING'`),
    uniqueIndex('weight_versions_shadow_key').on(basis).where(sql`status = 'SHADOW'`),
  ],
);
