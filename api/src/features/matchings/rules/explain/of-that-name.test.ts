import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { ofThatName } from './of-that-name.ts';

const job = {
  role: 'ML engineer, farm robots',
  startDate: '2019-05-01',
  endDate: '2022-05-01',
  description: null,
};

test.each([
  [
    'Senior detection engineer. You write detections.',
    'Senior detection engineer at a bank',
    'You are looking for a “Senior detection engineer”; they are one: “Senior detection engineer at a bank”.',
  ],
  [
    'An ML engineer who likes cows',
    job.role,
    'You are looking for an “ML engineer”; they have been one: “ML engineer, farm robots”.',
  ],
  [
    'Mobile developer for a small team',
    'Mobile developer',
    'You are looking for a “Mobile developer”; they are one.',
  ],
  [
    'Senior security engineer, third engineering hire',
    'Senior security engineer',
    'You are looking for a “Senior security engineer”; they are one.',
  ],
  ['Engineers', 'Engineer', undefined],
  ['Mobile developer', 'Mobile designer', undefined],
  ['Somebody who sells', 'Somebody who sells', undefined],
])('who is looked for as “%s” is one as “%s”', async (lookingFor, role, text) => {
  const experiences = role === job.role ? [job] : [];
  const currentJob = role === job.role ? null : role;
  const scene = sceneOf(
    await read(founder({ company: { lookingFor } })),
    await read(applicant({ experiences, currentJob })),
  );
  expect(ofThatName(scene, lookingFor, role)).toBe(text);
});
