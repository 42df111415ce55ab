import { expect, test, vi } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

const t = useTestApp();

test('what is published in a transaction wakes listeners when that commits, and never when it is rolled back', async () => {
  const { bus, db } = t.deps;
  const heard: (string | undefined)[] = [];
  const end = bus.subscribe('a topic', (note) => void heard.push(note));
  const rolledBack = db.transaction(async (tx) => {
    await bus.publish(tx, 'a topic', 'rolled back');
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await db.transaction(async (tx) => {
    await bus.publish(tx, ['a topic', 'another'], 'committed');
    expect(heard).toEqual([]);
  });
  await bus.publish(db, 'a topic');
  await vi.waitFor(() => expect(heard).toEqual(['committed', undefined]));
  end();
});
