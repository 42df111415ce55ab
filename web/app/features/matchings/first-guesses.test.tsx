import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListNotices } from './list-notices.tsx';
import type { Match } from './match-list.ts';
import { ScoreButton } from './score-button.tsx';

const shown = (element: ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
const read = (html: string) => html.replace(/<.*?>/g, '');

const questions = ['Ideas you like', 'Time you can give', 'Equity you expect'];
const notice = (count: number, brief: boolean) =>
  shown(
    <ListNotices
      list={{
        guesses: true,
        wanting: questions
          .slice(0, count)
          .map((label, index) => ({ label, why: 'Two of three ask', to: `/q#${index}` })),
        relaxed: [],
      }}
      preferencesPath="/q"
      brief={brief}
    />,
  );

test.each([
  [3, 'Answer three questions to see who really fitsAnswer them', ['/q#0', '/q#0', '/q#1', '/q#2']],
  [1, 'Answer one question to see who really fitsAnswer it', ['/q#0', '/q#0']],
  [0, 'You have told us little so farSay what you look for', ['/q']],
] as const)(
  'with %i questions that would change first guesses a button leads to the first, and their names to each',
  (count, words, ways) => {
    const html = notice(count, true);
    expect(read(html)).toBe(words + questions.slice(0, count).join(''));
    expect([...html.matchAll(/href="(.*?)"/g)].map(([, href]) => href)).toEqual(ways);
  },
);

test('above the whole list it is said why each question is asked, too', () => {
  for (const question of questions) expect(read(notice(3, false))).toContain(`${question}Two of three ask`);
});

test('the score of a first guess is not called one of a match', () => {
  const match: Match = {
    id: 'ana',
    person: {
      id: 'ana',
      fullName: 'Ana Silva',
      calledName: 'Ana',
      profileUrl: null,
      lastHere: undefined,
      identityReviewed: false,
      firstLine: null,
      line: null,
      role: undefined,
      skills: [],
      company: undefined,
    },
    match: '14%',
    score: 0.14,
    isGuess: false,
    isRough: true,
    facts: [],
    reason: undefined,
    gap: undefined,
    isSaved: false,
    isNew: false,
    group: 'STRETCH',
  };
  const score = (isGuess: boolean) =>
    read(shown(<ScoreButton match={{ ...match, isGuess }} onOpen={() => undefined} />));
  expect(score(true)).toContain('14% First guess. Why you two');
  expect(score(false)).toContain('14% Match. Why you two');
});
