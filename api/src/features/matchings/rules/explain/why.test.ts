import { expect, test } from 'vitest';
import type { Person } from '../read/person.ts';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../sample-people.ts';
import { scoreOf } from '../score/score.ts';
import { sceneOf } from './explain.ts';
import { whyLines } from './why.ts';
import { wouldChange } from './would-change.ts';

async function compared(viewer: Person, other: Person) {
  const scene = sceneOf(await read(viewer), await read(other));
  const score = scoreOf(scene.pair);
  return { ...whyLines(scene, score), wouldChange: wouldChange(scene, score) };
}

const labelled = (label: string, lines: readonly { label: string }[]) =>
  lines.find((line) => line.label === label);

test('lines of both directions carry both words and a mark', async () => {
  const { youLookFor, theyLookFor } = await compared(founder(coldChain), applicant(firmwareEngineer));
  expect(labelled('Equity', youLookFor)).toEqual({
    label: 'Equity',
    wish: '15–22 %',
    offer: '15-20%',
    mark: 'FILLED',
    known: true,
  });
  expect(labelled('Idea', theyLookFor)).toMatchObject({
    wish: 'vaccine cold chain, not gambling',
    known: true,
  });
  expect(labelled('Skills', youLookFor)).toMatchObject({ known: true });
});

test('the lines change sides with the reader', async () => {
  const here = await compared(founder(coldChain), applicant(firmwareEngineer));
  const there = await compared(applicant(firmwareEngineer), founder(coldChain));
  expect(there.youLookFor).toEqual(here.theyLookFor);
  expect(there.theyLookFor).toEqual(here.youLookFor);
});

test('what is not met is empty and known; what is not said is empty and unknown', async () => {
  const { youLookFor } = await compared(
    founder({ wants: { equityOffered: '5%', coFounderCommitment: 'full time' } }),
    applicant({ wants: { equityExpectation: '30%' } }),
  );
  expect(labelled('Equity', youLookFor)).toMatchObject({ mark: 'EMPTY', known: true });
  expect(labelled('Time', youLookFor)).toEqual({
    label: 'Time',
    wish: 'full time',
    offer: 'Not said yet',
    mark: 'EMPTY',
    known: false,
  });
});

test('half met is half', async () => {
  const { youLookFor } = await compared(
    founder({ wants: { coFounderCommitment: '30 hours a week' } }),
    applicant({ wants: { timeCommitment: '20 hours a week' } }),
  );
  expect(labelled('Time', youLookFor)).toMatchObject({ mark: 'HALF', known: true });
});

test('a line marked indifferent is left out', async () => {
  const { youLookFor } = await compared(
    founder({ ...coldChain, wants: { ...coldChain.wants, importance: { startupPace: 'INDIFFERENT' } } }),
    applicant(firmwareEngineer),
  );
  expect(labelled('Pace', youLookFor)).toBeUndefined();
  expect(labelled('Time', youLookFor)).toBeDefined();
});

test('what would change it: the open question first asked for, and the figure that would meet', async () => {
  const open = await compared(
    applicant({ ...firmwareEngineer, wants: { ...firmwareEngineer.wants, equityExpectation: null } }),
    founder(coldChain),
  );
  expect(open.wouldChange).toContain('Say how much equity you hope for: they offer 15–22 %.');
  const apart = await compared(
    founder({ ...coldChain, wants: { ...coldChain.wants, equityOffered: '5%' } }),
    applicant({ ...firmwareEngineer, wants: { ...firmwareEngineer.wants, equityExpectation: '20%' } }),
  );
  expect(apart.wouldChange.join('\n')).toMatch(
    /If you could offer 20 %, this match would read \d\d% instead of \d\d%\./,
  );
});

test('a promise of what would change keeps its word', async () => {
  const poor = founder({ ...coldChain, wants: { ...coldChain.wants, equityOffered: '5%' } });
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
  const { theyLookFor } = await compared(idea, hope);
  for (const label of ['Risk', 'Pay'])
    expect(labelled(label, theyLookFor)).toMatchObject({ offer: 'Not said yet', known: false });
});
