import { expect, test } from 'vitest';
import { canSee, companySizeLabel, companySizeRange } from './rules.ts';

test.each([
  ['1', 1, 1],
  ['2-5', 2, 5],
  ['201-500', 201, 500],
  ['500+', 500, null],
])('the company size %s is stored as %s to %s and reads the same afterwards', (label, min, max) => {
  expect(companySizeRange(label)).toEqual({ companySizeMin: min, companySizeMax: max });
  expect(companySizeLabel(min, max)).toBe(label);
});

test('no company size stays none', () => {
  expect(companySizeRange(undefined)).toEqual({ companySizeMin: null, companySizeMax: null });
  expect(companySizeLabel(null, null)).toBeNull();
});

test('the two sides see each other and themselves; administrators see everybody and are seen by none', () => {
  const [founder, applicant, admin] = ['FOUNDER', 'APPLICANT', 'ADMIN'].map((role) => ({ id: role, role }));
  if (!founder || !applicant || !admin) throw new Error('three people expected');
  expect(canSee(founder, applicant)).toBe(true);
  expect(canSee(applicant, founder)).toBe(true);
  expect(canSee(founder, founder)).toBe(true);
  expect(canSee(founder, { ...founder, id: 'other' })).toBe(false);
  expect(canSee(founder, admin)).toBe(false);
  expect(canSee(admin, founder)).toBe(true);
});
