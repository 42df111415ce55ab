import { expect, test } from 'vitest';
import { parsePlace } from './place.ts';
import { namesWhereComes, namesWhereTo, movesOf as readMoves } from './place-moves.ts';

const movesOf = (way: string) => parsePlace('Leeds', way)?.moves;

test.each([
  'Relocating is not something I want',
  'Relocation is nothing for me',
  "Moving cities is something I won't do",
  "Moving I'd rather not",
  'unwilling to relocate',
  'Accra only, I cannot relocate',
  "I wouldn't relocate",
  'Umziehen? Nein.',
  'Umziehen möchte ich nicht.',
  'Umziehen kann ich leider nicht',
  'Würde nicht gern umziehen',
  'Mudarme no quiero',
  'Mudar não quero',
  'Não pretendo me mudar',
  'Déménager, non',
  "Déménager, ce n'est pas possible",
  'Verhuizen wil ik niet',
  'Verhuizen, liever niet',
  'Non voglio trasferirmi',
])('%s: they stay, wherever the no stands', (way) => {
  expect(movesOf(way)).toBe('NO');
});

test.each([
  "I don't mind relocating",
  'Relocating is not a problem',
  'No objection to relocating',
  'I can relocate, nothing holds me here',
  'Umziehen wäre kein Problem',
  'Mudarme no es un problema',
  'Déménager, pourquoi pas',
  "Prête à déménager, pas d'enfants",
  'Verhuizen is geen probleem',
])('%s: a no that is of something else', (way) => {
  expect(movesOf(way)).toBe('YES');
});

test.each([
  'Relocation: maybe',
  'Umzug nur innerhalb Bayerns',
  'Relocation is possible, not before June',
  "Je peux déménager mais pas avant l'été",
])('%s: not for sure', (way) => {
  expect(movesOf(way)).toBe('MAYBE');
});

test.each([
  'Moving fast and not breaking things',
  'Relocation not required',
  'relocation is not a must',
  'Relocation is difficult for me',
])('%s: nothing of moving', (way) => {
  expect(movesOf(way)).toBeUndefined();
});

test.each([
  ['Solo remoto, desde Medellín. Puedo viajar a Estados Unidos dos veces al año', ['medellin']],
  ['Remote. I can travel to the United States', ['medellin']],
  ['Remoto, posso ir a Lisboa duas vezes por mês', ['medellin']],
  ['Remote, open to Bogotá 1 week per month', ['medellin']],
  ['Remote, kann jede Woche nach Dresden fahren', ['medellin', 'dresden']],
  ['Remoto, puedo ir a Madrid cada semana', ['medellin', 'madrid']],
])('%s: visits, to nowhere else, and works at home', (way, cities) => {
  expect(parsePlace('Medellín, Colombia', way)).toMatchObject({ cities, moves: 'VISITS', onlyThere: true });
});

test('who cannot shift stays', () => {
  expect(movesOf("Open to London 1 week per month, family is in Leeds so can't shift")).toBe('NO');
  expect(movesOf("Remote, I can't shift my hours")).toBeUndefined();
});

test.each(['I can travel to Wroclaw, it is 3 hours by train', 'Remote. Can come to Wroclaw'])(
  '%s: comes there for visits, and to nowhere else',
  (way) => {
    expect(parsePlace('Kraków, Poland', way)).toMatchObject({
      cities: ['krakow', 'wroclaw'],
      moves: 'VISITS',
      onlyThere: true,
    });
  },
);

test.each([
  ["I can come one week per month to the team. I don't want to relocate", 'VISITS'],
  ['Mostly remote; going on site for one or two weeks every couple of months suits me well', 'VISITS'],
  ['From home. A week or two away every couple of months is no bother', 'VISITS'],
  ['Remote. I can be at the factory or the office two weeks every two or three months', 'VISITS'],
  ['I can travel to the office for a few days each month. Relocating is not possible', 'VISITS'],
  ['No me mudo, pero puedo viajar una semana al mes', 'VISITS'],
  ['Ich kann eine Woche im Monat kommen. Umziehen möchte ich nicht', 'VISITS'],
  ['I will not relocate. I can come once a year', 'NO'],
  ["I won't move, and I can't travel every month", 'NO'],
])('%s: %s, as who stays may come each month', (way, moves) => {
  expect(movesOf(way)).toBe(moves);
});

test.each([
  'can pop over to the UK every couple of months',
  'I can hop across to London now and again',
  'Viajo para campo sem problema, até duas semanas por trimestre',
  'Viajo a la oficina una vez al mes',
  'Da remoto da Cagliari, posso venire in sede una volta al trimestre',
  'Remoto, vengo una vez al mes',
  'Remoto, posso vir uma vez por mês',
  'Télétravail, je viens à Paris une fois par trimestre',
  'Remote, ich kann einmal im Monat vorbeikommen',
  'Op afstand, een keer per kwartaal kom ik langs',
])('%s: comes for visits', (way) => {
  expect(movesOf(way)).toBe('VISITS');
});

test.each([
  'No viajo',
  'Não viajo',
  'Non posso venire in sede',
  'No puedo ir a la oficina',
  'Kann nicht kommen',
  'Kan niet langskomen',
  'Vengo dal marketing',
])('%s: does not', (way) => {
  expect(movesOf(way)).not.toBe('VISITS');
});

test.each([
  'Remote from Haifa. can fly once a quarter. No relocation, kids in school.',
  "Hybrid is ideal. I'd come to Cape Town a week a month but I'm not moving",
])('%s: who stays and comes each month or quarter comes for visits', (way) => {
  expect(movesOf(way)).toBe('VISITS');
});

test('who commutes from a town comes for no visits, and who commutes to one does', () => {
  expect(movesOf('the rest at home. i commute from lund')).toBeUndefined();
  expect(movesOf('i can commute from ghent to brussels')).toBe('VISITS');
});

test.each([
  ['remote, you could relocate', undefined],
  ['u can move', undefined],
  ['from home if you take the train', undefined],
  ['an office within an hour of haifa by train', undefined],
  ['happy to relocate, you pay', 'YES'],
  ['i would move, if you visit', 'MAYBE'],
  ['i can come to wroclaw within 2 hours by train', 'VISITS'],
  ['within 30 km, can travel to wroclaw', 'VISITS'],
  ['relocate', 'YES'],
  ['maybe i could move', 'MAYBE'],
  ['would relocate if paid', 'MAYBE'],
  ['i will move north', 'MAYBE'],
  ['i could relocate to nairobi', 'MAYBE'],
  ['thinking about moving to porto', 'MAYBE'],
  ['relocation is hard', undefined],
])('of “%s” what the writer would do is %s, not what the other may', (way, moves) => {
  expect(readMoves(way)).toBe(moves);
});

test.each([
  ['move to porto', true],
  ['i could relocate to nairobi', true],
  ['would move to porto or elsewhere', false],
  ['i would move to porto. moving is fine', false],
  ['would relocate', false],
  ['can travel to wroclaw', false],
])('“%s” names all the places to move to: %s', (way, names) => {
  expect(namesWhereTo(way)).toBe(names);
});

test.each([
  ['travel to wroclaw', true],
  ['within 30 km, can travel to wroclaw', true],
  ['travel to customers', false],
  ['you can travel to wroclaw', false],
  ['within 2 hours, travel to wroclaw', true],
  ['an office within an hour by train to wroclaw', false],
  ['move to porto', false],
])('“%s” names the town of the visits: %s', (way, names) => {
  expect(namesWhereComes(way)).toBe(names);
});

test.each([
  ['Moving is no problem', 'YES'],
  ['I would not mind moving', 'YES'],
  ['Moving is a problem', undefined],
])('“%s” is read by what it comes to: %s', (way, moves) => {
  expect(readMoves(way.toLowerCase())).toBe(moves);
});
