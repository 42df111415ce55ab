import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { isFreeOfTheSame } from './free-of.ts';
import { ideaMet } from './idea-sentences.ts';

test.each([
  ['alimentation sans allergènes', 'Food', 'Snack boxes without any of the 14 allergens', true],
  ['Lebensmittel ohne Allergene', 'Food', 'Baking mixes free from the EU allergens', true],
  ['alimentation sans allergènes', 'Food', 'A map of allergens for hospitals', false],
  ['alimentation sans allergènes', 'Fashion', 'Wool without allergens', false],
  ['alimentation', 'Food', 'Snack boxes without allergens', false],
])('“%s” is met by “%s” and “%s”: %s', (wish, field, text, is) => {
  expect(isFreeOfTheSame(wish, field, text)).toBe(is);
});

test('what somebody hopes to make without something is told whole, with the idea that is without it too', async () => {
  const scene = sceneOf(
    await read(
      founder({
        company: { industry: 'Food' },
        wants: { startupIdea: 'Subscription boxes without any of the 14 allergens' },
      }),
    ),
    await read(applicant({ wants: { ideaPreferences: ['lunettes', 'alimentation sans allergènes'] } })),
  );
  expect(ideaMet(scene, 'APPLICANT')?.text).toContain(
    '“alimentation sans allergènes”; your idea: “Subscription boxes without any of the 14 allergens”.',
  );
});
