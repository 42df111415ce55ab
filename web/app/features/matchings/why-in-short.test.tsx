import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhyInShort } from './why-in-short.tsx';

const gap = { text: 'You need Rust; Ana has sales.' };
const told = (match: object) =>
  renderToStaticMarkup(
    <WhyInShort
      match={{ reason: undefined, gap: undefined, isRough: false, person: { calledName: 'Ana' }, ...match }}
    />,
  ).replace(/<.*?>/g, '');

test('a card without a reason tells what speaks against, and else whether little fits or little is known', () => {
  expect(told({ gap })).toBe('To talk about: You need Rust; Ana has sales.');
  expect(told({ gap, isRough: true })).toBe('To talk about: You need Rust; Ana has sales.');
  expect(told({})).toBe('Little of what you two wrote fits.');
  expect(told({ isRough: true })).toBe('There is too little to go on yet to give a reason.');
});
