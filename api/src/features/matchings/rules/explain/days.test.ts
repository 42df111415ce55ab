import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { placeApart, placeBeside, placeMet } from './place-sentences.ts';

async function sceneWith(workingArrangement: string, workingStyle: string, town: string, home: string) {
  const wants = { ...coldChain.wants, workingArrangement };
  return sceneOf(
    await read(founder({ ...coldChain, location: town, wants })),
    await read(applicant({ location: home, wants: { workingStyle } })),
  );
}

test.each([
  [
    'Dresden, drei Tage im Büro, zwei Tage mobil. Am Anfang lieber öfter.',
    'Leipzig. Zwei Tage in der Woche kann ich nach Dresden pendeln, mehr nicht',
    'Dresden',
    'Leipzig',
  ],
  [
    'Accra or Tema, at least two days together every week, the other days from anywhere',
    "I live in Kumasi, can be in Accra or Tema two days every second week. I don't want to move before next year",
    'Accra, Ghana',
    'Kumasi, Ghana',
  ],
  [
    'In the office in Leeds four days a week',
    'Happy to do Leeds a day or two a week',
    'Leeds, UK',
    'Bradford, UK',
  ],
])(
  'fewer days than are asked for are a gap, with all that both say: “%s”',
  async (way, style, town, home) => {
    const scene = await sceneWith(way, style, town, home);
    expect(placeMet(scene, 'FOUNDER')).toBeUndefined();
    const gap = placeApart(scene, 'FOUNDER')?.text;
    expect(gap).toContain(way.replace(/\.$/, ''));
    expect(gap).toContain(style.slice(-12));
  },
);

test.each([
  [
    'Leeds, in person on Wednesdays when the carers come by. Otherwise from home.',
    'Happy to be in Leeds once or twice a week',
  ],
  [
    'Two days a week together in Leeds, rest from home',
    'Can come to Leeds two or three days a week by train',
  ],
])('as many days as are asked for are a reason: “%s”', async (way, style) => {
  const scene = await sceneWith(way, style, 'Leeds, UK', 'Bradford, UK');
  expect(placeMet(scene, 'FOUNDER')?.text).toContain(style);
});

test('where somebody lives, or the name of a way, is not all that is quoted of an answer', async () => {
  const telling = async (style: string, home: string) =>
    placeBeside(
      await sceneWith('On site in Bonn, three days a week', style, 'Bonn, Germany', home),
      'FOUNDER',
    )?.text;
  expect(
    await telling('I live in Kumasi, can be in Accra two days a week. I will not move', 'Kumasi, Ghana'),
  ).toContain('can be in Accra two days a week. I will not move”');
  expect(
    await telling("Hybrid. Boston up to 2 days a week is fine by train; I won't relocate", 'Providence, RI'),
  ).toContain("I won't relocate”");
});

test.each([
  ['Accra office Tuesday to Thursday, home the other days', 'Accra or Kumasi, max 2 office days per week'],
  ['Work from office in Accra, 5 days', 'Kumasi with 2 days in Accra. Can relocate to Accra after one year'],
  ['Work from office in Accra, 5 days', '2 days in Accra. Could move next summer'],
])('“%s”, and fewer days for now: “%s” is a gap with all of it', async (way, style) => {
  const scene = await sceneWith(way, style, 'Accra, Ghana', 'Kumasi, Ghana');
  expect(placeMet(scene, 'FOUNDER')).toBeUndefined();
  expect(placeApart(scene, 'FOUNDER')?.text).toContain(`they say “${style}”`);
});

test('fewer days of who would move at once are neither reason nor gap', async () => {
  const style = '2 days in Accra for now, and I would move to Accra';
  const scene = await sceneWith('Office in Accra, 5 days', style, 'Accra, Ghana', 'Kumasi, Ghana');
  expect([placeMet, placeApart].map((of) => of(scene, 'FOUNDER'))).toEqual([undefined, undefined]);
});

test('who would be away for as many days of a month as are asked for differs in nothing', async () => {
  const way = 'One week a month in Medellín, otherwise work from where you like in Colombia';
  const scene = await sceneWith(
    way,
    'Based in Cali, happy in the field up to ten days a month',
    'Medellín, Colombia',
    'Cali, Colombia',
  );
  expect(placeApart(scene, 'FOUNDER')).toBeUndefined();
});

test.each([
  [
    'Remoto está bien, pero quiero verte en la bodega de Medellín una semana al mes',
    'Remoto desde Cali. Puedo ir a Medellín dos o tres días al mes',
    'gap',
  ],
  ['Remote, a week a month together in Medellín', 'Remote, can be in Medellín 2 days a month', 'gap'],
  ['Remote, a week a month together in Medellín', 'Remote, can be in Medellín one week a month', 'reason'],
  ['Remote, two days a month in Medellín', 'Remote, can be in Medellín 2-3 days a month', 'reason'],
  [
    'One week a month in Medellín, otherwise work from where you like in Colombia',
    'Based in Cali, happy in the field up to two days a month',
    'gap',
  ],
] as const)('days of a month: “%s” and “%s” are a %s', async (way, style, kind) => {
  const scene = await sceneWith(way, style, 'Medellín, Colombia', 'Cali, Colombia');
  const [met, apart] = [placeMet, placeApart].map((of) => of(scene, 'FOUNDER')?.text);
  expect(kind === 'gap' ? [met, apart !== undefined] : [met !== undefined, apart]).toEqual(
    kind === 'gap' ? [undefined, true] : [true, undefined],
  );
  if (apart) expect(apart).toContain(style.slice(-14));
});
