import { readdir } from 'node:fs/promises';
import { applicantMatchings } from '@ampersand/contract/matchings';
import { ifMatch } from '@ampersand/contract/path';
import { removeLogo, saveFounderProfile, uploadLogo, uploadPhoto } from '@ampersand/contract/profile';
import { currentUser, getUser } from '@ampersand/contract/users';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { asFile, asForm, photoWithPlace, pngThatClaims } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const LIMIT = 5 * 1024 * 1024;
const me = async ({ browser }: Member) => (await browser.call(currentUser)).reply.data;
const files = async () => (await readdir(t.uploads).catch(() => [])).sort();
const nameOf = (url: string | null | undefined) => url?.replace('/uploads/', '');
const logoOf = async (member: Member) => (await me(member)).profile.FounderProfile[0]?.companyUrl;
const upload = (member: Member, file?: File, headers: Record<string, string> = {}) =>
  member.browser.call(uploadLogo, {
    params: { id: member.id },
    form: asForm({}, file, 'companyLogo'),
    headers,
  });
const mark = (edge: number) => photoWithPlace(edge, edge);

describe('the logo of a company', () => {
  test('is shown to its founder, on the detail page and in the lists of applicants: WebP, at most 512 pixels, clear parts kept, without metadata', async () => {
    const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
    const clear = { r: 11, g: 93, b: 75, alpha: 0 };
    const drawn = await sharp({ create: { width: 1400, height: 700, channels: 4, background: clear } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' } })
      .png()
      .toBuffer();
    const answer = await upload(founder, asFile(drawn, 'mark.png', 'image/png'));
    expect(answer.status).toBe(200);
    const { companyUrl } = answer.reply.data;
    expect(answer.reply).toEqual({
      data: { companyUrl: expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\.webp$/), version: 2 },
      message: 'Logo updated',
    });
    expect(await logoOf(founder)).toBe(companyUrl);
    const seen = await applicant.browser.call(getUser, { params: { id: founder.id } });
    expect(seen.reply.data.profile.FounderProfile[0]?.companyUrl).toBe(companyUrl);
    const list = await applicant.browser.call(applicantMatchings, { params: { userId: applicant.id } });
    expect(list.reply.data[0]?.founder.profile.FounderProfile[0]?.companyUrl).toBe(companyUrl);

    const cookies = Object.fromEntries(applicant.browser.cookies);
    const file = await t.app.inject({ url: companyUrl, cookies });
    expect(file.headers['content-type']).toBe('image/webp');
    const { format, width, height, hasAlpha, exif } = await sharp(file.rawPayload).metadata();
    expect({ format, width, height, hasAlpha, exif }).toEqual({
      format: 'webp',
      width: 512,
      height: 256,
      hasAlpha: true,
    });
    expect((await t.app.inject({ url: companyUrl })).statusCode).toBe(401);
  });

  test('replaces the one before, whose file goes; photo and company details stay', async () => {
    const founder = await makeFounder(t);
    const photo = await founder.browser.call(uploadPhoto, {
      params: { userId: founder.id },
      form: asForm({}, asFile(await mark(40))),
    });
    await upload(founder, asFile(await mark(41)));
    const before = await me(founder);
    const { companyUrl } = (await upload(founder, asFile(await mark(42)))).reply.data;
    expect(await files()).toEqual([nameOf(photo.reply.data.profileUrl), nameOf(companyUrl)].sort());
    const [company] = before.profile.FounderProfile;
    expect(await me(founder)).toEqual({
      ...before,
      profile: { ...before.profile, FounderProfile: [{ ...company, companyUrl }], version: 4 },
    });
  });

  test('stays when the company details change', async () => {
    const founder = await makeFounder(t);
    const { companyUrl } = (await upload(founder, asFile(await mark(40)))).reply.data;
    const { reply } = await founder.browser.call(saveFounderProfile, {
      params: { id: founder.id },
      body: {
        companyName: 'Chama Ledger',
        companyType: 'SME',
        businessStructure: 'LLC',
        vision: 'V',
        mission: 'M',
      },
    });
    expect(reply.data.companyUrl).toBe(companyUrl);
  });

  test('is taken away with its file, as often as one likes; the photo stays', async () => {
    const founder = await makeFounder(t);
    const before = await me(founder);
    await upload(founder, asFile(await mark(40)));
    const remove = () => founder.browser.call(removeLogo, { params: { id: founder.id } });
    expect((await remove()).reply).toEqual({ data: { version: 3 }, message: 'Logo removed' });
    expect(await me(founder)).toEqual({ ...before, profile: { ...before.profile, version: 3 } });
    expect(await files()).toEqual([]);
    expect((await remove()).status).toBe(200);
  });

  test('of several sent at once one stays, and it is the one that the company names', async () => {
    const founder = await makeFounder(t);
    const marks = await Promise.all([40, 50, 60, 70].map(mark));
    const answers = await Promise.all(marks.map((bytes) => upload(founder, asFile(bytes))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await files()).toEqual([nameOf(await logoOf(founder))]);
  });
});

const bytesOf = async (size: number) => Buffer.concat([await mark(40), Buffer.alloc(size)]).subarray(0, size);

test.each<[string, () => Promise<Buffer | string | undefined>, number, string]>([
  ['a text that calls itself a PNG', async () => 'Not a picture', 415, 'unsupported_media_type'],
  ['an SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'unsupported_media_type'],
  ['5 MB and one byte', () => bytesOf(LIMIT + 1), 413, 'payload_too_large'],
  ['what claims 50,000 × 50,000 pixels', () => pngThatClaims(50_000, 50_000), 413, 'payload_too_large'],
  ['no file', async () => undefined, 422, 'invalid_fields'],
])('%s is no logo: refused, and the one before stays', async (_, make, status, code) => {
  const founder = await makeFounder(t);
  await upload(founder, asFile(await mark(40)));
  const [before, kept] = [await me(founder), await files()];
  const bytes = await make();
  const answer = await upload(founder, bytes === undefined ? undefined : asFile(bytes, 'a.png', 'image/png'));
  expect([answer.status, answer.failure.code]).toEqual([status, code]);
  if (status === 415 || status === 422)
    expect(answer.failure.errors).toEqual([{ path: 'companyLogo', message: answer.failure.message }]);
  expect(await me(founder)).toEqual(before);
  expect(await files()).toEqual(kept);
});

test('a logo of 5 MB is taken', async () => {
  expect((await upload(await makeFounder(t), asFile(await bytesOf(LIMIT)))).status).toBe(200);
});

test('a logo chosen, or taken away, in a window that is out of date changes nothing', async () => {
  const founder = await makeFounder(t);
  await upload(founder, asFile(await mark(40)));
  const [before, kept] = [await me(founder), await files()];
  const chosen = await upload(founder, asFile(await mark(50)), ifMatch(1));
  const params = { id: founder.id };
  const removed = await founder.browser.call(removeLogo, { params, headers: ifMatch(1) });
  expect([chosen.status, removed.status]).toEqual([409, 409]);
  expect(await me(founder)).toEqual(before);
  expect(await files()).toEqual(kept);
});
