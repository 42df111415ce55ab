import { randomUUIDv7 } from 'node:crypto';
import { calledNameOf } from '@ampersand/contract/called';
import { DAY_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { events, users } from '../db/schema.ts';
import { insertApplicant, insertFounder } from '../features/users/queries.ts';
import { cookieName } from '../http/session.ts';
import { hashPassword } from '../lib/password.ts';
import { createSession } from '../lib/sessions.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** What factories need of a server under test. */
type Served = Pick<TestApp, 'deps' | 'browser'>;

export const PASSWORD = 'Secret#2026';
const passwordHash = hashPassword(PASSWORD);
let made = 0;

/** A registration form of an applicant, valid as it stands. */
export function applicantForm() {
  made += 1;
  return {
    email: `applicant${made}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    fullName: `Asha Applicant ${made}`,
    phone: '9876543210',
    age: 31,
    gender: 'FEMALE' as const,
    location: 'Pune, India',
    skills: ['TypeScript', 'PostgreSQL', 'Kubernetes'],
    experiences: [{ role: 'Backend engineer', company: 'Harbour Freight Data', startDate: '2019-04-01' }],
    educations: [{ institution: 'COEP', degree: 'BTech', startDate: '2012-07-01', endDate: '2016-05-30' }],
    currentJob: 'Backend engineer',
    availability: true,
    salaryExpectations: '₹18-24 LPA',
  };
}

/** A registration form of a founder, valid as it stands. */
export function founderForm() {
  made += 1;
  return {
    email: `founder${made}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    fullName: `Farid Founder ${made}`,
    phone: '9123456780',
    age: 38,
    gender: 'MALE' as const,
    location: 'Mumbai, India',
    companyName: `Northwind Cold Chain ${made}`,
    companyType: 'STARTUP' as const,
    companyDescription: 'Sensors that keep vaccines cold on the last mile.',
    website: 'https://northwind.example',
    businessStructure: 'LLC' as const,
    industry: 'Logistics',
    foundingDate: '2024-02-01',
    companySize: '2-5' as const,
    vision: 'No dose spoiled by heat.',
    mission: 'Put a cheap honest thermometer in every box.',
    fundingStage: 'PRE_SEED' as const,
    fundingAmount: 50_000,
    equityOffered: 12,
    compensation: 'EQUITY' as const,
    lookingFor: 'A technical co-founder who has run backend systems.',
  };
}

export interface Member {
  id: string;
  email: string;
  fullName: string;
  calledName: string;
  browser: Browser;
}

type Overrides<Form> = Partial<Form> & { role?: never; emailConfirmed?: boolean; calledName?: string };

/** An applicant in the database, in the match index, logged in. */
export async function makeApplicant(
  test: Served,
  { emailConfirmed = true, ...form }: Overrides<ReturnType<typeof applicantForm>> = {},
) {
  const whole = { ...applicantForm(), ...form };
  const id = randomUUIDv7();
  await insertApplicant(
    test.deps.db,
    { id, role: 'APPLICANT', passwordHash: await passwordHash, photoKey: null },
    whole,
  );
  return finish(test, id, whole, emailConfirmed);
}

/** A founder with a company, in the match index, logged in. */
export async function makeFounder(
  test: Served,
  { emailConfirmed = true, ...form }: Overrides<ReturnType<typeof founderForm>> = {},
) {
  const whole = { ...founderForm(), ...form };
  const id = randomUUIDv7();
  await insertFounder(
    test.deps.db,
    { id, role: 'FOUNDER', passwordHash: await passwordHash, photoKey: null },
    whole,
  );
  return finish(test, id, whole, emailConfirmed);
}

async function finish(
  test: Served,
  id: string,
  names: { email: string; fullName: string; calledName?: string },
  confirmed: boolean,
): Promise<Member> {
  if (confirmed)
    await test.deps.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));
  await test.deps.memberChanged(id);
  const { email, fullName } = names;
  return { id, email, fullName, calledName: calledNameOf(names), browser: await logIn(test, id) };
}

/** A browser with a session, without the cost of checking a password. */
async function logIn(test: Served, id: string): Promise<Browser> {
  const browser = test.browser();
  const token = await createSession(test.deps, id, { address: '127.0.0.1', userAgent: 'test' });
  browser.cookies.set(cookieName(test.deps.config, 'session'), token);
  return browser;
}

/** An administrator, logged in. */
export async function makeAdmin(test: Served): Promise<Member> {
  const person = { id: randomUUIDv7(), email: `admin${++made}@example.com`, fullName: 'Adira Admin' };
  await test.deps.db
    .insert(users)
    .values({ ...person, role: 'ADMIN', passwordHash: await passwordHash, emailConfirmedAt: new Date() });
  return { ...person, calledName: 'Adira', browser: await logIn(test, person.id) };
}

export async function makeEvent(test: TestApp, event: Partial<typeof events.$inferInsert> = {}) {
  const row = {
    id: randomUUIDv7(),
    title: 'Founders who cook',
    description: 'Dinner and honest numbers.',
    date: new Date(Date.now() + DAY_MS),
    location: 'Online',
    ...event,
  };
  await test.deps.db.insert(events).values(row);
  return row;
}
