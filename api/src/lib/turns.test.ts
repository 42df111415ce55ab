import { describe, expect, test } from 'vitest';
import { createLatest, createTurns } from './turns.ts';

const tick = () => new Promise(setImmediate);

/** Work that ends when told to, and the order in which it began. */
function controlled() {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve, reject) =>
      ends.set(name, (failure) => (failure ? reject(failure) : resolve())),
    );
  };
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure);
    await tick();
    await tick();
  };
  return { begun, work, end };
}

describe('turns', () => {
  test('are taken member after member, and only so many at once', async () => {
    const { begun, work, end } = controlled();
    const turns = createTurns(2);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void turns.run(name.charAt(0), work(name));
    await tick();
    expect(begun).toEqual(['a1', 'a2']);
    expect([turns.underWay('a'), turns.underWay('b'), turns.underWay('d')]).toEqual([4, 2, 0]);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
    expect(turns.underWay('a')).toBe(0);
  });

  test('go on after a failure, which reaches whoever asked', async () => {
    const turns = createTurns(1);
    const failed = turns.run('a', async () => {
      throw new Error('no');
    });
    const fine = turns.run('a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    expect(await fine).toBe('yes');
  });

  test('leave room in between: what came meanwhile does not wait for all of them', async () => {
    const turns = createTurns(4);
    const order: string[] = [];
    const lists = Array.from({ length: 50 }, () => turns.run('a', async () => void order.push('list')));
    setTimeout(() => order.push('health'), 0);
    const busy = performance.now();
    while (performance.now() - busy < 5);
    await Promise.all(lists);
    expect(order.indexOf('health')).toBeGreaterThanOrEqual(0);
    expect(order.indexOf('health')).toBeLessThan(10);
  });
});

describe('the latest state', () => {
  test('is what all who ask during a run share a second run for', async () => {
    const { begun, work, end } = controlled();
    const latest = createLatest();
    const first = latest.run('a', work('first'));
    const shared = [latest.run('a', work('second')), latest.run('a', work('third'))];
    void latest.run('b', work('other'));
    expect(begun).toEqual(['first', 'other']);
    await end('first');
    await first;
    expect(begun).toEqual(['first', 'other', 'second']);
    const afterwards = latest.run('a', work('fourth'));
    await end('second');
    await Promise.all(shared);
    await end('fourth');
    await afterwards;
    expect(begun).toEqual(['first', 'other', 'second', 'fourth']);
  });

  test('is brought about by the next run when one fails', async () => {
    const { begun, work, end } = controlled();
    const latest = createLatest();
    const first = latest.run('a', work('first'));
    const second = latest.run('a', work('second'));
    const seen = expect(first).rejects.toThrow('no');
    await end('first', new Error('no'));
    await seen;
    await end('second');
    await second;
    expect(begun).toEqual(['first', 'second']);
  });
});
