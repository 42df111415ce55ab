import { expect, test } from 'vitest';
import { applicant, firmwareEngineer, read } from '../people.fixture.ts';
import { packGlance, unpackGlance } from './glance.ts';

test('a glance tells what was parsed of somebody, in some hundred bytes', async () => {
  const { quantities } = (await read(applicant(firmwareEngineer))).traits;
  const bytes = packGlance(quantities);
  expect(bytes.length).toBeLessThan(200);
  const back = unpackGlance(bytes);
  expect(back?.hours).toEqual(quantities.hours);
  expect(back?.place).toEqual(quantities.place);
  expect(back?.available).toBe(true);
});

test('a glance of another layout tells nothing', async () => {
  const bytes = packGlance((await read(applicant(firmwareEngineer))).traits.quantities);
  bytes[0] = 2;
  expect(unpackGlance(bytes)).toBeUndefined();
});
