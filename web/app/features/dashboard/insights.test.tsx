import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Insights } from './insights.tsx';

const counted = (guesses: boolean) =>
  renderToStaticMarkup(
    <Insights visits={{ ok: true, value: 1 }} matches={{ ok: true, value: 20 }} guesses={guesses} />,
  ).replace(/<.*?>/g, '');

test('first guesses are not counted as matches', () => {
  expect(counted(true)).toContain('First guesses20people in your list');
  expect(counted(false)).toContain('Matches20people in your list');
});
