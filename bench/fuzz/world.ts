import { enableTwoFactor, startTwoFactor } from '@ampersand/contract/account';
import { forgotPassword } from '@ampersand/contract/auth';
import { DAY_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { inactivityQuestions, users } from '../../api/src/db/schema.ts';
import type { Deps } from '../../api/src/http/deps.ts';
import { cookieName } from '../../api/src/http/session.ts';
import { hashPassword } from '../../api/src/lib/password.ts';
import { createSession } from '../../api/src/lib/sessions.ts';
import { hashToken, newToken } from '../../api/src/lib/tokens.ts';
import type { Browser } from '../../api/src/testing/browser.ts';
import {
  type Member,
  makeAdmin,
  makeApplicant,
  makeFounder,
  PASSWORD,
} from '../../api/src/testing/factories.ts';
import { connectMembers } from '../../api/src/testing/invitations.ts';
import { codeOf } from '../../api/src/testing/second-factor.ts';
import { signTogether } from '../../api/src/testing/trial.ts';
import { harvest, type Known } from './known.ts';
import type { Caller } from './requests.ts';
import { administer, decide, keepThings, meetOthers, talk } from './scenes.ts';
import { FULL_NAME } from './values.ts';

/** What a world is made on. */
export interface Ground {
  readonly deps: Deps;
  browser(): Browser;
  /** Sets the clock so many days back. */
  turnBack(days: number): void;
}

export interface Person {
  readonly cookies: Map<string, string>;
  /** What is of this person alone. */
  readonly known: Known;
  /** Gives them their old password and a new session. */
  logIn(): Promise<void>;
}

/** Two connected members in the middle of everything that two can do here, with others around them, and an administrator. */
export interface World {
  readonly people: Readonly<Record<Caller, Person>>;
  /** Of the two. */
  readonly connectionId: string;
  /** What any of them has seen. */
  readonly known: Known;
}

/** A member whose browser keeps the ids that it sees. */
function watched(member: Member, known: Known): Member {
  const { browser } = member;
  const call: Browser['call'] = async (endpoint, input) => {
    const answered = await browser.call(endpoint, input);
    if (answered.status >= 300)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${JSON.stringify(answered.failure)}`);
    harvest(known, endpoint.path, answered.reply);
    return answered;
  };
  return { ...member, browser: { cookies: browser.cookies, call } };
}

const passwordHash = hashPassword(PASSWORD);

/** A member with a question of the server whether they still look; `more`: what else is known of them. */
async function personOf(
  { deps }: Ground,
  { id, email, browser }: Member,
  more: Readonly<Record<string, readonly string[]>>,
): Promise<Person> {
  const question = newToken();
  await deps.db
    .insert(inactivityQuestions)
    .values({ userId: id, tokenHash: hashToken(question), askedAt: deps.now() });
  const known = {
    own: [id],
    email: [email],
    password: [PASSWORD],
    fullName: [FULL_NAME],
    question: [question],
    ...more,
  };
  return {
    cookies: browser.cookies,
    logIn: async () => {
      await deps.db
        .update(users)
        .set({ passwordHash: await passwordHash })
        .where(eq(users.id, id));
      const token = await createSession(deps, id, { address: '127.0.0.1', userAgent: 'fuzz' });
      browser.cookies.set(cookieName(deps.config, 'session'), token);
    },
    known: new Map(Object.entries(known).map(([name, values]) => [name, [...values]])),
  };
}

/** Starts a second factor, and puts it in force in every other world. @returns what is known of it. */
async function guard(ground: Ground, { browser }: Member) {
  const { secret } = (await browser.call(startTwoFactor, { body: { password: PASSWORD } })).reply.data;
  if (worlds % 2 === 0) return { secret: [secret] };
  const { reply } = await browser.call(enableTwoFactor, { body: { code: codeOf(ground, secret) } });
  return { secret: [secret], recovery: reply.data.recoveryCodes };
}

/** Every so many worlds the founder has not confirmed their address. */
const UNCONFIRMED_WORLDS = 4;
let worlds = 0;

/** How long the two have been connected: half of their trial, and a day. */
const TOGETHER_DAYS = 15;

export async function makeWorld(ground: Ground): Promise<World> {
  const known: Known = new Map();
  const named = { fullName: FULL_NAME };
  const newFounder = async (emailConfirmed = true) =>
    watched(await makeFounder(ground, { ...named, emailConfirmed }), known);
  const newApplicant = async () => watched(await makeApplicant(ground, named), known);

  const isConfirmed = ++worlds % UNCONFIRMED_WORLDS > 0;
  ground.turnBack(TOGETHER_DAYS);
  const [founder, applicant] = [await newFounder(isConfirmed), await newApplicant()];
  const admin = watched(await makeAdmin(ground), known);
  const id = await connectMembers(applicant, founder);
  const two = { founder, applicant, id };
  await signTogether(ground, two);
  ground.turnBack(0);

  const inDays = (days: number) => new Date(ground.deps.now().getTime() + days * DAY_MS).toISOString();
  const [soon, later] = [inDays(2), inDays(3)];
  const moments = { soon, later, day: inDays(0).slice(0, 10) };
  for (const [name, moment] of Object.entries(moments)) known.set(name, [moment]);
  await talk(two);
  await decide(ground, two, soon);
  await administer(admin, two, soon);
  const [ofApplicant, ofFounder] = await Promise.all([
    meetOthers(applicant, newFounder),
    meetOthers(founder, newApplicant),
    applicant.browser.call(forgotPassword, { body: { email: applicant.email } }),
    ...[founder, applicant].map(keepThings),
  ]);

  const knownTo = (other: Member, met: Awaited<ReturnType<typeof meetOthers>>) => ({
    other: [other.id],
    connectionId: [id, ...met.connections],
    invitationId: met.invitations,
  });
  const factor = isConfirmed ? await guard(ground, founder) : {};
  const person = await personOf(ground, applicant, knownTo(founder, ofApplicant));
  return {
    known,
    connectionId: id,
    people: {
      founder: await personOf(ground, founder, { ...knownTo(applicant, ofFounder), ...factor }),
      applicant: person,
      admin: await personOf(ground, admin, { other: [applicant.id] }),
      stranger: { ...person, cookies: new Map(), logIn: async () => {} },
    },
  };
}
