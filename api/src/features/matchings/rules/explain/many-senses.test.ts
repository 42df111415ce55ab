import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { ideaMet } from './idea-sentences.ts';

async function met(hope: string, industry: string, startupIdea: string, mission: string | null = null) {
  const wants = { ...coldChain.wants, startupIdea };
  const company = { ...coldChain.company, industry, companyDescription: startupIdea, mission, vision: null };
  const scene = sceneOf(
    await read(founder({ ...coldChain, company, wants })),
    await read(applicant({ interests: [], hobbies: [], wants: { ideaPreferences: [hope] } })),
  );
  return ideaMet(scene, 'FOUNDER')?.text;
}

test.each([
  ['developer tools', 'Real estate', 'Permit tracking for housing developers'],
  ['security', 'Catering', 'Rotas that give kitchen staff the security of fixed hours'],
])('“%s” is not “%s” for one word of several senses', async (hope, industry, idea) => {
  expect(await met(hope, industry, idea)).toBeUndefined();
});

test('nor in a mission', async () => {
  expect(await met('games', 'Insurance', 'Claims by phone', 'No more games with claims')).toBeUndefined();
});

test.each([
  ['developer tools', 'Developer tools', 'Logs for backend developers'],
  ['cyber security', 'Cybersecurity', 'Security audits for small clinics'],
  ['language learning', 'Education', 'Language learning for nurses'],
  ['bakeries', 'Food', 'Ordering for bakeries'],
])('“%s” in %s is told of “%s”', async (hope, industry, idea) => {
  expect(await met(hope, industry, idea)).toBeDefined();
});
