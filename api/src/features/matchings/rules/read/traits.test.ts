import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';

const quantitiesOf = async (person: ReturnType<typeof founder>) => (await read(person)).traits.quantities;

test("a founder's words on equity are not answered with the figure of the registration", async () => {
  const company = { equityOffered: 18 };
  const equityOf = async (equityOffered: string | null) =>
    (await quantitiesOf(founder({ company, wants: { equityOffered } }))).equity;
  expect(await equityOf('negotiable')).toBeUndefined();
  expect(await equityOf('25 %')).toMatchObject({ low: 25, high: 25 });
  expect(await equityOf(null)).toMatchObject({ low: 18, high: 18 });
});

test('pay named in the answer on equity counts where nothing else names one', async () => {
  const ofApplicant = await quantitiesOf(
    applicant({ location: 'Pune, India', wants: { equityExpectation: '10 % and ₹50,000 a month' } }),
  );
  expect(ofApplicant.equity).toMatchObject({ low: 10, high: 10 });
  expect(ofApplicant.pay).toMatchObject({ low: 6960, high: 6960 });
  const ofFounder = await quantitiesOf(founder({ wants: { equityOffered: '10% + €2k/month' } }));
  expect(ofFounder.pay).toMatchObject({ low: 27_120 });
  const stated = await quantitiesOf(
    applicant({ salaryExpectations: '€4k a month', wants: { equityExpectation: '5 % or €3k a month' } }),
  );
  expect(stated.pay).toMatchObject({ low: 54_240 });
});

test('pay that a founder withholds until a round is none today', async () => {
  const otherDetails = 'Nobody is paid until we have raised. After that $3,000 a month.';
  const company = { otherDetails, compensation: 'HYBRID' } as const;
  expect((await quantitiesOf(founder({ company }))).pay).toMatchObject({ low: 0, high: 0 });
  const equityOffered = '10 %, no salary before the seed round; then €3k a month';
  expect((await quantitiesOf(founder({ wants: { equityOffered } }))).pay?.high ?? 0).toBe(0);
});

test('an amount of work is no limit on clocks, and no way of working together', async () => {
  const { place } = await quantitiesOf(
    applicant({
      ...firmwareEngineer,
      wants: { ...firmwareEngineer.wants, timeCommitment: 'up to 10 hours' },
    }),
  );
  expect(place?.maxGap).toBeUndefined();
  const twoDays = await quantitiesOf(
    applicant({ location: 'Pune', wants: { timeCommitment: '2 days a week' } }),
  );
  expect(twoDays.place?.mode).toBeUndefined();
  const visiting = await quantitiesOf(
    applicant({ location: 'Pune', wants: { timeCommitment: '20 h, can travel' } }),
  );
  expect(visiting.place?.moves).toBe('VISITS');
});

test('hours that are to grow are those of today', async () => {
  const { hours } = await quantitiesOf(
    founder({ ...coldChain, wants: { coFounderCommitment: 'part-time now, full-time from March' } }),
  );
  expect(hours).toMatchObject({ low: 12, high: 24, flexible: true });
});

test('what a member corrected wins over what is read, until the answer changes', async () => {
  const correction = { of: 'as needed, see below', low: 10, high: 15 };
  const hoursOf = async (timeCommitment: string) =>
    (await quantitiesOf(applicant({ wants: { timeCommitment, readings: { timeCommitment: correction } } })))
      .hours;
  expect(await hoursOf('as needed, see below')).toMatchObject({ low: 10, high: 15 });
  expect(await hoursOf('20 h')).toMatchObject({ low: 20, high: 20 });
  const founderWants = {
    equityOffered: 'a slice',
    readings: { equityOffered: { of: 'a slice', low: 5, high: 8 } },
  };
  expect((await quantitiesOf(founder({ wants: founderWants }))).equity).toMatchObject({ low: 5, high: 8 });
});

test('of a company that is not founded yet nothing is read that was not said', async () => {
  const idea = { fundingStage: null, compensation: null };
  const { stage, stageRisk, traction, compensation, pay } = await quantitiesOf(founder({ company: idea }));
  expect({ stage, stageRisk, traction, compensation, pay }).toEqual({});
  const earning = await quantitiesOf(founder({ company: { ...idea, currentRevenue: '>$1M' } }));
  expect(earning.traction).toBe(1);
});

test.each([
  ['I like machines. I am ready to relocate to Gulf or Europe, my family is also agree.', 'MAYBE'],
  ['I relocated to Pune in 2020 and moved on.', undefined],
])('moving is also read of why somebody would join: %s', async (joinMotivation, moves) => {
  const wants = { joinMotivation, workingStyle: 'On site' };
  expect((await quantitiesOf(applicant({ location: 'Pune, India', wants }))).place?.moves).toBe(moves);
});
