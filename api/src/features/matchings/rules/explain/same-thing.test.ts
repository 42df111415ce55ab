import { expect, test } from 'vitest';
import { termKey } from '../read/terms.ts';
import { quantise } from '../read/vectors.ts';
import {
  alternatives,
  byWords,
  inParentheses,
  isSameName,
  isSameThing,
  isTongue,
  namesAllOf,
  ownWords,
  partsOf,
  tonguesIn,
} from './same-thing.ts';

const term = (text: string) => ({ ...termKey(text), text, vector: quantise(new Float32Array(16)) });

test.each([
  ['Android development', 'Android', 'SAME'],
  ['performance marketing', 'Senior performance marketer', 'SAME'],
  ['battery packs', 'lithium battery pack design', 'SAME'],
  ['BMS', 'BMS firmware', 'SAME'],
  ['risk management (ISO 14971)', 'ISO 14971', 'SAME'],
  ['geriatrics', 'geriatría', 'SAME'],
  ['enterprise sales', 'B2B and enterprise sales', 'SAME'],
  ['Go or Java', 'Java', 'SAME'],
  ['carpentry', 'Carpenter', 'SAME'],
  ['Vertrieb', 'Vertrieb, Einkauf', 'SAME'],
  ['ventas', 'ventas B2B', 'SAME'],
  ['ISO 9001', 'ISO 9001 audits', 'SAME'],
  ['B2B sales', 'enterprise sales', 'SAME'],
  ['P&C license', 'P&C licensed', 'SAME'],
  ['enterprise sales', 'field sales', 'OTHER'],
  ['enterprise sales', 'B2B sales', 'OTHER'],
  ['utility sales', 'sales', 'OTHER'],
  ['English copywriting', 'copywriting', 'OTHER'],
  ['mobile development', 'CI for mobile', 'OTHER'],
  ['mobile development', 'mobile design', 'OTHER'],
  ['game design', 'game development', 'OTHER'],
  ['data engineering', 'clinical data', 'OTHER'],
  ['digital lead', 'digital design', 'OTHER'],
  ['retail', 'consulting for retail', 'OTHER'],
  ['data engineer', 'Senior data engineer', 'SAME'],
  ['firmware development', 'embedded firmware', 'SAME'],
  ['Python', '5 years with Python', 'SAME'],
  ['React', 'dashboards in React', 'SAME'],
  ['offline sync', 'offline-first sync', 'SAME'],
  ['NVIDIA Jetson', 'Jetson deployment', 'SAME'],
  ['optimisation', 'route optimization', 'SAME'],
  ['data modeling', 'data modelling', 'SAME'],
  ['colour grading', 'color grading', 'SAME'],
  ['programme management', 'program management', 'SAME'],
  ['data centre design', 'data center design', 'SAME'],
  ['first aid', 'hearing aid', 'OTHER'],
  ['account management', 'Account executive, property management software', 'OTHER'],
  ['production', 'video production', undefined],
  ['hardware', 'hardware store', undefined],
  ['Go', 'go-to-market', undefined],
  ['LLM evaluation', 'LLM', undefined],
  ['firmware en C', 'firmware in C', 'SAME'],
  ['diseño de muebles', 'diseño de zapatos', undefined],
  ['mobile architecture', 'mobile testing', undefined],
])('%s and %s: by the words %s', (need, offer, said) => {
  expect(byWords(term(need), term(offer))).toBe(said);
});

test('a language is no trade that two have in common', () => {
  expect(['languages', 'German and English', 'Urdu'].map((text) => isTongue(term(text)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isTongue(term('tour guiding'))).toBe(false);
});

test('a name of one letter is no other, however near', () => {
  const near = (text: string) => ({ ...term(text), vector: quantise(new Float32Array(16).fill(0.25)) });
  expect(isSameThing(near('C'), near('C++'))).toBe(false);
  expect(isSameThing(near('C'), near('c'))).toBe(true);
});

test('what is done with figures is no other thing that is, however near', () => {
  const near = (text: string) => ({ ...term(text), vector: quantise(new Float32Array(16).fill(0.25)) });
  expect(isSameThing(near('data science'), near('analytics'))).toBe(false);
  expect(isSameThing(near('data science'), near('Data Science'))).toBe(true);
  expect(isSameThing(near('machine learning'), near('ML'))).toBe(true);
});

test('who sells in a shop online builds none, however near', () => {
  const near = (text: string) => ({ ...term(text), vector: quantise(new Float32Array(16).fill(0.25)) });
  expect(isSameThing(near('marketplace development'), near('e-commerce'))).toBe(false);
  expect(isSameThing(near('marketplace development'), near('e-commerce engineering'))).toBe(true);
  expect(isSameThing(near('business development'), near('partnerships'))).toBe(true);
});

test('two words that only begin alike are two things, however near', () => {
  const near = (text: string, values: number[]) => ({
    ...term(text),
    vector: quantise(Float32Array.from(values)),
  });
  const [one, other] = [Array(16).fill(0.25), [...Array(8).fill(0.35), ...Array(8).fill(0)]];
  expect(isSameThing(near('Datenanalyse', one), near('Datenschutz', other))).toBe(false);
  expect(isSameThing(near('nutrition', one), near('nutritionist', other))).toBe(true);
});

test.each([
  ['data modeling', 'data modelling', true],
  ['colour grading', 'color grading', true],
  ['React', 'react', true],
  ['data model', 'data modelling', false],
  ['Go', 'Golang', false],
])('%s and %s have the same words, in either spelling: %s', (one, other, is) => {
  expect(isSameName(term(one), term(other))).toBe(is);
});

test.each([
  ['German C1', ['german']],
  ['fluent Polish and English', ['polish']],
  ['French, native', ['french']],
  ['Spanish speaking', ['spanish']],
  ['German customers', []],
  ['English', []],
])('“%s” asks for or offers %j', (text, tongues) => {
  expect(tonguesIn(text)).toEqual(tongues);
});

test('a name is taken apart at what lists several, what leaves a choice and what stands in parentheses', () => {
  expect(partsOf('Vertrieb, Einkauf').map((part) => part.trim())).toEqual([
    'Vertrieb, Einkauf',
    'Vertrieb',
    'Einkauf',
  ]);
  expect(alternatives('Go or Java/C').map((part) => part.trim())).toEqual(['Go', 'Java', 'C']);
  expect(inParentheses('risk (ISO 14971) and tests (unit)')).toEqual(['ISO 14971', 'unit']);
  expect(ownWords('senior offline-first sync (mobile)')).toEqual(['offline', 'sync']);
});

test('an offer has every word of a need, or does not', () => {
  expect(namesAllOf(term('life sciences'), term('life science sales'))).toBe(true);
  expect(namesAllOf(term('life sciences'), term('life sales'))).toBe(false);
});
