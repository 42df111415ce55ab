import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { answerTo, isWayOfWorking, townsNamed } from './place-answers.ts';
import { mayBeExcepted } from './place-exceptions.ts';
import { placesOf } from './presence.ts';

async function answer(workingStyle: string, location: string, isApart = false, town = 'Leeds, UK') {
  const one = founder({ location: town, wants: { workingArrangement: 'On site' } });
  const scene = sceneOf(await read(one), await read(applicant({ location, wants: { workingStyle } })));
  const [home, place] = placesOf(scene.pair);
  return home && place && answerTo(home, place, scene.applicant, isApart);
}

test.each([
  ['I like data. I could be in Leeds on Fridays. Coffee first.', 'I could be in Leeds on Fridays.'],
  ['I like data. I would relocate. Coffee first.', 'I would relocate.'],
  ['Remote. Coffee first. I can travel.', 'Remote. … I can travel.'],
  ['I like data. Coffee first.', undefined],
  ['I can travel to Oslo', undefined],
  ['Tema works most weeks. With Asia it has to be remote', undefined],
  ['I could move to Leeds. For Asia only remote, my mother is here', 'I could move to Leeds.'],
  [
    'I could move to Leeds. With Europe I start remotely',
    'I could move to Leeds. With Europe I start remotely',
  ],
  ['Remote from Kumasi', 'Remote from Kumasi'],
  ['Umas 20 horas, depois posso ir para tempo integral', undefined],
  ['Só remoto. Posso ir uma vez por mês', 'Só remoto. Posso ir uma vez por mês'],
  [
    'Remote mostly. Office twice a week is fine, in Kumasi or near it',
    'Remote mostly. Office twice a week is fine, in Kumasi or near it',
  ],
  [
    'I like data. I help in a shop on Fridays. Otherwise remote.',
    'I help in a shop on Fridays. Otherwise remote.',
  ],
])('to a founder in Leeds “%s” answers “%s”', async (style, said) => {
  expect(await answer(style, 'Kumasi, Ghana')).toBe(said);
});

test('to who works apart neither staying nor how they work is an answer', async () => {
  expect(await answer('Remote. I will not move', 'Kumasi, Ghana', true)).toBeUndefined();
  expect(await answer('Remote. I will not move', 'Kumasi, Ghana', false)).toContain('I will not move');
  expect(await answer('Remote', 'Kumasi, Ghana', true)).toBeUndefined();
});

test('a train is an answer to who is in reach alone', async () => {
  expect(await answer('I can take the train', 'Bradford, UK')).toContain('train');
  expect(await answer('I like trains', 'Kumasi, Ghana')).toBeUndefined();
});

test.each([
  ['Twice a week in the office', true],
  ['Remote', true],
  ['Elsewhere', true],
  ['A day each week', true],
  ['If something takes six months I am gone', false],
  ['Data first', false],
])('“%s” is a way of working: %s', (text, is) => {
  expect(isWayOfWorking(text)).toBe(is);
});

test('towns that are named are told by their names', () => {
  expect(townsNamed('Between Leeds and NYC')).toEqual(['leeds', 'new york']);
});

test.each([
  ['On site. For the right person remote within Ghana.', 'GH', true],
  ['On site. For the right person remote within Ghana.', 'KE', false],
  ['On site. For the right person more equity.', 'GH', false],
  ['On site. Remote is possible with monthly visits.', 'GH', true],
  ['Remote is possible with monthly visits.', 'GH', false],
  ['On site. If you live in another city of Ghana we can talk.', 'GH', true],
  ['On site. If you live in another city of Ghana we can talk.', 'KE', false],
  ['On site. No remote, even if you live far away we can talk.', 'GH', false],
  ['On site.', 'GH', false],
])('“%s” may except somebody in %s: %s', (way, country, may) => {
  expect(mayBeExcepted(founder({ wants: { workingArrangement: way } }), { country })).toBe(may);
});

test.each([
  ['Remote. Happy to take the train to Germany each quarter.', 'take the train to Germany'],
  ['From home. The ferry to Germany is fine once a month.', 'ferry to Germany'],
])('a way to the country of who meets now and then is an answer: “%s”', async (style, said) => {
  expect(await answer(style, 'Bergen, Norway', true, 'Bonn, Germany')).toContain(said);
});

test('a way to another country is none', async () => {
  const style = 'Remote. Happy to take the train to Sweden each quarter.';
  expect(await answer(style, 'Bergen, Norway', true, 'Bonn, Germany')).toBeUndefined();
});
