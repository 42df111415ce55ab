import type { Side } from '@ampersand/contract/enumerations';
import { expect, test } from 'vitest';
import { parsePlace } from '../read/quantities/place.ts';
import { isByClocksAlone, placeFit } from './place-fit.ts';

const fit = (founder: [string, string?], applicant: [string, string?], side: Side = 'FOUNDER') =>
  placeFit(parsePlace(...founder), parsePlace(...applicant), side) ?? Number.NaN;

test('one city is best, whatever its name', () => {
  expect(fit(['Bangalore'], ['Bengaluru, India'])).toBe(1);
});

test('work apart is rated by the clocks', () => {
  const home: [string, string] = ['Nairobi', 'remote'];
  const near = fit(home, ['Kampala']);
  const hours3 = fit(home, ['Accra']);
  const far = fit(home, ['Medellín']);
  expect(near).toBeGreaterThan(hours3);
  expect(hours3).toBeGreaterThan(far);
  expect(far).toBeLessThan(-0.4);
});

test('on site: only who is there or would move', () => {
  const home: [string, string] = ['Cairo', 'on site in Cairo'];
  expect(fit(home, ['Nairobi'])).toBe(-1);
  expect(fit(home, ['Nairobi, I can visit'])).toBeLessThan(-0.5);
  expect(fit(home, ['Alexandria, Egypt'])).toBeLessThan(0);
  expect(fit(home, ['Nairobi, would relocate'])).toBeGreaterThan(0.5);
  expect(fit(['Pune', 'remote'], ['Ho Chi Minh City', 'on site with the team'])).toBeLessThan(-0.5);
});

test('some days together: the same country, or somebody who comes', () => {
  const home: [string, string] = ['Taipei', 'Taipei, hybrid'];
  expect(fit(home, ['Kaohsiung'])).toBeGreaterThan(0);
  expect(fit(home, ['Lisbon'])).toBeLessThan(-0.5);
  expect(
    fit(['Pune', 'a week in Pune each month, otherwise remote near GMT+5:30'], ['Colombo']),
  ).toBeGreaterThan(0.4);
});

test("each side's own limit on the clocks counts for that side alone", () => {
  const limited: [string, string] = ['Nairobi', 'remote within two hours of Nairobi'];
  expect(fit(['Accra', 'remote'], limited, 'APPLICANT')).toBeLessThan(-0.4);
  expect(fit(['Accra', 'remote'], limited, 'FOUNDER')).toBeGreaterThan(0);
});

test('a place that is not named is not guessed', () => {
  expect(placeFit(undefined, parsePlace('Pune'), 'FOUNDER')).toBeUndefined();
  expect(placeFit(parsePlace('', 'remote'), parsePlace('Pune'), 'FOUNDER')).toBeUndefined();
});

test('remote work bound to a country is for those who are there, or would come', () => {
  const home: [string, string] = ['Bonn, Germany', 'remote within Germany'];
  expect(fit(home, ['Leipzig, Germany'])).toBeGreaterThan(0.5);
  expect(fit(home, ['Lyon, France'])).toBeLessThan(-0.4);
  expect(fit(home, ['Lyon, France', 'would relocate'])).toBeGreaterThan(0.5);
  expect(fit(['Bonn, Germany', 'remote'], ['Lyon, France'])).toBeGreaterThan(0.5);
});

test('who would move somewhere else, or comes and stays at home, does not come to live here', () => {
  const rotterdam: [string, string] = ['Rotterdam', 'two days a week in the office'];
  expect(fit(rotterdam, ['Halifax, NS', 'will relocate to New England'])).toBeLessThan(0);
  expect(fit(rotterdam, ['Halifax, NS', 'would relocate for the right team'])).toBeGreaterThan(0);
  expect(fit(['Boston', 'on site'], ['Halifax, NS', 'will relocate to New England'])).toBeGreaterThan(0.5);
  expect(fit(['Sydney', 'on site'], ['Brisbane', 'would fly to Sydney weekly but not move'])).toBe(0);
  expect(fit(['Hsinchu', 'you stay in USA, work from home'], ['Austin, Texas', 'remote'])).toBeGreaterThan(
    0.5,
  );
  expect(fit(rotterdam, ['Kampala', 'I can come to Nairobi by bus'])).toBeLessThan(0);
});

test('a way of working that is not understood is compared with nothing', () => {
  expect(fit(['Lyon', 'remote until we have an office'], ['Pune', 'remote'])).toBeNaN();
});

test('on site, and somebody of the country who comes by train: open', () => {
  expect(
    fit(
      ['Eindhoven', 'in the workshop in Eindhoven'],
      ['Tilburg, Netherlands', 'half an hour by train is fine'],
    ),
  ).toBe(0);
});

test('a town that no list has is still one place', () => {
  expect(fit(['Melbourne', 'On site, Melbourne or Ballarat'], ['Ballarat, Australia'])).toBeGreaterThan(0.5);
});

test.each([
  [90, 0.6],
  [91, 0.4],
  [180, 0.4],
  [181, 0.1],
  [240, 0.1],
  [330, -0.2],
  [480, -0.5],
  [720, -0.8],
])('clocks %d minutes apart count %d for work apart', (gap, value) => {
  expect(placeFit({ offset: 0, mode: 'REMOTE' }, { offset: gap }, 'FOUNDER')).toBe(value);
});

test('half an hour beyond a limit is let pass, more is not, and a worse fit is not made better', () => {
  const within = (gap: number) =>
    placeFit({ offset: 0, mode: 'REMOTE', maxGap: 60 }, { offset: gap }, 'FOUNDER');
  expect(within(90)).toBe(0.6);
  expect(within(91)).toBe(-0.6);
  expect(within(700)).toBe(-0.8);
});

test('days together in the same country, near by and far', () => {
  const founder = { country: 'TW', cities: ['taipei'], offset: 480, mode: 'HYBRID' } as const;
  const fitOf = (applicant: Parameters<typeof placeFit>[1]) => placeFit(founder, applicant, 'FOUNDER');
  expect(fitOf({ country: 'TW', offset: 480 })).toBe(0.3);
  expect(fitOf({ country: 'PH', offset: 480 })).toBe(-0.3);
  expect(fitOf({ country: 'IN', offset: 330 })).toBe(-0.7);
  expect(fitOf({ country: 'PH', offset: 480, moves: 'VISITS' })).toBe(0.2);
  expect(fitOf({ country: 'IN', offset: 240, moves: 'VISITS' })).toBe(0.2);
  expect(fitOf({ country: 'GB', offset: 0, moves: 'VISITS' })).toBe(-0.4);
  expect(fitOf({ country: 'PH', moves: 'VISITS' })).toBe(-0.4);
  expect(fitOf({ country: 'IN', offset: 330, moves: 'YES' })).toBe(0.7);
  expect(fitOf({ country: 'IN', offset: 330, cities: ['chennai', 'taipei'] })).toBe(0.7);
});

test('on site, by who would come', () => {
  const founder = { country: 'EG', cities: ['cairo'], offset: 120, mode: 'ON_SITE' } as const;
  const fitOf = (applicant: Parameters<typeof placeFit>[1]) => placeFit(founder, applicant, 'FOUNDER');
  expect(fitOf({ country: 'EG', offset: 120 })).toBe(-0.4);
  expect(fitOf({ country: 'EG', offset: 120, moves: 'NO' })).toBe(-1);
  expect(fitOf({ country: 'EG', offset: 120, moves: 'VISITS' })).toBe(0);
  expect(fitOf({ country: 'KE', offset: 180, moves: 'VISITS' })).toBe(-0.9);
  expect(fitOf({ country: 'KE', offset: 180 })).toBe(-1);
});

test('an applicant who wants to sit beside others counts against a founder who works apart', () => {
  const apart = { country: 'IN', offset: 330, mode: 'REMOTE' } as const;
  const beside = (country: string) => placeFit(apart, { country, offset: 330, mode: 'ON_SITE' }, 'FOUNDER');
  expect(beside('IN')).toBe(-0.2);
  expect(beside('LK')).toBe(-0.9);
});

test('work apart in one country counts more than clocks; a country alone tells no distance', () => {
  expect(placeFit({ country: 'US' }, { country: 'US', offset: -480 }, 'FOUNDER')).toBe(0.8);
  expect(placeFit({ country: 'US' }, { country: 'CA', offset: -480 }, 'FOUNDER')).toBeUndefined();
  expect(placeFit({}, {}, 'FOUNDER')).toBeUndefined();
});

test('some days together under a limit of clocks are work apart with visits', () => {
  const founder = { country: 'IN', offset: 330, mode: 'HYBRID', maxGap: 180 } as const;
  expect(placeFit(founder, { country: 'LK', offset: 330 }, 'FOUNDER')).toBe(0.6);
  const unlimited = { country: 'IN', offset: 330, mode: 'HYBRID' } as const;
  expect(placeFit(unlimited, { country: 'LK', offset: 330 }, 'FOUNDER')).toBe(-0.3);
  expect(placeFit(unlimited, { country: 'VN', offset: 450 }, 'FOUNDER')).toBe(-0.3);
});

test('where a town is unknown it may be the next one', () => {
  const founder = { country: 'GB', cities: ['cambridge'], offset: 0, mode: 'HYBRID' } as const;
  expect(placeFit(founder, { moves: 'VISITS' }, 'FOUNDER')).toBeUndefined();
  expect(placeFit({ ...founder, mode: 'ON_SITE' }, {}, 'FOUNDER')).toBeUndefined();
});

test('a border between two towns that are a commute apart is nothing against work on site', () => {
  const lab: [string, string] = ['Singapore', 'on site at our lab in Singapore'];
  expect(fit(lab, ['Johor Bahru, Malaysia', 'in the lab every day'])).toBe(0);
  expect(fit(lab, ['Johor Bahru, Malaysia', 'I commute over the Causeway'])).toBeGreaterThan(0.5);
  expect(fit(lab, ['Kuala Lumpur', 'I commute to work by bus'])).toBeLessThan(0);
  expect(fit(['Ghent', 'two days a week in Ghent'], ['Lille', 'hybrid'])).toBe(0.3);
});

test('work in a part of a country is nothing for who stays in another one, and compared with nobody within', () => {
  const home: [string, string] = ['Houston, TX', 'remote, Texas only'];
  expect(fit(home, ['Leeds, UK', 'remote'])).toBeLessThan(0);
  expect(fit(home, ['Leeds, UK', 'can move'])).toBeNaN();
  expect(fit(home, ['Boston', 'remote'])).toBeNaN();
  expect(fit(home, ['', 'remote'])).toBeNaN();
  expect(fit(['Boston', 'anywhere in the Northeast or Canada'], ['Toronto', 'remote'])).toBeNaN();
});

test('towns of one city are near enough to meet each day', () => {
  expect(fit(['San Francisco', 'on site'], ['Oakland, CA', 'hybrid'])).toBeGreaterThan(0.5);
  expect(fit(['Lyon', 'deux jours par semaine ensemble'], ['Villeurbanne, France'])).toBeGreaterThan(0.5);
});

test('remote work within a region, be it for some alone, is nothing for who stays outside', () => {
  const home: [string, string] = ['London', 'two days in the office; remote in Europe for the right person'];
  expect(fit(home, ['São Paulo, Brazil', 'remote'])).toBeLessThan(-0.5);
  expect(fit(home, ['São Paulo, Brazil', 'would move to London'])).toBeGreaterThan(0);
  expect(fit(home, ['Lisbon', 'remote'])).toBeGreaterThan(0);
  // Bucharest and Kampala have one clock in winter.
  expect(fit(['Bucharest', 'Remote, EU only'], ['Kampala', 'remote'])).toBeLessThan(-0.5);
  expect(fit(['Bucharest', 'Remote, EU only'], ['Tallinn', 'remote'])).toBeGreaterThan(0);
  expect(fit(['Bucharest', 'Remote, EU only'], ['', 'remote'])).toBeNaN();
});

test('who comes to towns they name comes to no other town, of their own country either', () => {
  const warsaw = { country: 'PL', cities: ['warsaw'], mode: 'ON_SITE' } as const;
  const comes = { country: 'PL', cities: ['krakow', 'wroclaw'], moves: 'VISITS', onlyThere: true } as const;
  expect(placeFit(warsaw, comes, 'FOUNDER')).toBe(-0.4);
  expect(placeFit({ ...warsaw, cities: ['wroclaw'] }, comes, 'FOUNDER')).toBe(0.7);
});

test('who would not move goes to a town near by all the same, where they name it', () => {
  const onSite: [string, string] = ['München', 'at least 4 days on site in Munich'];
  expect(fit(['Berlin', 'hybrid, Berlin or Munich'], ['Munich', 'I do not want to move'])).toBe(0.7);
  expect(fit(['Berlin', 'hybrid, Berlin or Portugal'], ['Faro, Portugal', 'I do not want to move'])).toBe(
    0.7,
  );
  expect(fit(['Berlin', 'hybrid, Berlin'], ['Munich', 'Munich or Berlin, I do not want to move'])).toBe(0.3);
  expect(fit(onSite, ['Augsburg', 'ich pendle gern nach München. Umziehen möchte ich nicht.'])).toBe(0.7);
});

test('who lives near by lives in the part of the country that is asked for', () => {
  const home: [string, string] = ['Austin, Texas', 'remote, Texas only'];
  expect(fit(['Detroit, Michigan', 'remote, Michigan only'], ['Windsor, Ontario', 'I can visit'])).toBeNaN();
  expect(fit(home, ['San Antonio, Texas', 'remote'])).toBeGreaterThan(0.5);
  expect(fit(home, ['Dallas, Texas', 'remote'])).toBeNaN();
  expect(fit(home, ['San Antonio, Texas', 'remote until we have an office'])).toBeNaN();
  expect(fit(['Austin', 'remote until we have an office'], ['San Antonio, Texas', 'remote'])).toBeNaN();
});

test('who works apart may as well live next door as at the other end of the country', () => {
  const apart: [string, string] = ['San Francisco', 'remote'];
  const anywhere = fit(apart, ['Austin, Texas', 'hybrid']);
  expect(fit(apart, ['Oakland, CA', 'hybrid'])).toBe(anywhere);
  expect(fit(apart, ['Oakland, CA', 'I can visit'])).toBe(anywhere);
  expect(fit(['San Francisco', 'hybrid'], ['Oakland, CA', 'remote'])).toBe(
    fit(['San Francisco', 'hybrid'], ['Austin, Texas', 'remote']),
  );
});

test('days together are too far for who stays at the other end of the country', () => {
  const berlin: [string, string] = ['Berlin', 'hybrid'];
  const stays = 'I do not want to move';
  expect(fit(berlin, ['Munich', stays])).toBeLessThan(0);
  expect(fit(berlin, ['Leipzig', stays])).toBeGreaterThan(0);
  expect(fit(berlin, ['Munich', 'hybrid'])).toBeGreaterThan(0);
});

test('who would move has the clock of where they come to, and the region', () => {
  expect(
    fit(['Nairobi', 'remote within two hours of Nairobi'], ['Medellín', 'would relocate']),
  ).toBeGreaterThan(0.5);
  expect(fit(['Bucharest', 'Remote, EU only'], ['Kampala', 'would relocate'])).toBeGreaterThan(0.5);
});

test('far apart is compared with nothing where one leaves open to work or live otherwise', () => {
  const office: [string, string] = ['London', 'two days in the office'];
  const open: [string, string] = ['London', 'two days in the office; remote for the right person'];
  const far: [string, string] = ['São Paulo, Brazil', 'remote'];
  expect(fit(office, far)).toBeLessThan(0);
  expect(fit(open, far)).toBeNaN();
  expect(fit(office, ['São Paulo, Brazil', open[1]])).toBeNaN();
  expect(fit(['Cairo', 'on site'], ['Nairobi', 'would relocate to a city by the sea'])).toBeNaN();
  expect(fit(['Cairo', 'on site'], ['Nairobi', 'would stay'])).toBeLessThan(-0.5);
});

test('who comes to one town of their own comes to it from anywhere in the country, who names two to those', () => {
  const warsaw = { country: 'PL', cities: ['warsaw'], mode: 'ON_SITE' } as const;
  const comes = { country: 'PL', moves: 'VISITS', onlyThere: true } as const;
  expect(placeFit(warsaw, { ...comes, cities: ['krakow'] }, 'FOUNDER')).toBe(0);
  expect(placeFit(warsaw, { ...comes, cities: ['krakow', 'wroclaw'] }, 'FOUNDER')).toBeLessThan(0);
});

test.each([
  ['apart', ['Nairobi', 'remote'], 'FOUNDER', true],
  [
    'apart, within the limit of the other alone',
    ['Nairobi', 'remote within two hours of Nairobi'],
    'APPLICANT',
    true,
  ],
  ['apart, within a limit of their own', ['Nairobi', 'remote within two hours of Nairobi'], 'FOUNDER', false],
  ['apart, within a region', ['Nairobi', 'remote, Africa only'], 'APPLICANT', false],
  ['apart, within a part of the country', ['Houston, TX', 'remote, Texas only'], 'APPLICANT', false],
  ['on site', ['Nairobi', 'on site'], 'FOUNDER', false],
] as const)('clocks alone decide for somebody far away where work is %s', (_, [home, way], side, decide) => {
  const [founder, applicant] = [parsePlace(home, way), parsePlace('Medellín', 'remote')];
  expect(founder && applicant && isByClocksAlone(founder, applicant, side)).toBe(decide);
});
