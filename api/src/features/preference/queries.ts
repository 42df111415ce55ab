import type { applicantPreferenceBody, founderPreferenceBody } from '@ampersand/contract/preference';
import { eq } from 'drizzle-orm';
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

/** Creates or replaces all of a founder's preference: a question that is left out becomes empty. */
export async function upsertFounderPreference(db: Db, userId: string, body: FounderBody, now: Date) {
  const values = { ...body, updatedAt: now };
  const [saved] = await db
    .insert(founderPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: founderPreferences.userId, set: values })
    .returning();
  return saved;
}

/** Creates or replaces all of an applicant's preference: a question that is left out becomes empty. */
export async function upsertApplicantPreference(db: Db, userId: string, body: ApplicantBody, now: Date) {
  const values = { ...body, updatedAt: now };
  const [saved] = await db
    .insert(applicantPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: applicantPreferences.userId, set: values })
    .returning();
  return saved;
}
