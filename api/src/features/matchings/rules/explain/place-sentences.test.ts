import { expect, test } from 'vitest';
import { applicant, coldChain, founder, read } from '../people.fixture.ts';
import { sceneOf } from './explain.ts';
import { placeApart, placeBeside, placeMet } from './place-sentences.ts';

async function sceneWith(
  workingArrangement: string,
  lookingFor: string,
  workingStyle: string,
  location = 'Kumasi, Ghana',
) {
  const wants = { ...coldChain.wants, workingArrangement };
  const company = { ...coldChain.company, lookingFor };
  return sceneOf(
    await read(founder({ ...coldChain, location: 'Accra, Ghana', company, wants })),
    await read(applicant({ location, wants: { workingStyle } })),
  );
}

test.each([
  ['Somebody who sells. Needs to be in the US.', 'you say “Needs to be in the US”'],
  ['US based because of the regulator. Somebody who sells.', 'you say “US based because of the regulator”'],
  ['Somebody who sells. Must already be in the US.', 'you say “Must already be in the US”'],
  ['Somebody who sells. US only.', 'you say “US only”'],
  ['US based startup, somebody who sells.', undefined],
  ['Our data has to be in the US.', undefined],
  ['Somebody who sells. Must be in the US twice a year.', undefined],
])('“%s”: the country that whoever joins has to be in is what the gap quotes', async (wanted, said) => {
  const scene = await sceneWith("I don't care where you sit", wanted, 'Remote');
  const gap = placeApart(scene, 'FOUNDER')?.text;
  if (said) expect(gap).toContain(said);
  else expect(gap).toBeUndefined();
});

test('whoever would rather work some days together is no match for an office of five days', async () => {
  const met = async (style: string) =>
    placeMet(await sceneWith('Work from office in Accra, 5 days', 'Somebody who sells', style), 'FOUNDER');
  expect(await met('Kumasi, prefer hybrid. Can relocate to Accra for the right role')).toBeUndefined();
  expect((await met('Kumasi, hybrid or on site. Can relocate to Accra'))?.text).toContain('relocate');
});

test.each([
  ['Move fast, ship daily. If something takes six months I am gone', undefined],
  ['I travel light: no meetings', undefined],
  ['I fly through tickets and drive decisions', undefined],
  ['I might move. If something takes six months I am gone', 'they say “I might move”'],
  ['Not moving. One week a month is fine', 'they say “Not moving. One week a month is fine”'],
  [
    'Remote from Mumbai. Night shifts let me overlap with Boston. I can travel twice a year',
    'they say “Remote from Mumbai. … I can travel twice a year”',
  ],
])('of “%s” the gap quotes what is said of place', async (style, said) => {
  const way = 'Three days a week together in Accra, the rest at home';
  const gap = placeApart(await sceneWith(way, 'Somebody who sells', style, 'Mumbai, India'), 'FOUNDER')?.text;
  if (said) expect(gap).toContain(said);
  else expect(gap).toMatch(/rest at home”\.$/);
});

test('whoever can travel meets the trips that are asked for', async () => {
  const way = 'Remote is OK, but during trips (August and December) you should be in Ghana';
  const scene = await sceneWith(way, 'Somebody who sells', 'Remote. Can travel monthly no problem');
  expect(placeApart(scene, 'FOUNDER')).toBeUndefined();
});

const VISA = 'Remote from Leeds. I would move to the States if a visa came with it';
test.each([
  ['Sell to labs. US work authorization required, no sponsorship yet.', VISA, 'no sponsorship yet”'],
  [
    "Sell to labs. We can't sponsor visas.",
    'Would relocate to the US if you sponsor a visa',
    'sponsor visas”',
  ],
  ["Sell to labs. We can't sponsor visas.", 'On site. Happy to relocate', 'sponsor visas”', 'Lab in Denver'],
  [
    "Sell to labs. We can't sponsor visas.",
    'On site. Happy to relocate, I am a US citizen',
    undefined,
    'Lab in Denver',
  ],
  ['Sell to labs. Work permit needed? We help you get it.', VISA, undefined],
  ['Sell to labs. US work authorization required.', 'I would relocate to the US', undefined],
  ['Sell to labs. No sponsorship.', 'I might relocate to the US, no visa needed', undefined],
])(
  '“%s” is a gap for who needs a visa: “%s”',
  async (lookingFor, workingStyle, said, workingArrangement = 'Remote in the US') => {
    const company = { ...coldChain.company, lookingFor };
    const wants = { ...coldChain.wants, workingArrangement };
    const one = await read(founder({ ...coldChain, location: 'Denver, USA', company, wants }));
    const gap = placeApart(
      sceneOf(one, await read(applicant({ location: 'Leeds, UK', wants: { workingStyle } }))),
      'FOUNDER',
    );
    if (said) expect(gap?.text).toContain(said);
    else expect(gap).toBeUndefined();
  },
);

const STAYS = 'Remote from Kumasi. I will not relocate';
test.each([
  ['Hybrid, 2 days a week in Accra. Remote possible within Ghana if you come once a month', STAYS],
  ['On site in Accra. If you live in another city of Ghana, we can talk', STAYS],
  ['Hybrid, 2 days a week in Accra. Remote also possible with monthly visits', STAYS],
])('“%s” is no gap for who may be meant', async (way, style) => {
  expect(placeApart(await sceneWith(way, 'Somebody who sells', style), 'FOUNDER')).toBeUndefined();
});

test.each([
  'Hybrid, 2 days a week in Accra. Remote possible within Kenya if you visit',
  'On site in Accra. One day from home is fine if you live far',
  'On site in Accra. No remote, even if you live far away',
])('“%s” stays a gap', async (way) => {
  expect(placeApart(await sceneWith(way, 'Somebody who sells', STAYS), 'FOUNDER')).toBeDefined();
});

test('visits that are asked for in a second way, and offered, are a reason', async () => {
  const way = 'Hybrid, 2 days a week in Accra. Remote possible within Ghana if you come once a month';
  const style =
    'Remote from Kumasi, I can travel to the office a few days each month. Relocating is not possible';
  expect(placeMet(await sceneWith(way, 'Somebody who sells', style), 'FOUNDER')?.text).toContain('Kumasi');
});

test('where somebody would move to elsewhere is no part of their answer', async () => {
  const style = `Remote from Kumasi with lots of customer travel, up to half my time. ${VISA.slice(19)}`;
  const met = placeMet(await sceneWith('On site in Accra', 'Somebody who sells', style), 'FOUNDER');
  const apart = placeApart(await sceneWith('On site in Accra', 'Somebody who sells', style), 'FOUNDER');
  expect((met ?? apart)?.text ?? '').not.toContain('States');
});

async function apart(location: string, workingStyle: string, workingArrangement: string) {
  const wants = { ...coldChain.wants, workingArrangement };
  return placeApart(
    sceneOf(
      await read(founder({ ...coldChain, location: 'Warsaw, Poland', wants })),
      await read(applicant({ location, wants: { workingStyle } })),
    ),
    'FOUNDER',
  )?.text;
}

test.each([
  'Quelques jours par mois en Ontario, pas de problème. Je ne déménage pas.',
  'Unas semanas al mes en Ontario, sin problema. Je ne déménage pas.',
])('“%s”: days in another country are no answer, that they stay is one', async (style) => {
  const gap = await apart('Laval, Canada', style, 'Warsaw office 2 days per week, rest from home');
  expect(gap).toContain('they say “Je ne déménage pas”');
});

test('that somebody would come is told in their own language', async () => {
  const way = 'Remote, anywhere in Poland, with a week in Warsaw every three months';
  const style = 'Da remoto da Cagliari, posso venire in sede una volta al trimestre';
  expect(await apart('Cagliari, Italia', style, way)).toContain('venire in sede una volta al trimestre”');
});

test('where somebody is to come, that is told and no clocks', async () => {
  const way = 'Home office anywhere in greater Krakow, and two days a month with us in Warsaw';
  const gap = await apart('Hilo, Hawaii, USA', 'I prefer to work from home', way);
  expect(gap).toContain('two days a month with us in Warsaw”');
  expect(gap).not.toContain('clocks');
});

test('who would move is met by no demand to be there', async () => {
  const style = 'On site. I would relocate, partner has a Ghana passport';
  const said = async (wanted: string) => {
    const scene = await sceneWith('In the office in Accra', wanted, style, 'Brisbane, Australia');
    return [placeMet(scene, 'FOUNDER')?.text, placeApart(scene, 'FOUNDER')?.text];
  };
  expect(await said('Must be in Ghana.')).toEqual([undefined, undefined]);
  expect((await said('Must already be in Ghana.'))[1]).toContain('“Must already be in Ghana”');
});

test('where one of the two is about to move, where they are now is not told', async () => {
  const scene = await sceneWith(
    'On site in Accra',
    'Somebody who sells',
    'On site',
    'Oslo (moving to Lagos)',
  );
  expect(placeBeside(scene, 'FOUNDER')).toBeUndefined();
});

test('nor where a founder names the part of the world of the applicant', async () => {
  const beside = async (way: string) =>
    placeBeside(
      await sceneWith(way, 'Somebody who sells', 'I can be in Oslo twice a week', 'Bergen, Norway'),
      'FOUNDER',
    )?.text;
  expect(await beside('remote is ok. Come to Accra 4 times a year')).toContain('Bergen');
  expect(
    await beside('remote is ok, Europe or americas time zones. Come to Accra 4 times a year'),
  ).toBeUndefined();
});

test('trips of the work do not make an office of some days a week one of a month', async () => {
  const way = 'Accra office three days a week. Site trips a few times a year, flights on us';
  const style = 'Remote from Tamale, can fly down once a month or so. Not keen to move';
  const gap = placeApart(await sceneWith(way, 'Somebody who sells', style, 'Tamale, Ghana'), 'FOUNDER');
  expect(gap?.text).toContain(`they say “${style}”`);
});

test.each([
  ['Remote from Oulu. I come to the office once a month by train, no problem', 'they say “Remote from Oulu”'],
  ['Hybrid in Oulu. Travelling to the farms is a plus for me', 'they say “Hybrid in Oulu”'],
  [
    "Hybrid is great, couple days together a week in Oulu or Espoo. Don't want to move",
    "in Oulu or Espoo. Don't want to move”",
  ],
  ['I have two flats. Remote work from both of them', '“I have two flats. Remote work from both of them”'],
])('of “%s” a founder abroad is told what answers them', async (style, said) => {
  const way = 'Three days a week together in Accra, the rest at home';
  const gap = placeApart(await sceneWith(way, 'Somebody who sells', style, 'Oulu, Finland'), 'FOUNDER');
  expect(gap?.text).toContain(said);
});

test('work in a part of the country is met by who is there, and not by who stays abroad', async () => {
  const between = async (location: string, workingStyle: string) => {
    const wants = {
      ...coldChain.wants,
      workingArrangement: 'Mostly from home. Yorkshire, visits every week.',
    };
    const scene = sceneOf(
      await read(founder({ ...coldChain, location: 'Leeds, UK', wants })),
      await read(applicant({ location, wants: { workingStyle } })),
    );
    return [placeMet, placeApart].map((of) => of(scene, 'FOUNDER')?.text);
  };
  expect((await between('Sheffield, UK', 'Home based, happy to drive around Yorkshire'))[0]).toBeDefined();
  const [met, gap] = await between('Grenoble, France', 'Remote, can travel a few times a year');
  expect([met, gap?.includes('clocks')]).toEqual([undefined, false]);
  expect(await between('London, UK', 'Remote')).toEqual([undefined, undefined]);
});

test('two in one town are told so, unless one of them only comes there', async () => {
  const both = await sceneWith('On site in Accra', 'Somebody who sells', 'On site', 'Accra');
  expect(placeMet(both, 'FOUNDER')).toEqual({ text: 'You are both in Accra.', fields: ['location'] });
  // A quarter, or the next town.
  const next = await sceneWith('On site in Accra', 'Somebody who sells', 'On site', 'Madina, Accra');
  expect(placeMet(next, 'FOUNDER')?.text).toBe('You are both in or near Accra.');
});

test('whoever looks is told first', async () => {
  const scene = await sceneWith('On site in Accra', 'Somebody who sells', 'Remote', 'Mumbai, India');
  expect(placeApart(scene, 'FOUNDER')?.text).toMatch(/^You are in Accra, they in Mumbai/);
  expect(placeApart(scene, 'APPLICANT')?.text).toMatch(/^They are in Mumbai, you in Accra/);
});

test('where no place is named, that is told as it stands, and a demand from wherever it is made', async () => {
  const gap = async (town: string, otherDetails: string | null, location: string) => {
    const one = founder({
      location: town,
      company: { otherDetails },
      wants: { workingArrangement: 'In the office in Accra' },
    });
    const other = applicant({ location, wants: { workingStyle: 'Remote from Oslo, Norway' } });
    return placeApart(sceneOf(await read(one), await read(other)), 'FOUNDER');
  };
  expect((await gap('Accra, Ghana', null, 'Remote'))?.text).toMatch(
    /^You are in Accra, they give “Remote” as a location; /,
  );
  expect((await gap('Home office', null, 'Oslo, Norway'))?.text).toMatch(
    /^You give “Home office” as a location, they are in Oslo; /,
  );
  expect(await gap('Accra, Ghana', 'Must already be in Ghana.', 'Oslo, Norway')).toEqual({
    text: 'You are in Accra, they in Oslo; you say “Must already be in Ghana”.',
    fields: ['location', 'otherDetails'],
  });
});

test('of whom no place is known nothing is told of place', async () => {
  const wants = { ...coldChain.wants, workingArrangement: 'On site in Accra' };
  const one = await read(founder({ ...coldChain, location: null, wants }));
  const other = await read(applicant({ location: 'Mumbai, India', wants: { workingStyle: 'Remote' } }));
  expect(placeBeside(sceneOf(one, other), 'FOUNDER')).toBeUndefined();
  const nowhere = await read(applicant({ location: null, wants: { workingStyle: 'Remote' } }));
  const home = await read(founder({ ...coldChain, location: 'Accra, Ghana', wants }));
  expect(placeBeside(sceneOf(home, nowhere), 'FOUNDER')).toBeUndefined();
});

test.each([
  ['Anywhere you like in Ghana, workshop days in Accra when needed', 'Remote from Oslo', true],
  ['Remote, wherever people want to live within Ghana', 'Remote from Oslo', true],
  ['Remote, wherever you like', 'Remote from Oslo', false],
])('“%s” keeps whoever is abroad apart: %s', async (way, style, isGap) => {
  const scene = await sceneWith(way, 'Somebody who sells', style, 'Oslo, Norway');
  expect(placeApart(scene, 'FOUNDER') !== undefined).toBe(isGap);
});

test('of two who work apart both ways are told', async () => {
  const met = async (style: string) =>
    placeMet(await sceneWith('Fully remote', 'Somebody who sells', style), 'FOUNDER')?.text;
  expect(await met('Remote and async, few calls')).toContain('they say “Remote and async, few calls”');
  expect(await met('Remote, and Lomé by bus whenever')).toMatch(/they say “Remote”\.$/);
  expect(await met('Hate meetings')).not.toContain('they say');
});

test('where somebody is who would move anywhere is not told', async () => {
  const beside = async (style: string) =>
    placeBeside(
      await sceneWith('On site in Accra four days', 'Somebody who sells', style, 'Oslo, Norway'),
      'FOUNDER',
    );
  expect(await beside('On site, on the farm. Ready to move, even far')).toBeUndefined();
  expect(await beside('On site, on the farm')).toBeDefined();
});

test('whoever works apart is not told to where somebody would move', async () => {
  const style = 'On site at a bench. Would relocate to Bergen, not abroad';
  const gap = async (way: string) =>
    placeApart(await sceneWith(way, 'Somebody who sells', style, 'Oslo, Norway'), 'FOUNDER')?.text;
  expect(await gap('Remote')).toContain('how you work: “Remote”; they say “On site at a bench”');
  expect(await gap('Two days a week in Accra')).toContain('Bergen');
});

test.each([
  ['Nairobi lab ideally. Kenya in any case.', 'Nairobi lab ideally. Kenya in any case'],
  ['Would be great to share the office. East Africa is a must.', 'East Africa is a must'],
  ['Some days a week in the office, if you like. Within two hours of Accra.', 'Within two hours of Accra'],
  ['Two days a week in the office. Coffee is on us.', 'Two days a week in the office'],
])('of “%s” the bound is quoted with the wish', async (way, told) => {
  const scene = await sceneWith(way, 'Somebody who sells', 'Remote from Oslo', 'Oslo, Norway');
  const said = (placeApart(scene, 'FOUNDER') ?? placeBeside(scene, 'FOUNDER'))?.text;
  expect(said).toContain(`${told}”`);
});

test.each([
  [
    'Accra office two days a week',
    'how you work: “Accra office two days a week”; they say “On site at a bench”',
  ],
  ['Has to be in Accra, with the growers weekly', 'with the growers weekly”; they say “On site at a bench”'],
])('to who is tied to one place elsewhere “%s” is told too', async (way, told) => {
  const scene = await sceneWith(way, 'Somebody who sells', 'On site at a bench', 'Oslo, Norway');
  expect((placeApart(scene, 'FOUNDER') ?? placeBeside(scene, 'FOUNDER'))?.text).toContain(told);
});

test('of a way that its reader does not know only what keeps the two apart for sure is told', async () => {
  const lookingFor = 'Busco a alguien que se encargue de la producción y que quiera vivir de esto conmigo';
  const joinMotivation = 'I have built things for people who never use them and want to see the harvest';
  const told = async (workingArrangement: string, workingStyle: string) => {
    const company = { ...coldChain.company, lookingFor, companyDescription: lookingFor };
    const wants = { ...coldChain.wants, workingArrangement };
    const home = await read(founder({ location: 'Valdivia, Chile', company, wants }));
    const other = await read(applicant({ location: 'Leeds, UK', wants: { joinMotivation, workingStyle } }));
    return placeApart(sceneOf(other, home), 'FOUNDER')?.text;
  };
  const onSite = 'Presencial en Valdivia, las setas no esperan';
  expect(await told(onSite, 'Remote from Leeds')).toBe(
    'They are in Valdivia, you in Leeds; they need somebody on site; you say “Remote from Leeds”.',
  );
  expect(await told('Dos días en Valdivia, las setas no esperan', 'Remote from Leeds')).toBeUndefined();
});

test.each([
  ['Télétravail uniquement, depuis mon atelier au calme', 'they work remotely.'],
  ["Télétravail surtout, et une semaine par mois sur place où il faut, même à l'étranger", undefined],
])('of “%s”, in a language that the founder does not read, no half is told', async (style, told) => {
  const way = 'Three days a week together in Accra, the rest at home';
  const gap = placeApart(await sceneWith(way, 'Somebody who sells', style, 'Grenoble, France'), 'FOUNDER');
  if (told) expect(gap?.text).toContain(told);
  else expect(gap).toBeUndefined();
});

type Ways = readonly [home: string, way: string, location: string, style: string];

async function placed([home, workingArrangement, location, workingStyle]: Ways) {
  const wants = { ...coldChain.wants, workingArrangement };
  const company = { ...coldChain.company, lookingFor: 'Somebody who sells' };
  const scene = sceneOf(
    await read(founder({ ...coldChain, location: home, company, wants })),
    await read(applicant({ location, wants: { workingStyle } })),
  );
  return { met: placeMet(scene, 'FOUNDER'), apart: placeApart(scene, 'FOUNDER') };
}

test.each<[Ways, string]>([
  [['Singapore', 'on site', 'Singapore', 'remote'], 'You are both in Singapore.'],
  [['Mandaue, Cebu', 'on site', 'Cebu, Philippines', 'on site'], 'You are both in or near Cebu.'],
  [['Cebu, Philippines', 'on site', 'Mandaue, Cebu', 'on site'], 'You are both in or near Cebu.'],
  [
    ['Lucknow', 'on site', 'Kanpur', 'I can come to Lucknow'],
    'You are in Lucknow, they in Kanpur, some 70 km from each other; how you work: “on site”; they say “I can come to Lucknow”.',
  ],
  [
    ['Oakland, CA', 'on site', 'San Francisco, CA', 'on site'],
    'You are in Oakland, they in San Francisco, close to each other; how you work: “on site”.',
  ],
  [
    ['Accra, Ghana', 'remote', 'Lagos, Nigeria', 'remote'],
    'You are in Accra, they in Lagos, with clocks one hour apart; how you work: “remote”; they say “remote”.',
  ],
  [
    ['Accra, Ghana', 'remote', 'London, UK', 'remote'],
    'You are in Accra, they in London, with clocks at most one hour apart; how you work: “remote”; they say “remote”.',
  ],
])('of two who can meet or work apart: %j', async (ways, text) => {
  const { met, apart } = await placed(ways);
  expect([met?.text, apart]).toEqual([text, undefined]);
});

test.each<[Ways, string, string[]]>([
  [
    ['Accra, Ghana', 'remote', 'Kumasi, Ghana', 'On site in Kumasi'],
    'You are in Accra, they in Kumasi; how you work: “remote”; they say “On site in Kumasi”.',
    ['location', 'workingArrangement', 'workingStyle'],
  ],
  [
    ['Accra, Ghana', 'remote within three hours of Accra', 'Mumbai, India', 'remote'],
    'You are in Accra, they in Mumbai, with clocks 5.5 hours apart; how you work: “remote within three hours of Accra”.',
    ['location', 'workingArrangement'],
  ],
  [
    ['Bonn, Germany', 'remote within Germany', 'Lyon, France', 'On site in Lyon'],
    'You are in Bonn, they in Lyon; how you work: “remote within Germany”.',
    ['location', 'workingArrangement'],
  ],
])(
  'of two who are apart what keeps them so is told, with the answers that say it: %j',
  async (ways, text, fields) => {
    expect(await placed(ways)).toEqual({ met: undefined, apart: { text, fields } });
  },
);

test('a way that somebody chose for how their answer is read is told in our words', async () => {
  const readings = (of: string, mode: 'ON_SITE' | 'REMOTE') => ({ of, struck: [], mode });
  const one = founder({
    location: 'Accra, Ghana',
    wants: {
      workingArrangement: 'As you like',
      readings: { corrections: { workingArrangement: readings('As you like', 'REMOTE') } },
    },
  });
  const other = applicant({
    location: 'Kumasi, Ghana',
    wants: {
      workingStyle: 'At a bench',
      readings: { corrections: { workingStyle: readings('At a bench', 'ON_SITE') } },
    },
  });
  expect(placeApart(sceneOf(await read(one), await read(other)), 'FOUNDER')?.text).toBe(
    'You are in Accra, they in Kumasi; how you work: remote; how they work: on site.',
  );
});

test('of a founder who says no way of working the way of who is tied to a place is told alone', async () => {
  const one = await read(founder({ location: 'Accra, Ghana', wants: { workingArrangement: null } }));
  const other = await read(
    applicant({ location: 'Oslo, Norway', wants: { workingStyle: 'On site at a bench' } }),
  );
  expect(placeBeside(sceneOf(one, other), 'FOUNDER')).toEqual({
    text: 'You are in Accra, they in Oslo; how they work: “On site at a bench”.',
    fields: ['location', 'workingStyle'],
  });
});

test('who only comes to a town is not at home in it, and a demand is told where it is made', async () => {
  const comes = await sceneWith('On site in Accra', 'Somebody who sells', 'I can come to Accra', '');
  expect(placeMet(comes, 'FOUNDER')?.text ?? '').not.toContain('both');
  const scene = await sceneWith('In the office', 'Must already be in Ghana.', 'Remote', 'Oslo, Norway');
  expect(placeApart(scene, 'FOUNDER')?.fields).toEqual(['location', 'lookingFor']);
});
