/**
 * Lets a process end while a worker is inside native code. Node stops its workers when the process exits; ONNX
 * Runtime stopped in the middle of a call aborts the whole process, so the exit code and the real reason would be
 * lost. Worker and main thread share two flags: the worker is busy, the process is leaving.
 */
const BUSY = 0;
const LEAVING = 1;

export function createGuard(): SharedArrayBuffer {
  return new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
}

/**
 * In the worker: runs a native call that the end of the process waits for.
 *
 * @throws without running it when the process is already leaving
 */
export async function guarded<T>(guard: SharedArrayBuffer, call: () => Promise<T>): Promise<T> {
  const flags = new Int32Array(guard);
  Atomics.store(flags, BUSY, 1);
  try {
    if (Atomics.load(flags, LEAVING) === 1) throw new Error('The process is leaving.');
    return await call();
  } finally {
    Atomics.store(flags, BUSY, 0);
    Atomics.notify(flags, BUSY);
  }
}

/**
 * In the main thread: makes the end of the process wait for the call that is running, at most `patience`
 * milliseconds. Returns what takes that back.
 */
export function holdExit(guard: SharedArrayBuffer, patience: number): () => void {
  const flags = new Int32Array(guard);
  const hold = () => {
    Atomics.store(flags, LEAVING, 1);
    Atomics.wait(flags, BUSY, 1, patience);
  };
  process.on('exit', hold);
  return () => process.off('exit', hold);
}
