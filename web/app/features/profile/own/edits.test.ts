import type { OwnUser } from '@ampersand/contract/users';
import { expect, test } from 'vitest';
import { createEdits, type Edit } from './edits.ts';

const start: OwnUser = {
  id: '018f0000-0000-7000-8000-000000000000',
  fullName: 'Asha',
  calledName: 'Asha',
  role: 'APPLICANT',
  email: 'asha@example.com',
  phone: null,
  askForPhoto: true,
  contactVisibility: 'MEMBERS',
  paused: false,
  deletedOn: null,
  profileUrl: null,
  profile: {
    age: null,
    gender: null,
    location: null,
    habits: [],
    skills: [],
    interests: [],
    hobbies: [],
    languages: [],
    experiences: [],
    educations: [],
    currentJob: null,
    availability: null,
    salaryExpectations: null,
    firstLine: null,
    linkedin: null,
    github: null,
    portfolio: null,
    question: null,
    FounderProfile: [],
    isVerified: false,
    identityReviewed: false,
    version: 7,
  },
};

/** A change of the name whose call ends when the test says so. */
function renaming(fullName: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ data: { version: number } }>();
  const sentWith: number[] = [];
  const edit: Edit<{ version: number }> = {
    apply: (user) => ({ ...user, fullName: `${user.fullName}+${fullName}` }),
    send: (user) => {
      sentWith.push(user.profile.version);
      return promise;
    },
    commit: (user) => ({ ...user, fullName }),
  };
  return { edit, sentWith, succeed: (version: number) => resolve({ data: { version } }), fail: reject };
}

test('a change shows at once, and what the server made of it once it is saved', async () => {
  const saved: OwnUser[] = [];
  const edits = createEdits(start, (user) => saved.push(user));
  const one = renaming('Noor');
  const running = edits.save(one.edit);
  expect(edits.shown().fullName).toBe('Asha+Noor');
  one.succeed(8);
  await running;
  expect(edits.shown()).toMatchObject({ fullName: 'Noor', profile: { version: 8 } });
  expect(saved).toEqual([edits.shown()]);
});

test('changes are sent one after the other, each with the version that the one before made', async () => {
  const edits = createEdits(start, () => undefined);
  const [one, two] = [renaming('Noor'), renaming('Mia')];
  const running = [edits.save(one.edit), edits.save(two.edit)];
  expect(edits.shown().fullName).toBe('Asha+Noor+Mia');
  await Promise.resolve();
  expect(two.sentWith).toEqual([]);
  one.succeed(8);
  two.succeed(9);
  await Promise.all(running);
  expect([one.sentWith, two.sentWith]).toEqual([[7], [8]]);
  expect(edits.shown().profile.version).toBe(9);
});

test('a change that fails is taken back, tells why, and does not stop the next', async () => {
  const edits = createEdits(start, () => undefined);
  const [one, two] = [renaming('Noor'), renaming('Mia')];
  const failing = edits.save(one.edit);
  const running = edits.save(two.edit);
  one.fail(new Error('asleep'));
  await expect(failing).rejects.toThrow('asleep');
  expect(edits.shown().fullName).toBe('Asha+Mia');
  two.succeed(8);
  await running;
  expect(two.sentWith).toEqual([7]);
  expect(edits.shown().fullName).toBe('Mia');
});
