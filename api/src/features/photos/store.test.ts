import { readdir } from 'node:fs/promises';
import { uploadLogo, uploadPhoto } from '@ampersand/contract/profile';
import { registerApplicant } from '@ampersand/contract/registration';
import { expect, test, vi } from 'vitest';
import { applicantForm, makeFounder } from '../../testing/factories.ts';
import { asFile, asForm, photoWithPlace } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { storePicture, unnamedFileJob } from './store.ts';

const t = useTestApp();
const files = async () => (await readdir(t.uploads).catch(() => [])).sort();
const photo = await photoWithPlace(40, 40);

/** What waits, and in how many minutes it begins; of several for one file the first. */
async function waiting() {
  const { rows } = await t.deps.database.pool.query<{ data: object; minutes: number }>(
    `select data, round(extract(epoch from start_after - now()) / 60)::int as minutes from jobs.job
     where name = 'remove-unnamed-file' and state = 'created' order by created_on`,
  );
  return rows;
}

/** Does what waits, as if its time had come. */
async function runAll() {
  for (const { data } of await waiting()) await unnamedFileJob(t.deps).run(data, { lastTry: false });
  await t.deps.database.pool.query(`delete from jobs.job where name = 'remove-unnamed-file'`);
}

test('a file that no row came to name is removed an hour later, as often as the job runs', async () => {
  await runAll();
  const key = await storePicture(t.deps, photo);
  expect(await waiting()).toEqual([{ data: { key }, minutes: 60 }]);
  expect(await files()).toEqual([key]);
  await unnamedFileJob(t.deps).run({ key }, { lastTry: false });
  await runAll();
  expect(await files()).toEqual([]);
});

test('a file that cannot be removed is tried again until it is gone, for years', async () => {
  await runAll();
  await storePicture(t.deps, photo);
  const { rows } = await t.deps.database.pool.query(
    `select retry_delay_max <= 3 * 60 * 60 and retry_limit * interval '1 hour' > interval '10 years' as tries,
       keep_until > now() + interval '9 years' as kept
     from jobs.job where name = 'remove-unnamed-file'`,
  );
  expect(rows).toEqual([{ tries: true, kept: true }]);
  await runAll();
});

test('the job is there before the file: a process that ends in between leaves nothing', async () => {
  await runAll();
  const put = vi.spyOn(t.deps.storage, 'put');
  const seen: number[] = [];
  put.mockImplementationOnce(async () => {
    seen.push((await waiting()).length);
  });
  await storePicture(t.deps, photo);
  put.mockRestore();
  expect(seen).toEqual([1]);
  await runAll();
});

test('files that a photo or a logo names stay, and those of both before them go', async () => {
  const founder = await makeFounder(t);
  const params = { id: founder.id, userId: founder.id };
  const remove = vi.spyOn(t.deps.storage, 'remove').mockRejectedValue(new Error('the process is gone'));
  const urls = [];
  for (const _ of ['first', 'second']) {
    const image = await founder.browser.call(uploadPhoto, { params, form: asForm({}, asFile(photo)) });
    const logo = await founder.browser.call(uploadLogo, {
      params,
      form: asForm({}, asFile(photo), 'companyLogo'),
    });
    urls.push(image.reply.data.profileUrl, logo.reply.data.companyUrl);
  }
  remove.mockRestore();
  expect(await files()).toHaveLength(4);
  await runAll();
  expect(await files()).toEqual(
    urls
      .slice(2)
      .map((url) => url.replace('/uploads/', ''))
      .sort(),
  );
});

test('the photo of a registration that did not come about is removed later, that of one that did stays', async () => {
  const form = applicantForm();
  const send = () => t.browser().call(registerApplicant, { form: asForm(form, asFile(photo)) });
  expect((await send()).status).toBe(201);
  const kept = await files();
  const remove = vi.spyOn(t.deps.storage, 'remove').mockRejectedValue(new Error('the process is gone'));
  expect((await send()).status).toBe(409);
  remove.mockRestore();
  expect(await files()).toHaveLength(2);
  await runAll();
  expect(await files()).toEqual(kept);
});

test.each([
  ['users', 'photo_key'],
  ['founder_profiles', 'logo_key'],
  ['attachments', 'path'],
])('whether %s name a file is looked up in an index', async (table, column) => {
  const client = await t.deps.database.pool.connect();
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query(`explain select count(*) from ${table} where ${column} = 'one.webp'`);
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(rows)).toContain(`${table}_${column}_`);
});
