import { randomUUIDv7 } from 'node:crypto';
import { calledNameOf } from '@ampersand/contract/called';
import type {
  EducationInput,
  ExperienceInput,
  FounderProfileBody,
  NewEducation,
  NewExperience,
} from '@ampersand/contract/profile';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { educations, experiences, founderProfiles, profiles, users } from '../../db/schema.ts';
import { companySizeRange, namesOf } from '../users/rules.ts';

export type ProfileColumns = Partial<Omit<typeof profiles.$inferInsert, 'userId' | 'version' | 'updatedAt'>>;

/**
 * Changes columns of a profile (those left out or undefined stay), counts the write, and holds the profile until the
 * transaction ends, so that writes of one person follow each other. `expected`: only if the version is still this one.
 * @returns the row as it is now; undefined when its version was another one, or there is no such profile.
 */
export async function updateProfile(
  tx: Db,
  userId: string,
  expected: number | undefined,
  columns: ProfileColumns,
  now: Date,
) {
  const unchanged = expected === undefined ? undefined : eq(profiles.version, expected);
  const [row] = await tx
    .update(profiles)
    .set({ ...columns, version: sql`${profiles.version} + 1`, updatedAt: now })
    .where(and(eq(profiles.userId, userId), unchanged))
    .returning();
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof updateProfile>>>;

export async function hasProfile(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: profiles.userId }).from(profiles).where(eq(profiles.userId, userId));
  return rows.length > 0;
}

/** A called name that is left out stays. @returns what the person is called now. */
export async function setNames(
  tx: Db,
  userId: string,
  names: Parameters<typeof namesOf>[0],
): Promise<string> {
  const [named] = await tx
    .update(users)
    .set(namesOf(names))
    .where(eq(users.id, userId))
    .returning({ fullName: users.fullName, calledName: users.calledName });
  return calledNameOf(named ?? names);
}

/** Where the storage key of a person's picture is kept. */
export interface PictureColumn {
  find(db: Db, userId: string): Promise<string | null>;
  /** @returns false when there is no row to hold it. */
  set(tx: Db, userId: string, key: string | null): Promise<boolean>;
}

export const photoColumn: PictureColumn = {
  async find(db, userId) {
    const [row] = await db.select({ key: users.photoKey }).from(users).where(eq(users.id, userId));
    return row?.key ?? null;
  },
  async set(tx, userId, photoKey) {
    const where = eq(users.id, userId);
    return (await tx.update(users).set({ photoKey }).where(where).returning({ id: users.id })).length > 0;
  },
};

export const logoColumn: PictureColumn = {
  async find(db, userId) {
    const [row] = await db
      .select({ key: founderProfiles.logoKey })
      .from(founderProfiles)
      .where(eq(founderProfiles.userId, userId));
    return row?.key ?? null;
  },
  async set(tx, userId, logoKey) {
    const changed = await tx
      .update(founderProfiles)
      .set({ logoKey })
      .where(eq(founderProfiles.userId, userId))
      .returning({ userId: founderProfiles.userId });
    return changed.length > 0;
  },
};

/** What a save of the company details writes, as `founderProfileBody` says. Undefined stays as it is. */
export function companyColumns({ companySize, ...body }: FounderProfileBody) {
  return {
    ...body,
    ...companySizeRange(companySize === undefined ? undefined : String(companySize)),
    businessStructure: body.businessStructure ?? null,
    shareStructure: body.shareStructure || null,
    currentRevenue: body.currentRevenue ?? null,
    goals: body.goals || null,
    otherDetails: body.otherDetails || null,
    ...(body.notFounded && { foundingDate: null }),
  };
}

/** @returns undefined when the person has no company. */
export async function findFounderProfile(tx: Db, userId: string) {
  const [row] = await tx.select().from(founderProfiles).where(eq(founderProfiles.userId, userId));
  return row;
}

type CompanyColumns = ReturnType<typeof companyColumns>;

/** @returns undefined when the person has no company. */
export async function updateFounderProfile(tx: Db, userId: string, columns: CompanyColumns, now: Date) {
  const [row] = await tx
    .update(founderProfiles)
    .set({ ...columns, updatedAt: now })
    .where(eq(founderProfiles.userId, userId))
    .returning();
  return row;
}

function experienceColumns({ currentlyWorking, endDate, description, ...row }: ExperienceInput) {
  return {
    ...row,
    endDate: currentlyWorking ? null : (endDate ?? null),
    description: description || null,
  };
}

function educationColumns({ currentlyStudying, ...row }: EducationInput) {
  return {
    institution: row.institution,
    degree: row.degree,
    fieldOfStudy: row.fieldOfStudy || null,
    startDate: row.startDate ?? null,
    endDate: currentlyStudying ? null : (row.endDate ?? null),
    description: row.description || null,
  };
}

export type RowTable = typeof experiences | typeof educations;

/** How many jobs or courses of study a person has. */
export async function countRows(tx: Db, table: RowTable, userId: string): Promise<number> {
  return tx.$count(table, eq(table.userId, userId));
}

export async function hasRow(db: Db, table: RowTable, userId: string, id: string): Promise<boolean> {
  return (await db.$count(table, and(eq(table.id, id), eq(table.userId, userId)))) > 0;
}

/** Deletes a job or a course of study. @returns false when the person has no such one. */
export async function deleteRow(tx: Db, table: RowTable, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(table)
    .where(and(eq(table.id, id), eq(table.userId, userId)))
    .returning({ id: table.id });
  return gone.length > 0;
}

/** Adds a job, or writes the one that was added under this id before. @returns undefined when somebody else has that. */
export async function insertExperience(
  tx: Db,
  userId: string,
  { id = randomUUIDv7(), ...row }: NewExperience,
) {
  const columns = experienceColumns(row);
  const [saved] = await tx
    .insert(experiences)
    .values({ ...columns, id, userId })
    .onConflictDoUpdate({ target: experiences.id, set: columns, setWhere: eq(experiences.userId, userId) })
    .returning();
  return saved;
}

/** @returns undefined when the person has no such job. */
export async function updateExperience(tx: Db, userId: string, id: string, row: ExperienceInput) {
  const [saved] = await tx
    .update(experiences)
    .set(experienceColumns(row))
    .where(and(eq(experiences.id, id), eq(experiences.userId, userId)))
    .returning();
  return saved;
}

/** Adds a course of study, or writes the one that was added under this id before. @returns undefined when somebody else has that. */
export async function insertEducation(tx: Db, userId: string, { id = randomUUIDv7(), ...row }: NewEducation) {
  const columns = educationColumns(row);
  const [saved] = await tx
    .insert(educations)
    .values({ ...columns, id, userId })
    .onConflictDoUpdate({ target: educations.id, set: columns, setWhere: eq(educations.userId, userId) })
    .returning();
  return saved;
}

/** @returns undefined when the person has no such course of study. */
export async function updateEducation(tx: Db, userId: string, id: string, row: EducationInput) {
  const [saved] = await tx
    .update(educations)
    .set(educationColumns(row))
    .where(and(eq(educations.id, id), eq(educations.userId, userId)))
    .returning();
  return saved;
}
