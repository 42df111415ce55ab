import { type ServerProcess, startServer } from '../api/src/testing/server-process.ts';

export const PASSWORD = 'Secret#2026';
const ANSWER_MS = 30_000;

export const between = ({ least, most }: { least: number; most: number }) =>
  least + Math.random() * (most - least);

interface Input {
  readonly body?: object;
  readonly cookie?: string;
}

/** The real server, which is killed and started again, and calls to whichever process runs now. */
export function killedServer(env: Record<string, string>) {
  let server: ServerProcess | undefined;
  return {
    async start(): Promise<void> {
      const started = startServer(env);
      await started.prints('is at http');
      server = started;
    },
    async kill(): Promise<void> {
      const killed = server;
      server = undefined;
      killed?.child.kill('SIGKILL');
      await killed?.ended;
    },
    /** @returns status, answer and session; undefined when the server was killed before it answered. */
    async call(method: string, path: string, { body, cookie }: Input = {}) {
      const to = server;
      if (!to) return undefined;
      try {
        const response = await fetch(`${to.url}/api/v1${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            origin: to.url.replace('127.0.0.1', 'localhost'),
            ...(cookie ? { cookie } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        const answer: { data?: Record<string, unknown> } = JSON.parse(await response.text());
        const session = response.headers.getSetCookie()[0]?.split(';')[0];
        return { status: response.status, data: answer.data, session };
      } catch {
        // Killed, or not up again yet: nothing was acknowledged.
        return undefined;
      }
    },
  };
}

/** A database of its own on the server of `url`; without one the embedded database is used. */
export async function makeDatabase(url: string | undefined) {
  if (!url) return { env: {}, drop: async () => {} };
  const { Pool } = await import('pg');
  const admin = new Pool({ connectionString: url, max: 1 });
  const name = `ampersand_kills_${process.pid}`;
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { env: { DATABASE_URL: own.href }, drop };
}

/** An applicant as they register. */
export function applicantForm(email: string) {
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
