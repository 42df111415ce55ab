import { LIMITS } from '@ampersand/contract/fields';
import {
  addEducation,
  addExperience,
  changeEducation,
  changeExperience,
  deleteEducation,
  deleteExperience,
  saveFounderProfile,
  saveHabits,
  saveHobbies,
  saveInterests,
  saveSkills,
  updateBasics,
  uploadPhoto,
} from '@ampersand/contract/profile';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import { educations, experiences } from '../../db/schema.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { mount } from '../../http/route.ts';
import { presentCompany, uploadUrl } from '../users/present.ts';
import {
  countRows,
  deleteRow,
  insertEducation,
  insertExperience,
  type ProfileColumns,
  setFullName,
  updateEducation,
  updateExperience,
  updateFounderProfile,
} from './queries.ts';
import { savePhoto, saveProfile } from './save.ts';

function orNotFound<Row>(row: Row | undefined | false, message: string): Row {
  if (!row) throw new AppError('not_found', message);
  return row;
}

async function checkRoom(tx: Db, table: typeof experiences | typeof educations, userId: string) {
  if ((await countRows(tx, table, userId)) < LIMITS.rows) return;
  throw new AppError('invalid_fields', `Please keep the list to ${LIMITS.rows} entries`);
}

const NO_JOB = 'There is no such job on your profile';
const NO_STUDY = 'There is no such education on your profile';

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  sectionRoutes(app, deps);
  historyRoutes(app, deps);
}

function sectionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, updateBasics, async ({ params: { userId }, body: { fullName, ...columns }, request }) => ({
    data: await saveProfile(deps, request, userId, columns, async (tx, profile) => {
      await setFullName(tx, userId, fullName);
      const { location, age, gender, version } = profile;
      return { fullName, location, age, gender, version };
    }),
    message: 'Profile updated',
  }));

  mount(app, deps, uploadPhoto, async ({ params: { userId }, photo, request }) => {
    if (!photo) {
      const message = 'Please choose a photo';
      throw new AppError('invalid_fields', message, { fields: [{ path: 'profileImg', message }] });
    }
    const { photoKey, version } = await savePhoto(deps, request, userId, photo);
    return { data: { profileUrl: uploadUrl(photoKey), version }, message: 'Photo updated' };
  });

  const saveList = (request: FastifyRequest, userId: string, columns: ProfileColumns, values: string[]) =>
    saveProfile(deps, request, userId, columns, async (_, { version }) => ({ values, version }));

  mount(app, deps, saveSkills, async ({ params: { id }, body, request }) => ({
    data: await saveList(request, id, body, body.skills),
  }));

  mount(app, deps, saveHobbies, async ({ params: { id }, body, request }) => ({
    data: await saveList(request, id, body, body.hobbies),
  }));

  mount(app, deps, saveInterests, async ({ params: { id }, body, request }) => ({
    data: await saveList(request, id, body, body.interests),
  }));

  mount(app, deps, saveHabits, async ({ params: { id }, body, request }) => ({
    data: await saveList(request, id, body, body.habits),
  }));

  mount(app, deps, saveFounderProfile, async ({ params: { id }, body, request }) => ({
    data: await saveProfile(deps, request, id, {}, async (tx, { version }) => {
      const company = await updateFounderProfile(tx, id, body, deps.now());
      return { ...presentCompany(orNotFound(company, 'There are no company details here')), version };
    }),
    message: 'Company details updated',
  }));
}

function historyRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, addExperience, async ({ params: { userId }, body, request }) => ({
    data: await saveProfile(deps, request, userId, {}, async (tx, { version }) => {
      await checkRoom(tx, experiences, userId);
      return { ...(await insertExperience(tx, userId, body)), version };
    }),
    message: 'Experience added',
  }));

  mount(app, deps, changeExperience, async ({ params: { experienceId }, body, user, request }) => ({
    data: await saveProfile(deps, request, user.id, {}, async (tx, { version }) => {
      const row = await updateExperience(tx, user.id, experienceId, body);
      return { ...orNotFound(row, NO_JOB), version };
    }),
    message: 'Experience updated',
  }));

  mount(app, deps, deleteExperience, async ({ params: { experienceId }, user, request }) => ({
    data: await saveProfile(deps, request, user.id, {}, async (tx, { version }) => {
      orNotFound(await deleteRow(tx, experiences, user.id, experienceId), NO_JOB);
      return { version };
    }),
    message: 'Experience deleted',
  }));

  mount(app, deps, addEducation, async ({ params: { userId }, body, request }) => ({
    data: await saveProfile(deps, request, userId, {}, async (tx, { version }) => {
      await checkRoom(tx, educations, userId);
      return { ...(await insertEducation(tx, userId, body)), version };
    }),
    message: 'Education added',
  }));

  mount(app, deps, changeEducation, async ({ params: { educationId }, body, user, request }) => ({
    data: await saveProfile(deps, request, user.id, {}, async (tx, { version }) => {
      const row = await updateEducation(tx, user.id, educationId, body);
      return { ...orNotFound(row, NO_STUDY), version };
    }),
    message: 'Education updated',
  }));

  mount(app, deps, deleteEducation, async ({ params: { educationId }, user, request }) => ({
    data: await saveProfile(deps, request, user.id, {}, async (tx, { version }) => {
      orNotFound(await deleteRow(tx, educations, user.id, educationId), NO_STUDY);
      return { version };
    }),
    message: 'Deleted successfully.',
  }));
}
