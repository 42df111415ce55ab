/** Work of many members on one machine: a few at a time, and who waits is served in turn, member after member. */
export interface Turns {
  run<Result>(member: string, work: () => Promise<Result>): Promise<Result>;
  /** How many of a member run or wait. */
  underWay(member: string): number;
}

/** At most `atOnce` run together. Before each begins, whatever else came to this process meanwhile gets its chance. */
export function createTurns(atOnce: number): Turns {
  const waiting = new Map<string, (() => void)[]>();
  const counts = new Map<string, number>();
  let running = 0;

  /** The first of the member who has waited longest; their next one goes behind everybody else's. */
  function startNext(): void {
    const [member, queue = []] = waiting.entries().next().value ?? [];
    const start = queue.shift();
    if (member === undefined || !start) return;
    waiting.delete(member);
    if (queue.length > 0) waiting.set(member, queue);
    running += 1;
    setImmediate(start);
  }

  function change(member: string, by: 1 | -1): void {
    const count = (counts.get(member) ?? 0) + by;
    if (count === 0) counts.delete(member);
    else counts.set(member, count);
  }

  return {
    async run(member, work) {
      change(member, 1);
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(member, [...(waiting.get(member) ?? []), resolve]);
      if (running < atOnce) startNext();
      await promise;
      try {
        return await work();
      } finally {
        change(member, -1);
        running -= 1;
        startNext();
      }
    },
    underWay: (member) => counts.get(member) ?? 0,
  };
}

/** Work that brings something up to date with what is stored: once at a time for each key. */
export interface Latest {
  /**
   * Runs `work`; while it runs, all who ask for the same key share the one run that follows, which sees what they
   * had stored before they asked.
   */
  run(key: string, work: () => Promise<void>): Promise<void>;
}

export function createLatest(): Latest {
  const current = new Map<string, Promise<void>>();
  const following = new Map<string, Promise<void>>();

  function begin(key: string, work: () => Promise<void>): Promise<void> {
    const run = work().finally(() => current.delete(key));
    current.set(key, run);
    return run;
  }

  return {
    run(key, work) {
      const next = following.get(key);
      if (next) return next;
      const earlier = current.get(key);
      if (!earlier) return begin(key, work);
      const start = () => {
        following.delete(key);
        return begin(key, work);
      };
      const run = earlier.then(start, start);
      following.set(key, run);
      return run;
    },
  };
}
