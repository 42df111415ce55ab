import { ifMatch } from '@ampersand/contract/path';
import type { OwnUser } from '@ampersand/contract/users';
import { call } from '../../../api.ts';
import type { Edit } from './edits.ts';
import { withCompany } from './edits-of-basics.ts';

export interface NewPicture {
  picture: Blob;
  /** Address of the picture in this browser, shown until the server has it. */
  preview: string;
  onProgress: (share: number) => void;
}

type Removal = Edit<{ version: number }>;

function photoEdit({
  picture,
  preview,
  onProgress,
}: NewPicture): Edit<{ profileUrl: string; version: number }> {
  return {
    apply: (user) => ({ ...user, profileUrl: preview }),
    send: ({ id, profile }) =>
      call('PUT /profile/upload/{userId}', {
        params: { userId: id },
        headers: ifMatch(profile.version),
        form: formWith('profileImg', picture),
        onProgress,
      }),
    commit: (user, { profileUrl }) => ({ ...user, profileUrl }),
  };
}

export const photoKind = {
  shape: 'round',
  noun: 'picture',
  edit: photoEdit,
  saved: 'Photo updated',
} as const;

export function photoRemoval(): Removal {
  const without = (user: OwnUser) => ({ ...user, profileUrl: null });
  return {
    apply: without,
    send: ({ id, profile }) =>
      call('DELETE /profile/upload/{userId}', { params: { userId: id }, headers: ifMatch(profile.version) }),
    commit: without,
  };
}

export function logoEdit({
  picture,
  preview,
  onProgress,
}: NewPicture): Edit<{ companyUrl: string; version: number }> {
  return {
    apply: (user) => withLogo(user, preview),
    send: ({ id, profile }) =>
      call('PUT /profile/founder-profile/{id}/logo', {
        params: { id },
        headers: ifMatch(profile.version),
        form: formWith('companyLogo', picture),
        onProgress,
      }),
    commit: (user, { companyUrl }) => withLogo(user, companyUrl),
  };
}

export function logoRemoval(): Removal {
  const without = (user: OwnUser) => withLogo(user, null);
  return {
    apply: without,
    send: ({ id, profile }) =>
      call('DELETE /profile/founder-profile/{id}/logo', {
        params: { id },
        headers: ifMatch(profile.version),
      }),
    commit: without,
  };
}

function withLogo(user: OwnUser, companyUrl: string | null): OwnUser {
  return withCompany(user, (company) => ({ ...company, companyUrl }));
}

function formWith(part: string, picture: Blob): FormData {
  const form = new FormData();
  form.set(part, picture, part);
  return form;
}
