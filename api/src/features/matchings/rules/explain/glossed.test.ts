import { expect, test } from 'vitest';
import { applicant, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { glossed, wayTold } from './glossed.ts';

const GERMAN =
  'Ich habe acht Jahre lang Maschinen verkauft und möchte nicht mehr für andere auf der Straße sein, sondern mit dir.';
const ENGLISH =
  'Somebody who has sold machines to bakeries and knows that the first year is hard for all of us.';

async function scene(byFounder = true, joinMotivation = GERMAN, salaryExpectations: string | null = null) {
  const one = await read(
    founder({ location: 'Leeds, UK', company: { lookingFor: ENGLISH, otherDetails: 'We pay £40k' } }),
  );
  const other = await read(
    applicant({ location: 'Bonn, Germany', salaryExpectations, wants: { joinMotivation } }),
  );
  return byFounder ? sceneOf(one, other) : sceneOf(other, one);
}

const told = async (
  topic: 'hours' | 'equity' | 'pay' | 'way',
  text: string,
  ...of: Parameters<typeof scene>
) => glossed(await scene(...of), 'APPLICANT', topic, `“${text}”`, text);

test.each([
  ['hours', 'Vollzeit ab 1. Februar', '(full time from 1 february)'],
  ['hours', 'Vollzeit', '(full time)'],
  ['hours', '20 Stunden pro Woche', '(20 hours a week)'],
  ['equity', 'zwischen 10 und 15 Prozent', '(10–15%)'],
  ['equity', '10 Prozent, falls ich früh komme', undefined],
  ['equity', 'Dal 10% in su se lo stipendio è basso', '(at least 10% if the pay is low)'],
  ['equity', '15% ou mais, se entrar sem ordenado', '(at least 15% without pay)'],
  ['equity', '10 % zusätzlich zum Gehalt', undefined],
  ['equity', '35-40%, open to talk', ''],
  ['equity', '2-4% con vesting de 4 años', ''],
  ['hours', 'abt 15 hrs, nights first', ''],
  ['way', 'Von zu Hause', '(from home)'],
  ['way', 'Vor Ort in Linz, Berichte gern im Homeoffice', '(on site in Linz, reports gladly from home)'],
  ['way', 'Híbrido en Linz', '(hybrid in Linz)'],
  ['way', 'Vor Ort in Linz oder im Homeoffice', '(on site in Linz or from home)'],
  ['way', 'Samstags vor Ort in Linz, der Rest remote', '(on Saturdays on site in Linz, the rest remote)'],
  ['way', 'Remote, Werkstatt bei Bedarf', '(remote, in the workshop when needed)'],
  [
    'way',
    'Puedo viajar dos o tres días a la semana, pero no me mudo',
    '(can come 2–3 days a week, but does not move)',
  ],
  ['way', 'Von zu Hause, ich ziehe nicht um', '(from home, does not move)'],
  ['way', 'Im Büro, bevorzugt', '(in the office, preferably)'],
  ['hours', 'Vier Tage pro Woche, donnerstags nicht', '(4 days a week, not on Thursdays)'],
  ['hours', 'Vier Tage pro Woche, donnerstags nur halb', undefined],
  ['hours', 'Etwa 10 bis 15 Stunden, abends und am Samstag', '(about 10–15 hours, evenings and Saturdays)'],
  ['way', 'Vor Ort in Linz, mit der Katze', undefined],
  ['way', 'Remote', ''],
  [
    'way',
    'Vor Ort in Linz in der Hochsaison (Dezember bis März), den Rest des Jahres remote',
    '(on site in Linz in high season, December to March, the rest of the year remote)',
  ],
  ['way', 'Remoto, viajo dos veces al año a ver a mi familia', '(remote)'],
  [
    'way',
    'Remoto, viajo dos veces al año a ver a los clientes',
    '(remote, travels twice a year to customers)',
  ],
  ['way', 'Werkstatt in Bonn vier Tage, ein Tag zu Hause', '(in the workshop in Bonn 4 days, 1 day at home)'],
  [
    'way',
    'En obra por Sevilla tres días, dos días en casa',
    '(on the building site around Sevilla 3 days, 2 days at home)',
  ],
  [
    'way',
    'En obra por Sevilla tres días, dos días en casa si se puede',
    '(on the building site around Sevilla 3 days, 2 days at home if possible)',
  ],
] as const)('of %s “%s” is told in English as “%s”, or not at all', async (topic, text, gloss) => {
  const read = await told(topic, text);
  expect(read?.toLowerCase()).toBe(
    gloss === undefined ? undefined : `“${text}”${gloss && ` ${gloss}`}`.toLowerCase(),
  );
});

test.each([
  ['Ab 3.100 Euro brutto', '(at least €3,100)'],
  ['Mindestens 3.100 € im Monat', '(at least €3,100 a month)'],
  ['Mindestens 52.000 € im Jahr', '(at least €52,000 a year)'],
  [
    '2.800 € por mês, mas aguento seis meses sem ordenado',
    '(€2,800 a month, but can do 6 months without pay)',
  ],
  ['2.800 € por mês, mas podemos falar', undefined],
  ['Kein Gehalt im ersten Jahr; danach 3.000 € im Monat', '(no pay at first, then €3,000 a month)'],
  ['3.100 Euro brutto', ''],
  ['Mindestens 3.100 € im Monat, 14 mal', undefined],
])('of pay “%s” is told in English as “%s”, or not at all', async (text, gloss) => {
  expect(await told('pay', text, true, GERMAN, text)).toBe(
    gloss === undefined ? undefined : `“${text}”${gloss && ` ${gloss}`}`,
  );
});

test.each([
  ['Im ersten Jahr gibt es kein Gehalt', '(no pay in the first year)'],
  ['Vorerst gibt es kein Gehalt', '(no pay yet)'],
  [
    'Vorerst gibt es kein Gehalt. Wenn wir 400 Buchungen im Monat haben, zahlen wir uns beiden gleich viel',
    '(no pay yet; later, on a condition)',
  ],
])('that nothing is paid for a time, “%s”, is told in English as “%s”', async (text, gloss) => {
  const paying = founder({
    location: 'Bonn, Germany',
    company: { lookingFor: GERMAN, otherDetails: text, compensation: 'EQUITY' },
  });
  const reading = applicant({ location: 'Leeds, UK', wants: { joinMotivation: ENGLISH } });
  const scene = sceneOf(await read(reading), await read(paying));
  expect(glossed(scene, 'FOUNDER', 'pay', `“${text}”`, text)).toBe(`“${text}” ${gloss}`);
});

test('what its reader can read is not told twice', async () => {
  expect(await told('hours', '20 Stunden pro Woche', false)).toBe('“20 Stunden pro Woche”');
  expect(await told('hours', '20 Stunden pro Woche', true, ENGLISH)).toBe('“20 Stunden pro Woche”');
  expect(await told('hours', '20 hours and not more')).toBe('“20 hours and not more”');
  expect(glossed(await scene(), 'APPLICANT', 'hours', 'full time', 'Vollzeit')).toBe('full time');
});

test('a word that its reading takes over is no translation, but for the name of a month', async () => {
  expect(await told('way', 'Remote')).toMatch(/^“Remote”/);
  expect((await told('hours', 'Vollzeit ab September'))?.toLowerCase()).toBe(
    '“vollzeit ab september” (full time from september)',
  );
});

test.each([
  ['Von zu Hause. Kurze Treffen mag ich lieber.', 'Von zu Hause.'],
  ['Von zu Hause', 'Von zu Hause'],
  ['Von zu Hause. Oder im Büro.', 'Von zu Hause. Oder im Büro.'],
  ['Remote, with a trip each month. I like it.', 'Remote, with a trip each month. I like it.'],
])('of “%s” the sentence told is “%s”', async (text, way) => {
  expect(wayTold(await scene(), 'APPLICANT', text)).toBe(way);
});
