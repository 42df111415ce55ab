import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '@ampersand/contract/enumerations';
import type { ApplicantRegistration, FounderRegistration } from '@ampersand/contract/users';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { educations, experiences, founderProfiles, profiles, users } from '../../db/schema.ts';
import { companySizeRange } from './rules.ts';

const WITH_PROFILE = {
  profile: true as const,
  founderProfile: true as const,
  experiences: { orderBy: [desc(experiences.startDate), desc(experiences.id)] },
  educations: { orderBy: [sql`${educations.startDate} desc nulls last`, desc(educations.id)] },
};

/** A person with everything their profile shows, or undefined. One round trip. */
export function findUser(db: Db, id: string) {
  return db.query.users.findFirst({ where: eq(users.id, id), with: WITH_PROFILE });
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The condition that `isHidden` in rules.ts does not hold. */
export const isShown = () =>
  and(isNull(users.suspendedAt), isNull(users.pausedAt), isNull(users.deletionDueAt));

export async function findRole(db: Db, id: string): Promise<Role | undefined> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
  return user?.role;
}

export async function findUserByEmail(db: Db, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Puts another hash of the same password in place, unless the password has changed meanwhile. */
export async function renewPasswordHash(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from)));
}

export interface NewAccount {
  readonly id: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly photoKey: string | null;
}

type AccountFields = Pick<
  FounderRegistration,
  'email' | 'fullName' | 'phone' | 'age' | 'gender' | 'location'
>;

/** @returns false when the e-mail address is taken; nothing was written then. */
async function insertAccount(
  tx: Db,
  account: NewAccount,
  form: AccountFields,
  profile: Partial<typeof profiles.$inferInsert> = {},
) {
  const inserted = await tx
    .insert(users)
    .values({ ...account, email: form.email, fullName: form.fullName, phone: form.phone })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  const { age = null, gender = null, location = null } = form;
  await tx.insert(profiles).values({ userId: account.id, age, gender, location, ...profile });
  return true;
}

/** Writes a new applicant with all rows of the form. @returns false when the e-mail address is taken. */
export async function insertApplicant(
  tx: Db,
  account: NewAccount,
  form: ApplicantRegistration,
): Promise<boolean> {
  const { skills, currentJob = null, availability = null, salaryExpectations = null } = form;
  if (!(await insertAccount(tx, account, form, { skills, currentJob, availability, salaryExpectations })))
    return false;
  await insertRows(tx, account.id, form);
  return true;
}

/** Adds jobs and courses of study to a profile. */
export async function insertRows(
  tx: Db,
  userId: string,
  form: Pick<ApplicantRegistration, 'experiences' | 'educations'>,
): Promise<void> {
  if (form.experiences.length > 0) {
    await tx.insert(experiences).values(
      form.experiences.map(({ currentlyWorking, endDate, ...row }) => ({
        ...row,
        id: randomUUIDv7(),
        userId,
        endDate: currentlyWorking ? null : (endDate ?? null),
      })),
    );
  }
  if (form.educations.length > 0) {
    await tx.insert(educations).values(
      form.educations.map(({ currentlyStudying, endDate, ...row }) => ({
        ...row,
        id: randomUUIDv7(),
        userId,
        endDate: currentlyStudying ? null : (endDate ?? null),
      })),
    );
  }
}

/** Writes a new founder and their company. @returns false when the e-mail address is taken. */
export async function insertFounder(
  tx: Db,
  account: NewAccount,
  form: FounderRegistration,
): Promise<boolean> {
  if (!(await insertAccount(tx, account, form))) return false;
  const {
    companySize,
    email,
    password,
    confirmPassword,
    fullName,
    phone,
    age,
    gender,
    location,
    ...company
  } = form;
  await tx
    .insert(founderProfiles)
    .values({ ...company, ...companySizeRange(companySize), userId: account.id });
  return true;
}
