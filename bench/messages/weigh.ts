// Loaded before a server: at a signal it says what it holds once everything that nobody needs is gone.

export const SIGNAL = 'SIGUSR2';

if (globalThis.gc)
  process.on(SIGNAL, () => {
    globalThis.gc?.();
    // Memory of the embedded database is in array buffers; it grows by itself, and never shrinks.
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    console.error(`weighs ${JSON.stringify({ heap: heapUsed + external - arrayBuffers, resident: rss })}`);
  });
