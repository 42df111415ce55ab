import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { mean, percentile } from '../statistics.ts';
import { between, type Life, type Victim } from './victim.ts';

const PASSWORD = 'Secret#2026';
/** The email server takes its time, so that emails are under way when the server dies. */
const EMAIL_MS = 400;
const PAUSE_MS = { least: 1_000, most: 4_000 };
const UP_MS = { least: 20_000, most: 30_000 };
const LAST_EMAILS_MS = 90_000;

/** What a person was told is done. */
interface Done {
  readonly email: string;
  readonly cookie?: string;
  readonly userId?: string;
  readonly saved?: string;
}

/** An email that somebody was told is on its way. */
interface Promised {
  readonly email: string;
  readonly about: RegExp;
  readonly at: number;
}

interface Arrived {
  readonly email: string;
  readonly subject: string;
  readonly at: number;
}

const CODE = /^Your code/;
const CONFIRM = /^Please confirm/;
const people: Done[] = [];
const promised: Promised[] = [];
const arrived: Arrived[] = [];
let over = false;

/** People who register, save and ask for codes. What was acknowledged is to be there, and emails are to come soon. */
export async function livePeople(count: number): Promise<Life> {
  const smtp = slowEmailServer();
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@ampersand.example' },
    upMs: UP_MS,
    live: async (victim) => {
      await Promise.all(Array.from({ length: count }, (_, seat) => live(victim, seat)));
    },
    stop: () => {
      over = true;
    },
    progress: () => `${people.length} acknowledged writes, ${promised.length} emails promised`,
    judge,
    close: () => new Promise<void>((resolve) => void smtp.close(resolve)),
  };
}

/** One person after the other, each a registration, a log-in, a saved preference and a code. */
async function live({ call }: Victim, seat: number): Promise<void> {
  for (let number = 0; !over; number++) {
    const email = `person-${seat}-${number}@example.com`;
    await wait(between(PAUSE_MS));
    const form = applicantForm(email);
    if ((await call('POST', '/users/applicant-register', { body: form }))?.status !== 201) continue;
    promised.push({ email, about: CONFIRM, at: performance.now() });
    people.push({ email });
    await wait(between(PAUSE_MS));
    const loggedIn = await call('POST', '/auth/login', { body: { email, password: PASSWORD } });
    const { session: cookie } = loggedIn ?? {};
    const userId = (loggedIn?.data?.user as { id?: string } | undefined)?.id;
    if (!cookie || !userId) continue;
    people.push({ email, cookie, userId });
    await wait(between(PAUSE_MS));
    const saved = `Founders who answer within a day, as ${email} asked`;
    const body = { joinMotivation: saved };
    const answer = await call('POST', `/preference/applicant/${userId}`, { body, cookie });
    if (answer && answer.status < 300) people.push({ email, cookie, userId, saved });
    await wait(between(PAUSE_MS));
    const asked = await call('POST', '/auth/forgot-password', { body: { email } });
    if (asked?.status === 200) promised.push({ email, about: CODE, at: performance.now() });
  }
}

function applicantForm(email: string) {
  return {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    fullName: 'Asha Applicant',
    phone: '9876543210',
    age: 31,
    gender: 'FEMALE',
    location: 'Pune, India',
    skills: ['TypeScript', 'PostgreSQL'],
    experiences: [{ role: 'Backend engineer', company: 'Harbour Freight Data', startDate: '2019-04-01' }],
    educations: [{ institution: 'COEP', degree: 'BTech', startDate: '2012-07-01', endDate: '2016-05-30' }],
    currentJob: 'Backend engineer',
    availability: true,
    salaryExpectations: '₹18-24 LPA',
  };
}

/** Takes every email, slowly; one whose sender dies meanwhile has not arrived. */
function slowEmailServer(): SMTPServer {
  const open = new Set<string>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: ({ id }, accept) => {
      open.add(id);
      accept();
    },
    onClose: ({ id }) => void open.delete(id),
    async onData(stream, { id, envelope }, accept) {
      // Cut off when the server is killed.
      const message = await text(stream).catch(() => undefined);
      await wait(EMAIL_MS);
      if (message === undefined || !open.has(id)) return;
      const email = envelope.rcptTo[0]?.address ?? '';
      const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(message)?.[1]?.replace(/\r\n/g, '') ?? '';
      arrived.push({ email, subject, at: performance.now() });
      accept();
    },
  });
  // Connections of a killed server end in the middle.
  smtp.on('error', () => {});
  return smtp;
}

/** What of it is not there any more: people who cannot log in, sessions that ended, answers that are not kept. */
async function countLost({ call }: Victim): Promise<number> {
  let lost = 0;
  for (const { email, cookie, userId, saved } of people) {
    if (!cookie) {
      const answer = await call('POST', '/auth/login', { body: { email, password: PASSWORD } });
      if (answer?.status !== 200) lost += 1;
    } else if (saved) {
      const answer = await call('GET', `/preference/applicant/${userId}`, { cookie });
      if (answer?.data?.joinMotivation !== saved) lost += 1;
    } else if ((await call('GET', '/users/current-user', { cookie }))?.status !== 200) lost += 1;
  }
  return lost;
}

/** When a promised email arrived first. */
function arrivalOf({ email, about }: Promised): number | undefined {
  return arrived.find((each) => each.email === email && about.test(each.subject))?.at;
}

/** Seconds of running from the restart that followed a promise to the email; nothing for one that no kill came between. */
function afterRestart({ uptimes }: Victim, promise: Promised): number | undefined {
  const at = arrivalOf(promise);
  const since = uptimes.filter(({ from }) => from > promise.at && at !== undefined && from < at);
  if (at === undefined || since.length === 0) return undefined;
  return since.reduce((sum, { from, to }) => sum + Math.min(to, at) - from, 0) / 1000;
}

async function judge(victim: Victim) {
  const deadline = performance.now() + LAST_EMAILS_MS;
  const missing = () => promised.filter((promise) => arrivalOf(promise) === undefined);
  while (missing().length > 0 && performance.now() < deadline) await wait(500);
  const delays = promised
    .map((promise) => afterRestart(victim, promise))
    .filter((delay) => delay !== undefined);
  const lost = await countLost(victim);
  return {
    figures: {
      'acknowledged writes': people.length,
      'emails promised': promised.length,
      'emails under way at a kill': delays.length,
      'emails that came twice':
        arrived.length - new Set(arrived.map(({ email, subject }) => email + subject)).size,
      'email after the restart, s of running, mean': delays.length > 0 ? mean(delays) : 0,
      'email after the restart, s of running, p95': delays.length > 0 ? percentile(delays, 0.95) : 0,
    },
    gates: [
      { name: 'acknowledged writes lost', value: lost, most: 0 },
      { name: 'emails lost', value: missing().length, most: 0 },
      { name: 'email after the restart, s of running, slowest', value: Math.max(0, ...delays), most: 60 },
    ],
  };
}
