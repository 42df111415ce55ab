import { expect, test } from 'vitest';
import { clockGap, parsePlace } from './place.ts';

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
  ['Brooklyn, New York', { country: 'US', cities: ['new york'], offset: -300 }],
  ['Singapore', { country: 'SG', cities: ['sg'], offset: 480 }],
  ['Ho Chi Minh City, Vietnam', { country: 'VN', cities: ['ho chi minh city'], offset: 420 }],
  ['Tbilisi, Georgia', { country: 'GE', cities: ['tbilisi'], offset: 240 }],
  ["Abidjan, Côte d'Ivoire", { country: 'CI', cities: ['abidjan'], offset: 0 }],
  ['Rural Kenya', { country: 'KE', offset: 180 }],
  ['anywhere with a decent line', { mode: 'REMOTE' }],
  ['On site in Cairo, six days a week', { country: 'EG', cities: ['cairo'], mode: 'ON_SITE' }],
  ['On site in Indore, in the warehouse', { country: 'IN', cities: ['indore'], mode: 'ON_SITE' }],
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
  ).toMatchObject({ cities: ['pune'], offset: 330, mode: 'HYBRID', maxGap: 180 });
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
