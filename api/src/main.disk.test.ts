import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@ampersand/contract/auth';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { applicantForm, PASSWORD } from './testing/factories.ts';
import { asFile, asForm, photoWithPlace } from './testing/forms.ts';
import { freePort, killServers, type ServerProcess, startServer } from './testing/server-process.ts';

/** Starts of a whole server, on a busy machine. */
vi.setConfig({ testTimeout: 180_000 });

const disk = mkdtempSync(join(tmpdir(), 'ampersand-disk-'));
const mounted = mount();

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

afterEach(killServers);
afterAll(() => {
  if (mounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const title = `on a small disk${mounted ? '' : ' (skipped: needs the right to mount one)'}`;

describe.skipIf(!mounted)(title, () => {
  const filler = join(disk, 'filler');
  const fill = async () => {
    const { bavail, bsize } = await statfs(disk);
    // A little less at a time than what is free: the last bytes fit too.
    for (let bytes = bavail * bsize; bytes > 0; bytes = Math.floor(bytes / 2))
      await writeFile(filler, Buffer.alloc(bytes), { flag: 'a' }).catch(() => {});
  };
  const post = async (server: ServerProcess, path: string, payload: object) => {
    const body = payload instanceof FormData ? payload : JSON.stringify(payload);
    const headers = { ...(payload instanceof FormData ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${server.url}/api/v1${path}`, { method: 'POST', body, headers });
    return { status: response.status, json: await response.json() };
  };

  test('a full disk refuses writes with 503, keeps what is there, and works on once there is room', async () => {
    const env = { DATA_DIR: join(disk, 'data'), PORT: await freePort() };
    const first = startServer(env);
    await first.prints('is at http');
    const form = applicantForm();
    expect((await post(first, '/users/applicant-register', form)).status).toBe(201);
    await fill();
    const photo = asFile(await photoWithPlace(600, 600));
    const refused = await post(first, '/users/applicant-register', asForm(applicantForm(), photo));
    expect(refused.status).toBe(503);
    expect(refused.json).toMatchObject({
      code: 'unavailable',
      message: 'We cannot store or read files at the moment. Please try again shortly',
    });
    const long = {
      ...applicantForm(),
      experiences: Array(50).fill({ role: 'r', company: 'c', startDate: '2020-01-01' }),
    };
    let status = 0;
    for (let i = 0; i < 40 && status !== 503; i++)
      status = (await post(first, '/users/applicant-register', { ...long, email: `x${i}@example.com` }))
        .status;
    expect(status).toBe(503);
    expect(first.output()).toContain('No space left on device');
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    await rm(filler);
    expect((await post(first, '/users/applicant-register', applicantForm())).status).toBe(201);
    const entered = await post(first, '/auth/login', { email: form.email, password: PASSWORD });
    expect(login.response.parse(entered.json).data.user.profile.skills).toEqual(form.skills);

    await fill();
    first.child.kill('SIGKILL');
    await first.ended;
    const fresh = startServer({ ...env, DATA_DIR: join(disk, 'fresh') });
    expect(await fresh.ended).toBe(2);
    expect(fresh.output()).toMatch(
      /DATA_DIR: the database in .* does not open \(.*; \d+ MB are free on that disk\)\. Make room if it is full/,
    );
    await rm(filler);
    const again = startServer(env);
    await again.prints('is at http');
    expect((await post(again, '/auth/login', { email: form.email, password: PASSWORD })).status).toBe(200);
  });
});
