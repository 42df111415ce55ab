import { randomUUIDv7 } from 'node:crypto';
import type { Role } from '@ampersand/contract/enumerations';
import type { ApplicantRegistration, FounderRegistration } from '@ampersand/contract/registration';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { educations, experiences, founderProfiles, profiles, users } from '../../db/schema.ts';
import { hasInvitationWith, isConnectedWith, isNotParted, isNotPassed } from './pairs.ts';
import { companySizeRange, namesOf } from './rules.ts';

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

/** Whoever looks at somebody. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
}

const OTHER_SIDE: Partial<Record<Role, Role>> = { FOUNDER: 'APPLICANT', APPLICANT: 'FOUNDER' };

/** Condition on `users`: others may find them. They are not suspended, paused, or about to be deleted. */
export const isShown = () =>
  and(isNull(users.suspendedAt), isNull(users.pausedAt), isNull(users.deletionDueAt));

/**
 * Condition on `users`: a viewer meets them, in lists and by address, unless they have passed on them; of the other side, and
 * shown. What parts two people who would meet otherwise belongs here. The side is written into the statement: indexes are made by side.
 */
export function isShownTo({ id, role }: Viewer): SQL {
  const other = OTHER_SIDE[role];
  return other
    ? sql`(${users.role} = ${sql.raw(`'${other}'`)} and ${isShown()} and ${isNotParted(id, users.id)})`
    : sql`false`;
}

/** Everybody sees themself, administrators see everybody, and who is connected sees the other also while they are paused. */
const isVisible = (viewer: Viewer, isMet: SQL | undefined): SQL | undefined =>
  viewer.role === 'ADMIN'
    ? undefined
    : or(eq(users.id, viewer.id), isMet, and(isConnectedWith(viewer.id), isNotParted(viewer.id, users.id)));

/** Condition on `users`: a viewer may look at them. Whom they have passed on they see while an invitation waits between the two. */
export const isVisibleTo = (viewer: Viewer): SQL | undefined =>
  isVisible(
    viewer,
    and(isShownTo(viewer), or(isNotPassed(viewer.id, users.id), hasInvitationWith(viewer.id))),
  );

/** The person of an id as far as `viewer` may see them; undefined for everybody else. Every call that takes a person asks here. */
export function findVisiblePerson(db: Db, viewer: Viewer, id: string): Promise<UserRow | undefined> {
  return findPerson(db, id, isVisibleTo(viewer));
}

/** Somebody whom the viewer may see, or has passed on: for what is done about them without looking at them. */
export function findVisibleOrPassed(db: Db, viewer: Viewer, id: string): Promise<UserRow | undefined> {
  return findPerson(db, id, isVisible(viewer, isShownTo(viewer)));
}

function findPerson(db: Db, id: string, condition: SQL | undefined): Promise<UserRow | undefined> {
  return db.query.users.findFirst({ where: and(eq(users.id, id), condition), with: WITH_PROFILE });
}

export async function findRole(db: Db, id: string): Promise<Role | undefined> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
  return user?.role;
}

/** The account of a person, such as names and address: one row, where {@link findUser} fetches all they have written. */
export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account;
}

export type AccountRow = typeof users.$inferSelect;
export type Accounts = ReadonlyMap<string, AccountRow>;

/** The accounts of some people, by their ids; without those who are gone. */
export async function findAccounts(db: Db, ids: readonly string[]): Promise<Accounts> {
  const accounts = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(accounts.map((account) => [account.id, account]));
}

/** What some people are called, by their ids; without those who are gone. */
export async function findNames(db: Db, ids: readonly string[]) {
  const { id, fullName, calledName } = users;
  const named = await db
    .select({ id, fullName, calledName })
    .from(users)
    .where(inArray(id, [...ids]));
  return new Map(named.map((person) => [person.id, person]));
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
  'email' | 'fullName' | 'calledName' | 'phone' | 'age' | 'gender' | 'location'
>;

/** @returns false when the email address is taken; nothing was written then. */
async function insertAccount(
  tx: Db,
  account: NewAccount,
  form: AccountFields,
  profile: Partial<typeof profiles.$inferInsert> = {},
) {
  const inserted = await tx
    .insert(users)
    .values({ ...account, email: form.email, phone: form.phone, ...namesOf(form) })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (inserted.length === 0) return false;
  const { age = null, gender = null, location = null } = form;
  await tx.insert(profiles).values({ userId: account.id, age, gender, location, ...profile });
  return true;
}

/** Writes a new applicant with all rows of the form. @returns false when the email address is taken. */
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

/** Writes a new founder and their company. @returns false when the email address is taken. */
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
    calledName,
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
