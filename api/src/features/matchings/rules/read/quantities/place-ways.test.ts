import { expect, test } from 'vitest';
import { parsePlace } from './place.ts';
import { isInAnotherTongue, isUnsure, modeOf, wayOf, worksApartWithSome } from './place-ways.ts';

test.each([
  'cannot sit in office whole day',
  'not in an office the whole day',
  'never in an office the entire week',
  'nicht im Büro sitzen den ganzen Tag',
  'pas au bureau toute la journée',
  'no en la oficina todo el día',
  'não quero ficar no escritório o dia todo',
])('%s: neither remote nor on site', (way) => {
  expect(parsePlace(null, way)?.mode).toBeUndefined();
});

test.each([
  ['Munich, at least 4 days on site because robot cannot come home with you', 'ON_SITE'],
  ['mindestens vier Tage vor Ort, weil der Roboter nicht nach Hause kann', 'ON_SITE'],
  ['On site because you cannot solder over Zoom', 'ON_SITE'],
  ['Recife, presencial pelo menos três vezes por semana', 'HYBRID'],
  ['Presencial dos veces por semana', 'HYBRID'],
  ['Présentiel une fois par semaine', 'HYBRID'],
  ['Mostly flexible but the pilots are on site at the terminal', 'HYBRID'],
  ["Mix. Happy on site for trials, a week here and there, but we're not moving", 'HYBRID'],
  ['Mix of both', 'HYBRID'],
  ["Remote because we don't have an office", 'REMOTE'],
  ["On site in Gothenburg, lab work can't be done from the kitchen. Maybe one day from home.", 'ON_SITE'],
  ['On site in Berlin; one day of home office possible', 'ON_SITE'],
  ['On site in Odense most days because of the hardware. One home day a week is fine.', 'ON_SITE'],
  ['office in Alexandria 5 days, after 6 months we can talk about hybrid', 'ON_SITE'],
  ['Presencial, quizás un día desde casa', 'ON_SITE'],
  ['I like a shop with other people in it and can be in every day', 'ON_SITE'],
  ['On site in Nairobi, six days a week at first', 'ON_SITE'],
  ['Remote, we meet every day at 8pm Berlin time', 'REMOTE'],
  ['On site, up to two days from home', 'HYBRID'],
  ['3-4 days a week in the office', 'HYBRID'],
  ['Leipzig oder remote, alle zwei Monate eine Woche zusammen vor Ort', 'REMOTE'],
  ['Lisboa ou remoto, uma semana presencial por trimestre', 'REMOTE'],
  ['On site in Pune or remote within India', 'REMOTE'],
  ['Office or fully remote, as you like', 'REMOTE'],
  ['Remote works, but one week in every two months in Łódź, at the clinic', 'REMOTE'],
  ['Remote. I can be at the factory two weeks every two or three months', 'REMOTE'],
  ["Fully remote is okay. I'm in the clinic Mondays and Tuesdays anyway", 'REMOTE'],
  ["I'm in the workshop Mondays and Tuesdays, you can work from home the rest", 'HYBRID'],
  ['On site in Berlin, remote possible', 'REMOTE'],
  ['On site in Berlin, remote possible on Fridays', 'HYBRID'],
  ['Berlin office or partly remote', 'HYBRID'],
  ['Work from office, HSR Layout. 5 days, Saturday from home', 'ON_SITE'],
  ["On site no problem, I'd move to Chicago if you cover the move", 'ON_SITE'],
  ["I'd move to Chicago if you cover the move, on site is fine", 'ON_SITE'],
  ['Vor Ort kein Problem, ich würde umziehen, wenn ihr den Umzug zahlt', 'ON_SITE'],
  ['I am fine on site and would relocate if the visa is sponsored', 'ON_SITE'],
  ['On site if you cover the move', undefined],
  ['25 hours now, I have a remote job until June', undefined],
  ['up to 4 days a week on site', 'HYBRID'],
])('%s is %s', (way, mode) => {
  expect(parsePlace('Leeds', way)?.mode).toBe(mode);
});

test.each(['Remote, but not in the summer', 'I cannot be in every day'])('%s: nothing for sure', (way) => {
  expect(parsePlace('Leeds', way)).toMatchObject({ unsure: true });
});

test.each([
  ['Werkplaats in Eindhoven, vier dagen per week. Thuiswerken op vrijdag mag.', { mode: 'ON_SITE' }],
  ['Op locatie, vijf dagen per week', { mode: 'ON_SITE' }],
  ['In het lab in Delft', { mode: 'ON_SITE', cities: ['utrecht', 'delft'] }],
  ['Twee dagen per week op kantoor, de rest thuis', { mode: 'HYBRID' }],
  ['Eén dag per week op kantoor', { mode: 'HYBRID' }],
  ['Ik werk het liefst thuis', { mode: 'REMOTE' }],
  ['Volledig op afstand', { mode: 'REMOTE' }],
  ['Niet op kantoor', { mode: 'REMOTE' }],
  ['overal in Nederland', { mode: 'REMOTE', inCountry: true }],
  ['Wil verhuizen naar Rotterdam', { moves: 'MAYBE', cities: ['utrecht', 'rotterdam'] }],
  ['Ik verhuis niet', { moves: 'NO' }],
])('Dutch: %s', (way, expected) => {
  expect(parsePlace('Utrecht', way)).toMatchObject(expected);
});

test.each([
  ['remote, but SA timezone. Would be lekker to meet every couple months', 'REMOTE'],
  ['Remote, and we meet every now and then', 'REMOTE'],
  ['Hybrid within an hour by train, or fully remote with a visit each month or so', 'REMOTE'],
  ['Fully remote, we meet in person once a quarter', 'REMOTE'],
  ['In person on Wednesdays when the carers come by. Otherwise from home.', 'HYBRID'],
  ['Remote, but once we are funded in person', undefined],
  ['Hybrid, remote if you must', undefined],
])('“%s” is %s', (way, mode) => {
  expect(parsePlace('Leeds', way)?.mode).toBe(mode);
});

test.each([
  ['Cape Town, South Africa', 'remote, but SA timezone', 180],
  ['Leeds, UK', 'Remote, UK time zone', 180],
  ['Lima, Peru', 'Remote, SA timezone', undefined],
  ['Leipzig, Germany', 'Remote, solange die Zeitzone höchstens zwei Stunden abweicht', 120],
  ['Sevilla, Spain', 'Remoto, con un huso horario que difiera como máximo tres horas', 180],
  ['Bristol, UK', 'Remote first, can visit an office anywhere in Europe once a month', undefined],
  ['Lagos, Nigeria', 'Remote within Nigeria or West Africa', undefined],
  ['Berlin, Germany', 'Remote in European time zones', 180],
])('at home in %s, “%s” bounds clocks to %s minutes', (home, way, maxGap) => {
  expect(parsePlace(home, way)?.maxGap).toBe(maxGap);
});

test.each([
  ['Warehouse in Haarlem two days, other day from home', 'HYBRID'],
  ['In the shop, paperwork from home', 'ON_SITE'],
  ['Mostly from home, two days in the warehouse', 'HYBRID'],
  ['at the depot Monday to Wednesday, from home Thursday and Friday', 'HYBRID'],
  ['Leeds 2 days, remote 3 days', 'HYBRID'],
  ['Los martes en el taller, los otros días desde casa', 'HYBRID'],
  ['Deux jours au labo, les autres jours à distance', 'HYBRID'],
  ['Twee dagen in het magazijn, de andere dag thuis', 'HYBRID'],
  ['Remote, two days a month in Leeds', 'REMOTE'],
  ['Remote, with one day a fortnight in Leeds', 'REMOTE'],
  ['Remote, calls on Mondays and Thursdays', 'REMOTE'],
])('days at a place of work beside those at home: “%s” is %s', (way, mode) => {
  expect(parsePlace('Leeds', way)?.mode).toBe(mode);
});

test('a reason ends where another way begins', () => {
  const way =
    'Lagos preferred because of the traders, but anywhere in Nigeria works if you come down once a month';
  expect(parsePlace('Lagos, Nigeria', way)).toMatchObject({ mode: 'REMOTE', inCountry: true });
});

test('a quarter that bears the name of a town elsewhere is not there', () => {
  const cities = (home: string) => parsePlace(home, 'Hybrid, office in Roma Norte')?.cities;
  expect(cities('Mexico City, Mexico')).toEqual(['mexico city']);
  expect(cities('Milan, Italy')).toEqual(['milan', 'rome']);
});

test('a state behind its town is no town of its own', () => {
  expect(parsePlace('Portland, Oregon', 'Based in Portland OR or Seattle, hybrid')?.cities).toEqual([
    'portland',
    'seattle',
  ]);
});

test.each([
  ['not remote', 'ON_SITE'],
  ['no home office, hybrid', 'HYBRID'],
  ['not remote, 2 days a week in the office', 'HYBRID'],
  ['never remote only', 'HYBRID'],
  ['hybrid or remote', 'REMOTE'],
  ['office in berlin, 4 days a week', 'ON_SITE'],
  ['office in berlin, 3 days a week', 'HYBRID'],
  ['in the office monday to thursday', 'ON_SITE'],
  ['in the office monday and tuesday', 'HYBRID'],
  ['no office', 'REMOTE'],
  ['we meet once a year', 'REMOTE'],
  ['remote, warehouse in haarlem 2 days', 'HYBRID'],
  ['remote, you can call in', 'REMOTE'],
  ['meet in person, otherwise home', 'HYBRID'],
  ['i go mad at home', undefined],
  ['lisbon', undefined],
])('the words “%s” say %s', (text, mode) => {
  expect(modeOf(text)).toBe(mode);
});

test('a town alone is time spent there, and home is work apart', () => {
  expect(wayOf('lisbon')).toBe('HYBRID');
  expect(wayOf('i live in lisbon')).toBeUndefined();
  expect(wayOf('lisbon once a year')).toBeUndefined();
  expect(wayOf('at home')).toBe('REMOTE');
  expect(wayOf('i go mad at home')).toBeUndefined();
});

test.each([
  ['remote', false],
  ['remote at first', true],
  ['on site if you cover the move', true],
  ['remote, but not in the summer', true],
  ['remote, anywhere in the southeast', true],
  ['remote, no meetings', false],
  ['lisbon', false],
])('“%s” is not wholly understood: %s', (text, is) => {
  expect(isUnsure(text)).toBe(is);
});

test('remote work may be for some', () => {
  expect(worksApartWithSome('in the office in pune; for the right person remote')).toBe(true);
  expect(worksApartWithSome('in the office in pune; for the right person more equity')).toBe(false);
  expect(worksApartWithSome('remote')).toBe(false);
});

test('a way in a language that no rule reads is told from none', () => {
  expect(isInAnotherTongue('Zdalnie albo w biurze')).toBe(true);
  expect(isInAnotherTongue('Remote')).toBe(false);
  expect(isInAnotherTongue(null)).toBe(false);
});

test.each([
  ['Office in Maadi, 3 days. Other days home.', 'HYBRID'],
  ['Ein bis zwei Tage im Büro, sonst von Halle aus', 'HYBRID'],
  ['Two days in the office in Leipzig, otherwise from Halle', 'HYBRID'],
  [
    "Train to Melbourne two days a week no worries, third day if it's a site visit. Home otherwise.",
    'HYBRID',
  ],
  ["On the floor every day, that's how I like it", 'ON_SITE'],
  ['workshop in Kraków, you cant do batteries by zoom', 'ON_SITE'],
  ['Remote is fine if you come once a month', 'REMOTE'],
  ['Remote inside the US is fine if you fly in one week a month', 'REMOTE'],
])('said as people say it, “%s” is %s', (way, mode) => {
  expect(parsePlace(null, way)).toMatchObject({ mode });
  expect(parsePlace(null, way)?.unsure).toBeUndefined();
});

test.each([
  ['At the brewery. No desk job.', 'ON_SITE'],
  ['In our greenhouse near Almería, six days', 'ON_SITE'],
  ['Mostly on the boat', 'ON_SITE'],
  ['At the mill in Leeds, five days', 'ON_SITE'],
  ['At the sawmill in Graz, two days', 'HYBRID'],
  ['Im Labor in Jena', 'ON_SITE'],
  ['In the orchard or remote', 'REMOTE'],
  ['berlin office', 'ON_SITE'],
  ['Our Berlin office', 'ON_SITE'],
  ['Berlin office preferred', 'ON_SITE'],
  ['Berlin office or remote', 'REMOTE'],
  ['Fully async', 'REMOTE'],
  ['À distância', 'REMOTE'],
])('work at a place of work is work on site: “%s” is %s', (way, mode) => {
  expect(parsePlace(null, way)).toMatchObject({ mode });
  expect(parsePlace(null, way)?.unsure).toBeUndefined();
});

test.each([
  'Quiet, async',
  'A quiet office',
  'Not an office job',
  'No office work',
  'At the vineyard when needed',
  'Visits to the quarry',
])('“%s” says no way of working', (way) => {
  expect(parsePlace('Leeds, UK', way)?.mode).toBeUndefined();
});
