import { expect, test } from 'vitest';
import { coverage, distinctTerms, needsInText, ramp, termKey } from './terms.ts';

const covered = (need: string, offer: string, cosine = 0) => coverage(termKey(need), termKey(offer), cosine);

test.each([
  ['Kubernetes', 'k8s'],
  ['JavaScript', 'JS'],
  ['machine learning', 'ML'],
  ['business development', 'bizdev'],
  ['go-to-market', 'GTM'],
  ['Golang', 'Go'],
  ['PostgreSQL', 'Postgres'],
  ['Node.js', 'nodejs'],
  ['C#', '.NET'],
  ['firmware', 'Embedded systems'],
  ['USSD', 'SMS gateways'],
  ['UX design', 'Figma'],
])('%s and %s are one skill', (need, offer) => {
  expect(covered(need, offer)).toBeGreaterThanOrEqual(0.9);
  expect(covered(offer, need)).toBeGreaterThanOrEqual(0.9);
});

test('the same words in another order, case or number are the same skill', () => {
  expect(covered('Android apps', 'android app')).toBe(1);
  expect(covered('sales, enterprise', 'Enterprise sale')).toBe(1);
});

test('a skill inside the area asked for covers it better than the area covers the skill', () => {
  expect(covered('backend', 'Golang')).toBeCloseTo(0.8);
  expect(covered('Golang', 'backend')).toBeCloseTo(0.5);
  expect(covered('Golang', 'Ruby on Rails')).toBeCloseTo(0.35);
  expect(covered('infrastructure', 'Terraform')).toBeCloseTo(0.8);
});

test('a need for two skills is covered by halves, a choice of two by either', () => {
  expect(covered('backend and infra', 'Golang')).toBeCloseTo(0.4);
  expect(covered('iOS or Android', 'Android')).toBeCloseTo(0.95);
});

test('nearness of meaning counts between its two bounds, and little across known areas', () => {
  expect(covered('grain quality', 'seed testing lab', 0.2)).toBe(0);
  expect(covered('grain moisture', 'seed drying', 0.47)).toBeCloseTo(0.475, 1);
  expect(covered('grain moisture', 'seed drying', 0.9)).toBeCloseTo(0.95);
  expect(covered('motion planning', 'event planning', 0.59)).toBeLessThanOrEqual(0.25);
  expect(covered('product design', 'mechanical design', 0.58)).toBeLessThanOrEqual(0.25);
});

test('a known skill with other words beside it is that skill only where it also stands near', () => {
  expect(covered('Data', 'PyTorch')).toBeGreaterThan(0.7);
  expect(covered('Working with patient data', 'Speech recognition', 0.07)).toBeLessThan(0.25);
  expect(covered('Full-stack web development', 'Integer programming', 0.06)).toBeLessThan(0.25);
  expect(covered('Tenancy law', 'FDA submissions', 0)).toBeLessThan(0.25);
  expect(covered('Payment ledgers', 'Accounting ledgers', 0.5)).toBeGreaterThan(0.4);
  expect(covered('Full-stack web development', 'Freelance web developer', 0)).toBeGreaterThan(0.7);
});

test('known skills of different areas are held back, what is not known and skills of one area are not', () => {
  expect(covered('grain moisture', 'data engineering', 0.9)).toBeCloseTo(0.95);
  expect(covered('machine learning', 'grain moisture', 0.9)).toBeCloseTo(0.95);
  expect(covered('machine learning', 'tenancy law', 0.9)).toBeLessThanOrEqual(0.25);
  expect(covered('Golang', 'Ruby on Rails', 0.6)).toBeGreaterThan(0.7);
});

test('a known skill with other words beside it is that skill from a cosine of .25 on', () => {
  expect(covered('Working with patient data', 'data engineering', 0.24)).toBeLessThan(0.25);
  expect(covered('Working with patient data', 'data engineering', 0.25)).toBeGreaterThan(0.9);
  expect(covered('Working with patient data', 'data engineering', 0.5)).toBeGreaterThan(0.9);
});

test('two words that only spell another one together are not that skill', () => {
  expect(covered('carpet', 'car pet')).toBe(0);
  expect(distinctTerms(['carpet', 'car pet'])).toEqual(['carpet', 'car pet']);
});

test('of a skill that names many, the first five count', () => {
  const many = 'Golang, Kotlin, PHP, Rust, Terraform, Figma';
  expect(covered('Terraform', many, 1)).toBeGreaterThan(0.9);
  expect(termKey(many).concepts).toHaveLength(5);
});

test('"go" is the language only where it is written as one', () => {
  expect(covered('Golang', 'back end in Go and PostgreSQL')).toBeGreaterThan(0.9);
  expect(covered('Golang', 'ready to go to customers')).toBe(0);
  expect(covered('Golang', 'Go to market')).toBe(0);
});

test('skills that everybody claims weigh less', () => {
  expect(termKey('Communication skills').weight).toBeLessThan(0.5);
  expect(termKey('teamwork').weight).toBeLessThan(0.5);
  expect(termKey(' leadership ').weight).toBeLessThan(0.5);
  expect(termKey('mobile money').weight).toBe(1);
});

test('needs are found in running text, without what is not needed', () => {
  expect(
    needsInText(
      'A technical co-founder for the hardware: low-power firmware, temperature sensors, the IoT back end and an offline Android app. You need not know vaccines.',
    ),
  ).toEqual([
    'technical co-founder for the hardware',
    'low-power firmware',
    'temperature sensors',
    'IoT back end',
    'offline Android app',
  ]);
  expect(needsInText('Someone technical, or someone good with clients.')).toEqual([
    'Someone technical or someone good with clients',
  ]);
  expect(needsInText('Someone brave.')).toEqual([]);
  expect(needsInText('Someone for sales, we already have a developer.')).not.toContain('developer');
  expect(needsInText('Firmware, and make it run on Jetson')).toEqual(['Firmware']);
  expect(needsInText('Someone who has worked with payments, ledgers or banks before')).toEqual([
    'payments',
    'ledgers or banks',
  ]);
  expect(needsInText('Danish is necessary since you will talk with customers')).toEqual(['Danish']);
  expect(
    needsInText(
      'A tech co-founder who has actually shipped mobile apps, Flutter or React Native both are fine.',
    ),
  ).toEqual(['mobile apps', 'Flutter or React Native']);
  expect(needsInText('Young person for drones. An older man for sales.')).toEqual(['drones', 'sales']);
});

test('what a founder has covered is no need, and what joins a need to its writer no part of it', () => {
  expect(needsInText('Selling to co-ops is what counts, coding we have covered.')).toEqual([]);
  expect(needsInText('Python I can do myself, need a nurse')).toEqual(['nurse']);
  expect(needsInText('Someone to do fundraising with me')).toEqual(['fundraising']);
  expect(needsInText('Someone who has built on mobile money APIs')).toEqual(['mobile money APIs']);
});

test('needs are parted by dashes and plus signs, however many blanks stand between words', () => {
  expect(needsInText('Firmware – sales')).toEqual(['Firmware', 'sales']);
  expect(needsInText('Firmware + sales')).toEqual(['Firmware', 'sales']);
  expect(needsInText('Android developer,  or  iOS developer')).toEqual([
    'Android developer or iOS developer',
  ]);
  expect(needsInText('offline  Android  apps  for  nurses')).toEqual(['offline  Android  apps  for  nurses']);
});

test('a sentence is no need, and of many needs the first eight count', () => {
  expect(needsInText('offline Android apps that nurses in far villages can use every day')).toEqual([]);
  const needs = ['Golang', 'Kotlin', 'PHP', 'Figma', 'Terraform', 'Docker', 'firmware', 'sales', 'Flutter'];
  expect(needsInText(needs.join(', '))).toEqual(needs.slice(0, 8));
});

test('repeats are dropped, wording is kept', () => {
  expect(distinctTerms(['Go', ' go', 'Sales', 'sales', ''])).toEqual(['Go', 'Sales']);
  expect(distinctTerms([' Android apps ', 'apps Android'])).toEqual(['Android apps']);
});

test('a ramp is flat outside its bounds', () => {
  expect([ramp(0, 0.25, 0.75), ramp(0.5, 0.25, 0.75), ramp(1, 0.25, 0.75)]).toEqual([0, 0.5, 1]);
});

test.each([
  ['Knowledge of health data is a plus.', ['health data']],
  ['You read manuals, so B2 German please.', ['B2 German']],
  ['Lending or insurance strongly preferred.', ['Lending or insurance']],
  ['Swahili is a must, Python is what we use', ['Swahili', 'Python']],
  ['SEO preferred, Figma es imprescindible', ['SEO', 'Figma']],
  ['Take over from me (I am the CTO and the bottleneck). Go', ['Go']],
  ["I'm a designer and need a developer", ['developer']],
  ['We have a designer and a marketing person, now we need sales', ['sales']],
  ['I am looking for a CTO', ['CTO']],
  ['wir suchen CTO', ['CTO']],
  ['Wir suchen dringend einen CTO', ['CTO']],
  ['Buscamos un CTO', ['CTO']],
  ['on cherche un CTO', ['CTO']],
  ['we dont use generative AI art', []],
  ['A sales person or growth lead who can walk into shops, banks, hospitals and close', []],
  [
    'Who for ten long years has sold software to public power companies (munis and co-ops), clinics. SEO',
    ['SEO'],
  ],
  ['To build an Android app for the scouts in our villages (offline)', []],
  ['A developer (React, TypeScript)', ['developer', 'React', 'TypeScript']],
  ['I look for a doctor, best nursing', ['doctor', 'nursing']],
  ['if you can also do some front end then wow', ['front end']],
  ['computer vision is the hard part', []],
])('%s', (text, needs) => {
  expect(needsInText(text)).toEqual(needs);
});

test('what a founder cannot do is no need, and what they ask for is', () => {
  expect(needsInText("I build the plugin, but I'm hopeless at selling. Want B2B sales")).toEqual([
    'B2B sales',
  ]);
  expect(needsInText('We are bad at marketing')).toEqual([]);
});

test.each([
  [
    'a technical co-founder who can build our forecasting backend in Python and ship a tablet app, full time, in Berlin',
    ['forecasting backend', 'Python', 'tablet app'],
  ],
  ['Somebody to set up manufacturing in Vietnam', ['manufacturing in Vietnam']],
  ['Program management, shipping logistics', ['Program management', 'shipping logistics']],
])('what is to be done with it is no part of what is needed: %s', (text, needs) => {
  expect(needsInText(text)).toEqual(needs);
});

test('where the work takes somebody is no need', () => {
  expect(needsInText('You will be in greasy kitchens at 5am sometimes')).toEqual([]);
  expect(needsInText('You would spend your days in hospitals and clinics')).toEqual([]);
  expect(needsInText('Vous serez souvent dans les restaurants le matin')).toEqual([]);
  expect(needsInText('You will be in sales and marketing')).toEqual(['sales', 'marketing']);
  expect(needsInText('You will be building our backend')).toEqual(['backend']);
});

test('why something is needed is no need', () => {
  expect(needsInText('Python, since our clients write everything in Dutch')).toEqual(['Python']);
  expect(needsInText('A designer, because we need Figma')).toContain('Figma');
});

test.each([
  ['React developer. A designer we already have.', ['React developer']],
  ['Sales, and we already have a developer', ['Sales']],
  ['Eine Designerin haben wir schon.', []],
  ['Un diseñador ya tenemos', []],
  ['Firmware, but sales comes first', ['Firmware']],
  ['Firmware but sales', ['Firmware but sales']],
  ['Firmware, but sales too', ['Firmware', 'sales too']],
] as const)('who is there already, and what comes first, is no need: %s', (text, needs) => {
  expect(needsInText(text)).toEqual(needs);
});
