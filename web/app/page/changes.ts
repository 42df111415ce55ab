/** One change of what a page shows, on the screen and on the server. */
export interface Change<Shown, Reply> {
  /** What is shown, with the change in it. */
  apply: (shown: Shown) => Shown;
  /** Saves it; `saved` is what the server was last heard to hold. */
  send: (saved: Shown) => Promise<Reply>;
  /** What the server holds after its reply. */
  commit: (saved: Shown, reply: Reply) => Shown;
}

/** What the server holds, as last heard of, with the changes on top that are on their way. */
export interface Changes<Shown> {
  shown: () => Shown;
  subscribe: (listener: () => void) => () => void;
  /**
   * Shows a change at once and saves it after those before it, since an earlier one must not arrive last; one that fails
   * is taken back.
   * @throws {ApiError} when it was not saved.
   */
  save: <Reply>(change: Change<Shown, Reply>) => Promise<Reply>;
  /** What the server is now known to hold, instead of what it was last heard to. */
  replace: (to: (saved: Shown) => Shown) => void;
}

export function createChanges<Shown>(start: Shown, onSaved?: (saved: Shown) => void): Changes<Shown> {
  const listeners = new Set<() => void>();
  let saved = start;
  let shown = start;
  let pending: readonly { apply: (shown: Shown) => Shown }[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function refresh() {
    shown = pending.reduce((so, { apply }) => apply(so), saved);
    for (const listener of listeners) listener();
  }

  function keep(now: Shown) {
    saved = now;
    onSaved?.(now);
  }

  async function run<Reply>(change: Change<Shown, Reply>, mine: object, before: Promise<unknown>) {
    await before;
    try {
      const reply = await change.send(saved);
      keep(change.commit(saved, reply));
      return reply;
    } finally {
      pending = pending.filter((one) => one !== mine);
      refresh();
    }
  }

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    save(change) {
      // The same change may be made twice; each is taken off by itself.
      const mine = { apply: change.apply };
      pending = [...pending, mine];
      refresh();
      const running = run(change, mine, last);
      // Whoever asked for it hears of a failure; the next one runs all the same.
      last = running.catch(() => undefined);
      return running;
    },
    replace(to) {
      keep(to(saved));
      refresh();
    },
  };
}
