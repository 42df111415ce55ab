import type { SignedTrial } from '@ampersand/contract/trial';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { EarlierTrials } from './signed.tsx';

const trial = (how: 'LEFT' | 'STOP'): SignedTrial => ({
  id: '00000000-0000-7000-8000-000000000000',
  terms: {
    ...{ goal: 'Can we sell?', deliverables: ['A page'], weeks: 8, startsOn: '2026-11-02' },
    hours: { founder: 10, applicant: 10 },
    pay: { kind: 'NONE', amount: null },
    ...{ ownership: 'EACH', secrecy: 'NONE', notice: 'AT_ONCE' },
  },
  ...{ text: '', hash: '', isIntact: true, signedAt: '', signatures: [], rounds: [] },
  ...{ state: 'OVER', lastDay: '2026-12-27', ended: { how, at: '2026-11-27T23:30:00.000Z', byYou: true } },
});

function told(zone: string, how: 'LEFT' | 'STOP'): string {
  const frame = { connectionId: '', called: 'Amina', isOpen: false, refresh: async () => undefined };
  const routes = [
    {
      ...{ id: 'root', path: '/', element: <Outlet context={{ conversation: { person: null } }} /> },
      children: [{ index: true, element: <EarlierTrials {...frame} trials={[trial(how)]} /> }],
    },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { zone } } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('when one of the two ended a trial is told on the reader’s clock, as in their conversation', () => {
  expect(told('Asia/Kolkata', 'LEFT')).toContain('You ended it on 28 November 2026.');
  expect(told('America/Los_Angeles', 'LEFT')).toContain('You ended it on 27 November 2026.');
});

test('what ended a trial otherwise is told as a UTC day, as are all days of it', () => {
  expect(told('Asia/Kolkata', 'STOP')).toContain('It ended on 27 November 2026.');
});
