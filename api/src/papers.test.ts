import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('links of the papers lead to files', () => {
  const papers = globSync(['*.md', 'bench/{*,results/*}.md', 'docs/**/*.md'], { cwd: ROOT });
  expect(papers.length).toBeGreaterThan(50);
  const broken = papers.flatMap((paper) =>
    [...read(paper).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(ROOT, dirname(paper), target)))
      .map((target) => `${paper}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('whoever runs the place finds every setting explained', () => {
  const settings = [...read('api/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name = '']) => name,
  );
  expect(settings.length).toBeGreaterThan(20);
  const explained = read('docs/operating.md');
  expect(settings.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
});

const READ_FIRST = [
  'README.md',
  'ARCHITECTURE.md',
  'bench/README.md',
  'docs/developing.md',
  'docs/operating.md',
];

test.each(READ_FIRST)('no line of %s is too long to be taken in', (paper) => {
  expect(
    read(paper)
      .split('\n')
      .filter((line) => line.length > 160),
  ).toEqual([]);
});
