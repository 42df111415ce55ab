import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { educations, users } from '../../db/schema.ts';
import { isShown } from '../users/queries.ts';
import type { Reading } from './rules/explain/explain.ts';
import type { Person } from './rules/read/person.ts';
import type { Traits } from './rules/read/traits.ts';

/** Members with everything matching or a profile shows, in no particular order. One round trip. */
export function findMembers(db: Db, ids: readonly string[]) {
  const query = prepared.get(db) ?? prepare(db);
  prepared.set(db, query);
  return query.execute({ ids });
}

/** By database or transaction: the statement is long, and takes as long to build and to plan as to run. */
const prepared = new WeakMap<Db, ReturnType<typeof prepare>>();

function prepare(db: Db) {
  return db.query.users
    .findMany({
      where: sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`,
      with: {
        profile: true,
        founderProfile: true,
        founderPreference: true,
        applicantPreference: true,
        experiences: { orderBy: (row, { desc }) => [desc(row.startDate), desc(row.id)] },
        educations: {
          orderBy: (row, { desc }) => [sql`${educations.startDate} desc nulls last`, desc(row.id)],
        },
      },
      // The database's clock as the rows were read: it tells which of two readings of a member is the later one.
      extras: {
        readAt: sql<string>`statement_timestamp()`.as('read_at'),
        isShown: sql<boolean>`${isShown()}`.as('is_shown'),
      },
    })
    .prepare('find_members');
}

export type Member = Awaited<ReturnType<typeof findMembers>>[number];

/** What matching may read of a member; undefined for administrators. */
export function personOf(member: Member): Person | undefined {
  const { role, profile, founderProfile } = member;
  if (role === 'ADMIN') return undefined;
  return {
    role,
    location: profile?.location ?? null,
    skills: profile?.skills ?? [],
    interests: profile?.interests ?? [],
    hobbies: profile?.hobbies ?? [],
    habits: profile?.habits ?? [],
    experiences: member.experiences.map(({ role: title, startDate, endDate, description }) => ({
      role: title,
      startDate,
      endDate,
      description,
    })),
    educations: member.educations.map(({ degree, fieldOfStudy, description }) => ({
      degree,
      fieldOfStudy,
      description,
    })),
    currentJob: profile?.currentJob ?? null,
    availability: profile?.availability ?? null,
    salaryExpectations: profile?.salaryExpectations ?? null,
    company: role === 'FOUNDER' ? companyOf(founderProfile) : null,
    founderPreference: role === 'FOUNDER' ? (member.founderPreference ?? null) : null,
    applicantPreference: role === 'APPLICANT' ? (member.applicantPreference ?? null) : null,
  };
}

/** Columns by name: a column that is added later is not read unasked. */
function companyOf(row: Member['founderProfile']): Person['company'] {
  if (!row) return null;
  return {
    companyType: row.companyType,
    companyDescription: row.companyDescription,
    industry: row.industry,
    vision: row.vision,
    mission: row.mission,
    goals: row.goals,
    fundingStage: row.fundingStage,
    fundingAmount: row.fundingAmount,
    equityOffered: row.equityOffered,
    compensation: row.compensation,
    currentRevenue: row.currentRevenue,
    lookingFor: row.lookingFor,
    otherDetails: row.otherDetails,
  };
}

/** Who was told of lately, by all that is loaded of them: what is read of a person is kept by it, for the next list too. */
const persons = new LRUCache<string, Person>({
  max: 2_000,
  /** Characters: most people take some 3,000, and nobody who writes all that fits drives out the others. */
  maxSize: 16_000_000,
  sizeCalculation: (_, all) => all.length,
});
const byMember = new WeakMap<Member, Person>();

/** The person with what the index has read of them; undefined for administrators and for nobody. */
export function readingOf(member: Member | undefined, traits: Traits): Reading | undefined {
  const person = member && (byMember.get(member) ?? lately(personOf(member)));
  if (!person) return undefined;
  byMember.set(member, person);
  return { person, traits };
}

/** A person as they were told of last, unless they have saved something since. */
function lately(person: Person | undefined): Person | undefined {
  if (!person) return undefined;
  const all = JSON.stringify(person);
  const known = persons.get(all) ?? person;
  persons.set(all, known);
  return known;
}
