import { expect, test } from 'vitest';
import { type Change, createChanges } from './changes.ts';

/** Adds a word; its call ends when the test says so. */
function adding(word: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string[]>();
  const sentOn: string[][] = [];
  const change: Change<string[], string[]> = {
    apply: (words) => [...words, `${word}?`],
    send: (saved) => {
      sentOn.push(saved);
      return promise;
    },
    commit: (_saved, reply) => reply,
  };
  return { change, sentOn, answer: resolve, fail: reject };
}

test('changes show at once and are sent one after the other, on what the server then holds', async () => {
  const saved: string[][] = [];
  const changes = createChanges<string[]>([], (now) => saved.push(now));
  const [one, two] = [adding('one'), adding('two')];
  const running = [changes.save(one.change), changes.save(two.change)];
  expect(changes.shown()).toEqual(['one?', 'two?']);
  one.answer(['one']);
  await running[0];
  expect(changes.shown()).toEqual(['one', 'two?']);
  two.answer(['one', 'two']);
  await running[1];
  expect(two.sentOn).toEqual([['one']]);
  expect(saved).toEqual([['one'], ['one', 'two']]);
});

test('a change that fails is taken back and does not stop the next', async () => {
  const changes = createChanges<string[]>([]);
  const [one, two] = [adding('one'), adding('two')];
  const running = [changes.save(one.change), changes.save(two.change)];
  one.fail(new Error('asleep'));
  await expect(running[0]).rejects.toThrow('asleep');
  expect(changes.shown()).toEqual(['two?']);
  two.answer(['two']);
  await running[1];
  expect(changes.shown()).toEqual(['two']);
});

test('of two changes of one thing that both fail, what was saved before is left', async () => {
  const changes = createChanges(2);
  const giving = (points: number) =>
    changes.save({
      apply: () => points,
      send: () => Promise.reject(new Error('asleep')),
      commit: () => points,
    });
  const running = [giving(5), giving(4)];
  expect(changes.shown()).toBe(4);
  await Promise.allSettled(running);
  expect(changes.shown()).toBe(2);
});

test('of two changes that are the same, the one that is saved takes only itself off', async () => {
  const changes = createChanges<string[]>([]);
  const { change, answer } = adding('one');
  const { promise, resolve } = Promise.withResolvers<string[]>();
  let calls = 0;
  const twice = { ...change, send: (saved: string[]) => (calls++ === 0 ? change.send(saved) : promise) };
  const running = [changes.save(twice), changes.save(twice)];
  answer(['one']);
  await running[0];
  expect(changes.shown()).toEqual(['one', 'one?']);
  resolve(['one', 'one']);
  await running[1];
  expect(changes.shown()).toEqual(['one', 'one']);
});

test('what another window has saved comes under the changes that are on their way', async () => {
  const changes = createChanges<string[]>([]);
  const one = adding('one');
  const running = changes.save(one.change);
  changes.replace(() => ['theirs']);
  expect(changes.shown()).toEqual(['theirs', 'one?']);
  one.answer(['theirs', 'one']);
  await running;
  expect(changes.shown()).toEqual(['theirs', 'one']);
});
