import { expect, test } from 'vitest';
import { kilometresBetween } from './coordinates.ts';
import { clockGap, parsePlace, withClocksOf } from './place.ts';
import { withoutAmounts } from './time-words.ts';

test.each([
  ['Bengaluru or remote', { country: 'IN', cities: ['bengaluru'], offset: 330, mode: 'REMOTE' }],
  ['Lisbon', { country: 'PT', cities: ['lisbon'], offset: 0 }],
  ['Pune, India (GMT+5:30)', { country: 'IN', cities: ['pune'], offset: 330, currency: 'INR' }],
  ['Nairobi, Kenya (GMT+3) or remote', { country: 'KE', cities: ['nairobi'], offset: 180, mode: 'REMOTE' }],
  ['GMT+5:30', { offset: 330 }],
  ['UTC-3', { offset: -180 }],
  ['UTC −4', { offset: -240 }],
  ['São Paulo, Brasil', { country: 'BR', cities: ['sao paulo'], offset: -180 }],
  ['Zürich', { country: 'CH', cities: ['zurich'], offset: 60, currency: 'CHF' }],
  ['Perth, Australia', { country: 'AU', cities: ['perth'], offset: 480 }],
  ['San Francisco Bay Area', { country: 'US', offset: -480 }],
  ['Bangalore', { cities: ['bengaluru'] }],
  ['Austin, Texas', { cities: ['austin'], offset: -360 }],
  ['Brooklyn, New York', { country: 'US', cities: ['brooklyn'], offset: -300 }],
  ['Oakland, CA', { country: 'US', cities: ['oakland'], offset: -480 }],
  ['Noida, India', { country: 'IN', cities: ['noida'] }],
  ['Singapore', { country: 'SG', cities: ['sg'], offset: 480 }],
  ['Ho Chi Minh City, Vietnam', { country: 'VN', cities: ['ho chi minh city'], offset: 420 }],
  ['Tbilisi, Georgia', { country: 'GE', cities: ['tbilisi'], offset: 240 }],
  ["Abidjan, Côte d'Ivoire", { country: 'CI', cities: ['abidjan'], offset: 0 }],
  ['Rural Kenya', { country: 'KE', offset: 180 }],
  ['anywhere with a decent line', { mode: 'REMOTE' }],
  ['On site in Cairo, six days a week', { country: 'EG', cities: ['cairo'], mode: 'ON_SITE' }],
  ['On site in Indore, in the warehouse', { country: 'IN', cities: ['indore'], mode: 'ON_SITE' }],
  ['Accra or Tema, not Port Harcourt and not Ibadan', { cities: ['accra', 'tema'] }],
  ['Not remote. Berlin.', { country: 'DE', cities: ['berlin'], mode: 'ON_SITE' }],
  ['We sit in the same room in Accra', { country: 'GH', cities: ['accra'], mode: 'ON_SITE' }],
  [
    'Two days a week at the office in Leeds, otherwise remote',
    { country: 'GB', cities: ['leeds'], mode: 'HYBRID' },
  ],
  ['Remote within three hours of Nairobi', { country: 'KE', offset: 180, mode: 'REMOTE', maxGap: 180 }],
  ['remote in or near GMT+5:30', { offset: 330, mode: 'REMOTE', maxGap: 180 }],
  ['Lagos, would relocate', { country: 'NG', cities: ['lagos'], moves: 'YES' }],
  ['Hanoi, I cannot move', { country: 'VN', cities: ['hanoi'], moves: 'NO' }],
  ['Đà Nẵng, Vietnam', { country: 'VN', cities: ['da nang'] }],
  ['İzmir, Türkiye (GMT+3)', { country: 'TR', cities: ['izmir'], offset: 180 }],
  ['Tromsø, Norway', { country: 'NO', cities: ['tromso'] }],
  ['From anywhere within a couple of hours of us', { mode: 'REMOTE', maxGap: 120 }],
  ['Hyderabad, India; Pune or remote ok', { country: 'IN', cities: ['hyderabad', 'pune'], mode: 'REMOTE' }],
  ['From Guadalajara and I stay here', { cities: ['guadalajara'], moves: 'NO' }],
  ['Chennai, India (GMT+5:30), can travel', { cities: ['chennai'], moves: 'VISITS' }],
  ['Bridgetown, Barbados', { country: 'BB', offset: -240 }],
  ['CET ± 2h', { offset: 60, maxGap: 120 }],
])('%s', (text, expected) => {
  expect(parsePlace(text)).toMatchObject(expected);
});

test.each(['', 'somewhere warm', 'The shop', null])('%s says nothing of a place', (text) => {
  expect(parsePlace(text)).toBeUndefined();
});

test('the home comes from the first text, the way of working from the last that says it', () => {
  expect(
    parsePlace(
      'Pune, India (GMT+5:30)',
      'Pune for a few days each month, otherwise remote in or near GMT+5:30',
    ),
  ).toMatchObject({ cities: ['pune'], offset: 330, mode: 'REMOTE', maxGap: 180 });
  expect(
    parsePlace('Nairobi or remote', 'Remote is good within three hours of Nairobi; I will come for launches'),
  ).toMatchObject({
    cities: ['nairobi'],
    mode: 'REMOTE',
    maxGap: 180,
    moves: 'VISITS',
  });
});

test('a way of working that only names a place means time spent there', () => {
  expect(parsePlace('Osaka, Japan (GMT+9)', 'Osaka workshop')).toMatchObject({ mode: 'HYBRID' });
  expect(parsePlace('Osaka, Japan (GMT+9)')?.mode).toBeUndefined();
});

test('clocks differ the short way round', () => {
  expect(clockGap(330, 180)).toBe(150);
  expect(clockGap(-600, 720)).toBe(120);
  expect(clockGap(-300, 540)).toBe(600);
});

test.each([
  ['Halifax, NS', 'Will relocate to New England', { cities: ['halifax', 'us'], moves: 'MAYBE' }],
  ['Querétaro, México', 'Presencial me gusta; me puedo mudar', { mode: 'ON_SITE', moves: 'YES' }],
  ['Pune', 'I can move', { moves: 'YES' }],
  ['Utrecht', 'Would relocate if the product is right', { moves: 'MAYBE' }],
  [
    'Sydney NSW',
    'Sydney office Mon to Thurs. We pay to relocate you from anywhere in Australia',
    { mode: 'ON_SITE' },
  ],
  [
    'Chicago, IL',
    'Hybrid in Chicago. Midwest remote possible if you can drive in once a month',
    { mode: 'HYBRID' },
  ],
  ['Montréal', 'discord, eastern time. montreal meetups once a month if ur near', { mode: 'REMOTE' }],
  ['Hsinchu, Taiwan', 'You stay in USA, work from home.', { cities: ['hsinchu', 'us'], mode: 'REMOTE' }],
  ['Denver', 'Remote anywhere in the US', { mode: 'REMOTE', inCountry: true }],
  ['Denver', 'remote, US only', { mode: 'REMOTE', inCountry: true }],
  ['Denver', 'remote but only in the US', { mode: 'REMOTE', inCountry: true }],
  ['Lisboa', 'Lisbon or anywhere in PT', { mode: 'REMOTE', inCountry: true }],
  ['Hamburg', 'Hamburg, drei Tage vor Ort, sonst zu Hause', { mode: 'HYBRID' }],
  ['Porto', 'Not full remote forever', { mode: 'HYBRID' }],
  ['Graz', 'Workshop on Mondays and Tuesdays, remaining days wherever', { mode: 'HYBRID' }],
  ['Portland, Maine', 'Open to moving anywhere in the Southwest', { moves: 'MAYBE' }],
  ['Quebec city', 'nights, no office ever again', { mode: 'REMOTE' }],
  ['Boston', 'On site. The lab is in Woburn, MA', { cities: ['boston', 'woburn'], mode: 'ON_SITE' }],
  ['Abuja', 'Accra or Abuja. Lagos is out.', { cities: ['abuja', 'accra'] }],
  ['Bogotá', 'remoto en América Latina', { cities: ['bogota'] }],
])('%s, %s', (home, way, expected) => {
  expect(parsePlace(home, way)).toMatchObject(expected);
});

test.each([
  'Remote until we have an office',
  'Remote für die ersten sechs Monate, danach Büro in Berlin',
  'remoto si hay buena conexión',
  'The first year remote, then Lyon',
  'Online to begin with, office in Lyon once there is money',
])('of "%s" no way of working is asserted, as a part is not understood', (way) => {
  const found = parsePlace('Lyon', way);
  expect(found).toMatchObject({ unsure: true });
  expect(found?.mode).toBeUndefined();
});

test.each([
  ['Lyon', 'remote in France or Belgium'],
  ['San Diego', 'remote in North America'],
  ['Lyon', 'remote in Lyon, or not'],
  ['Lyon', 'remote in Germany'],
])('%s, %s: remote work is not bound to their own country', (home, way) => {
  expect(parsePlace(home, way)).toMatchObject({ mode: 'REMOTE' });
  expect(parsePlace(home, way)?.inCountry).toBeUndefined();
});

test('remote "but" a country is bound to it', () => {
  expect(parsePlace('Bologna, Italy', 'remote ok but italy, and come to Bologna 2x month')).toMatchObject({
    inCountry: true,
  });
  expect(parsePlace('Bristol, UK', 'two or three days in an office with other humans')?.mode).toBe('HYBRID');
});

test.each([
  ['Mexico City', 'Hybrid in Mexico City (Roma Norte)', { cities: ['mexico city'] }],
  ['New York', 'Office in New York (Little Italy)', { cities: ['new york'] }],
  ['Lisbon', 'Lisbon (or Madrid)', { cities: ['lisbon', 'madrid'] }],
  ['Nairobi', 'On site in Nairobi, with travel to Nakuru and Mombasa', { cities: ['nairobi'] }],
  ['Köln', 'Vor Ort in Köln mit Reisen nach Berlin', { cities: ['cologne'], mode: 'ON_SITE' }],
  ['Lille', 'Gand est à une heure de train', { cities: ['lille', 'ghent'] }],
  ['Nancy, France', 'Varsovie ou Monaco di Baviera', { cities: ['nancy', 'warsaw', 'munich'] }],
  ['Guadalajara, Mexico', 'Remoto desde otra ciudad de México se puede', { cities: ['guadalajara'] }],
])('%s, %s: towns by any of their names, and nothing else by them', (home, way, expected) => {
  expect(parsePlace(home, way)).toMatchObject(expected);
});

test.each([
  ['time difference max 2 hours', 120],
  ['time zone difference of no more than 4 hours', 240],
  ['our towns are an hour apart by train, 2 hours apart by bus', undefined],
  ["within 2 hours' drive", undefined],
  ['I can fly anywhere in Europe', undefined],
  ['Remote within Italy', undefined],
  ['Remote. Overlap of at least 4 hours with IST', 300],
  ['Remote, anywhere, but 4 hrs overlap with us', 300],
])('%s: a limit of clocks only where clocks are meant', (way, maxGap) => {
  expect(parsePlace('Rome', way)?.maxGap).toBe(maxGap);
});

test.each([
  ['On site in Lisbon three days, the rest as you like', 'HYBRID'],
  ['Hybrid: two days a week in our office of Valencia, the rest from home', 'HYBRID'],
  ['I can go to Valencia by train two days in the week, the others from home', 'HYBRID'],
  ['Presencial em Lisboa três dias, o resto como quiseres', 'HYBRID'],
  ['Hybrid or remote in Portugal', 'REMOTE'],
  ['must work together in Lisbon, two days from home', 'HYBRID'],
  ['Remote within Portugal, team offsite in Lisbon once a quarter', 'REMOTE'],
  ['fully remote with quarterly meetups', 'REMOTE'],
  ['Office with people, I go mad at home', 'ON_SITE'],
  ['I get lonely at home', undefined],
  ['We are based in Lisbon', undefined],
])('%s is %s', (way, mode) => {
  expect(parsePlace('Lisbon', way)?.mode).toBe(mode);
});

test.each([
  ['I am ready to shift to Mumbai', 'MAYBE'],
  ['we are planning to move to Tassie next year', 'MAYBE'],
  ['thinking about moving to Porto', 'MAYBE'],
  ['night shift to be avoided', undefined],
  ['I want to move fast', undefined],
  ['I commute over the bridge, I am used to it', 'VISITS'],
  ["I'd fly down a week a month", 'VISITS'],
  ['Travel for a few days is ok if planned before', 'VISITS'],
  ['würde nach Wien ziehen', 'MAYBE'],
])('%s: %s', (way, moves) => {
  expect(parsePlace('Pune', way)?.moves).toBe(moves);
});

test.each([
  ['Halifax, Nova Scotia', 'Fully remote; Atlantic or Eastern time', { offset: -240, maxGap: 60 }],
  ['Lisbon', 'Remote, anywhere between UTC-3 and UTC+2', { offset: 0, maxGap: 180 }],
  ['Austin', 'Central or Mountain time, remote', { offset: -360, maxGap: 60 }],
  ['Lagos', 'Remote. US Eastern hours', { offset: 60 }],
  ['Canada', 'Remote, I keep Eastern time', { offset: -300 }],
])('%s, %s: clocks that somebody would work by are not their own', (home, way, expected) => {
  expect(parsePlace(home, way)).toMatchObject(expected);
});

test('the zone of their own is no bound', () => {
  expect(parsePlace('Toronto', 'remote, we all keep Eastern time')?.maxGap).toBeUndefined();
});

test.each([
  ['Milan or Turin so that we can meet weekly, the rest remote', 'HYBRID'],
  ['Weekly get-together in Leeds, otherwise remote', 'HYBRID'],
  ['Einmal die Woche in Köln, der Rest remote', 'HYBRID'],
  ['Nos vemos una vez por semana en Madrid, el resto en remoto', 'HYBRID'],
  ['On se voit chaque semaine à Lyon, le reste en télétravail', 'HYBRID'],
  ['Encontro semanal no Porto, o resto remoto', 'HYBRID'],
  ['Quarterly offsite in Lisbon, the rest remote', 'REMOTE'],
  ['Remote with a monthly trip', 'REMOTE'],
  ['Remote. I can travel once a month or so, no more', 'REMOTE'],
  ['Remote, happy to come to you a few days each month', 'REMOTE'],
  ['Remote, I can come to the office 2 days a week', 'HYBRID'],
  ['anywhere in the US, would be sweet if u can come to columbus', 'REMOTE'],
])('%s is %s', (way, mode) => {
  expect(parsePlace(null, way)?.mode).toBe(mode);
});

test('what the other could do is no offer to travel', () => {
  expect(
    parsePlace('Vienna', 'Two days a week, also from Graz as you can take the train')?.moves,
  ).toBeUndefined();
});

test.each([
  ['Mostly from home, happy to drive to Galway, Dublin or Cork once a week', ['galway', 'dublin', 'cork']],
  ['I travel to Ibadan and Abeokuta', ['ibadan', 'abeokuta']],
  ['Field visits in Faisalabad, Jhang and Sahiwal', ['faisalabad', 'jhang', 'sahiwal']],
  ['Nice to meet in person. Office in Lyon', ['lyon']],
])('%s names %j', (way, cities) => {
  expect(parsePlace(null, way)?.cities ?? []).toEqual(cities);
});

test.each([
  ['Hybrid. Kan vara i Göteborg två dagar i veckan', { unsure: true }],
  ['Remote, maar niet in de zomer', { unsure: true }],
  ['Remote from Europe, visit the factory two times every year', { mode: 'REMOTE' }],
  ['Anywhere in Vietnam, we meet in Hue for a week every quarter', { mode: 'REMOTE' }],
  ['I prefer office than remote', { mode: 'ON_SITE' }],
  ['Remoto, desde México o Colombia', { mode: 'REMOTE', cities: ['da nang', 'mx', 'co'] }],
])('how somebody in Da Nang works: %s', (way, expected) => {
  const place = parsePlace('Da Nang, Vietnam', way);
  expect(place).toMatchObject(expected);
  expect(place?.maxGap).toBeUndefined();
});

test('a limit on clocks in another answer counts for who works apart', () => {
  const asked = 'Wir suchen Mut. Remote ist möglich, solange die Zeitzone höchstens zwei Stunden abweicht.';
  const limit = (way: string, text: string) => withClocksOf(parsePlace('Leipzig', way), text)?.maxGap;
  expect(limit('Leipzig oder remote', asked)).toBe(120);
  expect(limit('On site in Leipzig', asked)).toBeUndefined();
  expect(limit('Remote', 'We answer customers within 2 hours')).toBeUndefined();
  expect(limit('Remote', 'Time zones at most 2 hours apart preferred')).toBeUndefined();
});

test.each(['Fully remote, Discord most evenings. UK is easiest.', 'Mostly online, UK'])(
  '%s: no town',
  (home) => {
    expect(parsePlace(home)).toMatchObject({ country: 'GB', mode: 'REMOTE' });
    expect(parsePlace(home)?.cities).toBeUndefined();
  },
);

test.each([
  ['remote, maybe meet in Birmingham once a month', 'REMOTE'],
  ['Mostly remote, but 2 days in month in our studio', 'REMOTE'],
  ['mostly remote, but meet up in Dublin every second week or so', 'REMOTE'],
  ['We meet in Dublin every other Friday. Mostly remote otherwise.', 'REMOTE'],
  ['Mostly remote but I like to meet in the office now and then', 'REMOTE'],
  ['Mostly remote, in the office two days a week', 'HYBRID'],
  ['Remote. We meet in Dublin every second Saturday, you could call in', 'REMOTE'],
  ['Hybrid. We meet in Dublin every second Saturday, you could call in', 'HYBRID'],
  [
    "Anywhere within two hours of our time zone. We're in the office on Tuesdays, but that's optional",
    'REMOTE',
  ],
  ['Dublin at least three days a week, the rest is up to you', 'HYBRID'],
  ['Mostly remote, every six weeks two days in Dublin', 'REMOTE'],
  ['Meist remote, alle sechs Wochen zwei Tage in Dublin', 'REMOTE'],
  ['Hybrid, anywhere in the inner north is easy, two or three days in the office', 'HYBRID'],
  ['On site, anywhere near the river is fine', 'ON_SITE'],
  ['Office in Dublin or anywhere in Ireland', 'REMOTE'],
  ['I work from my own lab in Nelson', 'REMOTE'],
  ['Online mostly, we meet in Dublin every Saturday', 'HYBRID'],
  ['Office in Westlands, four days in a week. Fridays from home.', 'HYBRID'],
  ['at the workshop minimum 3 days per week, the rest at home if you want', 'HYBRID'],
  ['A distancia, nos vemos dos días al mes en la oficina', 'REMOTE'],
])('days of each week together, not of a month, are some days together: %s', (way, mode) => {
  expect(parsePlace('Dublin', way)?.mode).toBe(mode);
});

test.each([
  ['Birmingham, Alabama', "Birmingham. I'm not moving.", { country: 'US', cities: ['birmingham, alabama'] }],
  [
    'Lawrence, KS',
    'Happy to drive into KC 2-3 days',
    { cities: ['lawrence', 'kansas city'], mode: 'HYBRID' },
  ],
  ['Reno, Nevada', 'Remote, or SF', { cities: ['reno', 'san francisco'] }],
  ['Cebu City, Philippines', 'Remote, we meet online at 8pm Manila time', { cities: ['cebu'] }],
  ['Brisbane', 'remote within Australia is fine too', { inCountry: true }],
  ['Chattanooga, TN', '', { cities: ['chattanooga'], offset: -300 }],
  ['Oxford, UK', 'Living on a boat so I can move it. Anywhere in southern England', { unsure: true }],
  ['Boston', 'Remote within California', { unsure: true }],
  ['Lethbridge, Alberta', 'Staying in southern Alberta. Fly out once a month', { moves: 'NO' }],
])('%s, %s: towns and regions are read as their writer means them', (home, way, expected) => {
  expect(parsePlace(home, way)).toMatchObject(expected);
});

test('an office within reach of home is no offer to visit', () => {
  expect(parsePlace('Haifa', 'in an office within an hour of Haifa by train')?.moves).toBeUndefined();
});

test.each([
  ['open to move to Singapore', ['kandy', 'sg']],
  ['I can relocate to Nairobi or Kigali', ['kandy', 'nairobi', 'kigali']],
  ['Me mudaría a España', ['kandy', 'es']],
  ['Je peux déménager à Paris', ['kandy', 'paris']],
  ['könnte nach München umziehen', ['kandy', 'munich']],
  ['posso me mudar para Lisboa', ['kandy', 'lisbon']],
])('%s: to there and to nowhere else', (way, cities) => {
  expect(parsePlace('Kandy', way)).toMatchObject({ cities, moves: 'MAYBE', onlyThere: true });
});

test.each(['happy to move to Berlin, Munich or similar', 'relocate to Bangalore or anywhere in the south'])(
  '%s: to there among others',
  (way) => {
    expect(parsePlace('Kandy', way)).toMatchObject({ moves: 'MAYBE' });
    expect(parsePlace('Kandy', way)?.onlyThere).toBeUndefined();
  },
);

test.each([
  ['I can travel to Lagos or Abuja once every month but I will not relocate', { moves: 'VISITS' }],
  ['can fly to Lagos or Abuja a few times a year', { moves: 'VISITS', onlyThere: true }],
  ['puedo viajar a Bogotá una vez al mes', { moves: 'VISITS' }],
  ['every month I visit Lagos and Abuja', { moves: 'VISITS' }],
  ['in the Kano office up to three days a week, and Abuja one week a month', {}],
])('%s: towns that somebody visits are no places of work of theirs', (way, expected) => {
  expect(parsePlace('Kano, Nigeria', way)).toMatchObject({ cities: ['kano'], ...expected });
});

test.each([
  'Relocating is out of the question',
  'Moving is not an option for us',
  'No way I would move',
  'We are settled here',
  'impossible to move, kids in school',
  'Ein Umzug kommt nicht in Frage',
  'Umziehen ist keine Option',
  'Mudarme está descartado',
  "Un déménagement n'est pas une option",
  'Mudar de cidade está fora de questão',
])('%s: they stay', (way) => {
  expect(parsePlace('Leeds', way)?.moves).toBe('NO');
});

test.each([
  ['Work from office, Pune. WFH on request, not as routine.', 'ON_SITE'],
  ['WFO, WFH in emergencies', 'ON_SITE'],
  ['At our workshop in Pune. Hardware cannot be done from home.', 'ON_SITE'],
  ['I like to be in the same room at least twice a week', 'HYBRID'],
  ['happy to come in whenever really, prefer a couple days together', 'HYBRID'],
  ['remote mostly, see each other once a week in Pune if poss', 'HYBRID'],
])('%s is %s, and no limit of clocks', (way, mode) => {
  const place = parsePlace('Pune', way);
  expect(place?.mode).toBe(mode);
  expect(place?.maxGap ?? place?.moves).toBeUndefined();
});

test.each([
  ['Dunedin, New Zealand', 'Remote, anywhere in NZ. Dunedin if you like the cold.'],
  ['Ciudad de México', 'Remoto desde cualquier lugar de México'],
  ['Recife, Brazil', 'Remoto de qualquer lugar do Brasil'],
  ['Hamburg', 'deutschlandweit remote'],
  ['Lyon', "à distance depuis n'importe où en France"],
])('%s, %s: within the country', (home, way) => {
  expect(parsePlace(home, way)).toMatchObject({ mode: 'REMOTE', inCountry: true });
});

test.each(["Remote is fine as long as you're in the Northeast", 'Texas only, remote'])(
  '%s: within a part of the country',
  (way) => {
    expect(parsePlace('Houston, TX', way)).toMatchObject({ unsure: true, inCountry: true });
  },
);

test('a town where somebody is only sometimes is not one of theirs', () => {
  expect(
    parsePlace('Malmö', 'Lund is no problem two days a week. Göteborg or Stockholm only sometimes.')?.cities,
  ).toEqual(['malmo', 'lund']);
});

test.each([
  ['Río Cuarto, Argentina', { country: 'AR', cities: ['rio cuarto'] }],
  ['rio gallegos, argentina', { country: 'AR', cities: ['rio gallegos'] }],
  ['Rio Branco, Brasil', { country: 'BR', cities: ['rio branco'] }],
  ['Porto Velho, Brazil', { country: 'BR', cities: ['porto velho'] }],
  ['Santiago del Estero, Argentina', { country: 'AR', cities: ['santiago del estero'] }],
  ['Santiago de Cali, Colombia', { country: 'CO' }],
  ['San Salvador de Jujuy, Argentina', { country: 'AR' }],
  ['Lagos de Moreno, Mexico', { country: 'MX', cities: ['lagos de moreno'] }],
  ['Bergen op Zoom, Netherlands', { country: 'NL' }],
  ['Porto Alegre, Brazil', { country: 'BR', cities: ['porto alegre'] }],
  ['Santiago, Chile', { country: 'CL', cities: ['santiago'] }],
  ['Rio, Brazil', { country: 'BR', cities: ['rio de janeiro'] }],
  ['New Delhi, India', { country: 'IN', cities: ['delhi'] }],
  ['Berlin Mitte, Germany', { country: 'DE', cities: ['berlin'] }],
])('%s: a name that begins like another is a town of its own', (home, expected) => {
  expect(parsePlace(home)).toMatchObject(expected);
});

test('the town where somebody is at home is the same in how they work', () => {
  const way = 'Remoto desde cualquier parte de Argentina, pero vení a Río Cuarto una vez por mes';
  expect(parsePlace('Las Higueras, Argentina', way)).toMatchObject({
    country: 'AR',
    mode: 'REMOTE',
    inCountry: true,
  });
  expect(parsePlace('Lagos de Moreno, Mexico', 'On site in Lagos de Moreno')?.cities).toEqual([
    'lagos de moreno',
  ]);
});

test.each([
  ['Vancouver WA is 20 min from Portland', ['vancouver, washington', 'portland']],
  ['I am in Vancouver, WA.', ['vancouver, washington']],
  ['Portland or remote', ['portland']],
])('%s: states by their codes in running text', (way, cities) => {
  expect(parsePlace(null, way)?.cities).toEqual(cities);
});

test.each([
  'Hybrid in Pune. For right person from outside Pune we can manage remote with one visit every month.',
  'Two days a week in the office, remote for the right person',
  'Office three days a week; remote possible for someone exceptional',
  'Zwei Tage die Woche im Büro, remote für die richtige Person',
])('%s: days together, and for some another way', (way) => {
  expect(parsePlace('Pune', way)).toMatchObject({ mode: 'HYBRID', unsure: true });
});

test.each([
  ["In the office when you're not on the road.", 'ON_SITE'],
  ['On site unless visiting customers', 'ON_SITE'],
  ['office Pune. remote from elsewhere can, but must come one week every month', 'HYBRID'],
  ['Remote, with the odd week together in person', 'REMOTE'],
  ['Remote with occasional in-person days', 'REMOTE'],
  ['A distanza va bene, ci vediamo una volta al mese a Bergamo', 'REMOTE'],
  ['In ufficio a Bergamo', 'ON_SITE'],
])('%s is %s', (way, mode) => {
  expect(parsePlace('Pune', way)).toMatchObject({ mode });
});

test.each([
  'Fully remote, overlapping with European mornings if need be',
  'Remote, happy to overlap with US hours',
])('%s: hours that somebody offers are no limit', (way) => {
  expect(parsePlace('Buenos Aires', way)?.maxGap).toBeUndefined();
  expect(parsePlace('Buenos Aires', way)?.mode).toBe('REMOTE');
});

test('a figure beside it makes no doubt of who stays', () => {
  expect(
    parsePlace('Alexandria', 'Cairo two days a week by train is fine, I will not move there')?.moves,
  ).toBe('NO');
  expect(
    parsePlace('Erie', "I'd rather not relocate but Cleveland a couple days a week is fine")?.moves,
  ).toBe('NO');
});

test.each([
  'Hjemme i Roskilde det meste af tiden, gerne to dage i København',
  'hemma i Lund, två dagar i Malmö',
])('%s: a way in a language that no rule reads', (way) => {
  expect(parsePlace('Roskilde, Denmark', way)).toMatchObject({ unsure: true });
});

test.each([
  ['Guadalajara, Mexico', '100% remote from Guadalajara. US hours are perfect', ['guadalajara']],
  ['Lisbon', 'Remote from Lisbon. UK hours suit me', ['lisbon']],
  ['Lisbon', 'Remote. My clients are in Germany', ['lisbon']],
  ['Lisbon', 'Remote for the US market', ['lisbon']],
  ['Nantes', 'I start early so calls with Asia or Australia in the morning are possible', ['nantes']],
  ['Lagos', 'US or remote', ['lagos', 'us']],
])('%s, %s: a country named for its hours or customers is none of theirs', (home, way, cities) => {
  expect(parsePlace(home, way)?.cities).toEqual(cities);
});

test('the sentence behind a town is no part of its name', () => {
  expect(parsePlace(null, 'Remote from Guadalajara. Spain is where I studied')?.cities).toContain(
    'guadalajara',
  );
});

test.each([
  ['Remote within the US, Central or Mountain time preferred', { inCountry: true }],
  ['Remote in the US, English or Spanish speaking', { inCountry: true }],
  ['Remote, Central time preferred', {}],
  ['Remote, ideally within 3 hours of MST', {}],
])('%s: clocks that are liked best are no limit', (way, expected) => {
  const place = parsePlace('Denver', way);
  expect(place).toMatchObject({ mode: 'REMOTE', ...expected });
  expect(place?.maxGap).toBeUndefined();
});

test.each([
  ['just overlap 2-3 hours with estonian afternoon', 420],
  ['2 to 3 hours overlap', 420],
  ['overlapping 4+ hours', 300],
  ['at least 3 hours in common', 360],
  ['we need 4 shared hours', 300],
  ['mindestens 3 Stunden Überschneidung', 360],
  ['al menos 3 horas en común', 360],
  ['as long as we share a few hours a day', 360],
  ['con tal de que coincidamos unas horas al día', 360],
  ['tant qu’on partage quelques heures par jour', 360],
  ['solange wir uns ein paar Stunden am Tag überschneiden', 360],
])('remote, %s: hours that two share', (way, maxGap) => {
  expect(parsePlace('Tartu', `remote, ${way}`)?.maxGap).toBe(maxGap);
});

test.each(['Desde donde quiera', 'De onde quiser', 'D’où vous voulez', 'Von wo du willst'])(
  '%s is work from anywhere',
  (way) => {
    expect(parsePlace('Tartu', way)?.mode).toBe('REMOTE');
  },
);

test.each([
  'One and a half day per week, so about 12 hours',
  'half a day per week',
  'four long days a week',
  'a couple of days a week',
  'anderthalb Tage pro Woche',
])('%s: an amount of time is no way of working together', (time) => {
  expect(parsePlace(null, withoutAmounts(time))).toBeUndefined();
});

test('towns of one metropolitan area are near by each other', () => {
  const [one, other] = ['Dartmouth, Nova Scotia', 'Halifax, Canada'].map((home) => parsePlace(home) ?? {});
  expect(kilometresBetween(one ?? {}, other ?? {})).toBeLessThan(15);
});

test.each([
  ["Zurich area, hybrid is ok. I'm from Lyon", 'HYBRID'],
  ['In Dec I am in Lyon with family. Mostly remote', 'REMOTE'],
])('%s: Lyon is no place of work', (way, mode) => {
  expect(parsePlace('Zurich', way)).toMatchObject({ cities: ['zurich'], mode });
});

test.each([
  "I don't care where you sit as long as you fly in once a month",
  "Doesn't matter where you are based",
  'Mir egal, wo du wohnst, Hauptsache einmal im Monat in Berlin',
  'Me da igual dónde vivas',
])('%s: remote', (way) => {
  expect(parsePlace('Berlin', way)).toMatchObject({ mode: 'REMOTE' });
  expect(parsePlace('Berlin', `Office in Berlin. ${way}`)?.mode).not.toBe('REMOTE');
});

test('a stay for a while binds remote work to no country, and a code does', () => {
  const way = 'Remote is OK, but during trips (August and December) you should be in Ghana';
  expect(parsePlace('Accra', way)?.inCountry).toBeUndefined();
  expect(parsePlace('Accra', 'Remote but you must be in Ghana')?.inCountry).toBe(true);
  expect(parsePlace('Cebu, Philippines', 'work from home, anywhere in PH')?.inCountry).toBe(true);
});

test('who is often in other towns comes to those alone', () => {
  const way = 'Home office, I travel a lot anyway and can be in Malmö or Copenhagen every second week';
  expect(parsePlace('Hamburg', way)).toMatchObject({ moves: 'VISITS', onlyThere: true });
});

test.each([
  ["À distance, deux heures d'écart max", 120],
  ["Télétravail, 2h d'écart maximum", 120],
  ['Remoto, dos horas de diferencia como máximo', 120],
  ['Remote, höchstens drei Stunden Unterschied', 180],
])('%s: clocks at most so far apart', (way, maxGap) => {
  expect(parsePlace('Tunis', way)?.maxGap).toBe(maxGap);
});

test.each([
  ['St. Paul, MN', 'A couple of days in Minneapolis or St. Paul', ['st paul', 'minneapolis']],
  ['Minneapolis', 'Office in St. Louis, three days', ['minneapolis', 'st louis']],
  ['US-based only, remote', '', undefined],
])('%s, %s: %j', (home, way, cities) => {
  expect(parsePlace(home, way)?.cities).toEqual(cities);
});

test.each([
  'Télétravail et deux jours à Lyon par semaine',
  'Homeoffice und zwei Tage in Lyon',
  'Remote plus two days in Lyon',
  'Max 2 office days',
])('%s: some days together', (way) => {
  expect(parsePlace('Grenoble', way)?.mode).toBe('HYBRID');
});

test.each([
  ['Leeds, UK', 'Mostly from home. Yorkshire or close by, because school visits are every week.'],
  ['Calgary, Canada', 'Remote but you should be in Alberta, client visits every week'],
  ['Osaka, Japan', 'Remote, Kansai area, monthly meetings in person'],
  ['Munich', 'Vor allem remote, Bayern oder Umgebung, weil wir jede Woche Kunden besuchen'],
  ['Sevilla', 'Casi todo remoto, Andalucía o cerca, visitas cada semana'],
  ['Rennes', 'Télétravail surtout, Bretagne ou pas loin, visites chaque semaine'],
])('%s, %s: within a part of the country', (home, way) => {
  expect(parsePlace(home, way)).toMatchObject({ unsure: true, inCountry: true });
  expect(parsePlace(home, 'Remote from Yorkshire, can visit weekly')?.unsure).toBeUndefined();
  expect(parsePlace(home, 'Home office, two days a month in Hamilton, Ontario')?.unsure).toBeUndefined();
});

test.each(['I grew up in Ibadan, I can move back.', "I'm from Ibadan, would love to return"])(
  '%s: would move there alone',
  (way) => {
    expect(parsePlace('Lagos', way)).toMatchObject({
      cities: ['lagos', 'ibadan'],
      moves: 'MAYBE',
      onlyThere: true,
    });
  },
);

test('a part of the country is asked for in whichever answer names it', () => {
  const inPart = { country: 'US', inCountry: true, unsure: true };
  expect(parsePlace('Oakland, CA', 'Remote anywhere in California', 'Full time')).toMatchObject(inPart);
  expect(parsePlace('Oakland, CA', 'Full time', 'Remote anywhere in California')).toMatchObject(inPart);
  expect(parsePlace('Oakland, CA', 'Remote')).not.toHaveProperty('inCountry');
});

test.each([
  ['Bonn, Germany', 'Remote within Germany', { inCountry: true }],
  ['Bonn, Germany', 'Remote in Europe', { region: 'Europe' }],
  ['Cape Town', 'Remote, but SA timezone', { maxGap: 180 }],
  ['Boston', 'Remote, Atlantic or Eastern time', { maxGap: 60 }],
  ['Leeds', 'within 30 km of Leeds', { withinKm: 30 }],
  [null, 'Remote, GMT+5:30', { offset: 330 }],
])('of %s, “%s”: %j', (home, way, part) => {
  expect(parsePlace(home, way)).toMatchObject(part);
});

test.each([
  ['Hanoi, Vietnam', 'Remote from Europe', 'region'],
  ['Cape Town', 'On site, but SA timezone', 'maxGap'],
  ['Cape Town', 'Remote, UK timezone', 'maxGap'],
  [null, 'Remote, GMT+1 or GMT+5:30', 'offset'],
  ['Bonn, Germany', 'On site', 'inCountry'],
])('of %s, “%s” says no %s', (home, way, part) => {
  expect(parsePlace(home, way)).not.toHaveProperty(part);
});

test('five towns are kept, the home first', () => {
  const all = parsePlace('Bonn, Köln, Berlin, Hamburg, München, Dresden', 'Hybrid');
  expect(all?.cities).toEqual(['bonn', 'cologne', 'berlin', 'hamburg', 'munich']);
});

test.each([
  [0, 720, 720],
  [-720, 720, 0],
  [-600, 780, 60],
  [60, -60, 120],
  [330, 330, 0],
])('clocks at %d and %d are %d minutes apart, the short way round', (one, other, gap) => {
  expect(clockGap(one, other)).toBe(gap);
});

test('the first limit on clocks beside the place counts for work apart alone', () => {
  const limits = [null, 'time zone at most 2 hours off', 'time zone at most 4 hours off'];
  expect(withClocksOf(parsePlace('Leeds', 'Remote'), ...limits)).toMatchObject({ maxGap: 120 });
  expect(withClocksOf(parsePlace('Leeds', 'On site'), ...limits)).not.toHaveProperty('maxGap');
  const own = parsePlace('Leeds', 'Remote within 3 hours of GMT');
  expect(withClocksOf(own, ...limits)).toMatchObject({ maxGap: 180 });
  expect(withClocksOf(undefined, ...limits)).toBeUndefined();
});

test('a place is read at the beginning of an answer, not behind pages of text', () => {
  const pages = 'We would see. '.repeat(100);
  expect(parsePlace(null, `Remote. ${pages}`)).toMatchObject({ mode: 'REMOTE' });
  expect(parsePlace(null, `${pages}Remote.`)).toBeUndefined();
});
