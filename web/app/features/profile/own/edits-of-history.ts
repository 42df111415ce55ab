import { ifMatch } from '@ampersand/contract/path';
import type { NewEducation, NewExperience } from '@ampersand/contract/profile';
import type { OwnUser, Profile } from '@ampersand/contract/users';
import { call } from '../../../api.ts';
import type { Edit } from './edits.ts';

type Experience = Profile['experiences'][number];
type Education = Profile['educations'][number];
type Saved<Row> = Row & { version: number };

/** A job that is not saved yet has this id on the screen. */
const NEW = 'new';

/** Adds a job, or changes the one with this id. */
export function experienceEdit(body: NewExperience, experienceId?: string): Edit<Saved<Experience>> {
  const { role, company, startDate, endDate, description, currentlyWorking } = body;
  const row = {
    role,
    company,
    startDate,
    endDate: currentlyWorking ? null : (endDate ?? null),
    description: description ?? null,
  };
  return {
    apply: (user) => withExperience(user, { id: experienceId ?? body.id ?? NEW, ...row }),
    send: ({ id, profile: { version } }) =>
      experienceId
        ? call('PUT /profile/experience/{experienceId}', {
            params: { experienceId },
            headers: ifMatch(version),
            body,
          })
        : call('POST /profile/{userId}/experience', {
            params: { userId: id },
            headers: ifMatch(version),
            body,
          }),
    commit: (user, { version, ...saved }) => withExperience(user, saved),
  };
}

export function experienceDeletion(experienceId: string): Edit<{ version: number }> {
  const without = (user: OwnUser) => withExperiences(user, (row) => row.id !== experienceId);
  return {
    apply: without,
    send: ({ profile }) =>
      call('DELETE /profile/experience/{experienceId}', {
        params: { experienceId },
        headers: ifMatch(profile.version),
      }),
    commit: without,
  };
}

/** Adds a course of study, or changes the one with this id. */
export function educationEdit(body: NewEducation, educationId?: string): Edit<Saved<Education>> {
  const { institution, degree, fieldOfStudy, startDate, endDate, description, currentlyStudying } = body;
  const row = {
    institution,
    degree,
    fieldOfStudy: fieldOfStudy ?? null,
    startDate: startDate ?? null,
    endDate: currentlyStudying ? null : (endDate ?? null),
    description: description ?? null,
  };
  return {
    apply: (user) => withEducation(user, { id: educationId ?? body.id ?? NEW, ...row }),
    send: ({ id, profile: { version } }) =>
      educationId
        ? call('PUT /profile/education/{educationId}', {
            params: { educationId },
            headers: ifMatch(version),
            body,
          })
        : call('POST /profile/{userId}/education', {
            params: { userId: id },
            headers: ifMatch(version),
            body,
          }),
    commit: (user, { version, ...saved }) => withEducation(user, saved),
  };
}

export function educationDeletion(educationId: string): Edit<{ version: number }> {
  const without = (user: OwnUser) => withEducations(user, (row) => row.id !== educationId);
  return {
    apply: without,
    send: ({ profile }) =>
      call('DELETE /profile/education/{educationId}', {
        params: { educationId },
        headers: ifMatch(profile.version),
      }),
    commit: without,
  };
}

type Dated = { id: string; startDate: string | null };

/** The row in its place: what began last comes first, as the server lists them. */
function placed<Row extends Dated>(rows: readonly Row[], row: Row): Row[] {
  return [...rows.filter(({ id }) => id !== row.id), row].sort((a, b) => order(b).localeCompare(order(a)));
}

function order({ startDate, id }: Dated): string {
  return `${startDate ?? '0000-00-00'} ${id}`;
}

function withExperience(user: OwnUser, row: Experience): OwnUser {
  const { profile } = user;
  return { ...user, profile: { ...profile, experiences: placed(profile.experiences, row) } };
}

function withExperiences(user: OwnUser, keep: (row: Experience) => boolean): OwnUser {
  const { profile } = user;
  return { ...user, profile: { ...profile, experiences: profile.experiences.filter(keep) } };
}

function withEducation(user: OwnUser, row: Education): OwnUser {
  const { profile } = user;
  return { ...user, profile: { ...profile, educations: placed(profile.educations, row) } };
}

function withEducations(user: OwnUser, keep: (row: Education) => boolean): OwnUser {
  const { profile } = user;
  return { ...user, profile: { ...profile, educations: profile.educations.filter(keep) } };
}
