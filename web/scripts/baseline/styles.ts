import stylelint from 'stylelint';

/** What a style sheet uses that not every browser has had for long, such as `Property "field-sizing"`. */
export async function freshStyles(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, { available: 'widely' }] },
    },
  });
  const found = results.flatMap(({ warnings }) => warnings.map(({ text }) => FRESH.exec(text)?.[1] ?? ''));
  return [...new Set(found.filter(Boolean))].sort();
}

/** It also names `@supports` that is needless by now: that is Tailwind's, and does no harm. */
const FRESH = /^(.+?) (?:is|are) not a widely available baseline feature/;
