import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import {
  areApartByClocks,
  areClocksAll,
  isInBounds,
  isTogether,
  placeMeets,
  wantedElsewhere,
} from './place-facts.ts';
import { placeApart, placeBeside, placeMet } from './place-sentences.ts';

interface Two {
  readonly town?: string | null;
  readonly way?: string | null;
  readonly lookingFor?: string;
  readonly otherDetails?: string;
  readonly location?: string | null;
  readonly style?: string | null;
}

async function sceneWith({
  town = 'Bonn, Germany',
  way = null,
  location = null,
  style = null,
  ...said
}: Two) {
  const wants = { ...coldChain.wants, workingArrangement: way };
  const company = { ...coldChain.company, lookingFor: 'Somebody who sells.', ...said };
  return sceneOf(
    await read(founder({ ...coldChain, location: town, company, wants })),
    await read(applicant({ location, wants: { workingStyle: style } })),
  );
}

const daNang = { town: 'Da Nang, Vietnam', way: 'Remote from Europe' };
test.each([
  [{ location: 'Lisbon, Portugal', style: 'Remote' }, 1],
  [{ location: 'Lisbon, Portugal', style: null }, 1],
  [{ location: 'Lisbon, Portugal', style: 'On site' }, 0],
  [{ location: 'Pune, India', style: 'Remote' }, -1],
  [{ location: 'Pune, India', style: 'Remote, I will not move' }, -1],
  [{ location: 'Pune, India', style: 'Remote, I would relocate' }, 0],
  [{ location: null, style: 'Remote' }, 0],
  [{ location: 'Lisbon, Portugal', style: 'Remote, at most 3 hours of time difference' }, 0],
])('work from Europe for a founder in Da Nang: %j is %d', async (who, meets) => {
  expect(wantedElsewhere(await sceneWith({ ...daNang, ...who }))).toBe(meets);
});

test.each([
  [{ ...daNang, town: 'Bonn, Germany' }, 'their own part of the world'],
  [{ ...daNang, way: 'Remote' }, 'no part of it'],
  [{ ...daNang, way: 'On site in Da Nang' }, 'an office'],
  [{ ...daNang, town: null }, 'one from nowhere'],
])('%j wants nobody elsewhere: %s', async (of, _why) => {
  expect(
    wantedElsewhere(await sceneWith({ ...of, location: 'Pune, India', style: 'Remote' })),
  ).toBeUndefined();
});

test.each([
  [{ way: 'On site in Bonn' }, true],
  [{ way: 'Remote' }, false],
  [{ way: 'Remote', style: 'On site' }, true],
  [{ way: 'Hybrid, 3 days a week in Bonn' }, true],
  [{ way: 'Hybrid, 2 days a week in Bonn' }, false],
  [{ way: 'Hybrid, 1 to 3 days a week in Bonn' }, false],
  [{ way: 'Hybrid, mostly in person' }, true],
  [{ way: 'Hybrid', style: 'Hybrid, mostly together' }, true],
])('most of the work of %j is in one place: %s', async (of, is) => {
  expect(isTogether(await sceneWith({ location: 'Bonn, Germany', ...of }))).toBe(is);
});

test.each([
  [{ way: 'Remote within Germany' }, true, false],
  [{ way: 'Remote', lookingFor: 'Must be based in Germany.' }, true, false],
  [{ way: 'Remote', otherDetails: 'You need the right to work in the EU.' }, true, false],
  [{ way: 'Remote', lookingFor: 'Somebody who sold machines in Germany.' }, true, true],
  [{ way: 'Remote', style: 'Remote within Africa' }, false, true],
  [{ way: 'Remote', style: 'Remote from Ghana' }, false, true],
  [{ way: 'Remote' }, true, true],
])('what is said in %j holds of one in Kiel: %s, in Accra: %s', async (of, inKiel, inAccra) => {
  expect(isInBounds(await sceneWith({ ...of, location: 'Kiel, Germany' }))).toBe(inKiel);
  expect(isInBounds(await sceneWith({ ...of, location: 'Accra, Ghana' }))).toBe(inAccra);
});

test.each([
  [{ way: 'On site in Bonn', location: 'Bonn, Germany', style: 'On site' }, 1],
  [{ way: 'On site in Bonn', location: 'Cologne, Germany', style: 'On site' }, 1],
  [{ way: 'On site in Bonn', location: 'Accra, Ghana', style: 'Remote' }, -1],
  [{ way: 'On site in Bonn', location: 'Munich, Germany', style: 'Remote' }, -1],
  [{ way: 'On site in Bonn', location: 'Munich, Germany', style: 'On site. Happy to relocate' }, 1],
  [{ way: 'On site in Bonn', location: 'Munich, Germany', style: 'On site. I might relocate' }, 0],
  [{ way: 'Remote', location: 'Munich, Germany', style: 'Remote' }, 1],
  [{ way: 'Remote', location: 'Accra, Ghana', style: 'Remote' }, 1],
  [{ way: 'Remote', location: null, style: 'Remote' }, 0],
  [{ way: null, location: 'Munich, Germany', style: null }, 0],
  [{ way: 'On site in Bonn', location: 'Munich, Germany', style: 'Remote, moving to Bonn in May' }, 0],
])('%j: they could work together from there: %d', async (of, meets) => {
  expect(placeMeets(await sceneWith(of))).toBe(meets);
});

test('work that is much on the way suits who says that they travel', async () => {
  const way = 'Remote, on the road most of the time';
  const met = async (style: string) =>
    placeMet(await sceneWith({ way, location: 'Kiel, Germany', style }), 'FOUNDER')?.text;
  expect(await met('Remote, happy to travel')).toContain('they in Kiel');
  expect(await met('Remote')).toBeUndefined();
  expect(await met('Remote, happy to travel once a month')).toBeUndefined();
});

test.each([
  ['Dublin, Ireland', 'Remote', 'with clocks one hour apart'],
  ['Boston, USA', 'Remote', undefined],
])('clocks of who works apart in %s are told as they are', async (location, style, told) => {
  const said = placeMet(await sceneWith({ way: 'Remote', location, style }), 'FOUNDER')?.text;
  if (told) expect(said).toContain(told);
  else expect(said).toBeUndefined();
});

test('half a day or more apart, the day of the other is told', async () => {
  const between = async (town: string, location: string) => {
    const way = 'Remote, at least 6 hours of overlap';
    return placeApart(await sceneWith({ town, way, location, style: 'Remote' }), 'FOUNDER')?.text;
  };
  expect(await between('Auckland, New Zealand', 'Los Angeles, USA')).toContain(
    'about 20 hours behind you, so mostly on the day before',
  );
  expect(await between('Los Angeles, USA', 'Auckland, New Zealand')).toContain(
    'about 20 hours ahead of you, so mostly on the next day',
  );
  expect(await between('Tokyo, Japan', 'Boston, USA')).toContain('with clocks far apart');
});

test('one who lives somewhere and works anywhere gives that as a location', async () => {
  const scene = await sceneWith({
    way: 'On site in Bonn',
    location: 'Remote (Accra, Ghana)',
    style: 'Remote',
  });
  expect(placeApart(scene, 'FOUNDER')?.text).toMatch(
    /^You are in Bonn, they (?:in Accra|give “Remote” as a location)/,
  );
  const nowhere = await sceneWith({ way: 'Remote', location: 'Anywhere in Germany', style: 'Remote' });
  expect(placeMet(nowhere, 'FOUNDER')?.text).toContain('they give “Anywhere in Germany” as a location');
});

test.each([
  ['Cologne, Germany', ', close to each other'],
  ['Düsseldorf, Germany', ', some 60 km from each other'],
  ['Hamburg, Germany', 'they in Hamburg; '],
])('towns near by are told with their distance, others without: %s', async (location, told) => {
  const scene = await sceneWith({ way: 'On site in Bonn', location, style: 'On site' });
  const sentence = placeMet(scene, 'FOUNDER') ?? placeBeside(scene, 'FOUNDER');
  expect(sentence?.text).toContain(told);
});

const leeds = { town: 'Leeds, UK', way: 'In person around Leeds and Bradford, admin day from home' };
const california = {
  town: 'Oakland, CA',
  way: 'Remote anywhere in California, quarterly get-together in Oakland',
};
const midwest = { town: 'Milwaukee, WI', way: 'Anywhere in the Midwest works if you drive up twice a month' };
const kumasi = { town: 'Kumasi, Ghana', way: 'Kumasi office three days a week' };
const izmir = { town: 'Izmir, Turkey', way: 'Remote' };
const galway = { town: 'Galway, Ireland', way: 'Based in Galway or anywhere within two hours of it' };
const ottawa = {
  town: 'Ottawa, ON',
  way: 'Ottawa, hybrid 2 days; fully remote within Canada for the right person',
};
const HARVEST = 'During the harvest please come to Ayvalik for some weeks.';
const FARES = {
  location: 'Accra, Ghana',
  style: 'Can be in Kumasi up to three days a week if transport is covered',
};
test.each([
  [
    {
      ...leeds,
      location: 'Glasgow, UK',
      style: 'From home, happy to come down for a couple of days each month',
    },
    -1,
  ],
  [
    {
      ...california,
      location: 'St. Paul, MN',
      style: "Hybrid, two days a week in Minneapolis. Don't want to move",
    },
    -1,
  ],
  [{ ...california, location: 'St. Paul, MN', style: 'Remote' }, 0],
  [
    {
      ...midwest,
      location: 'Naperville, IL',
      style: 'Glad to drive to Wisconsin or Indiana a couple times a month',
    },
    1,
  ],
  [{ ...midwest, location: 'Naperville, IL', style: 'Remote' }, 0],
  [{ ...izmir, location: 'Bremen, Germany', style: 'Remote' }, 1],
  [{ ...izmir, lookingFor: HARVEST, location: 'Bremen, Germany', style: 'Remote' }, 0],
  [
    { ...izmir, lookingFor: HARVEST, location: 'Ankara, Turkey', style: 'Remote, I can travel each month' },
    1,
  ],
  [{ ...galway, location: 'Bremen, Germany', style: 'Remote' }, -1],
  [{ ...galway, location: 'Cork, Ireland', style: 'Not moving house' }, 0],
  [{ ...ottawa, location: 'Oulu, Finland', style: 'Remote from Oulu' }, -1],
  [{ ...ottawa, location: 'Toronto, ON', style: 'Remote' }, 0],
  [{ ...kumasi, otherDetails: 'Transport on us.', ...FARES }, 1],
  [{ ...kumasi, ...FARES }, 0],
])('%j: both could work from where they are: %d', async (of, meets) => {
  expect(placeMeets(await sceneWith(of))).toBe(meets);
});

const TWO_DAYS = 'Hybrid, 2 days a week in Bonn';
const MONTHLY = 'Hybrid, once a month in Bonn';
const [NEXT, NEAR_BY, FAR] = ['Cologne, Germany', 'Frankfurt, Germany', 'Munich, Germany'];
test.each([
  // Some days of each week: of somebody near by who does not work apart.
  [{ way: TWO_DAYS, location: 'Bonn, Germany', style: 'Remote' }, 1],
  [{ way: TWO_DAYS, location: NEXT, style: null }, 1],
  [{ way: TWO_DAYS, location: NEXT, style: 'Hybrid' }, 1],
  [{ way: TWO_DAYS, location: NEXT, style: 'On site' }, 1],
  [{ way: TWO_DAYS, location: NEXT, style: 'Remote' }, 0],
  [{ way: TWO_DAYS, location: NEXT, style: 'Remote, I can come every month' }, 1],
  [{ way: TWO_DAYS, location: NEAR_BY, style: null }, 0],
  [{ way: TWO_DAYS, location: NEAR_BY, style: 'Hybrid' }, 0],
  [{ way: TWO_DAYS, location: NEAR_BY, style: 'Remote, I can come every month' }, 0],
  [{ way: TWO_DAYS, location: NEAR_BY, style: 'Happy to relocate' }, 1],
  [{ way: TWO_DAYS, location: FAR, style: 'Remote' }, -1],
  [{ way: TWO_DAYS, location: FAR, style: 'On site' }, -1],
  [{ way: TWO_DAYS, location: FAR, style: 'Remote, I can come every month' }, -1],
  [{ way: TWO_DAYS, location: FAR, style: 'Happy to relocate' }, 1],
  [{ way: TWO_DAYS, location: FAR, style: 'I will not move' }, -1],
  [{ way: TWO_DAYS, location: null, style: 'Hybrid' }, 0],
  [{ way: TWO_DAYS, location: null, style: 'Remote' }, 0],
  // Fewer: of anybody who comes.
  [{ way: MONTHLY, location: NEXT, style: 'Remote' }, 0],
  [{ way: MONTHLY, location: NEXT, style: 'Hybrid' }, 1],
  [{ way: MONTHLY, location: NEAR_BY, style: 'Hybrid' }, 0],
  [{ way: MONTHLY, location: NEAR_BY, style: 'Remote, I can come every month' }, 1],
  [{ way: 'Hybrid', location: FAR, style: 'Hybrid, I can come 2 days a week' }, 1],
  [{ way: 'Hybrid', location: NEAR_BY, style: 'Hybrid' }, 0],
  [{ way: 'Hybrid', location: NEXT, style: 'Remote' }, 0],
  [{ way: 'Hybrid', location: null, style: null }, 0],
  // Abroad, who would move says nothing of another country.
  [{ way: TWO_DAYS, location: 'Brussels, Belgium', style: 'Happy to relocate' }, 0],
  [{ way: TWO_DAYS, location: 'Brussels, Belgium', style: 'Hybrid' }, -1],
  // A town in no table may be the next one.
  [{ way: 'On site in Bonn', location: 'Siegburg, Germany', style: 'On site' }, 0],
  [{ way: 'On site in Bonn', location: 'Siegburg, Germany', style: 'I will not move' }, -1],
  [{ way: 'On site in Bonn', location: 'Siegburg, Germany', style: 'Happy to relocate' }, 1],
  // Work apart suits all but who is tied to an office of their own.
  [{ way: 'Remote', location: FAR, style: 'Hybrid' }, 0],
  [{ way: 'Remote', location: NEXT, style: 'Hybrid' }, 1],
  [{ way: 'Remote', location: FAR, style: 'On site' }, -1],
  [{ way: 'Remote', location: NEXT, style: 'On site' }, 0],
  [{ way: 'Remote', location: 'Bonn, Germany', style: 'On site' }, 1],
  [{ way: 'Remote', location: FAR, style: 'Hybrid, I can come 2 days a week' }, 1],
  // Where one of the two is from nowhere, nothing is known.
  [{ town: null, way: 'Hybrid', location: NEXT, style: 'Hybrid' }, 0],
  [{ town: null, way: null, location: NEXT, style: 'Remote' }, 0],
])('days together, %j: they could work from there: %d', async (of, meets) => {
  expect(placeMeets(await sceneWith(of))).toBe(meets);
});

test.each([
  [{ way: 'Remote', style: 'Remote' }, true],
  [{ way: 'Remote', style: 'Hybrid' }, true],
  [{ way: 'Remote', style: null }, true],
  [{ way: 'Remote', style: 'On site' }, false],
  [{ way: 'On site in Bonn', style: 'Remote' }, false],
  [{ way: 'Hybrid', style: 'Remote' }, false],
  [{ way: null, style: 'Remote' }, true],
  [{ way: 'Remote in Europe', style: 'Remote' }, false],
  [{ way: 'Remote within Germany', style: 'Remote' }, true],
  [{ way: 'Remote within Germany', style: 'Remote', location: 'Accra, Ghana' }, false],
  [{ way: 'Remote', style: null, location: null }, false],
])('nothing but clocks can stand between the two of %j: %s', async (of, is) => {
  expect(areClocksAll(await sceneWith({ location: 'Munich, Germany', ...of }))).toBe(is);
});

test.each([
  [{ way: 'Remote', location: 'Boston, USA', style: 'Remote, at most 2 hours of time difference' }, true],
  [
    { way: 'Remote', location: 'Dublin, Ireland', style: 'Remote, at most 2 hours of time difference' },
    false,
  ],
  [{ way: 'On site', location: 'Boston, USA', style: 'Remote, at most 2 hours of time difference' }, false],
  [{ ...daNang, location: 'Boston, USA', style: 'Remote, at most 2 hours of time difference' }, false],
])('clocks keep the two of %j apart: %s', async (of, is) => {
  expect(areApartByClocks(await sceneWith(of))).toBe(is);
});

test('whoever would fly there now and then is not there on two days of a week, whatever the town', async () => {
  const far = (style: string) =>
    sceneWith({
      town: 'Wagga Wagga, Australia',
      way: 'Wagga Wagga workshop, 2 days a week min',
      location: 'Melbourne, Australia',
      style,
    });
  expect(placeMeets(await far('Remote. Could fly up for a few days each month, not moving'))).toBe(-1);
  expect(placeMeets(await far('Remote, or on site, a short drive away'))).not.toBe(-1);
});

test('work of people who meet online is bound to no place, and clocks are what keeps two apart', async () => {
  const scene = await sceneWith({
    town: 'Bengaluru, India',
    way: 'Remote! We live on Discord. Meet at a game jam once in a while',
    location: 'Recife, Brazil',
    style: 'Remote, can travel now and then',
  });
  expect(placeApart(scene, 'FOUNDER')?.text).toBe(
    'You are in Bengaluru, they in Recife, with clocks 8.5 hours apart.',
  );
});
