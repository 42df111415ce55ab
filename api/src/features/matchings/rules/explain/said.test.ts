import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { scoreOf } from '../score/score.ts';
import { sceneOf } from './explain.ts';
import { whyTopics } from './why.ts';

type Of<Maker extends (parts: never) => unknown> = Parameters<Maker>[0];
async function told(one: Of<typeof founder>, other: Of<typeof applicant>) {
  const scene = sceneOf(await read(founder(one)), await read(applicant(other)));
  const topics = whyTopics(scene, scoreOf(scene.pair));
  return (name: string) => topics.find((topic) => topic.name === name);
}

test('a place is told with how somebody works there', async () => {
  const on = await told(
    { location: 'Bonn', wants: { workingArrangement: 'On site' } },
    { wants: { workingStyle: 'Remote' } },
  );
  expect(on('Place')).toMatchObject({ you: 'Bonn · On site', they: 'Remote' });
});

test('an answer on working style that says only where is told of place alone', async () => {
  const wants = { startupPace: 'Steady', decisionMakingStyle: 'Data first' };
  const where = await told({ wants }, { location: 'Kiel', wants: { workingStyle: 'Remote from Kiel' } });
  expect(where('Ways of working')).toBeUndefined();
  expect(where('Place')?.they).toBe('Kiel · Remote from Kiel');
  const how = await told(
    { wants },
    { location: 'Kiel', wants: { workingStyle: 'Remote from Kiel. I write things down before we talk.' } },
  );
  expect(how('Ways of working')?.they).toContain('I write things down before we talk');
  expect(how('Place')?.they).toMatch(/^Kiel · Remote from Kiel\.?$/);
  const silent = await told({ wants }, { location: 'Kiel' });
  expect(silent('Ways of working')).toMatchObject({ you: 'Data first', they: null, suitsYou: 'OPEN' });
});

test('values are set against why somebody would join, or how they work', async () => {
  const one = { wants: { coreValues: ['honest data', 'patient safety'] } };
  const motive = await told(one, { wants: { joinMotivation: 'To own a product', workingStyle: 'Calm' } });
  expect(motive('Values')).toMatchObject({ you: 'honest data, patient safety', they: 'To own a product' });
  const manner = await told(one, { wants: { workingStyle: 'Calm' } });
  expect(manner('Values')?.they).toBe('Calm');
});

test('a stage stands for the risk of joining', async () => {
  const on = await told({ company: { fundingStage: 'SERIES_A' } }, { wants: { riskAppetite: 'Low' } });
  expect(on('Risk')?.you?.toLowerCase()).toContain('series a');
  expect(on('Risk')).toMatchObject({ they: 'Low', suitsYou: null });
});

test('long answers are cut', async () => {
  const on = await told(
    { wants: { founderConcerns: `Arguments ${'and more arguments '.repeat(12)}` } },
    { wants: { conflictHandling: 'Talk at once' } },
  );
  expect(on('Worries and conflict')?.you?.length).toBeLessThanOrEqual(141);
  expect(on('Worries and conflict')?.you).toMatch(/…$/);
});
