import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';
import type { Person } from '../read/person.ts';
import { scoreOf } from '../score/score.ts';
import { explain, sceneOf } from './explain.ts';
import { whyTopics } from './why.ts';
import { wouldChange } from './would-change.ts';

async function compared(viewer: Person, other: Person) {
  const scene = sceneOf(await read(viewer), await read(other));
  const score = scoreOf(scene.pair);
  const topics = whyTopics(scene, score);
  const on = (name: string) => topics.find((topic) => topic.name === name);
  return { topics, on, wouldChange: wouldChange(scene, score) };
}

test('a topic carries both words and a mark for each direction', async () => {
  const { on } = await compared(founder(coldChain), applicant(firmwareEngineer));
  expect(on('Equity')).toEqual({
    name: 'Equity',
    you: '15–22%',
    they: '15–20%',
    suitsYou: 'FITS',
    suitsThem: 'FITS',
    note: null,
  });
  expect(on('Idea')).toMatchObject({ they: 'vaccine cold chain, not gambling', suitsYou: null });
  expect(on('Skills')?.suitsYou).not.toBe('OPEN');
});

test('topics that both ask after stand once, and change sides with the reader', async () => {
  const here = await compared(founder(coldChain), applicant(firmwareEngineer));
  const there = await compared(applicant(firmwareEngineer), founder(coldChain));
  const names = here.topics.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(there.topics).toEqual(
    here.topics.map(({ you, they, suitsYou, suitsThem, ...topic }) => ({
      ...topic,
      you: they,
      they: you,
      suitsYou: suitsThem,
      suitsThem: suitsYou,
    })),
  );
});

test('what is not met does not fit; what is not said is open', async () => {
  const { on } = await compared(
    founder({ wants: { equityOffered: '5%', coFounderCommitment: 'full time' } }),
    applicant({ wants: { equityExpectation: '30%' } }),
  );
  expect(on('Equity')).toMatchObject({ suitsYou: 'DOES_NOT_FIT', suitsThem: 'DOES_NOT_FIT' });
  expect(on('Time')).toMatchObject({ you: 'full time', they: null, suitsYou: 'OPEN', suitsThem: 'OPEN' });
});

test('half met is half', async () => {
  const { on } = await compared(
    founder({ wants: { coFounderCommitment: '30 hours a week' } }),
    applicant({ wants: { timeCommitment: '20 hours a week' } }),
  );
  expect(on('Time')).toMatchObject({ suitsYou: 'PARTLY' });
});

test('of skills that are met in part, the others are named', async () => {
  const needing = (...skillsNeeded: string[]) =>
    compared(founder({ wants: { skillsNeeded } }), applicant({ skills: ['embedded firmware'] }));
  expect((await needing('embedded firmware')).on('Skills')).toMatchObject({ suitsYou: 'FITS', note: null });
  expect((await needing('embedded firmware', 'opera singing', 'puppetry')).on('Skills')).toMatchObject({
    you: 'embedded firmware, opera singing, puppetry',
    they: 'embedded firmware',
    suitsYou: 'PARTLY',
    note: 'Missing: opera singing and puppetry.',
  });
  expect((await needing('opera singing')).on('Skills')).toMatchObject({
    suitsYou: 'DOES_NOT_FIT',
    note: null,
  });
});

test('what one marks indifferent asks nothing of the other, who may still ask', async () => {
  const { on } = await compared(
    founder({
      ...coldChain,
      wants: { ...coldChain.wants, importance: { startupPace: 'INDIFFERENT', coreValues: 'INDIFFERENT' } },
    }),
    applicant(firmwareEngineer),
  );
  expect(on('Pace')).toMatchObject({ suitsYou: null });
  expect(on('Pace')?.suitsThem).not.toBeNull();
  expect(on('Values')).toBeUndefined();
});

test('what would change it: the open question first asked for, and the figure that would meet', async () => {
  const open = await compared(
    applicant({ ...firmwareEngineer, wants: { ...firmwareEngineer.wants, equityExpectation: null } }),
    founder(coldChain),
  );
  expect(open.wouldChange).toContain('Say how much equity you hope for: they offer 15–22%.');
  const apart = await compared(
    founder({ ...coldChain, wants: { ...coldChain.wants, equityOffered: '10%' } }),
    applicant({ ...firmwareEngineer, wants: { ...firmwareEngineer.wants, equityExpectation: '20%' } }),
  );
  expect(apart.wouldChange.join('\n')).toMatch(/If you could offer 20%, this match would read \d\d%\./);
});

test('pay that falls short is something to give way on, and figures that nearly meet too', async () => {
  const wants = { ...firmwareEngineer.wants, equityExpectation: '30%' };
  const asking = applicant({ ...firmwareEngineer, wants, salaryExpectations: '€5,000 a month' });
  const paying = (otherDetails: string) =>
    founder({ ...coldChain, company: { ...coldChain.company, otherDetails } });
  const poor = paying('We pay €2,600 a month.');
  expect((await compared(poor, asking)).wouldChange.join()).toContain('If you could pay what they ask for');
  expect((await compared(asking, poor)).wouldChange.join()).toContain('If what they pay were enough for you');
  const firm = paying('We pay €2,600 a month, not more.');
  expect((await compared(firm, asking)).wouldChange.join()).not.toContain('If you could pay');
  const hoping = (timeCommitment: string) =>
    applicant({ ...firmwareEngineer, wants: { ...firmwareEngineer.wants, timeCommitment } });
  const asked = founder({
    ...coldChain,
    wants: { ...coldChain.wants, coFounderCommitment: '40 hours a week' },
  });
  expect((await compared(asked, hoping('24 hours a week'))).wouldChange.join()).toMatch(/If 24 hours/);
  const refusing = founder({
    ...coldChain,
    wants: { ...coldChain.wants, coFounderCommitment: '40 hours a week. No consultants.' },
  });
  expect((await compared(refusing, hoping('24 hours a week'))).wouldChange.join()).toMatch(/If 24 hours/);
  const tired = founder({
    ...coldChain,
    wants: { ...coldChain.wants, coFounderCommitment: '40 hours a week. No side jobs.' },
  });
  expect((await compared(tired, hoping('24 hours a week'))).wouldChange.join()).not.toMatch(/If 24 hours/);
  const inSteps = paying('We pay €2,600 a month until the next round.');
  expect((await compared(inSteps, asking)).wouldChange.join()).toContain(
    'If you could pay what they ask for',
  );
  const least = applicant({ ...firmwareEngineer, salaryExpectations: '€5,000 a month is the least I need' });
  expect((await compared(least, poor)).wouldChange.join()).not.toContain('If what they pay');
});

test('a promise of what would change keeps its word', async () => {
  const poor = founder({ ...coldChain, wants: { ...coldChain.wants, equityOffered: '10%' } });
  const hoping = applicant({
    ...firmwareEngineer,
    wants: { ...firmwareEngineer.wants, equityExpectation: '20%' },
  });
  const before = await compared(poor, hoping);
  const promised = Number(/read (\d\d)%/.exec(before.wouldChange.join(' '))?.[1]);
  const scene = sceneOf(
    await read(founder({ ...coldChain, wants: { ...coldChain.wants, equityOffered: '20%' } })),
    await read(hoping),
  );
  const { shownScore } = await import('../score/score.ts');
  expect(shownScore(scoreOf(scene.pair)) * 100).toBeGreaterThanOrEqual(promised - 3);
});

test('nothing is asked of two who told everything and fit', async () => {
  const { wouldChange: asked } = await compared(founder(coldChain), applicant(firmwareEngineer));
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(asked.join(' ')).not.toContain('Say how much equity');
});

test('of an idea without a company nothing is told of stage or pay', async () => {
  const idea = founder({
    ...coldChain,
    company: { fundingStage: null, compensation: null, otherDetails: null },
  });
  const hope = applicant({ ...firmwareEngineer, salaryExpectations: '$40k', wants: { riskAppetite: 'Low' } });
  const { on } = await compared(idea, hope);
  for (const name of ['Risk', 'Pay']) expect(on(name)).toMatchObject({ you: null, suitsThem: 'OPEN' });
});

test('a time that stands among what a company looks for is the time that is asked for, until there is an answer', async () => {
  const timeOf = async (wants?: { coFounderCommitment: string }) => {
    const company = { lookingFor: 'A technical co-founder for a tablet app, full time, in Berlin' };
    const scene = sceneOf(
      await read(founder({ company, ...(wants && { wants }) })),
      await read(applicant({ wants: { timeCommitment: 'Full time' } })),
    );
    return whyTopics(scene, scoreOf(scene.pair)).find(({ name }) => name === 'Time');
  };
  expect(await timeOf()).toMatchObject({ you: 'full time', suitsYou: 'FITS' });
  expect(await timeOf({ coFounderCommitment: '10 hours a week' })).toMatchObject({ you: '10 hours a week' });
});

test.each([
  ['20 hours a week or more', 'evenings at first, full time when money'],
  ['full time', 'can give 32 hours'],
  ['full time', '4 days'],
])('a time of “%s” and “%s” is to be talked about, and fits at most in part', async (asked, given) => {
  const scene = sceneOf(
    await read(founder({ wants: { coFounderCommitment: asked } })),
    await read(applicant({ wants: { timeCommitment: given } })),
  );
  const score = scoreOf(scene.pair);
  expect(explain(scene, score).gaps.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^(?:On time, you (?:say|ask for)|You ask for) /),
  ]);
  const time = whyTopics(scene, score).find(({ name }) => name === 'Time');
  expect([time?.suitsYou, time?.suitsThem]).not.toContain('FITS');
});

test('what is not found in another language is left open', async () => {
  const german = 'Wir bauen eine App für die Pflege, die mit den Ämtern und der Kasse spricht';
  const french = 'Je cherche une équipe avec qui on construit pour les patients dans les villages';
  const { on } = await compared(
    founder({
      company: { companyDescription: german, lookingFor: german },
      wants: { skillsNeeded: ['Pflege'] },
    }),
    applicant({
      wants: { joinMotivation: french, ideaPreferences: ['vélo'], applicantSkills: ['comptabilité'] },
    }),
  );
  expect(on('Idea')).toMatchObject({ suitsThem: 'OPEN' });
  expect(on('Skills')).toMatchObject({ suitsYou: 'OPEN', suitsThem: 'OPEN' });
});

test('a place fits where both could plainly work from where they are', async () => {
  const to = async (location: string, workingStyle: string | null) => {
    const izmir = {
      location: 'İzmir, Türkiye',
      wants: { workingArrangement: 'Remote in my time zone or near' },
    };
    return (await compared(founder(izmir), applicant({ location, wants: { workingStyle } }))).on('Place');
  };
  expect(await to('Istanbul, Türkiye', 'Remote')).toMatchObject({ suitsYou: 'FITS', suitsThem: 'FITS' });
  expect(await to('Bengaluru, India', 'office or hybrid')).toMatchObject({
    suitsYou: 'PARTLY',
    suitsThem: 'PARTLY',
  });
});

test.each([
  ['ghost stories', 'FITS'],
  ['B2B SaaS', 'PARTLY'],
])('a way of business that any field may be of is no field: %s', async (wish, mark) => {
  const studio = founder({ wants: { startupIdea: `${wish} for all` }, company: { industry: wish } });
  const { on } = await compared(studio, applicant({ wants: { ideaPreferences: [wish] } }));
  expect(on('Idea')).toMatchObject({ suitsThem: mark });
});
