import type { OwnUser } from '@ampersand/contract/users';
import { call } from '../../../api.ts';
import { type Change, createChanges } from '../../../page/changes.ts';

interface Saved<Data> {
  data: Data;
  message?: string | undefined;
}

/** One change of the own profile. `send` gets the profile as last saved, its version included. */
export interface Edit<Data extends { version: number }>
  extends Pick<Change<OwnUser, Saved<Data>>, 'apply' | 'send'> {
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
  save: <Data extends { version: number }>(edit: Edit<Data>) => Promise<string | undefined>;
  /** Takes over what other windows have saved. */
  reload: () => Promise<OwnUser>;
}

export function createEdits(start: OwnUser, onSaved: (user: OwnUser) => void): Edits {
  const { shown, subscribe, save, replace } = createChanges(start, onSaved);
  return {
    shown,
    subscribe,
    async save({ apply, send, commit }) {
      const { message } = await save({
        apply,
        send,
        commit: (user, { data }) => withVersion(commit(user, data), data.version),
      });
      return message;
    },
    async reload() {
      const { data } = await call('GET /users/current-user');
      replace(() => data);
      return data;
    },
  };
}

function withVersion(user: OwnUser, version: number): OwnUser {
  return { ...user, profile: { ...user.profile, version } };
}
