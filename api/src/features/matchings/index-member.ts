import { createHash } from 'node:crypto';
import { DAY_MS } from '@ampersand/contract/time';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { impressions, matchIndex, matchPoints, matchPriors } from '../../db/matching.ts';
import type { Embedder } from '../../lib/embedder/embedder.ts';
import { isInactive } from '../users/rules.ts';
import { axesOf } from './axes/axes.ts';
import { findMembers, type Member, personOf } from './members.ts';
import type { Row } from './rank-rows.ts';
import { completeness, type Person } from './rules/read/person.ts';
import { textsOf } from './rules/read/texts.ts';
import { type Traits, traitsOf } from './rules/read/traits.ts';
import { factsOf } from './rules/score/facts.ts';
import { exploreBonus, PRICE } from './rules/score/price.ts';
import { logActive } from './rules/score/score.ts';
import { packGlance } from './rules/store/glance.ts';
import { candidateVector, DIMENSION } from './rules/store/index-vector.ts';
import { packFeatures, READING, unpackFeatures } from './rules/store/pack.ts';
import { writeSearchRow } from './search-row.ts';

export interface IndexDeps {
  readonly db: Db;
  readonly embedder: Embedder;
  readonly now: () => Date;
}

export const IMPRESSION_DAYS = 14;
/** New members start at the mean price of so many others of their side. */
const PRICE_SAMPLE = 500;

/** What a row was made with: rows of another model, or of another reading of people, are made anew. */
export function indexModel(embedder: Pick<Embedder, 'model'>): string {
  return `${embedder.model}#${READING}`;
}

/**
 * Puts a member as they are stored now into the match index. Call it after the commit of what they saved: from
 * then on lists show it. Does not embed again what has not changed. Idempotent; of two runs at once the one that
 * read the later state wins. Unknown ids and administrators are passed over.
 * @returns whether the row was made anew.
 */
export async function indexMember(deps: IndexDeps, userId: string): Promise<boolean> {
  const { db, embedder } = deps;
  const [member] = await findMembers(db, [userId]);
  const person = member && personOf(member);
  if (!member || !person) return false;
  await writeSearchRow(db, member, person, deps.now());
  const model = indexModel(embedder);
  const contentHash = createHash('sha256')
    .update(JSON.stringify([model, person]))
    .digest('hex');
  const facts: RowFacts = {
    model,
    contentHash,
    active: isActive(member, deps.now()),
    completeness: Math.round(completeness(person) * 100),
  };
  const [row] = await db
    .select({
      contentHash: matchIndex.contentHash,
      active: matchIndex.active,
      completeness: matchIndex.completeness,
    })
    .from(matchIndex)
    .where(eq(matchIndex.userId, userId));
  if (row && isUnchanged(row, facts)) {
    await confirmRow(db, userId, contentHash, member.readAt);
    return false;
  }
  await writeRow(deps, member, person, facts);
  return true;
}

/** Servers of releases before migration 0011 write rows without their completeness. */
function isUnchanged(row: Omit<RowFacts, 'model'>, facts: RowFacts): boolean {
  return (
    row.contentHash === facts.contentHash &&
    row.active === facts.active &&
    row.completeness === facts.completeness
  );
}

/** Marks an unchanged row as read now, so that an older reading still on its way cannot replace it. */
async function confirmRow(db: Db, userId: string, contentHash: string, readAt: string): Promise<void> {
  await db
    .update(matchIndex)
    .set({ indexedAt: sql`greatest(${matchIndex.indexedAt}, ${readAt}::timestamptz)` })
    .where(sql`${matchIndex.userId} = ${userId} and ${matchIndex.contentHash} = ${contentHash}`);
}

interface RowFacts {
  readonly model: string;
  readonly contentHash: string;
  readonly active: boolean;
  /** In per cent. */
  readonly completeness: number;
}

async function writeRow(deps: IndexDeps, member: Member, person: Person, facts: RowFacts): Promise<void> {
  const now = deps.now();
  const traits = traitsOf(person, await embedTexts(deps.embedder, person), now.getTime());
  const { price, timesShown } = await findPrice(deps.db, member.id, person.role, now);
  const prior =
    logActive(member.lastActiveAt.getTime(), now.getTime()) -
    price +
    exploreBonus(timesShown, facts.completeness / 100);
  const { role } = person;
  const { active } = facts;
  const vector = candidateVector(traits, prior);
  const matchFacts = factsOf(traits);
  const values = {
    ...facts,
    role,
    vector,
    facts: matchFacts,
    prior,
    glance: packGlance(traits.quantities),
    features: packFeatures(traits),
    price,
    indexedAt: sql`${member.readAt}::timestamptz`,
  };
  await deps.db.transaction(async (tx) => {
    const written = await tx
      .insert(matchIndex)
      .values({ userId: member.id, ...values })
      .onConflictDoUpdate({
        target: matchIndex.userId,
        set: values,
        setWhere: sql`${matchIndex.indexedAt} <= excluded.indexed_at`,
      })
      .returning({ id: matchIndex.userId });
    if (written.length === 0) return;
    const point = { role, active, axes: axesOf(vector, matchFacts), prior };
    await tx
      .insert(matchPoints)
      .values({ userId: member.id, ...point })
      .onConflictDoUpdate({ target: matchPoints.userId, set: point });
    await tx
      .insert(matchPriors)
      .values({ userId: member.id, price, prior })
      .onConflictDoUpdate({ target: matchPriors.userId, set: { prior } });
  });
}

async function embedTexts(embedder: Embedder, person: Person): Promise<(text: string) => Float32Array> {
  const { aspects, terms } = textsOf(person);
  const texts = [...new Set([...Object.values(aspects).flat(), ...terms.map(({ text }) => text)])];
  if (embedder.dimension !== DIMENSION)
    throw new Error(`The match index holds vectors of ${DIMENSION} numbers, not of ${embedder.dimension}.`);
  const vectors = await embedder.embed(texts);
  const vectorOf = new Map(texts.map((text, i) => [text, vectors[i]]));
  return (text) => {
    const vector = vectorOf.get(text);
    if (!vector) throw new Error('The embedder left a text out.');
    return vector;
  };
}

/**
 * Price so far and how often they were shown lately. The new start at the mean price of others of their side;
 * the first of all where prices settle when nobody asks for anybody.
 */
async function findPrice(db: Db, userId: string, role: Person['role'], now: Date) {
  const since = new Date(now.getTime() - IMPRESSION_DAYS * DAY_MS);
  const { rows } = await db.execute<{ price: number; times_shown: number }>(sql`
    select
      coalesce(
        (select price from ${matchPriors} where user_id = ${userId}),
        (select avg(price) from (
          select latest.price from ${matchIndex} join ${matchPriors} as latest using (user_id)
          where ${matchIndex.role} = ${role} and ${matchIndex.active} limit ${PRICE_SAMPLE}
        ) as others),
        ${PRICE.lowest}
      )::float8 as price,
      (select count(*)::int from ${impressions}
        where ${impressions.candidateId} = ${userId} and ${impressions.shownAt} > ${since}) as times_shown
  `);
  return { price: rows[0]?.price ?? PRICE.lowest, timesShown: rows[0]?.times_shown ?? 0 };
}

function isActive(member: Member, now: Date): boolean {
  return member.isShown && !isInactive(member, now);
}

/** A member as the index has them. */
export interface Indexed {
  readonly id: string;
  readonly row: Row & { readonly active: boolean; readonly contentHash: string };
  readonly traits: Traits;
}

/** Who reads a list, as the index has them; somebody who is missing or was inactive for long is put in first. */
export async function findViewer(deps: IndexDeps, userId: string): Promise<Indexed | undefined> {
  const known = await findIndexed(deps.db, userId);
  if (known?.row.active) return known;
  await indexMember(deps, userId);
  return findIndexed(deps.db, userId);
}

/** The member as the index has them, or undefined. */
export async function findIndexed(db: Db, userId: string): Promise<Indexed | undefined> {
  const { features, model, active, contentHash } = matchIndex;
  const [row] = await db
    .select({ id: matchIndex.userId, features, model, active, contentHash })
    .from(matchIndex)
    .where(eq(matchIndex.userId, userId));
  const traits = row && unpackFeatures(row.features);
  return traits && { id: userId, row, traits };
}
