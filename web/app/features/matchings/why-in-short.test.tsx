import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhyInShort } from './why-in-short.tsx';

const gap = { text: 'You need Rust; Ana has sales.' };
const told = (match: object) =>
  renderToStaticMarkup(
    <WhyInShort
      match={{
        reason: undefined,
        gap: undefined,
        isGuess: false,
        isRough: false,
        person: { calledName: 'Ana' },
        ...match,
      }}
    />,
  ).replace(/<.*?>/g, '');

test('a card without a reason tells what speaks against, and else whether little fits or little is known', () => {
  expect(told({ gap })).toBe('To talk about: You need Rust; Ana has sales.');
  expect(told({ gap, isRough: true })).toBe('To talk about: You need Rust; Ana has sales.');
  expect(told({})).toBe('Little of what you two wrote fits.');
  for (const little of [{ isRough: true }, { isGuess: true }]) {
    expect(told(little)).toBe('There is too little to go on yet to give a reason.');
  }
});
