import type { applicantPreferenceBody, founderPreferenceBody } from '@ampersand/contract/preference';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { applicantPreferences, founderPreferences } from '../../db/schema.ts';

type FounderBody = z.output<typeof founderPreferenceBody>;
type ApplicantBody = z.output<typeof applicantPreferenceBody>;

export async function findFounderPreference(db: Db, userId: string) {
  const [row] = await db.select().from(founderPreferences).where(eq(founderPreferences.userId, userId));
  return row;
}

export async function findApplicantPreference(db: Db, userId: string) {
  const [row] = await db.select().from(applicantPreferences).where(eq(applicantPreferences.userId, userId));
  return row;
}

/**
 * Creates or replaces all of a founder's preference: a question that is left out becomes empty. `expected`: only if this version
 * is stored, for 0 only if none is. @returns what is stored now; undefined when another version was.
 */
export async function upsertFounderPreference(
  db: Db,
  userId: string,
  body: FounderBody,
  expected: number | undefined,
  now: Date,
) {
  const values = { ...body, updatedAt: now };
  const next = { ...values, version: sql`${founderPreferences.version} + 1` };
  const isStored = eq(founderPreferences.userId, userId);
  const saving = expected
    ? db
        .update(founderPreferences)
        .set(next)
        .where(and(isStored, eq(founderPreferences.version, expected)))
    : db
        .insert(founderPreferences)
        .values({ userId, ...values })
        .onConflictDoUpdate({
          target: founderPreferences.userId,
          set: next,
          ...(expected === 0 && { setWhere: sql`false` }),
        });
  const [saved] = await saving.returning();
  return saved;
}

/**
 * Creates or replaces all of an applicant's preference: a question that is left out becomes empty. `expected`: only if this version
 * is stored, for 0 only if none is. @returns what is stored now; undefined when another version was.
 */
export async function upsertApplicantPreference(
  db: Db,
  userId: string,
  body: ApplicantBody,
  expected: number | undefined,
  now: Date,
) {
  const values = { ...body, updatedAt: now };
  const next = { ...values, version: sql`${applicantPreferences.version} + 1` };
  const isStored = eq(applicantPreferences.userId, userId);
  const saving = expected
    ? db
        .update(applicantPreferences)
        .set(next)
        .where(and(isStored, eq(applicantPreferences.version, expected)))
    : db
        .insert(applicantPreferences)
        .values({ userId, ...values })
        .onConflictDoUpdate({
          target: applicantPreferences.userId,
          set: next,
          ...(expected === 0 && { setWhere: sql`false` }),
        });
  const [saved] = await saving.returning();
  return saved;
}
