import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { placeApart, placeBeside } from './place-sentences.ts';

type Mark = 'INDIFFERENT' | 'MUST_HAVE';

async function between(
  way: string,
  mark: Mark,
  workingStyle: string,
  styleMark: Mark,
  lookingFor = 'Sells.',
) {
  const wants = { ...coldChain.wants, workingArrangement: way, importance: { workingArrangement: mark } };
  const company = { ...coldChain.company, lookingFor, otherDetails: '' };
  const importance = { workingStyle: styleMark };
  return sceneOf(
    await read(founder({ ...coldChain, location: 'Porto, Portugal', company, wants })),
    await read(applicant({ location: 'Gdańsk, Poland', wants: { workingStyle, importance } })),
  );
}

const topic = async (...of: Parameters<typeof between>) => {
  const scene = await between(...of);
  return (placeApart(scene, 'FOUNDER') ?? placeBeside(scene, 'FOUNDER'))?.text;
};

test.each([
  ['Some days together, two a week', 'INDIFFERENT', 'Remote', 'MUST_HAVE'],
  ['On site in Porto', 'INDIFFERENT', 'From home', 'MUST_HAVE'],
  ['À distância, tudo bem', 'INDIFFERENT', 'Remote only', 'MUST_HAVE'],
  ['Remote', 'MUST_HAVE', 'On site in Gdańsk', 'INDIFFERENT'],
  ['On site in Porto', 'INDIFFERENT', 'On site in Gdańsk', 'INDIFFERENT'],
  ['Remote. Porto once a month', 'INDIFFERENT', 'Two or three days a week in Warsaw', 'MUST_HAVE'],
] as const)('“%s”, %s, and “%s”, %s, leave nothing to talk about', async (way, mark, style, styleMark) => {
  expect(await topic(way, mark, style, styleMark)).toBeUndefined();
});

test('a wish of the side that is not indifferent is quoted where it is not met', async () => {
  expect(await topic('Remote', 'INDIFFERENT', 'In the lab in Gdańsk, no move', 'MUST_HAVE')).toContain(
    '“In the lab in Gdańsk',
  );
  expect(await topic('On site in Porto', 'MUST_HAVE', 'Remote', 'INDIFFERENT')).toContain(
    '“On site in Porto”',
  );
});

test('what a founder demands beside an indifferent way stays a topic', async () => {
  const demand = 'You must be based in Portugal.';
  expect(await topic('Remote', 'INDIFFERENT', 'Remote, not moving', 'MUST_HAVE', demand)).toContain(
    'Portugal',
  );
});

test('of work at a place of work both ways are told, and no clocks', async () => {
  for (const way of ['At the yard. Not a desk job.', 'On the farm, every day']) {
    const told = await topic(way, 'MUST_HAVE', 'Remote', 'MUST_HAVE');
    expect(told).toContain(`how you work: “${way.slice(0, 9)}`);
    expect(told).toContain('they say “Remote”');
    expect(told).not.toContain('clocks');
  }
});
