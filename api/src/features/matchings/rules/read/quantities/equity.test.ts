import { expect, test } from 'vitest';
import { hasAlternative, parseEquity } from './equity.ts';

test.each([
  ['about 15 %', 15, 15],
  ['10–20%', 10, 20],
  ['entre el 12 y el 15 por ciento', 12, 15],
  ['15–22 %', 15, 22],
  ['10% - 20%', 10, 20],
  ['10 to 20 percent', 10, 20],
  ['between 5 and 8 %', 5, 8],
  ['between five and eight', 5, 8],
  ['up to 5', 0, 5],
  ['Up to 25%, over four years', 0, 25],
  ['max. 8%', 0, 8],
  ['at least 10%', 10, 100],
  ['not less than 12', 12, 100],
  ['20%+', 20, 100],
  ['25% plus', 25, 100],
  ['25% plus salary', 25, 25],
  ['10% at least if salary is below market', 10, 100],
  ['30 % minimum sans salaire', 30, 100],
  ['mindestens 20 % ohne Gehalt', 20, 100],
  ['Al menos 30% sin sueldo', 30, 100],
  ['Au moins 30 % si je ne suis pas payé', 30, 100],
  ['Mindestens 30 %, wenn ich nicht bezahlt werde', 30, 100],
  ['Al menos 30 % si no me pagan', 30, 100],
  ["Somewhere around 15-25% if I'm the technical cofounder", 15, 25],
  ['20 % si soy cofundador', 20, 20],
  ['10-15% if join as co-founder', 10, 15],
  ["around 10%, I'd go down to 7 with a good salary", 7, 10],
  ['10 %, puedo bajar a 7 con un buen sueldo', 7, 10],
  ['5-10%. Under 3 is a job, not a startup.', 5, 10],
  ["None needed. I'd rather have the salary and the four-day week.", 0, 0],
  ['10% can be given, up to 15 if he is coming as full co-founder', 10, 15],
  ['≥ 10 %', 10, 100],
  ['half', 50, 50],
  ['Half. We start this together or not at all.', 50, 50],
  ['50/50', 50, 50],
  ['fifty-fifty', 50, 50],
  ['equal split', 33, 50],
  ['an equal share', 33, 50],
  ['a third', 33, 33],
  ['one quarter', 25, 25],
  ['0.5-1%', 0.5, 1],
  ['0,5–1,5 %', 0.5, 1.5],
  ['twenty percent', 20, 20],
  ['twenty-five per cent', 25, 25],
  ['25% with 4 year vesting and a 1 year cliff', 25, 25],
  ['10-15% vesting over 4 years', 10, 15],
  ['5 % now, 8 % after the pilot', 5, 8],
  ['3%, maybe 5% for the right person', 3, 5],
  ['15', 15, 15],
  ['12-18', 12, 18],
  ['none, salary only', 0, 0],
  ["None, we're a 501(c)(3)", 0, 0],
  ['dont need any if salary is fair', 0, 0],
  ['30%, or up to 40 if you take over all of the technical side', 30, 40],
  ['25 and up without salary, 10 with', 10, 100],
  ['30 to 45 if unpaid, otherwise 10', 10, 45],
  ['10 à 15 %', 10, 15],
  ['10 bis 15 Prozent', 10, 15],
  ['１０％', 10, 10],
  ['single digits', 1, 9],
  ['low double digits', 10, 15],
  ['double digits', 10, 30],
  ['a tenth', 10, 10],
  ['8 % for the first, 4 for the second', 8, 8],
  ['60 if unpaid, 30 with', 30, 60],
  ['1–2 points', 1, 2],
  ['40–50 %, as a real co-founder', 40, 50],
  ['8 percent or more', 8, 100],
  ['equal split, so 33ish', 33, 33],
  ['Equity is not what I am after', 0, 0],
  ['a quarter would be fair, not below 15%', 15, 25],
  ['10 %, perhaps 12', 10, 12],
  ['nicht unter 10 %', 10, 100],
  ['15% minimum, more if very early', 15, 100],
  ['10% or above as a co-founder', 10, 100],
  ['A partir de 10%', 10, 100],
  ['à partir de 10 %', 10, 100],
  ['desde un 10 %', 10, 100],
  ['8 per cent is my minimum', 8, 100],
  ['5% tops', 0, 5],
  ['Half a percent minimum', 0.5, 100],
  ['one and a half percent', 1.5, 1.5],
  ['At least 1.5%, ideally 2', 1.5, 2],
  ['mindestens 5 %, lieber 8', 5, 8],
  ['3–4%, no less than 2', 2, 4],
  ["Somewhere between 5 and 10%, I'd be insulted by less than 3", 5, 10],
  ['5% now, another 3% if we hit £1m', 5, 5],
  ['2% now, 1% more after the seed', 2, 2],
  ['5-10% after one year together', 5, 10],
  ['no equity, its a rev share. 25% of net', 0, 0],
  ['No equity, 25% of whatever we make', 0, 0],
  ['At least 15 percent, otherwise I can stay employed', 15, 100],
  ['mindestens 10 %, sonst bleibe ich angestellt', 10, 100],
  ['15% if there is no salary', 15, 15],
  ['Flexible, something between 5 and 15 depending on how early it is', 5, 15],
  ['25 to 40% depending on when you start', 25, 40],
  ['15-30 depending on salary', 15, 30],
  ['5% to start, up to 10% if we hit 1,000 customers', 5, 5],
  ["40/60 or even 50/50 if you're all in", 40, 50],
])('%s is read as %d to %d per cent', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});

test.each([
  'negotiable',
  'fair',
  'Open',
  '',
  'vests over 4 years',
  '$120k',
  '18 LPA',
  'to be discussed after 3 months',
  'a revenue share of 30%',
  null,
])('%s names no share', (text) => {
  expect(parseEquity(text)).toBeUndefined();
});

test.each([
  '10–12%, or 15 if you pay me under 3k',
  '5% unless you bring the first customer',
  "rev share or equity, something like 20-30% if there's no pay",
  'at least 20%, otherwise 5 with a salary',
  '20% if unpaid, 10 if paid',
  "I don't need equity if you pay me 120k",
  'entre 8 e 12%, mas só se vier full time',
  'Od 15 do 25%',
  'Minst 10%',
  'Yüzde 10 ile 15% arası',
  'от 15 до 25%',
  '1% at a funded company, 8% or more at a tiny one',
  '0.5% at series A, 5-10% pre-seed',
  '1 % en una empresa financiada, 8 % en una pequeña',
  'Shares are not important for me',
  'no equity for the first six months',
  'No shares during the first year, we talk then',
  'no equity for 6 months',
  'cash only in the first year',
  'For the first year no equity',
  'no equity until the trial is over',
])('of "%s" no share is asserted, as a part is not understood', (text) => {
  expect(parseEquity(text)).toBeUndefined();
});

test('a hope beside the least, and a stage beside one share, leave both plain', () => {
  expect(parseEquity('At least 10%, ideally more like 15')).toMatchObject({ low: 10, high: 15 });
  expect(parseEquity('10-15%, we are pre-seed')).toMatchObject({ low: 10, high: 15 });
});

test('no equity at first is told from none at all', () => {
  expect(parseEquity('no equity for the first six months, then 10%')).toMatchObject({ low: 10, high: 10 });
  expect(parseEquity('No equity. Salary for the first six months')).toMatchObject({ low: 0, high: 0 });
});

test('room for talks is kept beside the figure', () => {
  expect(parseEquity('20 %, negotiable')).toEqual({ low: 20, high: 20, flexible: true });
  expect(parseEquity('20 %')).toEqual({ low: 20, high: 20, flexible: false });
});

test.each([
  ['Half a percent or more; I have seen what 0.1% is worth', 0.5, 100],
  ['1% or more. My last company gave me 0.1%', 1, 100],
  ['2%, I was offered 0.5% before and said no', 2, 2],
  ['ein halbes Prozent oder mehr', 0.5, 100],
  ['1% is fine if the salary is normal', 1, 1],
  ["Somewhere between 30 and 50% if I'm building it from scratch", 30, 50],
])('of "%s" only what is wished is read', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});

test('what a share hangs on leaves no room to talk', () => {
  expect(parseEquity('25-35% depending on how early you jump in')?.flexible).toBe(false);
  expect(parseEquity('25-35%, depends')?.flexible).toBe(true);
});

test.each([
  ["30%+ if I'm in before the money", 30, 100, false],
  ['Almeno il 10 per cento', 10, 100, false],
  ['30%, y si entrás full time lo charlamos', 30, 30, true],
  ['15 to 20 percent over four years, happy to talk', 15, 20, true],
  ['15 %, darüber lässt sich reden', 15, 15, true],
])('"%s" is %d to %d, flexible: %s', (text, low, high, flexible) => {
  expect(parseEquity(text)).toEqual({ low, high, flexible });
});

test.each([
  ['between 20 and 30 % as there is no salary', 20, 30],
  ['25% because you pay nothing', 25, 25],
  ['not less than 30% if I work without salary', 30, 100],
  ["15% or more if I'm taking half my old pay", 15, 100],
  ['5% minimum if salary is low, else 1%', 1, 5],
  ['10 % ohne Gehalt, sonst 3 %', 3, 10],
  ['al menos 15% porque no hay salario', 15, 100],
  ["au moins 20 % puisqu'il n'y a pas de salaire", 20, 100],
  ['pelo menos 20% se eu trabalhar sem salário', 20, 100],
])('whatever there is of a salary, "%s" names %d to %d', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});

test.each([
  ['8 tot 12%', 8, 12],
  ['tussen de 8 en 12 procent', 8, 12],
  ['minstens 10%', 10, 100],
  ['10% of meer', 10, 100],
  ['maximaal 5%', 0, 5],
  ['geen aandelen, alleen salaris', 0, 0],
  ['een derde', 33, 33],
])('in Dutch, %s is %d to %d', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});

test.each([
  ['30% or rev share that is the same thing', true, 30],
  ['10% or more salary', true, 10],
  ['5% oder mehr Gehalt', true, 5],
  ['a fair salary or 20%', true, 20],
  ['10% o más', false, 100],
  ['20% plus salary', false, 20],
])('"%s" has an alternative: %s', (text, isThere, high) => {
  expect(hasAlternative(text)).toBe(isThere);
  expect(parseEquity(text)?.high).toBe(high);
});

test.each([
  ['Entre un 1 y un 2 % en stock options', 1, 2],
  ['between a 1 and a 2 percent', 1, 2],
  ['zwischen einem und zwei Prozent', 1, 2],
  ['entre uno y dos por ciento', 1, 2],
  ['entre un et deux pour cent', 1, 2],
  ['entre um e dois por cento', 1, 2],
  ['half to one percent', 0.5, 1],
  ['20%, minimum 15', 15, 20],
  ['20%, my floor is 15', 15, 20],
  ['20%, 15 minimum', 15, 20],
  ['20%, max. 25', 20, 25],
  ['30%, can go to 35 for the right person', 30, 35],
  ['30%, könnte auf 35 gehen', 30, 35],
  ['25 %, on peut monter à 30 si la personne arrive maintenant', 25, 30],
  ['25 %, we can go up to 30 if the person starts now', 25, 30],
  ['0.25-0.5', 0.25, 0.5],
])('articles and bounds beside a figure: "%s" is %d to %d', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});

test.each([
  ["25% at least, I've been the employee with 0.2% already", 25, 100],
  ['Mindestens 25 %, mit 0,2 % war ich schon einmal Angestellter', 25, 100],
  ['Al menos 25%, ya fui el empleado con 0,2%', 25, 100],
  ["Au moins 25 %, j'ai déjà été l'employé avec 0,2 %", 25, 100],
  ['2%, my friend got 5% at a similar startup', 2, 2],
  ['5%, I own 3% of another company', 5, 5],
])('of "%s" what somebody had, or others have, is not read', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});

test.each([
  ['1% minimum, 1.5 ideally', 1, 1.5],
  ['10% min, 15 would be ideal', 10, 15],
  ['5 % mindestens, 8 idealerweise', 5, 8],
  ['5% mínimo, 8 idealmente', 5, 8],
  ['1% minimum, 4 year vesting', 1, 100],
])('a least and what is hoped for behind it: "%s" is %d to %d', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});

test('who is open to a trial leaves no room in the share', () => {
  expect(parseEquity('Between 5 and 10 percent, open to a trial period')?.flexible).toBe(false);
});

test.each(['5 % with a normal salary, 20 % without', '5 % mit Gehalt, 20 % ohne', '5% con sueldo, 20% sin'])(
  'of two shares the salary need be named once: "%s"',
  (text) => {
    expect(parseEquity(text)).toMatchObject({ low: 5, high: 20 });
  },
);

test.each([
  ['10 % + 5 %', 10, 15],
  ['1/4 %', 0.25, 0.25],
  ['50 bps', 0.5, 0.5],
  ['equal, 25', 25, 25],
  ['equal share, 15', 33, 50],
  ['I take 15 %, you have the rest', 15, 15],
  ['I have 60 %, the rest is yours', 40, 40],
  ['a low single digit', 1, 4],
  ['5% plus 3%', 5, 8],
  ['60 % me, 40 % you', 40, 40],
  ['me 60 %, you 40 %', 40, 40],
  ['60%, 40%', 40, 40],
  ['51 % me, 49 % you', 49, 49],
  ['55 % and 40 %', 40, 55],
  ['between 5 % and 10 % and 20 %', 5, 20],
  ['100 %', 100, 100],
  ['I keep 60 %, you get the rest', 40, 40],
  ['I keep 70 %', 0, 30],
  ['I keep 70', 0, 30],
  ['I keep 60, you get the rest', 40, 40],
  ['ich behalte 60, du bekommst den Rest', 40, 40],
  ['we keep 51 and you get 49', 49, 49],
  ['I want to keep at least 51', 0, 49],
  ['I keep three quarters', 0, 25],
  ['15 or 20', 15, 20],
])('“%s” is a share from %d to %d', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});

test.each([
  '1 Million',
  '2 million euro',
  '1,5 Mio',
  '120 %',
  '10 % of revenue',
  'a point',
  '61 if unpaid, 30 with',
  '10 to 15 years',
])('“%s” is no share', (text) => {
  expect(parseEquity(text)).toBeUndefined();
});

test.each([
  ['€60,000 and 2%', 2, 2],
  ['$120,000 - $140,000 and 0.5%', 0.5, 0.5],
  ['€60 000 et 2 %', 2, 2],
  ['€4,500 and 3%', 3, 3],
  ['between 5 and 10%', 5, 10],
])('the end of a sum is no share: “%s” is %d to %d %%', (text, low, high) => {
  expect(parseEquity(text)).toMatchObject({ low, high });
});
