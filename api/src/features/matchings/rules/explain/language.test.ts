import { expect, test } from 'vitest';
import { applicant, founder } from '../people.fixture.ts';
import { areForeign, isEnglish, writesSurely } from './language.ts';

const wrote = (joinMotivation: string | null, workingStyle: string | null = null) =>
  applicant({ wants: { joinMotivation, workingStyle } });

test.each([
  ['I want to build with people who have a plan that works for the patients', 'en'],
  ['Ich will mit Leuten bauen, die nicht nur reden, und das für die Patienten', 'de'],
  ['Je cherche une équipe avec qui on construit pour les patients dans les villages', 'fr'],
  ['Quiero construir con una persona que tiene un plan para los pacientes del campo', 'es'],
  ['Quero construir com uma pessoa que não tem medo, por um produto do campo', 'pt'],
  ['Cerco una persona che non ha paura, per i pazienti della campagna e delle isole', 'it'],
  ['Ik zoek een team voor wie het niet alleen om geld gaat, met plezier naar het werk', 'nl'],
  ['Saya ingin membangun produk untuk orang yang tinggal di desa dengan harga ini', 'id'],
  ['मैं गाँव के स्कूलों के लिए काम करना चाहता हूँ', 'other'],
])('“%s” is surely written in %s', (text, language) => {
  expect(writesSurely(wrote(text))).toBe(language);
  expect(isEnglish(wrote(text))).toBe(language === 'en');
});

test.each([
  ['und der die', undefined],
  ['und der die das', 'de'],
  ['und der die das with they have', 'de'],
  ['und der die das with they have from', undefined],
  ['und der die das with they have from about', 'en'],
])('of the list “%s” the language is %s', (list, language) => {
  expect(writesSurely(applicant({ skills: list.split(' ') }))).toBe(language);
});

test('who wrote too little to tell counts as writing English', () => {
  expect(isEnglish(wrote('Python, React'))).toBe(true);
  expect(areForeign(wrote('Python, React'), wrote(null))).toBe(false);
  expect(areForeign(wrote('Python, React'), wrote(null, 'und der die das'))).toBe(true);
});

/** Words of a language that is none of those known. */
const words = (count: number) => Array.from({ length: count }, () => 'szeretnék').join(' ');

test('whoever writes sentences in none of the known languages is foreign to everybody, also to their like', () => {
  const few = wrote(words(19));
  const many = wrote(words(20));
  expect(areForeign(few, few)).toBe(false);
  expect(areForeign(many, many)).toBe(true);
  expect(areForeign(many, wrote(null))).toBe(true);
  expect(writesSurely(many)).toBeUndefined();
  expect(isEnglish(many)).toBe(false);
});

test('answers are read one by one: the last word of one is not joined to the first of the next', () => {
  const two = wrote(words(10), words(10));
  expect(areForeign(two, two)).toBe(true);
});

test('of what is written as a list alone no sentences are asked', () => {
  const lists = applicant({ skills: words(30).split(' ') });
  expect(areForeign(lists, lists)).toBe(false);
});

test('more than half of the letters make a script, names in another do not', () => {
  expect(writesSurely(wrote('абвг abcd'))).toBeUndefined();
  expect(writesSurely(wrote(null, 'абвгд abcd'))).toBe('other');
});

test('two founders who write in one language are not foreign', () => {
  const german = founder({
    company: { lookingFor: 'Wir suchen eine Person für den Vertrieb, die mit uns und nicht für uns baut' },
  });
  expect(areForeign(german, wrote(null, 'und der die das'))).toBe(false);
  expect(areForeign(german, wrote(null, 'they have that from'))).toBe(true);
});

test('few words in another language are no English', () => {
  const english = founder({ wants: { startupIdea: 'maths lessons on the phone', skillsNeeded: ['python'] } });
  for (const foreign of [
    founder({ wants: { startupIdea: 'aulas de matematica no whatsapp para escolas publicas' } }),
    applicant({ wants: { ideaPreferences: ['salud', 'educación'] } }),
    applicant({ skills: ['diseño de producto', 'dirección de arte'] }),
  ]) {
    expect(areForeign(english, foreign)).toBe(true);
    expect(writesSurely(foreign)).toBeUndefined();
  }
  for (const plain of [
    applicant({ skills: ['python'], interests: ['café racers'] }),
    applicant({ wants: { joinMotivation: 'I want to work with the people of Rio de Janeiro' } }),
    applicant({ wants: { ideaPreferences: ['health', 'education', 'salud'] } }),
  ])
    expect(areForeign(english, plain)).toBe(false);
});
