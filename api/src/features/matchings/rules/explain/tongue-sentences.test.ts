import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { skillsFar, skillsMissing } from './skill-sentences.ts';
import { tongueMissing } from './tongue-sentences.ts';

const ENGLISH =
  'I would like to build something that people use and for which they will pay us, with a founder who can sell.';

async function told(lookingFor: string, skills: string[], location = 'Lagos, Nigeria') {
  const who = applicant({ location, skills, wants: { joinMotivation: ENGLISH } });
  return tongueMissing(sceneOf(await read(founder({ company: { lookingFor } })), await read(who)), 'FOUNDER')
    ?.text;
}

test.each([
  ["Quelqu'un qui parle français, c'est indispensable.", 'French'],
  ['Portuguese is necessary because the sessions are in Portuguese.', 'Portuguese'],
  ['Must speak German.', 'German'],
  ['Fluent German required.', 'German'],
  ['Deutschkenntnisse sind zwingend erforderlich.', 'German'],
  ['Du musst fließend Deutsch sprechen.', 'German'],
  ['Es imprescindible hablar español.', 'Spanish'],
  ['Português é obrigatório.', 'Portuguese'],
])('a language that is a must and not there is a gap: %s', async (lookingFor, name) => {
  expect(await told(lookingFor, ['Node.js'])).toMatch(
    new RegExp(`^You write “.*”; they list no ${name}\\.$`),
  );
});

test.each([
  'German is a plus.',
  'German is not necessary.',
  'French or German is a must.',
  'Marathi or Hindi is a must.',
  'You must know German tax law.',
  'Is German required? No.',
  'German will be essential later.',
  'Experience with the German market is essential.',
  'German customers are a must.',
  'Visual polish is essential.',
  'Kein Deutsch erforderlich.',
])('and none where that is not said: %s', async (lookingFor) => {
  expect(await told(lookingFor, ['Node.js'])).toBeUndefined();
});

test('nor where they list it, or live where it is spoken, or may have any', async () => {
  expect(await told('German is a must.', ['Deutsch B2'])).toBeUndefined();
  expect(await told('German is a must.', ['Node.js'], 'Vienna, Austria')).toBeUndefined();
  expect(await told('German is a must.', ['Node.js'], '')).toBeUndefined();
  expect(await told('German is a must.', ['English (native)'], '')).toContain('no German');
});

test('all the languages that are not there are named, and not among the needs', async () => {
  expect(await told('Dutch and French are necessary, German is a plus.', ['Node.js'])).toContain(
    'they list no French or Dutch.',
  );
  expect(await told('Dutch, German and French are necessary.', ['Node.js'])).toMatch(
    /they list no \p{L}+, \p{L}+ or \p{L}+\.$/u,
  );
  expect(await told('Dutch and French are necessary.', ['Node.js', 'French'])).toContain(
    'they list no Dutch.',
  );
  expect(await told('you must speak arabic because all the mechanics do', ['Node.js'])).toContain(
    'no Arabic',
  );
  const seeking = founder({
    company: { lookingFor: 'French is necessary.' },
    wants: { skillsNeeded: ['welding', 'French'] },
  });
  const who = applicant({
    location: 'Lagos, Nigeria',
    skills: ['pottery'],
    wants: { joinMotivation: ENGLISH },
  });
  const scene = sceneOf(await read(seeking), await read(who));
  expect(skillsFar(scene, 'FOUNDER')?.text).toContain('need “welding”;');
});

test.each([
  ['Valencia, Spain', ['forklift repair'], ['Spanish'], undefined],
  ['Valencia, Spain', ['forklift repair'], ['Fluent Spanish', 'opera'], '“opera”;'],
  ['Lima, Peru', ['forklift repair'], ['Spanish and Portuguese', 'opera'], '“Spanish and Portuguese”'],
  ['Lagos, Nigeria', ['forklift repair', 'Yoruba', 'French'], ['Spanish', 'opera'], '“Spanish” and “opera”'],
])(
  'of %s who lists %j the needs that are missing of %j are %s',
  async (location, skills, skillsNeeded, said) => {
    const who = await read(applicant({ location, skills, wants: { joinMotivation: ENGLISH } }));
    const scene = sceneOf(await read(founder({ wants: { skillsNeeded } })), who);
    const text = skillsMissing(scene, 'FOUNDER')?.text;
    if (said) expect(text).toContain(said);
    else expect(text).toBeUndefined();
  },
);
