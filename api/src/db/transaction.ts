import type { Db } from './client.ts';

/**
 * Runs `work` in a transaction. If it throws, nothing of it was committed, and `undo` takes back what it did elsewhere. What
 * fails after `work`, at the commit, leaves open whether it happened: then nothing is taken back.
 */
export async function transactionOrUndo<Value>(
  db: Db,
  work: (tx: Db) => Promise<Value>,
  undo: () => Promise<void>,
): Promise<Value> {
  let isDone = false;
  try {
    return await db.transaction(async (tx) => {
      const value = await work(tx);
      isDone = true;
      return value;
    });
  } catch (error) {
    if (!isDone) await undo();
    throw error;
  }
}
