import { expect, test } from 'vitest';
import { payStatement } from '../person.ts';
import { USD_PER_UNIT } from './exchange.ts';
import { parsePay, payIn, payInTheEnd, payToday, timesAYear } from './pay.ts';
import { sharesLater } from './pay-raises.ts';
import { withholdsPay } from './pay-withheld.ts';
import { UNBOUNDED } from './range.ts';

const near = (value: number) => ({ low: value * 0.98, high: value * 1.02 });

test.each([
  ['₹18-24 LPA', 20_900, 27_800],
  ['Current 21 LPA, expecting 26-28 LPA', 30_160, 32_480],
  ['Gano 30.000 €, busco 38.000 €', 42_940, 42_940],
  ['20 to 30 thousand MXN per month when I go full time', 12_480, 18_720],
  ['I could live on $4-5k a month for the first year if the equity makes sense', 48_000, 60_000],
  ['Ich komme mit 2.000 € im Monat aus, wenn die Anteile stimmen', 27_120, 27_120],
  ['18 LPA', 20_900, 20_900],
  ['60 lakh', 69_600, 69_600],
  ['₹45 lakh', 52_200, 52_200],
  ['₹12,00,000 a year', 13_900, 13_900],
  ['1.2 crore', 139_200, 139_200],
  ['₹75,000 a month', 10_440, 10_440],
  ['€55k', 62_150, 62_150],
  ['55k€', 62_150, 62_150],
  ['€2.500/month', 33_900, 33_900],
  ['2.500 € im Monat ab 1.2.2027', 33_900, 33_900],
  ['€ 4 000 per month', 54_240, 54_240],
  ['between 2000 and 3000 euros a month', 27_120, 40_680],
  ['$120k/yr', 120_000, 120_000],
  ['$120-150k', 120_000, 150_000],
  ['$90k–$110k', 90_000, 110_000],
  ['$4000', 48_000, 48_000],
  ['$60,000', 60_000, 60_000],
  ['at least $90k', 90_000, UNBOUNDED.pay],
  ['90k+ USD', 90_000, UNBOUNDED.pay],
  ['€80k gross yearly minimum', 90_400, UNBOUNDED.pay],
  ['just under £50k', 66_000, 66_000],
  ['R$ 12 mil/mês', 25_920, 25_920],
  ['R$ 9.000 por mês', 19_440, 19_440],
  ['KSh 180,000 a month keeps my family going, the rest in equity', 16_632, 16_632],
  ['₦900k monthly', 7_020, 7_020],
  ['GH₵ 6,000 a month', 5_976, 5_976],
  ['R45 000 a month', 30_240, 30_240],
  ['Rp 15 juta/bulan', 10_980, 10_980],
  ['£48k', 63_360, 63_360],
  ['£400 a day', 121_440, 121_440],
  ['C$85,000', 61_200, 61_200],
  ['S$6k a month', 54_720, 54_720],
  ['6M JPY', 40_200, 40_200],
  ['600万円', 40_200, 40_200],
  ['CHF 95,000', 114_000, 114_000],
  ['AED 18000 per month', 58_320, 58_320],
  ['$25/hour', 45_000, 45_000],
  ['450k SEK', 45_000, 45_000],
  ['₹1 lakh per month from seed onwards; can do 70k before that', 9_744, 13_920],
  ['C$3,500 a month for the first year is set aside.', 30_240, 30_240],
  ['NZ$85k, or 60 plus shares', 35_400, 50_150],
  ['$14,000 MXN al mes, like everyone else there', 8_736, 8_736],
  ['CLP 1,8 millones', 22_680, 22_680],
  ['$120k/yr or $9k monthly retainer', 108_000, 120_000],
  ['not needed as I keep my job, currently 14 LPA', 0, 0],
  ['not under €2.800', 37_968, UNBOUNDED.pay],
  ['no menos de 2.000 € al mes', 27_120, UNBOUNDED.pay],
  ['pas moins de 2 000 € par mois', 27_120, UNBOUNDED.pay],
  ['2.500 € im Monat für jeden, ein Jahr lang', 33_900, 33_900],
  ['Grant-funded through June 2028: $105k–$125k', 105_000, 125_000],
  ['$95k base, OTE 150', 95_000, 95_000],
  ['95k base, hoping for 110', 95_000, 110_000],
  ['£28/h or 46k fte', 60_720, 66_528],
  ['€3200 net would be needed, gross 4800 or so', 65_088, 65_088],
  ['can live without salary 6 months, then $1,200 a month', 0, 14_400],
  ['$2k in hand minimum after funding, before that ok without', 0, 24_000],
  ['£34k, rising when stair number ten is in', 44_880, 44_880],
  ['no salary until seed', 0, 0],
  ['None for the first year', 0, 0],
  ['equity only', 0, 0],
  ['0', 0, 0],
  ['$3,000 a month from month 6, nothing before', 0, 36_000],
  ['at least 80k EUR gross yearly', 90_400, UNBOUNDED.pay],
  ['75,000 INR per month or more', 10_440, UNBOUNDED.pay],
  ['1.000 € por mês no mínimo', 13_560, UNBOUNDED.pay],
  ['€75k, that is my minimum', 84_750, UNBOUNDED.pay],
  ['à partir de 45k€', 50_850, UNBOUNDED.pay],
  ['desde 40.000 € al año', 45_200, UNBOUNDED.pay],
  ['upwards of $5k a month', 60_000, UNBOUNDED.pay],
  ['up to $80k', 0, 80_000],
  ['at least USD 80k', 80_000, UNBOUNDED.pay],
  ['at least $80k, ideally $90k', 80_000, 90_000],
  ['$80k a year, at least $60k', 60_000, 80_000],
  ['$150-170k base with OTE around 300', 150_000, 170_000],
  ['₦350,000 monthly, I can manage 200k if there is commission', 1_560, 2_730],
  ['€2,500 for the two days, but less is possible when there is a grant', 33_900, 33_900],
  ['2.400 € im Monat von Anfang an', 32_544, 32_544],
  ['USD 3,000 monthly, I cannot go under 2,200', 26_400, 36_000],
  ['Current 26 LPA, expecting 32+', 37_120, UNBOUNDED.pay],
  ['26 LPA currently, looking for 32-35', 37_120, 40_600],
  ['Actuellement 45k €, je vise 50', 56_500, 56_500],
  ['72.000 to 85.000 euro per year, depends of experience, plus VSOP', 81_360, 96_050],
  ['1200 euros a month plus 5% commission', 16_272, 16_272],
  ['€3.200 bruto per maand bij 32 uur', 43_392, 43_392],
  ['minimaal €2.800 bruto per maand', 37_968, UNBOUNDED.pay],
  ['tussen 3.000 en 3.500 euro per maand', 40_680, 47_460],
])('%s is about %d to %d dollars a year', (text, low, high) => {
  const pay = parsePay(text);
  expect(pay?.low).toBeGreaterThanOrEqual(near(low).low);
  expect(pay?.low).toBeLessThanOrEqual(near(low).high);
  expect(pay?.high).toBeGreaterThanOrEqual(near(high).low);
  expect(pay?.high).toBeLessThanOrEqual(near(high).high);
});

test("a sum without a currency, or with one many countries share, is read in the person's own", () => {
  expect(parsePay('75,000 a month', 'INR')).toMatchObject({ low: 10_440 });
  expect(parsePay('kr 45 000 per month', 'NOK')).toMatchObject({ low: 51_840 });
  expect(parsePay('Rs 300,000 a month', 'PKR')).toMatchObject({ low: 12_600 });
  expect(parsePay('60k')).toMatchObject({ low: 60_000 });
  expect(parsePay('5 lakhs', 'INR')).toMatchObject({ low: 5_800 });
});

test('two bare figures are thousands a year where money is strong, and no pay elsewhere', () => {
  expect(parsePay('35-45', 'EUR')).toMatchObject({ low: 39_550, high: 50_850 });
  expect(parsePay('35-45', 'INR')).toBeUndefined();
});

test('where "$" may be a peso nobody can tell the sum, nor how often it is paid', () => {
  expect(payInTheEnd('$4k a month', 'MXN')).toBe(0);
  expect(timesAYear('$4k a month', 'MXN')).toBeUndefined();
  expect(timesAYear('$4k a month', 'CAD')).toBe(12);
});

test.each([
  ['No salary until we raise', undefined],
  ['No salary until we raise', 'EUR'],
  ['No salary until we raise; then $2000 a month', 'MXN'],
])('no pay yet is none of the own currency: “%s”, %s', (text, currency) => {
  expect(payToday(text, currency)).toEqual({
    dollars: { low: 0, high: 0, flexible: false },
    currency: currency ?? 'USD',
  });
});

test('what is paid today, with what is to come beside it, is no pay of another job', () => {
  const pay = payToday('Today we can pay a salary of $40k, $60k after the round');
  expect([pay?.dollars.low, pay?.later?.low]).toEqual([40_000, 60_000]);
});

test.each([
  ['USD 4,500 a month, paid in pesos', 'MXN', 'USD'],
  ['$1,500 a month paid in rupees', 'PKR', 'USD'],
  ['$20,000 al mes (MXN)', 'MXN', 'MXN'],
  ['3.000 dólares al mes', 'MXN', 'USD'],
  ['$140k plus super', 'AUD', 'AUD'],
  ['5,000 dollars a month', 'CAD', 'CAD'],
  ['US$90k', 'SGD', 'USD'],
  ['$6k a month, US dollars', 'CAD', 'USD'],
  ['$4,000 a month', 'MXN', undefined],
])('the currency of "%s" by somebody who is paid in %s is %s', (text, own, currency) => {
  expect(payIn(text, own)?.currency).toBe(currency);
});

test('what is not negotiable, or not yet, leaves no room', () => {
  for (const text of ['90k, benefits are not negotiable', '90k, negotiable after the first year'])
    expect(parsePay(text)).toMatchObject({ low: 90_000, flexible: false });
});

test.each([
  '80k, but only if there is health insurance',
  '70k unless I get more than 20%',
  '80k if remote, 95k if I have to relocate',
  '$4,000 a month once we have raised',
  'On peut verser 2 300 € brut par mois, pas avant septembre',
  'I make 105 today',
  '£65,000, or £58,000 for a four-day week',
  '40k ILS',
  '$95k-$115k for US folks, for contractors abroad we pay $30-40/hour',
])('of "%s" no sum is asserted, as a part is not understood', (text) => {
  expect(parsePay(text)).toBeUndefined();
});

test.each([
  ['Seed closed: £640k. Salary 52k.', 'Salary 52k.'],
  ['Grant €1.2M. We pay 4k a month', 'We pay 4k a month'],
  ['Puedo pagar 18 mil pesos al mes. Tenemos 40 clientes.', 'Puedo pagar 18 mil pesos al mes.'],
  ['No salary yet.', 'No salary yet.'],
  [
    'No salary until we raise. A €50k grant covers equipment. After the raise we would be on €45k.',
    'No salary until we raise. … After the raise we would be on €45k.',
  ],
  [
    'We pay ourselves nothing at the moment. From May there will be USD 1,500 a month.',
    'We pay ourselves nothing at the moment. From May there will be USD 1,500 a month.',
  ],
  [
    'Gross 4.200 to 4.800 euro per month, commission of 5% on the first order.',
    'Gross 4.200 to 4.800 euro per month, commission of 5% on the first order.',
  ],
  ['40 clinics pay us €300 a month. Our burn is $20k a month.', undefined],
  ['15% of what you bring in. There is ₦150,000 monthly for transport and data also.', undefined],
])('of "%s" what is paid is %j', (otherDetails, statement) => {
  expect(payStatement({ otherDetails, lookingFor: '' })).toBe(statement);
});

test.each([
  '$4k a month, from month 6',
  'We pay $4k a month, once we have raised',
  'We pay $4k a month, after we close our 500k seed',
])('of "%s" nothing is paid for sure today', (text) => {
  expect(payToday(text)).toBeUndefined();
});

test.each(['market rate', 'negotiable', '', 'enough to live', '20 % and 3 months', null])(
  '%s names no sum',
  (text) => {
    expect(parsePay(text)).toBeUndefined();
  },
);

test.each([
  'No salary before the seed round; then KSh 150,000 a month.',
  'Nobody is paid until we have raised. After that $3,000 a month.',
  'None of us is paid before the round. We expect it in May. $4,000 a month from then on.',
  'No one gets a salary until we raise. Then it is €2,000 a month.',
  "We can't pay anyone until the grant is in, then €2k a month",
  'We pay nothing until the first customers, after that $2,500 a month',
  'We cannot pay before the raise. Afterwards €60k a year.',
  'Once we have raised, $4,000 a month. Until then nothing.',
  '$3,000 a month from month 6, nothing before',
  '3.200 euro gross a month from January. Before that nothing.',
  'अभी वेतन नहीं, अनुदान मिलने पर ₹40,000 महीना।',
  '1.800 € im Monat ab dem ersten Kunden, vorher leider nichts.',
  'Kein Gehalt bis zur Seed-Runde, danach 3.000 € im Monat',
  'There is no salary until we arrive in 500 houses, maybe next year.',
  'Pas de salaire la première année. Ensuite 1 800 € net chacun.',
  'Sans salaire au début, puis 3000 € par mois',
  'Kein Gehalt im ersten Jahr, danach 3.000 € im Monat',
  'Sem salário no primeiro ano, depois R$ 8 mil por mês',
  'Niemand wird bezahlt, bis wir Geld haben. Danach 3.000 € im Monat.',
  'Sin sueldo hasta la ronda; después 2.000 € al mes',
  'Pas de salaire avant la levée, ensuite 2 500 € par mois',
  'Senza stipendio fino al round; poi 2.000 € al mese',
  'Honest version: no salary until launch.',
  'Nobody takes a salary yet',
  "We can't afford salaries before the seed",
  'No pay for the first six months, then 40k',
  'Per ora niente stipendio, fino al bando. Poi circa 1.800 euro al mese.',
  'Todavía no hay sueldo, calculamos que desde septiembre podremos pagar 1.200 dólares al mes.',
  'Noch kein Gehalt; ab März 2.000 € im Monat',
  'Pas encore de salaire, à partir de septembre 1 500 € par mois',
  'Ainda não há salário, a partir de setembro 5 mil reais por mês',
  'There is no salary for now, MRR is 2,300 EUR and it goes for servers. From 8k MRR we pay both of us the same.',
  "Can't pay a wage yet mate. A share of booking fees once we pass $10k a month, in about 8 months.",
  'We can pay €4,000 a month from February. Nothing before that. Would go up to 6k after the raise.',
  'Nog geen salaris, vanaf maart 2.500 euro per maand.',
])('who writes "%s" pays nothing today, and is quoted with it', (text) => {
  const statement = payStatement({
    otherDetails: `A team of three.\n${text}\nWe meet on Mondays.`,
    lookingFor: '',
  });
  expect(statement).toContain(text);
  expect(payToday(statement ?? '', 'EUR')?.dollars).toMatchObject({ low: 0, high: 0 });
});

test.each([
  ['$3,000 a month, no bonus until we raise', 36_000],
  ['We pay $3,000 a month. Nobody is paid more than that until the round.', 36_000],
  ['$120k, no salary increase before next year', 120_000],
  ["We can't pay market rates until we raise: $2,000 a month for now", 24_000],
  ['No salary before the seed round, only a stipend of $800 a month', 9_600],
  ['$3,000 a month. We do not pay for overtime until we raise.', 36_000],
  ['We have no money for ads yet. $3,000 a month.', 36_000],
  ['Nothing fancy yet. $50k a year.', 50_000],
  ['$5,500 per month for the first 18 months, then market rate', 66_000],
  ['$2k a month to start, more once bookings hit $25k/month', 24_000],
  ['We can pay 15 million rupiah per month now, after the seed round maybe 30 million.', 10_980],
  ['We pay €2k a month. Once funded €5k.', 27_120],
  ['I can pay €1,800 a month from January. When we raise, both of us go to about €4,000.', 24_408],
  ['3.200 € brutto im Monat ab dem ersten Tag, nach zwölf Monaten reden wir über mehr.', 43_392],
  ['I can pay $4,000 a month from day one and we both go to market salary when the seed closes.', 48_000],
])('who writes "%s" pays today', (text, high) => {
  const statement = payStatement({ otherDetails: text, lookingFor: '' });
  expect(payToday(statement ?? '')?.dollars).toMatchObject({ high });
});

test.each([
  ['I can pay CAD 4,000 a month from savings + the paying teams, for the first year.', 34_560],
  ['$4k/month from revenue now. Goes to 7k when we close the round.', 48_000],
  ['We can pay ₹60,000 per month now, will become ₹1.5 lakh post angel round.', 8352],
  ['$9k a month for six months, thereafter $12k subject to our grant', 108_000],
  ['$3k a month. Should go up to 5k after the raise. Full market salary after series A.', 36_000],
  ['We pay €2,000 a month now, which goes up to €3,500 with the seed round.', 27_120],
  ['Wir zahlen 2.000 € im Monat. Nach der Finanzierung zahlen wir 4.000 €.', 27_120],
  ['Podemos pagar 1.500 € al mes, subiendo a 2.500 € después de la ronda.', 20_340],
  ['Ahora puedo pagar 1.200 € al mes, y 2.000 € cuando lleguemos a 50 locales.', 16_272],
  ['Ich zahle 2.000 € im Monat, und 3.500 € sobald die Runde steht.', 27_120],
])('of "%s" the sum of today is read, and the statement whole', (text, high) => {
  expect(payStatement({ otherDetails: text, lookingFor: '' })).toBe(text);
  expect(payToday(text)?.dollars).toMatchObject({ high });
});

test.each([
  'At least N400,000 per month once full time, I can go without for the first three months',
  '3.000 € im Monat, die ersten drei Monate auch ohne Gehalt',
  '2.000 € al mes, los primeros meses puedo sin sueldo',
  '2 500 € par mois, les premiers mois sans salaire',
  'eerste half jaar geen salaris nodig, daarna 2.500 per maand',
  'None for the first few months, then around €45-50k',
  'I can manage without salary for 6 months, after that at least €3k per month',
  'Ok with no salary at the start, €3k a month when funded',
  'Ohne Gehalt die ersten Monate, danach 50k €',
])('"%s" is nothing at first', (text) => {
  expect(payIn(text)).toMatchObject({ dollars: { low: 0 }, later: { low: expect.any(Number) } });
});

test.each([
  ['Rien la première année, puis 2 000 € par mois', 27_120],
  ['No começo nada, depois 2.000 € por mês', 27_120],
  ['Nada nos primeiros seis meses, depois 2.000 € por mês', 27_120],
  ['Nichts am Anfang, dann 2.000 € im Monat', 27_120],
])('"%s" is nothing at first, and %d later', (text, later) => {
  expect(payIn(text, 'EUR')).toMatchObject({ dollars: { low: 0 }, later: { low: later, high: later } });
});

test('who cannot go without for a time asks for all of it', () => {
  expect(payIn('€3k a month, I cannot go without for the first months')).not.toHaveProperty('later');
});

test('what is no less than a sum does not begin with nothing', () => {
  expect(parsePay('Nothing under €60k')).toMatchObject({ low: 67_800, high: UNBOUNDED.pay });
  expect(parsePay('Nada menos que 60.000 €')).toBeUndefined();
});

test.each([
  ['Minimum 80k INR per month to cover EMI, currently earning 2.2 lakh per month', 11_136, UNBOUNDED.pay],
  ['$90k, my current salary is 120k', 90_000, 90_000],
  ['I make $120k now, would take $90k', 90_000, 90_000],
  ['50.000 €, aktuell verdiene ich 60.000 €', 56_500, 56_500],
  ['2.000 € al mes, hoy gano 3.000 €', 27_120, 27_120],
  ['$80k now, 100k after the round', 80_000, 100_000],
])('what somebody earns today is no part of what they ask: "%s"', (text, low, high) => {
  expect(parsePay(text)).toMatchObject({ low, high });
});

test.each([
  ["Nobody draws a salary until we close the round; after that I've budgeted $110k for each of us", 110_000],
  ['Per il primo anno nessuno stipendio, poi contiamo di partire con 1.800 euro al mese', 24_408],
])('"%s" is nothing today and %d later', (text, low) => {
  expect(payToday(text)).toMatchObject({ dollars: { high: 0 }, later: { low } });
});

test.each([
  [
    'No salary for now. When we close the angel money (about 60k dollars) we both take N600,000 monthly',
    4_680,
  ],
  ['No pay for now. When we reach €15k a month in revenue we both draw €2,500', 33_900],
  ['We can pay €4,000 a month starting in February. Nothing before that.', 54_240],
  ['No salary at the moment. Each of us takes $400 a month as soon as five boxes run.', 4800],
  ["Can't pay a wage yet. A share of booking fees once we pass $10k a month", undefined],
])('what a company takes in or raises is no pay that follows: "%s"', (text, low) => {
  expect(payToday(text)?.later?.low).toBe(low);
});

test('a company that gives pay by the year, and nothing of what customers pay, says what it pays', () => {
  const of = (otherDetails: string) => payStatement({ otherDetails, lookingFor: '' });
  expect(of('72.000 to 85.000 euro per year, plus VSOP.')).toBeDefined();
  expect(of('We have a turnover of 300.000 euro per year.')).toBeUndefined();
});

test.each([
  ['CAD 5.5k a month at the beginning is enough, 8k in year two', 66_000, 96_000],
  ['€1,200 a month would keep me going for the first year, after that 4k', 14_400, 48_000],
  ['2.000 € im Monat am Anfang, 3.500 ab dem zweiten Jahr', 24_000, 42_000],
  ['1.500 € al mes al principio, 3.000 el segundo año', 18_000, 36_000],
  ['2 000 € par mois au début, 3 500 la deuxième année', 24_000, 42_000],
  ['R$ 5 mil por mês no começo, 9 mil no segundo ano', 60_000, 108_000],
  ['$4k/month to start, 6k from year two', 48_000, 72_000],
  ['$4,000 a month the first year, $90k a year after', 48_000, 90_000],
  ['€3k a month for the first year, then 90k', 36_000, 90_000],
  ['salary of $70k, from month 7 $90k', 70_000, 90_000],
])('"%s" is %d a year at first and %d later', (text, first, later) => {
  const pay = payIn(text);
  const rate = USD_PER_UNIT[pay?.currency ?? ''] ?? 0;
  expect(pay?.first?.high).toBeCloseTo(first * rate, -2);
  expect(pay?.later?.low).toBeCloseTo(later * rate, -2);
});

test.each([
  '$80k a year, at least $60k',
  '$120k/yr or $9k monthly retainer',
  '$4-5k a month for the first year',
])('"%s" has no steps', (text) => {
  expect(payIn(text)).not.toHaveProperty('later');
});

test.each([
  '800 USD per month when full time, now not need',
  '800 USD per month after funding, currently not necessary',
  "for now I don't need, later 1000 USD a month",
  'not need salary at beginning, later $1000 a month',
  'no need now. $1000 a month after full time',
  'Right now I need nothing, 800 USD per month when full time',
  '1000 usd monthly, now I can without',
  '0 till funding, then 1 lakh per month',
  '0 € bis zur Runde, dann 3.000 € im Monat',
  'nil for 6 months, then 60k a month',
])('"%s" is nothing today', (text) => {
  expect(payIn(text, 'INR')).toMatchObject({ dollars: { low: 0 }, later: { low: expect.any(Number) } });
});

test.each([
  'I can pay $4,000 a month from my own money. Going to $7,500 once we close the pre-seed.',
  'We pay $4,000 a month. Moving to $7,500 when revenue is there.',
  'We pay $4,000 a month. We plan to go to $7.5k in spring.',
  'We pay $4,000 a month. When the contract starts (July, all being well) it becomes $7,500.',
  'We pay $4,000 a month. From January it is $7,500.',
  'Wir zahlen 4.000 Dollar im Monat. Sobald der Vertrag läuft, werden es 7.500 Dollar.',
  'Pagamos 4.000 dólares al mes. Cuando empiece el contrato pasa a 7.500 dólares.',
])('the step after what is paid today is part of the statement: "%s"', (text) => {
  expect(payStatement({ otherDetails: `${text} We meet on Mondays.`, lookingFor: '' })).toBe(text);
  expect(payToday(text)?.dollars).toMatchObject({ high: 48_000 });
  expect(payInTheEnd(text)).toBe(90_000);
});

test.each([
  'When we reach 500 customers we open in Spain.',
  'Going to 12 conferences a year is part of it.',
  'Then there are 3 weeks of holidays.',
])('"%s" is no step of pay', (next) => {
  expect(payStatement({ otherDetails: `We pay $4k a month. ${next}`, lookingFor: '' })).toBe(
    'We pay $4k a month.',
  );
});

test.each([
  'No salary for the first 8 months. After that we share: $3,000 per month each if the trips reach 100.',
  'No pay in the first year. Then we each get $3,000 a month if sales reach 50k.',
  'Kein Gehalt im ersten Jahr. Danach 3.000 Dollar im Monat, wenn die Runde klappt.',
])('"%s" is nothing today and $36,000 later', (text) => {
  expect(payStatement({ otherDetails: text, lookingFor: '' })).toBe(text);
  expect(payToday(text)).toMatchObject({ dollars: { high: 0 }, later: { low: 36_000 } });
});

test.each([
  ["I could start on $5k a month if there's real equity", 60_000, 60_000],
  ["$5k a month if there's enough equity", 60_000, 60_000],
  ['150k base minimum', 150_000, UNBOUNDED.pay],
  ['minimum base salary of $150k', 150_000, UNBOUNDED.pay],
  ['$1,200 a week', 62_400, 62_400],
])('"%s" is read as it stands', (text, low, high) => {
  expect(parsePay(text)).toMatchObject({ low, high });
});

test.each([
  ['1.000 euros por mês pelos dois dias; posso esperar meio ano', 13_560],
  ['€1k a month; I can wait six months', 13_560],
  ['1.000 € im Monat, ich kann ein halbes Jahr warten', 13_560],
  ['1.000 € al mes, puedo esperar medio año', 13_560],
  ['1 000 € par mois, je peux attendre six mois', 13_560],
])('who can wait needs nothing at first: "%s"', (text, later) => {
  expect(payIn(text)).toMatchObject({ dollars: { low: 0 }, later: { low: later } });
  expect(payIn("€1k a month but I can't wait")).not.toHaveProperty('later');
});

test.each([
  ['$5k a month is enough for the first year, then market', 60_000],
  ['5.000 Dollar im Monat im ersten Jahr, danach marktüblich', 60_000],
  ['5.000 dólares al mes el primer año, luego mercado', 60_000],
])('a market rate that follows has no figure: "%s"', (text, low) => {
  expect(parsePay(text)).toMatchObject({ low, high: low });
});

test('less that would do for half a year comes first, and the least after it', () => {
  const asked = 'At least $7,000 a month, could live with 6,000 for the first half year';
  expect(payIn(asked)).toMatchObject({ first: { high: 72_000 }, later: { low: 84_000 } });
});

test.each([
  ['No salary for now. We applied to two accelerators and if one comes we both take $4,000 monthly.', 48_000],
  ['No salary yet, hoping to pay both of us around $4k a month by mid 2027', 48_000],
  ['We can pay $4,000 a month from May. Before May it is only equity.', 48_000],
  ['Noch kein Gehalt. Wenn die Förderung kommt, zahlen wir uns 4.000 Dollar im Monat.', 48_000],
])('what is to follow is read: "%s"', (text, low) => {
  expect(payStatement({ otherDetails: text, lookingFor: '' })).toBe(text);
  expect(payToday(text)).toMatchObject({ dollars: { high: 0 }, later: { low } });
});

test.each([
  'No pay until we break even, about 8 months off. Then we split profits evenly.',
  'Kein Gehalt bis zum Break-even. Danach teilen wir den Gewinn.',
  'Todavía no hay sueldo. Luego repartimos los beneficios.',
])('what is shared then is part of the statement: "%s"', (text) => {
  expect(payStatement({ otherDetails: `${text} We meet on Mondays.`, lookingFor: '' })).toBe(text);
  expect(sharesLater(text)).toBe(true);
});

test.each([
  ['Sueldo de 1.200 € al mes al principio, más comisión. A partir de 60 restaurantes, 2.000 €.', 16_272],
  ['We pay €1,200 a month. Once we have 60 shops, €2,000.', 16_272],
  ['1.200 € im Monat am Anfang. Ab 60 Restaurants 2.000 €.', 16_272],
])('a sum of its own that comes later is part of the statement: "%s"', (text, today) => {
  expect(payStatement({ otherDetails: text, lookingFor: '' })).toBe(text);
  expect(payToday(text)).toMatchObject({ dollars: { high: today } });
  const rent = 'We pay €3,000 a month. From January the rent is €2,000.';
  expect(payStatement({ otherDetails: rent, lookingFor: '' })).not.toContain('rent');
});

test.each([
  ['$2,500 a month now, $4,500 once the seed round closes (hopefully June).', 30_000, 54_000],
  ['I can pay $2,500 a month from January, rising to about 4k when we hit ten agencies.', 30_000, 48_000],
  ['2.500 dólares al mes ahora, 4.500 cuando cerremos la ronda.', 30_000, 54_000],
])('what is paid first is told beside what follows: "%s"', (text, first, later) => {
  expect(payToday(text)).toMatchObject({ first: { low: first }, later: { low: later } });
});

test.each([
  'For now no salary, only commission 10% per booking. Salary when we get the grant, around $4,000 a month.',
  'Por ahora sin sueldo. Cuando lleguemos a 1,000 citas al mes serían 4.000 dólares mensuales.',
])('a commission is no pay in the meantime: "%s"', (text) => {
  expect(payToday(text)).toMatchObject({ dollars: { high: 0 }, later: { low: 48_000 } });
});

test.each([
  ['KES 150,000 a month from day one, going to 250k when we close the seed.', 'KES', 13_860, 23_100],
  ['25 million VND per month, and when we have 10 lines we increase to 40 million', 'VND', 11_700, 18_720],
])('pay that rises when something is reached has both sums: "%s"', (text, currency, first, later) => {
  expect(payToday(text, currency)).toMatchObject({ first: { low: first }, later: { low: later } });
});

test('pay that is to come is read in other languages, and what must be earned before is none', () => {
  const contracts =
    'Por ahora no hay sueldo, vivimos de dos contratos. Cuando firmemos el tercero podemos pagar';
  expect(payToday(`${contracts} 4 millones de pesos al mes.`, 'COP')).toMatchObject({
    ...{ dollars: { high: 0 }, later: { low: 11_520, high: 11_520 } },
  });
  const margin = 'Pas de salaire pour l’instant, on se paiera quand on fera 15 000 € de marge par mois.';
  expect(payToday(margin, 'EUR')).not.toHaveProperty('later');
});

test('a least that holds only beside shares is what would do, and no least of all', () => {
  expect(payIn('30 million VND/month, minimum 25 million if there is equity', 'VND')?.dollars).toMatchObject({
    ...{ low: 11_700, high: 14_040 },
  });
});

test.each([
  'no money in it yet, just being honest!',
  'equity only until we raise',
  'Right now it’s only equity',
  'Zurzeit gibt es nur Anteile',
  'Solo acciones hasta que levantemos',
  "Pour l'instant, uniquement des parts",
  'Por enquanto só participação',
])('whoever gives shares alone for now pays nothing yet: "%s"', (text) => {
  expect(withholdsPay(text)).toBe(true);
  expect(withholdsPay('Equity only vests after one year')).toBe(false);
});

test('two sums in two currencies are no range, and a least may stand behind the base', () => {
  expect(parsePay('AED 25,000 per month in Dubai, or 60,000 euro per year in Europe')).toBeUndefined();
  expect(parsePay('60k EUR (about $65k)')?.low).toBe(67_800);
  expect(parsePay('90 000 $ de base au minimum')).toMatchObject({ low: 90_000, high: 1_000_000 });
});

test.each([
  ['I do not need a salary for this', 'JPY', 0, 0],
  ['N400k monthly would be okay, I can wait few months for it', 'NGN', 0, 3_120],
  ['Sin sueldo los primeros seis meses; luego unos $800.000', 'CLP', 0, 10_080],
])('no pay that is said in other words, or waited for, is read: "%s"', (text, currency, low, high) => {
  expect(payIn(text, currency)?.dollars).toMatchObject({ low, high });
});

test.each([
  "There's no salary yet. I hope to pay us both £1,500 a month once we reach 100 schools.",
  "Pas de salaire pour l'instant. Ensuite 2 800 € brut par mois pour chacun.",
  'KES 250k to 300k gross a month, plus a bonus tied to paying parents.',
])('a statement keeps every sentence of pay: "%s"', (otherDetails) => {
  expect(payStatement({ otherDetails, lookingFor: '' })).toBe(otherDetails);
});

test.each([
  ['€1,800 a month from January', 24_408],
  ['€2,000 a month in 2027', 27_120],
  ['€1,800 a month in the first half year', 24_408],
  ['€3,000 a month for 6 months', 40_680],
  ['€3,000 a month, 2 days a week', 40_680],
  ['$5k a month is enough for the first year, then market', 60_000],
  ['I could live on €2k a month if the equity makes sense', 27_120],
  ['20,000 pesos a month when I go full time', 12_480],
])('what stands beside a sum is none: “%s” is %d dollars a year', (text, dollars) => {
  expect(parsePay(text, 'EUR')).toMatchObject({ low: dollars, high: dollars });
});

test('what is paid until some time is paid today, and what begins later is not', () => {
  expect(payToday('€2,200 a month until spring', 'EUR')?.dollars).toMatchObject({
    low: 29_832,
    high: 29_832,
  });
  expect(payToday('€1,800 a month from month 6', 'EUR')).toBeUndefined();
});

test('of sums before and after taxes those before them count, whichever comes first', () => {
  const gross = parsePay('€4,500 gross a month', 'EUR');
  for (const text of ['€4,500 gross, €3,000 net a month', '€3,000 net, €4,500 gross a month'])
    expect(parsePay(text, 'EUR')).toEqual(gross);
});

test.each([
  ['34.000 € fixed plus commissions, usually 10-12k more', 38_420],
  ['34.000 € fix plus Provision, meist 10-12k mehr', 38_420],
  ['34.000 € fijo, normalmente 10k más', 38_420],
  ['34.000 € fixe, 10 à 12k en plus avec les commissions', 38_420],
  ['34.000 € fixo, uns 10k a mais de comissão', 38_420],
  ['€2,000 a month plus €500 for rent', 27_120],
  ['2.000 € im Monat más acciones', 27_120],
])('what comes on top is no lower end: "%s" is %d dollars a year', (text, dollars) => {
  expect(payToday(text, 'EUR')?.dollars).toMatchObject({ low: dollars, high: dollars });
});

test.each([
  ['no pay until we have 50 paying stalls, after that maybe €2.5k each', 0, 33_900],
  ['Nobody is paid before 100 paying users, from then on €1,500 a month', 0, 20_340],
  ['Kein Gehalt, bis wir 50 zahlende Kunden haben, danach 2.000 € im Monat', 0, 27_120],
  ['In the beginning 1.200 euro per month, when we have 25 laundries 2.000.', 16_272, 27_120],
  ['1.500 € al mes, cuando tengamos 30 clínicas 2.500 €', 20_340, 33_900],
  ['1 200 € par mois, 2 000 € quand on aura 25 blanchisseries', 16_272, 27_120],
])('how many customers there must be is no money: "%s"', (text, now, later) => {
  const pay = payToday(text, 'EUR');
  expect([pay?.dollars.low, pay?.later?.low]).toEqual([now, later]);
});

test.each([
  ['35.000 € a year after June, before nothing', 0, 39_550],
  ['none while part time; €4k if i go full time', 0, 54_240],
  ['Nothing as long as I keep my job, then €3k a month', 0, 40_680],
  ['at least €3k a month once I quit my job', 40_680, undefined],
  ['3.000 € al mes cuando deje mi trabajo', 40_680, undefined],
])('pay that waits for full time, or for a month, is read: "%s"', (text, low, later) => {
  const pay = payIn(text, 'EUR');
  expect([pay?.dollars.low, pay?.later?.low]).toEqual([low, later]);
});

test.each([
  ['55.000 € brutto bei 30 Stunden', 62_150, 62_150],
  ['€2,000 a month from our grant, until mid 2027. After that depends on the revenue.', 27_120, 27_120],
  ['3.000 € im Monat, bis Ende 2027', 40_680, 40_680],
  ['€100,000 is what I get today, I can go down to 70,000 if the equity is good', 79_100, 113_000],
  ['I get 60k now, could go down to 45k', 50_850, 67_800],
  ['€135k for four days, so roughly 165 full time', 152_550, 152_550],
  ["€60k for 80 %, that's 75k full time", 67_800, 67_800],
  ["€16k for three days a week (that's about €27k full time)", 18_080, 18_080],
  ['€12,000 monthly, I can start at 10,000 when the equity is good', 135_600, 162_720],
])('hours, an end and the pay of today are no other sum: "%s"', (text, low, high) => {
  const pay = payIn(text, 'EUR');
  expect([pay?.dollars.low, pay?.dollars.high, pay?.later]).toEqual([low, high, undefined]);
});

test.each([
  ['€2,000 a month from day one, revised to 3,000 when the seed round closes.', 27_120, 40_680],
  ['€2,500 monthly for now. When we close the pre seed it will be 4,500.', 33_900, 61_020],
  ['1.500 € al mes. Cuando cerremos la ronda serán 2.500.', 20_340, 33_900],
])('what is paid later is read beside today: "%s"', (text, now, later) => {
  const pay = payToday(text, 'EUR');
  expect([pay?.dollars.low, pay?.later?.low]).toEqual([now, later]);
});

test.each([
  ['No salary for the first 6 months', true],
  ['ok with zero for the first 4-5 months', true],
  ['no salary until we raise', true],
  ['No salary', undefined],
  ['I need no salary; 5 months at first', undefined],
])('whether “%s” goes without pay for a time: %s', (text, isAtFirst) => {
  const pay = payIn(text, 'EUR');
  expect(pay?.dollars.high).toBe(0);
  expect(pay?.isAtFirst).toBe(isAtFirst);
});

test('of what a company pays the first is paid today, and the later one is told beside it', () => {
  const pay = payToday('€2,000 a month. Rises to €4,000 after the round.', 'EUR');
  expect([pay?.dollars.low, pay?.first?.low, pay?.later?.low]).toEqual([27_120, 27_120, 54_240]);
  const nothing = payToday('No salary before the seed round; then $3,000 a month', 'EUR');
  expect([nothing?.dollars.high, nothing?.first, nothing?.later?.low]).toEqual([0, undefined, 36_000]);
});

test.each([
  ['$150,000 and 3 percent', 150_000, 150_000],
  ['$120,000 - $140,000 and 0.5%', 120_000, 140_000],
  ['$90000 and 1%', 90_000, 90_000],
  ['between 5 and 10%', undefined, undefined],
])('a sum before a share is pay: “%s”', (text, low, high) => {
  const pay = parsePay(text);
  expect([pay?.low, pay?.high]).toEqual([low, high]);
});
