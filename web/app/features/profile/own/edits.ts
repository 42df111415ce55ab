import { currentUser, type OwnUser } from '@ampersand/contract/users';
import { call } from '../../../api.ts';

type Versioned = { version: number };

/** One change of the own profile, on the screen and on the server. */
export interface Edit<Data extends Versioned> {
  /** The profile with the change in it. */
  apply: (user: OwnUser) => OwnUser;
  /** Saves it; `user` is the profile as last saved, its version included. */
  send: (user: OwnUser) => Promise<{ data: Data; message?: string | undefined }>;
  /** The profile with what the server made of the change. */
  commit: (user: OwnUser, data: Data) => OwnUser;
}

/** The own profile while it is being edited. */
export interface Edits {
  /** The profile as the page shows it: as saved, with every change that is on its way. */
  shown: () => OwnUser;
  subscribe: (listener: () => void) => () => void;
  /**
   * Shows a change at once and saves it after those before it; one that fails is taken back.
   * @returns what the server said.
   * @throws {ApiError} when it was not saved; `conflict` when another window has saved in between.
   */
  save: <Data extends Versioned>(edit: Edit<Data>) => Promise<string | undefined>;
  /** Takes over what other windows have saved. */
  reload: () => Promise<OwnUser>;
}

export function createEdits(start: OwnUser, onSaved: (user: OwnUser) => void): Edits {
  const listeners = new Set<() => void>();
  let saved = start;
  let shown = start;
  let pending: readonly ((user: OwnUser) => OwnUser)[] = [];
  let last: Promise<unknown> = Promise.resolve();

  function refresh() {
    shown = pending.reduce((user, apply) => apply(user), saved);
    for (const listener of listeners) listener();
  }

  async function run<Data extends Versioned>({ apply, send, commit }: Edit<Data>, before: Promise<unknown>) {
    await before;
    try {
      const { data, message } = await send(saved);
      saved = withVersion(commit(saved, data), data.version);
      onSaved(saved);
      return message;
    } finally {
      pending = pending.filter((one) => one !== apply);
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
    save(edit) {
      pending = [...pending, edit.apply];
      refresh();
      const running = run(edit, last);
      // Whoever asked for it hears of a failure; the next one runs all the same.
      last = running.catch(() => undefined);
      return running;
    },
    async reload() {
      const { data } = await call(currentUser);
      saved = data;
      onSaved(saved);
      refresh();
      return saved;
    },
  };
}

function withVersion(user: OwnUser, version: number): OwnUser {
  return { ...user, profile: { ...user.profile, version } };
}
