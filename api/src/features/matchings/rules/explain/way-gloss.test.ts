import { expect, test } from 'vitest';
import { wayGloss } from './way-gloss.ts';

const TOWNS = ['Kassel', 'Quito, Ecuador'];

test.each([
  [
    'Remoto a partir do Porto, viajo com gosto de dois em dois meses',
    'remote from Porto, gladly travels every 2 months',
  ],
  [
    'Am liebsten von zu Hause, Reisen einmal im Monat sind in Ordnung',
    'preferably from home, trips once a month are fine',
  ],
  ['Remoto desde Quito. Viajar cada tanto está bien.', 'remote from Quito; travelling now and then is fine'],
  [
    'À distância. Gosto de me encontrar uma vez por mês no Porto ou em Braga',
    'remote; likes to meet once a month in Porto or in Braga',
  ],
  ['Vollständig remote, ein Treffen im Monat in Kassel', 'fully remote, a meeting a month in Kassel'],
  [
    'Drei Tage pro Woche im Büro, die anderen Tage zu Hause',
    '3 days a week in the office, the other days at home',
  ],
  [
    'Mindestens zwei Tage pro Woche in der Werkstatt in Dresden',
    'at least 2 days a week in the workshop in Dresden',
  ],
  ['Meistens von daheim, hin und wieder persönlich', 'mostly from home, now and then in person'],
  [
    'Deutschlandweit remote, zweimal im Jahr treffen wir uns',
    'anywhere in Germany remote, meeting twice a year',
  ],
  ['Jeden Dienstag im Labor, sonst von zu Hause aus', 'on Tuesdays in the lab, otherwise from home'],
  ['Ich könnte nach Wien ziehen', 'would move to Wien'],
  ['Remote, einige Tage in Kassel', 'remote, a few days in Kassel'],
  ['Remoto, unas semanas al año en Quito', 'remote, a few weeks a year in Quito'],
  ['Remote, alle paar Monate in Kassel', 'remote, every few months in Kassel'],
  ['À distance, 3 heures d’écart', 'remote, 3 hours apart'],
  ['Remoto, de 2 em 2 semanas no Porto', 'remote, every 2 weeks in Porto'],
  ['Hybrid, 30 Minuten von Kassel', 'hybrid, 30 minutes from Kassel'],
  ['Hybrid, 30 Minuten', 'hybrid, 30 minutes'],
  ['(Homeoffice)', 'from home'],
  ['Hybrid, 50 km um Kassel', 'hybrid, 50 km around Kassel'],
  ['Hybrid, 50 km von Kassel', 'hybrid, 50 km from Kassel'],
  ['Híbrido, a 50 km', 'hybrid, 50 km'],
  ['Remote, möchte dich sehen', 'remote, wants to see you'],
  [
    'Kassel, aber zwei bis drei Tage Homeoffice sind völlig in Ordnung',
    'Kassel, but 2–3 days from home are fine',
  ],
  [
    'Remoto está bien, pero quiero verte en la bodega de Quito una semana al mes',
    'remote is fine, but wants to see you in the warehouse in Quito 1 week a month',
  ],
  ['Hybrid, höchstens drei Tage im Büro', 'hybrid, at most 3 days in the office'],
  ['Totalmente remoto desde cualquier ciudad de Colombia', 'fully remote anywhere in Colombia'],
  ['En la oficina de Quito, de lunes a viernes', 'in the office in Quito, Monday to Friday'],
  [
    'Dos días a la semana en el taller, el resto desde casa',
    '2 days a week in the workshop, the rest from home',
  ],
  ['Híbrido, los martes en la oficina', 'hybrid, on Tuesdays in the office'],
  ['A distancia, con viajes de vez en cuando', 'remote, with trips now and then'],
  [
    'No puedo mudarme a Rosario, pero puedo viajar una vez al mes',
    'cannot move to Rosario, but can come once a month',
  ],
  ['La mitad de la semana presencial en Cuenca', 'half of the week on site in Cuenca'],
  ['Remoto dentro de la Unión Europea', 'remote within the EU'],
  ['Entièrement à distance, une visite par trimestre', 'fully remote, a visit a quarter'],
  ['Au bureau à Rennes deux à trois jours par semaine', 'in the office in Rennes 2–3 days a week'],
  ["De chez moi, le jeudi à l'atelier", 'from home, on Thursdays in the workshop'],
  ['Présentiel à Tours au moins la moitié du temps', 'on site in Tours at least half of the time'],
  ['Je pourrais déménager à Bruxelles', 'would move to Bruxelles'],
  ['Télétravail, pas de déménagement', 'remote, no move'],
  ['Totalmente remoto, nos encontramos a cada três meses', 'fully remote, meeting every 3 months'],
  ['Presencial em Curitiba, todos os dias', 'on site in Curitiba, every day'],
  ['Metade da semana no escritório, o resto em casa', 'half of the week in the office, the rest at home'],
  ['De qualquer lugar de Portugal, sem viagens', 'anywhere in Portugal, no travel'],
  ['Posso mudar-me para Coimbra', 'can move to Coimbra'],
  ['Da casa, un giorno a settimana in ufficio a Bologna', 'from home, 1 day a week in the office in Bologna'],
  ["Remoto, preferibilmente da qualsiasi parte d'Italia", 'remote, preferably anywhere in Italy'],
  [
    "Télétravail depuis l'Espagne, on se retrouve à Quito une fois par an",
    'remote from Spain, meeting in Quito once a year',
  ],
  ["À distance depuis toute l'Afrique", 'remote from Africa'],
  [
    'Remote aus ganz Europa, wir sehen uns jeden zweiten Monat in Kassel',
    'remote from Europe, meeting every other month in Kassel',
  ],
  [
    'Remoto desde toda Europa, nos reunimos en Quito cada tres meses',
    'remote from Europe, meeting in Quito every 3 months',
  ],
  ['Volledig op afstand, soms samen in Gent', 'fully remote, now and then together in Gent'],
  [
    'Sur site à Tours trois jours par semaine au moins, le calcul peut se faire de chez soi',
    'on site in Tours at least 3 days a week, computing can be done from home',
  ],
  [
    'Von Leipzig aus, reisen kann ich zwei- bis dreimal im Monat',
    'from Leipzig, can travel twice or 3 times a month',
  ],
  [
    'Von überall in Deutschland, alle zwei Wochen ein Tag in Kassel oder bei einem Kunden',
    "anywhere in Germany, every 2 weeks 1 day in Kassel or at a customer's",
  ],
  [
    'Vou ao cliente uma semana por mês, mudar de cidade não dá',
    'goes to customers 1 week a month, moving is not possible',
  ],
  [
    'Me gustaría vernos un par de días por semana en Quito',
    'would like to meet a couple of days a week in Quito',
  ],
  [
    'Oficina lo menos posible, viajo sin problema',
    'in the office as little as possible, travels, no problem',
  ],
  [
    "À distance depuis Fribourg, ou sur place en Suisse romande. Je ne peux pas déménager, mes enfants sont à l'école ici",
    'remote from Fribourg, or on site in French-speaking Switzerland; cannot move …',
  ],
  [
    'Híbrido: Quito, y una visita a finca cada mes. Si vive en otra ciudad de Ecuador lo hablamos',
    'hybrid: Quito, and a visit to the farm every month; elsewhere in Ecuador to be talked over',
  ],
  [
    'Vivo en Monterrey y viajo lo que haga falta, pero no me mudo',
    'lives in Monterrey and travels as needed, but does not move',
  ],
  [
    'Recife, presencial nas manhãs de sábado; o resto remoto',
    'Recife, on site on Saturday mornings; the rest remote',
  ],
  ['Zwei Tage pro Woche in Kassel, sonst frei', '2 days a week in Kassel, otherwise free'],
  [
    'Gern remote, aber einmal im Monat möchte ich dich in Kassel sehen',
    'gladly remote, but once a month wants to see you in Kassel',
  ],
  ['Remoto sem problema, desde que seja no Brasil', 'remote, no problem, as long as it is in Brazil'],
  [
    'Remoto desde Medellín. Viajo por trabajo sin problema pero no me mudo',
    'remote from Medellín; travels for work, no problem but does not move',
  ],
  [
    'Remoto desde cualquier lugar de América, con salidas de campo',
    'remote anywhere in the Americas, with field trips',
  ],
  ['100% remoto, as reuniões são à noite', 'fully remote, meetings are in the evening'],
  [
    'Drie dagen per week op kantoor in Gent, de rest thuis',
    '3 days a week in the office in Gent, the rest at home',
  ],
  ['Sepenuhnya jarak jauh, sebulan sekali di Bandung', 'fully remote, once a month in Bandung'],
  [
    'Híbrido: un par de días a la semana en Cuenca, porque hay que ir al taller',
    'hybrid: a couple of days a week in Cuenca …',
  ],
  ['A distancia desde Cuenca, y viajar me encanta', 'remote from Cuenca, and loves to travel'],
  [
    'Remoto a partir de Coimbra, com encontros presenciais de vez em quando',
    'remote from Coimbra, with meetings in person now and then',
  ],
  [
    'Télétravail possible, mais une journée par semaine à Tours',
    'remote possible, but 1 day a week in Tours',
  ],
  ['Je préfère être au bureau avec l’équipe', 'preferably in the office with the team'],
  ['Tres días en la oficina y dos en casa', '3 days in the office and 2 at home'],
  ['Puedo ir a Quito un par de veces al mes', 'can come to Quito a couple of times a month'],
  ['Híbrido: dois dias no escritório do Porto', 'hybrid: 2 days in the office in Porto'],
  [
    'Dois ou três dias por semana no Porto, de resto onde quiseres',
    '2–3 days a week in Porto, otherwise wherever you like',
  ],
  ['Gosto de trabalhar num escritório com outras pessoas', 'likes working in an office with other people'],
  [
    'Ein paar Tage im Monat in Kassel, zwei Tage Homeoffice sind okay',
    'a few days a month in Kassel, 2 days from home are fine',
  ],
  ['Remote, alle paar Wochen ein Treffen in Kassel', 'remote, a meeting every few weeks in Kassel'],
  [
    'Je suis à Tours et je ne bouge pas, moitié atelier, moitié maison',
    'based in Tours and does not move, half in the workshop, half at home',
  ],
])('“%s” says clause by clause “%s”', (text, gloss) => {
  expect(wayGloss(TOWNS, text)).toBe(gloss);
});

test.each([
  'Remoto, porque no puedo viajar',
  'Casi remoto, con un par de',
  'Remote, aber nicht vor zehn Uhr',
  'Im Büro, solange der Hund mitdarf',
  'Keinesfalls im Großraumbüro',
  'Vor Ort, wenn das Kind in der Schule ist',
  'Remoto excepto en época de cosecha',
  'Presencial solo si pagan la mudanza',
  'No me gusta trabajar desde casa',
  'Sur place sauf pendant les vacances',
  'Jamais au bureau plus de deux jours',
  'Remoto, mas não aos feriados',
  'Não quero trabalhar em casa',
  'Presencial até maio, depois veremos',
  'Mal hier, mal da',
  'Da remoto finché non troviamo una sede',
  'Donde haga falta menos en Madrid',
  'Zu Hause habe ich keinen Platz',
  'Zwei Tage die Woche, davon einer remote',
])('“%s” has a part that is not understood, and no gloss', (text) => {
  expect(wayGloss(TOWNS, text)).toBeUndefined();
});

test('a town that no list has is told where one of the two lives there', () => {
  expect(wayGloss(['Waldkirchen, Deutschland'], 'Vor Ort in Waldkirchen')).toBe('on site in Waldkirchen');
  expect(wayGloss([null], 'Vor Ort in Waldkirchen')).toBeUndefined();
});

test('why the work is there is no part of how two would work', () => {
  expect(wayGloss([], 'Vor Ort in Bremen, die Anlage steht hier')).toBe('on site in Bremen');
  expect(wayGloss([], 'Vor Ort in Bremen, die Anlage steht bis Mai hier')).toBeUndefined();
});

test('what reads the same in English has no gloss', () => {
  expect(wayGloss([], 'Hybrid in Berlin')).toBeUndefined();
  expect(wayGloss([], 'Remote.')).toBeUndefined();
});
