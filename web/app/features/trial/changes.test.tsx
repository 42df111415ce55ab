import { textOf } from '@ampersand/contract/trial/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Changes } from './changes.tsx';

function marked(before: readonly string[], lines: readonly string[]) {
  const [was, is] = [before, lines].map((each) => textOf([{ heading: 'Pay', lines: each }]));
  const html = renderToStaticMarkup(<Changes before={was ?? ''} text={is ?? ''} />);
  const texts = (mark: string) =>
    [...html.matchAll(new RegExp(`<${mark}[^>]*>(.*?)</${mark}>`, 'gs'))].map(([, text = '']) =>
      text.replace(/<span.*?<\/span>/s, '').trim(),
    );
  return { gone: texts('del'), fresh: texts('ins') };
}

const STAYS = 'Each hands over what belongs to the other or to both, and what was earned by then is paid.';

test('a figure that changes in a sentence is marked by itself', () => {
  expect(marked(['The trial takes 8 weeks.', STAYS], ['The trial takes 6 weeks.', STAYS])).toEqual({
    gone: ['8'],
    fresh: ['6'],
  });
});

test('a sentence of which little stays is shown whole, before and after, whatever stands beside it', () => {
  const alone =
    'What one of us makes alone belongs to the one who made it. Neither uses the other’s without asking, during the trial or after.';
  const founded =
    'What one of us makes belongs to the one who made it. If we found a company together, or the applicant joins the founder’s, it passes to that company; if we do not, it stays where it is.';
  expect(marked([alone, STAYS], [founded, STAYS])).toEqual({ gone: [alone], fresh: [founded] });
});

test('a line that is added is marked, and no other', () => {
  expect(marked(['1. A page', '2. Ten talks'], ['1. A page', '2. Ten talks', '3. A list'])).toEqual({
    gone: [],
    fresh: ['3. A list'],
  });
});
