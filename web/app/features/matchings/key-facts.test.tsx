import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeyFacts } from './key-facts.tsx';

const equity = (words: string) =>
  renderToStaticMarkup(<KeyFacts facts={[{ kind: 'EQUITY', words }]} />).replace(/<svg.*?<\/svg>/g, '');

test('a figure is called equity behind it, words in quotation marks before them', () => {
  expect(equity('10–20%')).toContain('</bdi> equity</dd>');
  const quoted = equity('“10 to 20 %, with vesting”');
  expect(quoted).toContain('<span>Equity: </span>');
  expect(quoted).not.toContain('</bdi> equity');
});
