import { expect, test } from 'vitest';
import { fieldRefused, isEngagement, peopleIn, titleOfKind } from './people.ts';

const titleIn = (kind: string, ...brings: string[]) =>
  titleOfKind(
    kind,
    brings.map((text) => ({ text })),
  )?.text;

test.each([
  ['pure marketers', ['influencer marketing', 'Marketing manager', 'copywriting'], 'Marketing manager'],
  ['juniors', ['Kotlin', 'Junior Android developer'], 'Junior Android developer'],
  ['crypto folks', ['DeFi product manager'], 'DeFi product manager'],
  ['consultants', ['Strategy consultant', 'Nurse'], 'Strategy consultant'],
  ['pure marketers', ['Marketing manager', 'Kotlin', 'Python'], 'Marketing manager'],
  ['pure marketers', ['Marketing manager', 'Kotlin', 'Python', 'pottery'], undefined],
  ['juniors', ['Junior developer', 'Head of sales'], undefined],
  ['consultants', ['Assistant to consultants'], undefined],
  ['people who smoke', ['Smoke manager'], undefined],
  ['Career coaches', ['Psychologist', 'Career coach'], 'Career coach'],
  ['agencies', ['Agency owner'], 'Agency owner'],
])('of those who are refused as %s is one with %j', (kind, brings, title) => {
  expect(titleIn(kind, ...brings)).toBe(title);
});

test('people are told by what stands before what they do', () => {
  const refused = [
    'freelancers who have ten other clients',
    'comerciales a comisión',
    'anyone just after a quick paycheck',
    'a person who is doing three other jobs',
    'SaaS bros reading a script',
    'drone pilot',
    'practicantes',
    'who only wants to write papers',
    'VP who wants to hire a team',
  ];
  expect(peopleIn([...refused, 'tools that help teachers'])).toEqual(refused);
});

test('who wants no student project refuses no student', () => {
  expect(peopleIn(['student project', '学生', 'first-time seller'])).toEqual(['学生', 'first-time seller']);
});

test.each([
  ['pure marketers', ['Go', 'Rust', 'Kafka', 'Backend engineer', 'marketing']],
  ['juniors', ['Junior developer', 'Head of engineering']],
  ['consultants', ['consulting']],
  ['students', ['Teacher of students']],
  ['designers', ['Design engineer']],
  ['agencies', ['Account manager, ad agency']],
  ['contractors', ['Gameplay programmer (contract)']],
  ['people who only make slides', ['Slide designer']],
])('nobody is told to be one of %s for %j', (kind, brings) => {
  expect(titleIn(kind, ...brings)).toBeUndefined();
});

test.each([
  ['anybody coming from gambling / slots or web3', 'gambling / slots or web3'],
  ['crypto folks', 'crypto'],
  ['anyone who worked in gambling', 'gambling'],
  ['gente que venga de las apuestas', 'las apuestas'],
  ['people working for a competing lender at the same time', undefined],
  ['people wanting a loan from lenders', undefined],
])('who refuses %s refuses people of %s', (kind, field) => {
  expect(fieldRefused(kind)).toBe(field);
});

test('a way of being engaged is told from a kind of people', () => {
  expect(['freelancer', 'Agenturen', 'any contractors', 'prestataires'].map(isEngagement)).not.toContain(
    false,
  );
  expect(['pure marketers', 'juniors', 'interim management consultants'].map(isEngagement)).not.toContain(
    true,
  );
});

test.each([
  ['anyone from gambling or the village', undefined],
  ['anyone from big online gambling', undefined],
  ['anyone from the village', undefined],
  ['anyone from gambling or crypto', 'gambling or crypto'],
])('of “%s” the fields are known, or none is', (kind, field) => {
  expect(fieldRefused(kind)).toBe(field);
});
