import { expect, test, vi } from 'vitest';
import { eventForm } from './event-rules.ts';

const typed = { title: 'Meet', description: 'Come along', location: 'Online', imageUrl: '' };

test('an event takes place at a time that there is', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const at = (date: string) => eventForm.safeParse({ ...typed, date });
  expect(at('2027-03-28T03:30').data?.date).toBe('2027-03-28T01:30:00.000Z');
  const faults = (date: string) => at(date).error?.issues.map(({ message }) => message);
  expect(faults('2027-03-28T02:30')).toEqual([
    'The clocks skip this time that day. Please choose another one',
  ]);
  vi.unstubAllEnvs();
});
