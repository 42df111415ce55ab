import { expect, test } from 'vitest';
import { pair } from '../people.fixture.ts';

const needing = (skillsNeeded: string[]) => ({ wants: { skillsNeeded } });
const cover = async (need: string, skills: string[]) => {
  const [found] = (await pair(needing([need]), { skills })).needs;
  return { offer: found?.offer?.text, value: found?.value ?? Number.NaN };
};

test('a need is met by the skill that covers it best, wherever it stands among the others', async () => {
  expect(await cover('backend', ['Golang', 'backend'])).toEqual({ offer: 'backend', value: 1 });
  expect(await cover('backend', ['opera singing', 'backend', 'Golang'])).toEqual({
    offer: 'backend',
    value: 1,
  });
});

test('where no known skill covers a need, what is nearest in meaning does', async () => {
  const near = await cover('grain moisture meters', ['grain moisture', 'opera singing']);
  expect(near.offer).toBe('grain moisture');
  expect(near.value).toBeGreaterThan(0.3);
  expect(await cover('grain moisture meters', ['opera singing', 'grain moisture'])).toEqual(near);
});

test('a need that nothing covers stands beside the first skill that is named, or beside none', async () => {
  expect(await cover('tenancy law', ['opera singing', 'bread baking'])).toEqual({
    offer: 'opera singing',
    value: 0,
  });
  expect(await cover('tenancy law', [])).toEqual({ offer: undefined, value: 0 });
});

const CLAIMS = Array.from(
  { length: 30 },
  (_, i) => `craft number ${'abcdefghijklmnopqrstuvwxyz0123'.charAt(i)}x`,
);

test('one of very many claims covers a need less than a skill that stands alone', async () => {
  for (const [need, skill] of [
    ['Golang', 'Go'],
    ['grain moisture meters', 'grain moisture'],
  ] as const) {
    const alone = await cover(need, [skill]);
    const among = await cover(need, [skill, ...CLAIMS]);
    expect(among.offer).toBe(skill);
    expect(among.value).toBeLessThan(alone.value);
    expect(among.value).toBeGreaterThan(0);
  }
});

const idea = {
  company: { companyDescription: 'Vaccine carriers for rural clinics.', mission: 'Solar drying of grain.' },
};

test('wishes and interests are held against the idea, the nearest first, an interest for less than a wish', async () => {
  const { wishes } = await pair(idea, {
    interests: ['opera', 'vaccine carriers'],
    wants: { ideaPreferences: ['bread', 'vaccine carriers'] },
  });
  expect(wishes).toHaveLength(4);
  const [first, second] = wishes;
  expect(first).toMatchObject({ interest: false, wish: { text: 'vaccine carriers' } });
  expect(second).toMatchObject({ interest: true, wish: { text: 'vaccine carriers' } });
  expect(second?.value).toBeCloseTo(0.7 * (first?.value ?? 0));
  expect(wishes.slice(2).map(({ value }) => value)).toEqual([0, 0]);
});

test('of an idea the part that comes nearest to a wish is named, be it the first or the last', async () => {
  const partOf = async (wish: string) =>
    (await pair(idea, { wants: { ideaPreferences: [wish] } })).wishes[0]?.part.text;
  expect(await partOf('vaccine carriers')).toContain('Vaccine');
  expect(await partOf('drying of grain')).toContain('grain');
});

test('what is refused counts where it plainly is their business, however long the sentence, and nowhere else', async () => {
  const refusing = async (companyDescription: string) => {
    const company = { industry: 'Food', companyDescription };
    const { dislikes } = await pair({ company }, { wants: { ideaPreferences: ['no alcohol'] } });
    return dislikes[0]?.value ?? 0;
  };
  expect(await refusing('We collect bread that is left over in the evening and brew beer of it.')).toBe(1);
  expect(await refusing('We help people in small towns to stop drinking beer.')).toBe(0);
});

test('who refuses a kind of a field refuses not all of it', async () => {
  const refused = async (industry: string, wish: string) =>
    (
      await pair(
        { company: { industry, companyDescription: null, mission: null } },
        { wants: { ideaPreferences: [wish] } },
      )
    ).dislikes[0]?.value ?? 0;
  expect(await refused('Fashion', 'no fast fashion')).toBe(0);
  expect(await refused('Fast fashion', 'no fast fashion')).toBe(1);
  expect(await refused('Fashion', 'no fashion')).toBe(1);
  expect(await refused('Lending', 'no payday lending')).toBe(0);
});

test('who refuses a thing refuses not what shares a word with it, nor anything of a founder who refuses it too', async () => {
  const refusing = async (company: object, wish: string) =>
    (await pair({ company }, { wants: { ideaPreferences: [wish] } })).dislikes[0]?.value ?? 0;
  expect(await refusing({ industry: 'Consumer analytics' }, 'no consumer lending')).toBe(0);
  expect(await refusing({ industry: 'Analítica deportiva' }, 'no apuestas deportivas')).toBe(0);
  const betting = { companyDescription: 'Sports betting app for cricket fans' };
  expect(await refusing(betting, 'no gambling')).toBe(1);
  const refused = 'No people who want to turn this into a betting product.';
  expect(await refusing({ ...betting, lookingFor: refused }, 'no sports betting')).toBe(0);
});

test('who wants shares is no freelancer here, whatever their job is today', async () => {
  const refusing = { company: { lookingFor: 'A partner for the app. No freelancers.' } };
  const value = async (wants: { equityExpectation?: string }) =>
    (await pair(refusing, { currentJob: 'Freelance developer', wants })).unwanted[0]?.value;
  expect(await value({ equityExpectation: '10-15 %' })).toBe(0);
});
