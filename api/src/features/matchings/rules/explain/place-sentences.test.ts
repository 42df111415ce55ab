import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../sample-people.ts';
import { sceneOf } from './explain.ts';
import { placeApart, placeMet } from './place-sentences.ts';

async function sceneWith(workingArrangement: string, lookingFor: string, workingStyle: string) {
  const wants = { ...coldChain.wants, workingArrangement };
  const company = { ...coldChain.company, lookingFor };
  return sceneOf(
    await read(founder({ ...coldChain, location: 'Accra, Ghana', company, wants })),
    await read(applicant({ location: 'Kumasi, Ghana', wants: { workingStyle } })),
  );
}

test.each([
  ['Somebody who sells. Needs to be in the US.', 'you say “Needs to be in the US”'],
  ['Our data has to be in the US.', undefined],
  ['Somebody who sells. Must be in the US twice a year.', undefined],
])('“%s”: the country that whoever joins has to be in is what the gap quotes', async (wanted, said) => {
  const scene = await sceneWith("I don't care where you sit", wanted, 'Remote');
  const gap = placeApart(scene, 'FOUNDER')?.text;
  if (said) expect(gap).toContain(said);
  else expect(gap).toBeUndefined();
});

test('whoever would rather work some days together is no match for an office of five days', async () => {
  const met = async (style: string) =>
    placeMet(await sceneWith('Work from office in Accra, 5 days', 'Somebody who sells', style), 'FOUNDER');
  expect(await met('Kumasi, prefer hybrid. Can relocate to Accra for the right role')).toBeUndefined();
  expect((await met('Kumasi, hybrid or on site. Can relocate to Accra'))?.text).toContain('relocate');
});

test('whoever can travel meets the trips that are asked for', async () => {
  const way = 'Remote is OK, but during trips (August and December) you should be in Ghana';
  const scene = await sceneWith(way, 'Somebody who sells', 'Remote. Can travel monthly no problem');
  expect(placeApart(scene, 'FOUNDER')).toBeUndefined();
});
