import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { glossed } from './glossed.ts';
import { placeApart, placeBeside, placeMet } from './place-sentences.ts';
import { asksPresence, comesToMeet, comesTooSeldom } from './presence.ts';

const french = {
  role: 'Vendeuse',
  startDate: '2019-01-01',
  endDate: null,
  description: 'Cafés pour les hôtels avec mon frère.',
};

async function sceneWith(way: string, location: string, workingStyle: string, town = 'Bonn, Germany') {
  const wants = { ...coldChain.wants, workingArrangement: way };
  return sceneOf(
    await read(founder({ ...coldChain, location: town, wants })),
    await read(applicant({ location, wants: { workingStyle } })),
  );
}

test.each([
  'Remote, but two weeks a quarter here',
  'Remote, but I need you in Bonn one week a month',
  'Remote, a Saturday or two a month in Bonn',
  'Remote, four times a year a week in Bonn',
  'Remoto, pero una semana al trimestre en Bonn',
  'Remoto, mas quero a pessoa em Bonn uma semana por trimestre',
  'À distance, mais une semaine par trimestre à Bonn',
  'Remote, eine Woche im Quartal in Bonn',
  'Mostly remote. We meet in Bonn every second Saturday',
])('“%s” is no reason for who is far away and speaks of no travel there', async (way) => {
  const met = async (style: string) => placeMet(await sceneWith(way, 'Lyon, France', style), 'FOUNDER')?.text;
  expect(await met('100% remote from Lyon')).toBeUndefined();
  expect(await met('Based in Lyon. Happy to go to Nice a day or two each month by train')).toBeUndefined();
  expect(await met('Remote from Lyon, happy to travel up to 30% of the time')).toContain('they in Lyon');
});

test.each([
  'Remote',
  'Mostly remote. We meet in Bonn every month, you could call in',
  'Remote, all-hands online every month',
  'Remote, we meet twice a year for an offsite',
])('“%s” asks nobody to come each quarter', async (way) => {
  const scene = await sceneWith(way, 'Lyon, France', '100% remote');
  expect(placeMet(scene, 'FOUNDER')?.text).toContain('they in Lyon');
});

test.each([
  ['Remote, it would be lovely to meet every month', '100% remote'],
  ['Remote, a team week in Bonn every quarter', 'Remote. Happy to travel a few times a year. Not moving'],
])('“%s” suits who works apart in the country: “%s”', async (way, style) => {
  expect(placeMet(await sceneWith(way, 'Kiel, Germany', style), 'FOUNDER')?.text).toContain('they in Kiel');
});

test.each([
  ['Remoto desde Vigo. Puedo viajar una vez al trimestre', true],
  ['Remote from Vigo. I could come once a year', true],
  ['Remote from Vigo. I could come once a month', false],
  ['Fully remote, can fly in every couple of months', true],
])('“%s” is less than a meeting every month: %s', async (style, isLess) => {
  const scene = await sceneWith('Remote. Once a month we meet in Bonn for two days', 'Vigo, Spain', style);
  expect(comesTooSeldom(scene)).toBe(isLess);
  if (isLess) expect(placeMet(scene, 'FOUNDER')).toBeUndefined();
});

test('who works apart is quoted with that, whatever they say of trips', async () => {
  const style = 'Solo remoto, desde Medellín. Puedo viajar a Estados Unidos dos veces al año';
  const scene = await sceneWith('Remote anywhere in the US', 'Medellín, Colombia', style, 'Denver, USA');
  expect(placeMet(scene, 'FOUNDER')).toBeUndefined();
  expect(placeApart(scene, 'FOUNDER')?.text).toContain('they say “Solo remoto, desde Medellín');
});

test('a trip a year is too seldom for each quarter', async () => {
  const style = 'Remote. I can fly over once a year. Not moving';
  const scene = await sceneWith('Remote, a team week in Bonn every quarter', 'Kiel, Germany', style);
  expect(placeMet(scene, 'FOUNDER')).toBeUndefined();
});

test('a town that no table has may be next door', async () => {
  const shop = 'I like a shop with other people in it. I live in Halifax and can be in every day';
  const scene = await sceneWith(
    'Shop in Hubbards, at least 3 days a week',
    'Halifax, Canada',
    shop,
    'Hubbards, Nova Scotia',
  );
  expect(placeApart(scene, 'FOUNDER')).toBeUndefined();
});

test('who wants to be in a shop every day suits one across the harbour', async () => {
  const shop = 'I like a shop with other people in it. I live in Halifax and can be in every day';
  const town = 'Dartmouth, Nova Scotia';
  const scene = await sceneWith('Shop in Dartmouth, at least 3 days a week', 'Halifax, Canada', shop, town);
  expect(placeMet(scene, 'FOUNDER')?.text).toContain('they in Halifax, close to each other');
});

test('three days a week there are not too few for who asks for most days', async () => {
  const lund = 'Live in Lund. Could be in Gothenburg three days a week, would not move before 2028';
  const scene = await sceneWith(
    'On site in Gothenburg. Maybe one day from home',
    'Lund, Sweden',
    lund,
    'Göteborg',
  );
  expect(placeApart(scene, 'FOUNDER')).toBeUndefined();
  const road = 'On the road 3 days, rest from Lund. Can come up to Gothenburg every week';
  const other = await sceneWith('On site in Gothenburg', 'Lund, Sweden', road, 'Göteborg');
  expect(placeApart(other, 'FOUNDER')?.text).toContain('every week');
});

test('an answer that is no way of working is quoted with where it is, or not at all', async () => {
  const telling = async (style: string) =>
    placeBeside(await sceneWith('On site in Bonn', 'Singapore', style), 'FOUNDER')?.text;
  const field = await telling('Singapore, on the ground. cannot sit in office whole day');
  expect(field).toContain('they say “Singapore, on the ground');
  expect(await telling('cannot sit in an office all day')).toMatch(/how you work: “On site in Bonn”\.$/);
});

test.each([
  ['Remoto', ' (remote)'],
  [
    'Remoto, mas quero a pessoa em Varginha uma semana por trimestre',
    ' (remote, but wants you in Varginha 1 week a quarter)',
  ],
  ['À distance, mais avec des visites', ' (remote, but with visits)'],
  ['Remote, wenn du ab und zu kommst', undefined],
  ['Presencial pelo menos três vezes por semana', ' (on site at least 3 times a week)'],
  ['Híbrido, dois dias por semana', ' (hybrid, 2 days a week)'],
  [
    'Vor Ort in Leipzig, mindestens vier Tage die Woche, die Maschine steht nun mal da',
    ' (on site in Leipzig, at least 4 days a week)',
  ],
  ['Híbrido, dois dias por semana se for preciso', ' (hybrid, 2 days a week when needed)'],
])('“%s” is told in English only where all of it is understood: “%s”', async (way, gloss) => {
  const scene = sceneOf(
    await read(
      applicant({
        location: 'Lyon',
        experiences: [french],
        wants: {
          joinMotivation:
            'Je voudrais vendre le café des producteurs aux hôtels de la ville, avec une équipe qui me plaît',
        },
      }),
    ),
    await read(
      founder({
        location: 'Varginha, Brasil',
        company: {
          lookingFor:
            'Uma pessoa de vendas que já trabalhou com o café e que não tem medo de falar com os clientes na Europa',
        },
        wants: { workingArrangement: way },
      }),
    ),
  );
  expect(glossed(scene, 'FOUNDER', 'way', `“${way}”`, way)).toBe(
    gloss === undefined ? undefined : `“${way}”${gloss}`,
  );
});

test.each([
  ['Remote, you should be able to visit us', true],
  ['Remote with monthly trips to the fair', true],
  ['Remote, during trips you must be here', true],
  ['Remote. You must be here', false],
  ['Remote is fine. In the launch month I want you here at the port', true],
  ['Remote. I want you here', false],
  ['Remote, we meet every month', true],
  ['Remote, it would be nice to meet every month', false],
  ['Remote, reports every month', false],
  ['Remote, every quarter some days in Bonn', true],
  ['Remote', false],
])('“%s” wants the other to come: %s', async (way, is) => {
  expect(asksPresence(await sceneWith(way, 'Lyon, France', 'Remote'))).toBe(is);
});

test.each([
  ['Cologne, Germany', 'Remote', true],
  ['Kiel, Germany', 'Remote', false],
  ['Kiel, Germany', 'Remote, can travel to Bonn', true],
  ['Kiel, Germany', 'Remote. Happy to fly several times a year. Not moving', true],
  ['Oslo, Norway', 'Remote. Glad to come several times a year. Not moving', false],
  ['Oslo, Norway', 'Remote. I like travelling', true],
  ['Vigo, Spain', 'A distancia, y viajar me encanta', true],
  ['Vigo, Spain', 'A distancia, no me gusta viajar', false],
  ['Oslo, Norway', 'Remote. I do not travel', false],
])('who lives in %s and writes “%s” comes to Bonn now and then: %s', async (location, style, comes) => {
  expect(comesToMeet(await sceneWith('Remote', location, style))).toBe(comes);
});

test.each([
  ['Remote, once a month in Bonn', 'Remote, I can come each quarter', true],
  ['Remote, every two months in Bonn', 'Remote, I can come each quarter', false],
  ['Remote, once a month in Bonn', 'Remote, each month or quarter is fine', false],
  ['Remote, once a month in Bonn', 'Remote', false],
  ['Mostly remote, every second week a day or two in Bonn', 'Remote. A trip every month is welcome', true],
  ['Remote, alle sechs Wochen zwei Tage in Bonn', 'Remote. A trip every month or two is welcome', false],
  ['Remote, every six weeks in Bonn', 'Remote, I can come twice a year', true],
  ['Remote, every week two days in Bonn', 'Remote, I can come each month', false],
])('%s: “%s” is too seldom: %s', async (way, style, is) => {
  expect(comesTooSeldom(await sceneWith(way, 'Lyon, France', style))).toBe(is);
});

test.each([
  ['Mostly remote. We meet in Bonn every other week', 'Viajo cuando hace falta'],
  ['Remote, and every two weeks a day together in Bonn', 'Remote, happy to travel when needed'],
  ['Remote. Fortnightly we meet in person', 'Remote. I can fly over now and then'],
])('“%s” is not met from another continent by “%s”', async (way, style) => {
  const met = async (location: string, said = style) =>
    placeMet(await sceneWith(way, location, said), 'FOUNDER');
  expect(await met('Recife, Brazil')).toBeUndefined();
  expect(await met('Recife, Brazil', 'Remote. I would fly to Bonn every two weeks')).toBeDefined();
  expect(await met('Kiel, Germany')).toBeDefined();
});

test('each month is too often from where one flies for a day, unless they say so', async () => {
  const met = async (location: string, style: string) =>
    placeMet(await sceneWith('Remote. Site visits in Bonn once a month or so', location, style), 'FOUNDER');
  expect(await met('Nairobi, Kenya', 'Remote, I travel gladly for a week or two')).toBeUndefined();
  expect(await met('Nairobi, Kenya', 'Remote. I can fly to Bonn each month')).toBeDefined();
  expect(await met('Krakow, Poland', 'Remote, I travel gladly for a week or two')).toBeDefined();
});

test.each([
  ['Remote from Cairo. I come to Bonn every other week anyway', true],
  ['Remote from Cairo, happy to travel', false],
])('of who is to come from far away each second week “%s” is an answer: %s', async (style, isTold) => {
  const scene = await sceneWith('Remote. We meet in Bonn every second week', 'Cairo, Egypt', style);
  expect(placeMet(scene, 'FOUNDER') !== undefined).toBe(isTold);
});

test('days of each second week are raised with who is far away and speaks of no travel', async () => {
  const raised = async (location: string, style: string) =>
    placeApart(await sceneWith('Mostly remote, every two weeks two days in Bonn', location, style), 'FOUNDER')
      ?.text;
  expect(await raised('Ghent, Belgium', 'From home mostly')).toContain('every two weeks two days in Bonn');
  expect(await raised('Ghent, Belgium', 'From home. A visit every couple of months')).toContain('couple of');
  expect(await raised('Ghent, Belgium', 'From home, I can come twice a month')).toBeUndefined();
  expect(await raised('Ghent, Belgium', 'From home, meeting now and then is fine')).toBeUndefined();
  expect(await raised('Ghent, Belgium', 'From home for now, I would move to Bonn')).toBeUndefined();
  expect(await raised('Cologne, Germany', 'From home mostly')).toBeUndefined();
});
