import { expect, test } from 'vitest';
import { parseHours } from './hours.ts';
import { withoutAmounts } from './time-words.ts';

test.each([
  ['nights and weekends', 8, 20],
  ['Evenings and Saturdays', 8, 20],
  ['20 hrs/wk', 20, 20],
  ['12,5 hours a week', 12.5, 12.5],
  ['37,5 Stunden pro Woche', 37.5, 37.5],
  ['20h/week', 20, 20],
  ['20 in a week', 20, 20],
  ['4 days a week or 30 hours', 30, 32],
  ['40 uur, als ik geen loon krijg 20 uur', 40, 40],
  ['Full time. Design can begin with two days', 16, 50],
  ['about 25 hours per week', 25, 25],
  ['10-15 hours a week', 10, 15],
  ['30+ hrs/wk', 30, 112],
  ['at least 30 hours a week', 30, 112],
  ['up to 20 hours', 0, 20],
  ['full time', 38, 50],
  ['Vollzeit, 80 Prozent ginge auch', 32, 50],
  ['Jornada completa, el 80 % también vale', 32, 50],
  ['Full-time from March', 38, 50],
  ['full time from January 2027, I already work on it 50 hours a week', 38, 50],
  ['20 hours a week; we put in 50 ourselves', 20, 20],
  ['I would like someone full-time, I am part time myself', 38, 50],
  ["I'm part time myself, I need a co-founder full-time", 38, 50],
  ['Somebody for 20 hours a week. I work full time', 20, 20],
  ['You: full time. Me: part time', 38, 50],
  ['Vollzeit ab Januar, ich arbeite schon 50 Stunden die Woche daran', 38, 50],
  ['Full time after one month of notice', 38, 50],
  ['Full time; 30+ hrs/wk is fine for the first three months', 30, 112],
  ['2 days a week', 16, 16],
  ['two days a week', 16, 16],
  ['A full day a week', 8, 8],
  ['ein Tag pro Woche', 8, 8],
  ['un día a la semana', 8, 8],
  ['um dia por semana', 8, 8],
  ['3-4 days per week', 24, 32],
  ['part-time', 12, 24],
  ['eighty hours a week', 80, 80],
  ['2 hours a day', 10, 10],
  ['evenings only until next year', 5, 15],
  ['weekends only', 6, 16],
  ['Weekends only, I have a job I like', 6, 16],
  ['three evenings a week', 6, 12],
  ['15 hours now, full time once we are funded', 15, 15],
  ['Vollzeit ab Januar', 38, 50],
  ['a few hours', 4, 10],
  ['All in, no weekends', 38, 50],
  ['Full time soon; begin with 25 hours if you must', 25, 25],
  ['20 hrs/wk now, full time once the grant is in', 20, 20],
  ['At least 20 hrs/wk, full time from June', 20, 112],
  ['Full time or four long days', 38, 50],
  ['4 or 5 days a week', 32, 40],
  ['32-40 h a week', 32, 40],
  ['Half time outside season, full time in spring and autumn', 20, 50],
  ['80 hours. Not joking.', 80, 80],
  ['Full time, but not the Saturdays', 38, 50],
  ['12-16 hours a week now, evenings and Fridays (I work a 4 day week)', 12, 16],
  ['4 days a week, can go to 5 later', 32, 32],
  ['At least two days by week, the rest is to discuss', 16, 112],
  ['Full time preferred, can be 3 days in week for the first half year', 24, 24],
  ['40+ hours, notice period 60 days', 40, 112],
  ['4 days', 32, 32],
  ['3 days min', 24, 112],
  ['100%, start 1/9', 40, 40],
  ['Daily 4-5 hrs after office, Sunday full day', 28, 33],
  ['10h during the week and most of sunday', 14, 18],
  ['9am–2pm, Mon–Thu', 20, 20],
  ['2pm-7pm every day', 25, 25],
  ['5 hours a day, Mondays off', 25, 25],
  ['2/3 days a week', 16, 24],
  ['Mondays and Tuesdays, but not on Fridays', 16, 16],
  ['Full time except August', 38, 50],
  ['Part-time? No, full time only', 38, 50],
  ['Could be full time', 38, 50],
  ['9:30 to 2:30, four days a week. More from September 2027 when the little one starts.', 20, 20],
  ['7am-9pm, two days a week', 28, 28],
  ['Full time. 45 to 50 hours', 45, 50],
  ['zwischen 15 und 20 Stunden, nicht am Wochenende', 15, 20],
  ['Mon–Wed mornings', 12, 15],
  ['Mon–Wed mornings, plus Fridays all day', 16, 20],
  ['two and a half days a week', 20, 20],
  ['Up to 4 days a week', 0, 32],
  ['20 hours a week tops', 0, 20],
  ['4 days a week is my max, I have a toddler', 0, 32],
  ['20 Stunden ist mein Maximum', 0, 20],
  ['20 horas es mi máximo', 0, 20],
  ['30 hours a week is the most I can do', 0, 30],
  ['Full-time, 40ish hours. 4 day week possible at 80% pay', 32, 40],
  ['Full time from when we start paying, so now', 38, 50],
  ['Full time, can start in 30 days', 38, 50],
  ['Tempo integral, posso começar em 30 dias', 38, 50],
  ['Full time only, 5.5 days (alternate Saturdays off)', 44, 44],
  ['80 percent, because I have small children', 32, 32],
  ['80 Prozent, weil ich kleine Kinder habe', 32, 32],
  ['Full time, but 80% is possible for the right person', 32, 50],
  ['at least 4 days', 32, 112],
  ['0.6 to 0.8 FTE', 24, 32],
  ['desde 20 horas', 20, 112],
  ['máximo 20 horas', 0, 20],
  ['15 hours, up to 20 at times', 15, 20],
  ['At least 15 hours, better 20', 15, 20],
  ['Full-time or 4/5, both are OK', 32, 50],
  ['80-100 %', 32, 40],
  ['Vollzeit oder 80 %', 32, 50],
  ['four fifths', 32, 32],
  ['temps plein ou 4/5', 32, 50],
  ['Full time, travel about 25%', 38, 50],
  ['Full time, Monday to Saturday noon', 38, 50],
  ['Full time, four days would be considered for the right person', 32, 50],
  ['Full-time. We cannot do this with a weekend person.', 38, 50],
  ['Forty hours, now and then fifty', 40, 50],
  ['Three days a week and more later', 24, 24],
  ['Unas 10 o 12 horas a la semana', 10, 12],
  ['Full time only, sorry, we tried with part time and it failed', 38, 50],
  ['Teilzeit haben wir versucht, Vollzeit bitte', 38, 50],
  ['half time', 20, 20],
  ['half-time minimum', 20, 112],
  ['Halbe Stelle, mindestens', 20, 112],
  ['Full time, or four days at 80% pay', 32, 50],
  ['Vollzeit oder vier Tage', 32, 50],
  ['Three or four days a week, about 24 hours', 24, 24],
  ['Full-time, six days in launch months, otherwise five', 40, 48],
  ['Full-time. Expect 40 to 50% travel.', 38, 50],
  ['10-12 hours a week in term, 40 over the summer', 10, 40],
  ['15 Stunden im Semester, 40 im Sommer', 15, 40],
  ['10 hrs/wk is ok during the season, 20+ in summer', 10, 112],
  ['10 horas a la semana. A partir de septiembre podría dejar el hospital a media jornada.', 10, 10],
  ['Full time. We are 9 people.', 38, 50],
  ['Forty. Evenings are for my kids', 40, 40],
  ['20 hours. Fridays are with my daughter', 20, 20],
])('%s is read as %d to %d hours a week', (text, low, high) => {
  expect(parseHours(text)).toMatchObject({ low, high });
});

test.each([
  'as needed',
  'Flexible',
  '',
  'Evenings until then',
  'within 3 hours of Nairobi',
  '3 hours ahead',
  null,
])('%s names no amount of time', (text) => {
  expect(parseHours(text)).toBeUndefined();
});

test.each([
  [
    'Full time from February; until then two evenings a week and Saturdays',
    { low: 12, high: 16, later: { low: 38, high: 50 }, when: 'from february' },
  ],
  [
    'Vollzeit ab Mai, bis dahin reichen zwei Tage die Woche',
    { low: 16, high: 16, later: { low: 38 }, when: 'from may' },
  ],
  ['20-ish hrs now. Full time when there is some salary.', { low: 20, high: 20, later: { low: 38 } }],
  ['15hrs a week, but by mid next year full time', { low: 15, high: 15, later: { low: 38 } }],
  ['Three days a week now; five when the fund answers', { low: 24, high: 24, later: { low: 40, high: 40 } }],
  [
    'about 12 hours a week for now, maybe 20 in the summer when my contract gets lighter',
    { low: 12, high: 12, later: { low: 20, high: 20 }, when: 'when my contract gets lighter' },
  ],
  [
    'Full time within three months. Nights and weekends until then is fine, say 15 hours a week.',
    { low: 15, high: 15, later: { low: 38, high: 50 } },
  ],
  [
    'Until then evenings, about 15 hours; full time after that',
    { low: 15, high: 15, later: { low: 38, high: 50 } },
  ],
  [
    '20 hours a week; 40 hours would also be fine after the trial period',
    { low: 20, high: 20, later: { low: 40, high: 40 }, when: 'after the trial period' },
  ],
  ['Nights only until March, then 40+', { low: 5, high: 15, later: { low: 40, high: 112 } }],
  ['Roughly 25 hrs; I could be full time by the summer', { low: 25, high: 25, later: { low: 38 } }],
  ['Mi-temps au début, puis temps plein après la levée', { low: 20, high: 20, later: { low: 38 } }],
  ['Two days a week until September, after that four', { low: 16, high: 16, later: { low: 32, high: 32 } }],
  [
    '12 hours is enough for now. After the contract half time minimum.',
    { low: 12, high: 12, later: { low: 20, high: 112 } },
  ],
  [
    'Part time is OK in winter, say 10 hours. From April to September I need you at least 30 hours',
    { low: 10, later: { low: 30 }, when: 'from april to september' },
  ],
  [
    '15 hours weekly now. In summer I can do more, maybe 25. Full time when company can pay.',
    { low: 15, high: 25, later: { low: 38 }, when: 'when company can pay' },
  ],
  [
    'Full time from the start of 2027. Before that, two days a week would be enough.',
    { low: 16, high: 16, later: { low: 38 } },
  ],
  ['3 or 4 days a week, could be full time from next summer', { low: 24, high: 32, flexible: true }],
  ['36h. Negotiable after the first year', { low: 36, high: 36, flexible: false }],
])('%s: what is now and what is later are told apart', (text, hours) => {
  expect(parseHours(text)).toMatchObject(hours);
});

test.each([
  'not even part time',
  'Full time; four hours a month',
  '20 hours unless there is a launch',
  '15 hours, otherwise nothing',
  'full time once you are funded',
  'Vollzeit, wenn das Gehalt stimmt; sonst 10 Stunden',
  '30 hours but not before the summer',
  'tres tardes por semana si hay sueldo',
  '40 hours, I do the other 80',
  '15 hours, 35 throughout August',
  '20 hours, 30 at exam time',
])('of "%s" no amount is asserted, as a part is not understood', (text) => {
  expect(parseHours(text)).toBeUndefined();
});

test('when of a day something is, is no amount of time', () => {
  const fullTime = parseHours('Temps plein');
  for (const text of ['Temps plein, on livre dès 4 h du matin', 'Temps plein, à partir de 4h30 du matin'])
    expect(parseHours(text)).toEqual(fullTime);
});

test('amounts of time are taken out in other languages too', () => {
  expect(withoutAmounts('erstmal 2 Tage die Woche, ab Mai')).toBe('erstmal  , ab Mai');
  expect(withoutAmounts('One and a half day per week, about Leeds')).toBe(' , about Leeds');
});

test.each([
  ["Full time ideally, but I'm open to evenings + weekends for the first 3 months", 8, 20, 38],
  ['Full-time preferred, can start part-time during your notice', 12, 24, 38],
  ['Full time. Can start at 3 days for the first couple of months.', 24, 24, 38],
  ['Jornada completa, aunque los dos primeros meses puede ser media jornada', 20, 20, 38],
  ['Vollzeit, die ersten drei Monate auch Teilzeit', 12, 24, 38],
  ['Temps plein, mi-temps les trois premiers mois', 20, 20, 38],
  ['minimum 25 hours in week, later full time if you want', 25, 112, 38],
  ['Full time by March. 25 hrs/wk till then is fine.', 25, 25, 38],
  ['Mínimo 20 horas a la semana, tiempo completo cuando haya sueldo', 20, 112, 38],
  ['20 horas por semana por enquanto; integral quando tiver salário', 20, 20, 38],
  ['Abends und am Wochenende, Vollzeit sobald es Gehalt gibt', 8, 20, 38],
  ["15h par semaine, puis temps plein dès qu'il y a un salaire", 15, 15, 38],
  ['10 hrs a week now. Could do 20 from July', 10, 10, 20],
  ['80%, I have a toddler. Could be 100% from August 2027', 32, 32, 40],
  ['80 %, ab August 100 %', 32, 32, 40],
  ['50% until June, 100% after', 20, 20, 40],
  ['Fulltime vanaf maart, tot dan 2 avonden', 4, 8, 38],
  ["evenings and weekends is fine til it launches, then i'd want you at least 4 days", 8, 20, 32],
])('"%s" begins with %d to %d hours', (text, low, high, later) => {
  expect(parseHours(text)).toMatchObject({ low, high, later: { low: later } });
});

test.each([
  ['Full time, 40 hours; 32 hours would also be fine after the trial period', 40, 40],
  ['Evenings and Fridays, as I have dropped to a 4 day week', 5, 15],
  ['10 hours a week since I work 40 hours in a clinic', 10, 10],
  ['20 hours. I went down to three days a week at work', 20, 20],
  ['Abends, weil ich 32 Stunden arbeite', 5, 15],
  ['Four days a week from April; I look after my son on Fridays and that is not going to change', 32, 32],
  ['Four days a week is my ideal; five in a crunch is fine so long as the crunch ends', 32, 32],
])('what may be, and hours of a job, are no plan: "%s"', (text, low, high) => {
  const found = parseHours(text);
  expect(found).toMatchObject({ low, high });
  expect(found?.later).toBeUndefined();
});

test.each([
  ["All'inizio bastano 15 ore a settimana, tempo pieno dal secondo anno", 15, 38, 'from the second year'],
  ["15 ore adesso, poi tempo pieno quando c'è uno stipendio", 15, 38, 'when there is a salary'],
  [
    'Full time after 2 months notice. Until then evenings and Fridays, about 15 hours',
    15,
    38,
    'after 2 months notice',
  ],
  ['about 25 hrs a week now. Full time if it gets funded', 25, 38, 'if it gets funded'],
] as const)('"%s" is %d hours, and %d later', (text, low, later, when) => {
  expect(parseHours(text)).toMatchObject({ low, high: low, later: { low: later }, when });
});

test.each([
  ['tre giorni a settimana', 24, 24],
  ['A day a week', 8, 8],
  ['Only a day each week', 8, 8],
  ['Full time for the first 3 months, 15 hours a week', 15, 50],
  ['almeno 20 ore a settimana', 20, 112],
  ['37 hours a week, normal Danish full time. 30 hours is also possible if you have small children', 30, 37],
  ['cant do full time, 20 hours', 20, 20],
  ['dont want full time. 3 days', 24, 24],
  ['im available 20 hours a week', 20, 20],
])('"%s" is %d to %d hours', (text, low, high) => {
  expect(parseHours(text)).toMatchObject({ low, high });
});

test.each([
  ['Vollzeit ab 1. Februar', 'from 1 february'],
  ['Ab 1. März 20 Stunden pro Woche', 'from 1 march'],
  ['Full time from day one', undefined],
  ['Full time. I already resign from my job in September so can start immediately', undefined],
])('"%s" begins %s', (text, when) => {
  expect(parseHours(text)?.when).toBe(when);
});

test.each(['penuh waktu mulai Maret, sekarang 10 jam seminggu', 'Pełny etat od marca, teraz 10 godzin'])(
  'of a language of which only single words are known nothing is read: "%s"',
  (text) => {
    expect(parseHours(text)).toBeUndefined();
  },
);

test.each([
  ["Full-time, can start part time for the first 2 months if you're serving notice", true],
  ['Full-time but part-time is ok for the first two months', true],
  ['Vollzeit, am Anfang auch Teilzeit möglich', true],
  ['Tiempo completo, puede empezar a tiempo parcial', true],
  ['Part time at first, then full time', undefined],
  ['Full time, or 15 hours a week for the first 3 months', true],
  ['15 hours a week for the first 3 months, full time', undefined],
])('less is only allowed for a start in "%s": %s', (text, isAllowedAtFirst) => {
  const found = parseHours(text);
  expect(found?.isAllowedAtFirst).toBe(isAllowedAtFirst);
  expect(found?.later?.low).toBe(38);
});

test.each([
  ['Full time only, we start at 5am some days', 38, 50],
  ['Full time. We start at 7', 38, 50],
  ['Tiempo completo, empezamos a las 8', 38, 50],
  ['Temps plein, on commence à 7h', 38, 50],
  ['Tempo integral na safra, no resto do ano pelo menos 25 horas por semana', 25, 50],
  ['Vollzeit in der Saison, sonst mindestens 25 Stunden', 25, 50],
  ['anderthalb Tage pro Woche', 12, 12],
  ['minstens 32 uur per week', 32, 112],
  ['vier dagen per week', 32, 32],
  ['16 tot 20 uur in de week', 16, 20],
  ['tot 30 uur', 0, 30],
  ['3 of 4 dagen', 24, 32],
  ['avonden en weekenden', 8, 20],
])('clocks, seasons and Dutch: "%s" is %d to %d hours', (text, low, high) => {
  expect(parseHours(text)).toMatchObject({ low, high });
  expect(parseHours(text)?.when).toBeUndefined();
});

test.each([
  ['Vollzeit, 35 Stunden sind auch in Ordnung', 35, 50],
  ['Full time, 35 hours is fine too', 35, 50],
  ['Temps plein, 35 heures me vont aussi', 35, 50],
  ['Full time, 35 hours a week', 35, 35],
  ['Not less than 20 hours a week.', 20, 112],
  ['no fewer than 20 hours a week', 20, 112],
  ['not more than 20 hours a week', 0, 20],
  ['atleast 25 hrs/week', 25, 112],
  ["Three or four days a week. I've a toddler, so never five.", 24, 32],
  ['Full time, one on-call week in five', 38, 50],
  ['Full time with 1 week on call in 4', 38, 50],
  ['Tiempo completo, guardias una semana de cada cinco', 38, 50],
  ['Minimum 4 hours per day Monday to Friday', 20, 112],
  ['4 hours per day from Monday to Friday', 20, 20],
  ['15 hour a week until my contract with the company is finished in June', 15, 15],
])('bounds, calls and what would do too: "%s" is %d to %d hours', (text, low, high) => {
  expect(parseHours(text)).toMatchObject({ low, high });
  expect(parseHours(text)?.when).toBeUndefined();
});

test.each([
  "Full time. I'm all in and need the same from you",
  'Full time, expecting the same from everyone',
  'Full time from home',
])('of whom and where is no time: "%s"', (text) => {
  expect(parseHours(text)).toEqual({ low: 38, high: 50, flexible: false });
});

test.each([
  ['Full time from February, before it can be evenings', 'from february'],
  ['Full time from March; before March evenings are fine', 'from march'],
])('what is given before is of today: "%s"', (text, when) => {
  expect(parseHours(text)).toMatchObject({ low: 5, high: 15, later: { low: 38 }, when });
});

test.each([
  'Dois dias por semana, mantenho a clínica nos outros três',
  'Dos días por semana, sigo en la clínica los otros tres',
  'Two days a week, I stay at the clinic for the other three',
  'Zwei Tage die Woche, an den anderen drei behalte ich meine Praxis',
])('days that are kept are not given: "%s"', (text) => {
  expect(parseHours(text)).toMatchObject({ low: 16, high: 16 });
});

test.each([
  ['About 12 hours a week, evenings plus Sunday afternoons', 12, 12],
  ['About 10 hours a week, weeknights plus Sundays', 10, 10],
  ['Full time but I still have one freelance client until January, around 5 hrs per week', 38, 50],
  ['Vollzeit, aber bis Januar habe ich noch einen Kunden, etwa 5 Stunden pro Woche', 38, 50],
  ['Tiempo completo, pero tengo un cliente hasta enero, unas 5 horas por semana', 38, 50],
  ['Full time; I do keep one small freelance client, four hours a month', 38, 50],
  ['Full time only, 6 days in launch months', 38, 50],
  ['Full time, sometimes 6 days a week', 38, 50],
  ['Full time, Monday to Friday, Saturday morning sometimes when install', 38, 50],
  ['Temps plein, parfois le samedi quand on installe', 38, 50],
  ['Full time, 6 days a week', 48, 48],
  ['Full time, 40 hours and we mean 40', 40, 40],
  ['Vollzeit, 40 Stunden und wir meinen 40', 40, 40],
])('which hours, a client that is kept, more at times and emphasis: "%s"', (text, low, high) => {
  expect(parseHours(text)).toMatchObject({ low, high });
  expect(parseHours(text)).not.toHaveProperty('later');
});

test('what is to come is read however it is said', () => {
  expect(parseHours('15 hours a week until the end of March, then I can do 25-30')).toMatchObject({
    ...{ low: 15, high: 15 },
    later: { low: 25, high: 30 },
  });
});

test('until some time is now, in Dutch too', () => {
  expect(parseHours('16 uur tot maart, daarna voltijds')).toMatchObject({ low: 16, later: { low: 38 } });
});

test('full time that may come is not read as what comes later', () => {
  for (const text of [
    '3 or 4 days a week, could be full time from next summer',
    '20 Stunden, vielleicht ab Juni Vollzeit',
    '20 heures par semaine, peut-être à plein temps à partir de juin',
    '3 days a week but maybe full time later',
  ])
    expect(parseHours(text)).not.toHaveProperty('later');
});

test.each([
  ['FT. Available after 60 days notice.', 38, 50],
  ['Full-time, but I take Friday afternoons off for my kids', 38, 50],
  ['Full time. Saturdays we work half day', 38, 50],
  ["20 heures par semaine. J'anime un podcast, environ 3 heures par semaine", 20, 20],
  ['Full time from May. I teach a course, 4 hours a week', 38, 50],
])('what stands beside the time that is given changes nothing of it: "%s"', (text, low, high) => {
  expect(parseHours(text)).toMatchObject({ low, high });
});

test('less to begin with is read beside full time, and full time after what is waited for', () => {
  expect(parseHours('Full time, or 60 % to begin with')).toMatchObject({ low: 24, isAllowedAtFirst: true });
  expect(parseHours('Au moins 3 jours par semaine, temps plein après la levée')).toMatchObject({
    low: 24,
    later: { low: 38 },
  });
});

test.each([
  ['Three days a week, could become four', { low: 24, high: 24 }],
  ['Drei Tage die Woche, könnten vier werden', { low: 24, high: 24 }],
  ['Tres días a la semana, podrían ser cuatro', { low: 24, high: 24 }],
  [
    'Full time after THR (bonus) in April. Before that weekends only',
    { low: 6, later: { low: 38 }, when: 'after thr in april' },
  ],
  [
    'nights and weekends first (abt 15 hrs), quit day job together when we hit 50 paying',
    { low: 15, later: { low: 38 }, when: 'when we hit 50 paying' },
  ],
])('what may grow, and what begins when a job is left, is read: "%s"', (text, hours) => {
  expect(parseHours(text)).toMatchObject(hours);
});

test.each([
  ['Full time, 40 hours. We really do stop at 40.', 40, 40],
  ['Vollzeit, 40 Stunden. Wir hören wirklich bei 40 auf.', 40, 40],
  ['Full-time, starts 5am twice a week', 38, 50],
  ['Full time, could start in six weeks. School pickup at 3 on Wednesdays is sacred.', 38, 50],
  ['Full time only, harvest season will be six days a week', 38, 50],
  ['Vollzeit, in der Ernte sechs Tage die Woche', 38, 50],
  ['2 days plus weekends', 22, 32],
])('the same said again, fixed hours and seasons: "%s" is %d to %d hours', (text, low, high) => {
  expect(parseHours(text)).toMatchObject({ low, high });
});

test.each([
  ['25 hours a week, full time if the salary is 2,500 dollars', 25, 38, 'if the salary is 2,500 dollars'],
  ['one day per week plus weekends now, after summer 4 days', 14, 32, 'after summer'],
  ['Full time, but only with some salary. Without salary 10 hours a week', 10, 38, 'once there is a salary'],
  ['Vollzeit, aber nur mit Gehalt. Ohne Gehalt 10 Stunden pro Woche', 10, 38, 'once there is a salary'],
  ["Deux jours et demi par semaine jusqu'à l'été, puis temps plein si ça marche", 20, 38, undefined],
  ['20 hours minimum in beginning, more in the season from April to October', 20, undefined, undefined],
])('what a later amount hangs on: "%s"', (text, low, later, when) => {
  const hours = parseHours(text);
  expect([hours?.low, hours?.later?.low, hours?.when]).toEqual([low, later, when]);
});

test.each([
  ['Full time. I myself keep two mornings at the hospital', 38],
  ['Tiempo completo. Yo mantengo dos tardes en la consulta', 38],
  ['Vollzeit. Ich bleibe zwei Vormittage in der Praxis', 38],
  ['20 hours a week. I keep the evenings free', 20],
])('what is kept for another job is no time for this one: “%s”', (text, low) => {
  expect(parseHours(text)).toMatchObject({ low });
});

test.each(['full time no excuses', 'Full time, no exceptions'])(
  'how firm an amount is, is no denial: “%s”',
  (text) => {
    expect(parseHours(text)).toMatchObject({ low: 38, high: 50 });
  },
);
