import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { narrowsBeyond } from './narrower.ts';

async function narrows(hope: string, industry: string, startupIdea: string) {
  const company = {
    ...coldChain.company,
    industry,
    companyDescription: null,
    mission: null,
    vision: null,
    lookingFor: 'Somebody brave.',
  };
  const wants = { ...coldChain.wants, startupIdea, skillsNeeded: ['chemistry'] };
  const scene = sceneOf(
    await read(founder({ ...coldChain, company, wants })),
    await read(applicant({ wants: { ideaPreferences: [hope] } })),
  );
  const [wish] = scene.pair.applicant.terms.WISH;
  const field = scene.pair.founder.terms.IDEA.find(({ text }) => text === industry);
  return wish && field && narrowsBeyond(scene, wish, field);
}

test.each([
  ['sustainable fashion', 'Fashion', 'Coats by subscription', true],
  ['sustainable fashion', 'Fashion', 'Coats from leftover wool', false],
  ['circular packaging', 'Packaging', 'Boxes of recycled paper', false],
  ['sustainable food', 'Food', 'Apps against food waste', false],
  ['sustainable food', 'Food', 'We waste no time in kitchens', true],
  ['bridal fashion', 'Fashion', 'Coats from leftover wool', true],
  ['bridal fashion', 'Fashion', 'Bridal coats', false],
  ['consumer finance', 'Finance', 'Loans for shipyards', true],
  ['consumer finance', 'Finance', 'Savings for consumers', false],
  ['elderly health', 'Healthcare', 'Shifts of nurses in hospitals', true],
  ['elderly health', 'Healthcare', 'Falls of elderly people', false],
  ['industrial biotech', 'Biotechnologie', 'Enzymes that split polyester', false],
  ['health', 'Healthcare', 'Shifts of nurses in hospitals', false],
  ['dental software', 'Dental', 'Crowns milled overnight for small practices', true],
  ['farming apps', 'Farming', 'Seeds that need half of the rain', true],
  ['dental software', 'Dental', 'An app that reads x-rays', false],
  ['farming software', 'Farming', 'Plataforma para vender la cosecha', false],
])('“%s” is narrower than %s with the idea “%s”: %s', async (hope, industry, idea, is) => {
  expect(await narrows(hope, industry, idea)).toBe(is);
});
