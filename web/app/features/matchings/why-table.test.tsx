import type { Suits } from '@ampersand/contract/matchings';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhyTable } from './why-table.tsx';

const marksOf = (they: string | null, suitsYou: Suits | null) =>
  renderToStaticMarkup(
    <WhyTable
      name="Ada"
      topics={[{ name: 'Values', you: 'honest, fast', they, note: null, suitsYou, suitsThem: null }]}
    />,
  )
    .replace(/^.*<tbody/s, '')
    .split('<td')
    .slice(3)
    .map((cell) => `<td${cell}`.replace(/<[^>]*>/g, ''));

test('what both have said and nobody compared has a dash in the place of a mark, and says so', () => {
  expect(marksOf('tired of the bank', 'OPEN')).toEqual(['–Not compared', '–Not compared']);
});

test('what one has not said is still open, and what is compared has its mark', () => {
  expect(marksOf(null, 'OPEN')[0]).toBe('Still open for you');
  expect(marksOf('honest', 'PARTLY')[0]).toBe('Partly fits for you');
});

test('a sentence that answers two topics is told once, and pointed to after', () => {
  const topic = { you: null, note: null, suitsYou: null, suitsThem: null };
  const style = 'I write things down before we talk';
  const html = renderToStaticMarkup(
    <WhyTable
      name="Ada"
      topics={[
        { ...topic, name: 'Place', they: 'Remote' },
        { ...topic, name: 'Ways of working', they: style },
        { ...topic, name: 'Values', they: style },
        { ...topic, name: 'Goals', they: 'Remote' },
      ]}
    />,
  );
  expect(html.split(style)).toHaveLength(2);
  expect(html).toContain('As under ‘Ways of working’');
  // A word that stands for itself is no repetition.
  expect(html.split('>Remote<')).toHaveLength(3);
});
