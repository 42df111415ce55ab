import { expect, test } from 'vitest';
import { businessIn, isWorkIn } from './business.ts';

test.each([
  ['alcohol', 'Beer and biscuits made of leftover bread, sold to shops and cafés'],
  ['alcohol brands', 'Recolhemos o pão que sobra e fazemos cerveja e farinha'],
  ['alcohol', 'Craft beer'],
  ['alcohol', 'We are a small distillery in Leith'],
  ['booze', 'Apple gin and cider from fruit that nobody wants'],
  ['cripto', 'Emitimos tokens lastreados em recebíveis do agro'],
  ['beer', 'Wir brauen Bier aus altem Brot'],
  ['alcool', 'Nous vendons des vins naturels en ligne'],
  ['शराब', 'हम बीयर बनाते हैं'],
  ['gambling', 'Sports betting app for cricket fans'],
  ['apostas', 'Cassino online com pagamentos por Pix'],
  ['crypto', 'We issue tokens that stand for a share of a house'],
  ['web3', 'An NFT marketplace for photographers'],
  ['weapons', 'We build drones for armies'],
  ['tobacco', 'Vapes with less nicotine'],
  ['lending', 'Payday loans by WhatsApp'],
  ['ads', 'We sell advertising on the back of rickshaws'],
  ['meat', 'Sausages made by hand'],
  ['alcohol', 'Our own online marketplace for natural wine'],
  ['fast fashion', 'We make fast fashion for teenagers'],
  ['Rüstung', 'Defense contractors'],
  ['defence', 'Aerospace and defence'],
  ['edtech', 'Education'],
  ['fintech', 'Financial services'],
  ['pet toy', 'Pet toys for offices'],
  ['pet toys', 'Soft pet-toys'],
])('who refuses %s refuses “%s”', (refused, text) => {
  expect(businessIn(text, refused)).toBe('PLAINLY');
});

test.each([
  ['alcohol', 'We help people stop drinking beer', 'DENIED'],
  ['alcohol', 'Alcohol-free beer for runners', 'DENIED'],
  ['gambling', 'Puzzles for trains; no gambling in our games', 'DENIED'],
  ['gambling', 'We treat gambling addiction by phone', 'DENIED'],
  ['gambling', 'Ending gambling in schools', 'DENIED'],
  ['tobacco', 'We help smokers quit cigarettes', 'DENIED'],
  ['meat', 'Plant-based meat for schools', 'DENIED'],
  ['ads', 'A newspaper without ads', 'DENIED'],
  ['beer', 'We dry wood with beer brewers’ waste heat', 'UNSURE'],
  ['alcohol', 'Software for breweries and wineries', 'UNSURE'],
  ['alcohol', 'We make beer glasses', 'UNSURE'],
  ['alcohol', 'We met over a beer and built payroll', 'UNSURE'],
  ['hardware', 'Software for hardware stores', 'UNSURE'],
  ['alcohol', 'A marketplace for wine shops in small towns', 'UNSURE'],
  ['alcohol', 'Our own online marketplace for small breweries', 'UNSURE'],
  ['gas', 'Gas and humidity sensing in onion stores', 'UNSURE'],
  ['pet toys', 'No pet toys. We met over pet toys', 'DENIED'],
  ['pet toys', 'Somewhere by the sea are soft pet toys', 'UNSURE'],
  ['pet toys', 'Carpet toys for offices', undefined],
  ['pet toy', 'Pet toyshop', undefined],
  ['the very best pet toys ever', 'The very best pet toys ever', undefined],
  ['it', 'We sell it', undefined],
  ['wine', 'Craft beer', undefined],
  ['payday lending', 'Small loans for repair cafés', undefined],
  ['weapons', 'Robot arms for bakeries', undefined],
  ['crypto', 'Design tokens for product teams', undefined],
  ['Rüstung', 'Enterprise-grade defense on a small-town budget', undefined],
  ['defence', 'Tenant defence for renters', undefined],
  ['defensa', 'Defensa del consumidor', undefined],
  ['surveillance', 'Disease surveillance for farms', undefined],
  ['ads', 'Pubs', undefined],
  ['gambling', 'We are betting on teachers', undefined],
  ['a big company', 'We are building a big company', undefined],
] as const)('that %s is refused is not held against “%s”', (refused, text, said) => {
  expect(businessIn(text, refused)).toBe(said);
});

test.each([
  ['Client lead for social casino titles.', true],
  ['Smart contracts for a DeFi protocol.', true],
  ['Risk models at a sportsbook', true],
  ['Nurse for people who lost all at poker.', false],
  ['Treating gambling addiction', false],
  ['Consultant for problem gambling', false],
  ['Compliance officer, gambling regulator', false],
  ['Scheduling of delivery slots.', false],
])('whether it is work in gambling or web3 — %s: %s', (work, is) => {
  expect(isWorkIn(work, 'gambling / slots or web3')).toBe(is);
});
