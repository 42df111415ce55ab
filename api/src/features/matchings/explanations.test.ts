import { expect, test } from 'vitest';
import { demoApplicants, demoFounders } from './demo-people.fixture.ts';
import { broken, LAWS, tellAll } from './rules/explain/laws.fixture.ts';
import { read } from './rules/people.fixture.ts';

// Whether texts are near in meaning is not the point here: `node bench/matching/explain.ts` holds the laws with the real model.
const people = Promise.all([Promise.all(demoFounders.map(read)), Promise.all(demoApplicants.map(read))]);

const found = people.then(([founders, applicants]) =>
  founders.flatMap((founder) =>
    applicants.flatMap((applicant) => [
      ...broken(tellAll(founder, applicant)),
      ...broken(tellAll(applicant, founder)),
    ]),
  ),
);

test.each(Object.keys(LAWS))('of every two people of the demo community: %s', async (law) => {
  const faults = (await found).filter((fault) => fault.law === law).map(({ what }) => what);
  expect({ count: faults.length, first: faults.slice(0, 5) }).toEqual({ count: 0, first: [] });
});
