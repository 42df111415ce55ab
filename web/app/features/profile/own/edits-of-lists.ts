import { ifMatch } from '@ampersand/contract/path';
import type { OwnUser } from '@ampersand/contract/users';
import { call } from '../../../api.ts';
import type { Edit } from './edits.ts';
import { applyTags, type TagChange } from './tag-change.ts';

export type TagList = 'skills' | 'hobbies' | 'interests' | 'habits' | 'languages';

const calls = {
  skills: (skills: string[], to: To) => call('PUT /profile/{id}/skills', { ...to, body: { skills } }),
  hobbies: (hobbies: string[], to: To) => call('PUT /profile/{id}/hobbies', { ...to, body: { hobbies } }),
  interests: (interests: string[], to: To) =>
    call('PUT /profile/{id}/interests', { ...to, body: { interests } }),
  habits: (habits: string[], to: To) => call('PUT /profile/{id}/habits', { ...to, body: { habits } }),
  languages: (languages: string[], to: To) =>
    call('PUT /profile/{id}/languages', { ...to, body: { languages } }),
};
type To = { params: { id: string }; headers: Record<string, string> };

export function tagEdit(list: TagList, change: TagChange): Edit<{ values: string[]; version: number }> {
  return {
    apply: (user) => withList(user, list, applyTags(user.profile[list], change)),
    send: ({ id, profile }) =>
      calls[list](applyTags(profile[list], change), { params: { id }, headers: ifMatch(profile.version) }),
    commit: (user, { values }) => withList(user, list, values),
  };
}

function withList(user: OwnUser, list: TagList, values: string[]): OwnUser {
  return { ...user, profile: { ...user.profile, [list]: values } };
}
