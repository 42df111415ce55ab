import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { scoreOf } from '../score/score.ts';
import { sceneOf } from './explain.ts';
import { skillTopic } from './skill-topic.ts';

async function topic(skillsNeeded: string[], skills: string[], wants: object = {}, lookingFor?: string) {
  const company = lookingFor === undefined ? {} : { lookingFor };
  const scene = sceneOf(
    await read(founder({ company, wants: { skillsNeeded, ...wants } })),
    await read(applicant({ skills })),
  );
  return skillTopic(scene, scoreOf(scene.pair));
}

test.each([
  [['puppetry'], 'FITS', undefined],
  [['puppetry', 'opera singing'], 'PARTLY', 'Missing: opera singing.'],
  [['opera singing'], 'DOES_NOT_FIT', undefined],
  [['opera singing', 'falconry'], 'DOES_NOT_FIT', undefined],
])('of %j an applicant with puppetry alone %s, and told is “%s”', async (needs, suits, note) => {
  const skills = await topic(needs, ['puppetry']);
  expect([skills.suitsFounder, skills.note]).toEqual([suits, note]);
});

test('where nothing is told of what one brings, or of what the other needs, it stays open', async () => {
  expect(await topic(['puppetry'], [])).toMatchObject({ suitsFounder: 'OPEN', applicant: undefined });
  expect((await topic([], ['puppetry'])).suitsFounder).not.toBe('FITS');
});

test('needs that are indifferent to their writer get no mark and no note', async () => {
  const importance = { skillsNeeded: 'INDIFFERENT' };
  expect(await topic(['puppetry', 'opera singing'], ['puppetry'], { importance })).toMatchObject({
    founder: 'puppetry, opera singing',
    suitsFounder: null,
  });
  expect((await topic(['puppetry', 'opera singing'], ['puppetry'], { importance })).note).toBeUndefined();
});

test('what covers a need is told first, and every need', async () => {
  const skills = await topic(['falconry', 'puppetry'], ['opera singing', 'puppetry', 'falconry']);
  expect(skills.founder).toBe('falconry, puppetry');
  expect(skills.applicant).toMatch(/^(?:falconry, puppetry|puppetry, falconry)/);
});

test.each([
  ['A puppetry puppetry', 'FITS'],
  ['Somebody with puppetry who knows the sea and the wind', 'PARTLY'],
  ['Somebody brave', 'DOES_NOT_FIT'],
])('where no need is named, “%s” alone is compared', async (lookingFor, suits) => {
  expect(await topic([], ['puppetry'], {}, lookingFor)).toMatchObject({
    founder: lookingFor,
    suitsFounder: suits,
  });
  expect((await topic([], [], {}, lookingFor)).suitsFounder).toBe('OPEN');
});
