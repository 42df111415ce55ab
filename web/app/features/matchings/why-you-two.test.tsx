import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WhyYouTwo } from './why-you-two.tsx';

test('what would change a match is said next to both pages where it can be said', () => {
  const person = { id: 'A', fullName: 'Ana Reis', calledName: 'Ana', profileUrl: null };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WhyYouTwo
        you={{ ...person, role: 'FOUNDER' }}
        other={person}
        pair={{
          match: '60%',
          score: 0.6,
          uncertainty: 0.1,
          facts: [],
          isGuess: false,
          isSaved: false,
          reasons: [],
          gaps: [],
          topics: [],
          wouldChange: [
            'Say what you can pay, for example in ‘Other details’: they have said what they need.',
          ],
        }}
      />
    </MemoryRouter>,
  );
  expect(html).toContain('href="/founder-dashboard/preferance"');
  expect(html).toContain('href="/founder-dashboard/profile"');
});
