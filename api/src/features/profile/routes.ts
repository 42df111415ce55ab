import { LIMITS } from '@ampersand/contract/limits';
import {
  addEducation,
  addExperience,
  changeEducation,
  changeExperience,
  deleteEducation,
  deleteExperience,
  removeLogo,
  removePhoto,
  saveFounderProfile,
  saveHabits,
  saveHobbies,
  saveInterests,
  saveLanguages,
  saveSkills,
  saveWork,
  updateBasics,
  uploadLogo,
  uploadPhoto,
} from '@ampersand/contract/profile';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { educations, experiences } from '../../db/schema.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { endReviewOfName } from '../moderation/queries.ts';
import { checkBegun, checkFounded, checkSaid } from '../users/founding.ts';
import { presentCompany, uploadUrl } from '../users/present.ts';
import { findRole } from '../users/queries.ts';
import {
  companyColumns,
  countRows,
  deleteRow,
  findFounderProfile,
  hasRow,
  insertEducation,
  insertExperience,
  logoColumn,
  type ProfileColumns,
  type ProfileRow,
  photoColumn,
  type RowTable,
  setNames,
  updateEducation,
  updateExperience,
  updateFounderProfile,
} from './queries.ts';
import { removePicture, savePicture, saveProfile, type Target } from './save.ts';

async function checkRoom(tx: Db, table: RowTable, userId: string) {
  if ((await countRows(tx, table, userId)) < LIMITS.rows) return;
  throw new AppError('invalid_fields', `Please keep the list to ${LIMITS.rows} entries`);
}

const NO_COMPANY = 'There are no company details here';
const NO_APPLICANT = 'There is no such applicant here';
const NO_JOB = 'There is no such job on your profile';
const NO_STUDY = 'There is no such education on your profile';

/** A row as it will be: what is undefined stays. */
const withChanges = (row: object, columns: object) => ({
  ...row,
  ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
});

export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  pictureRoutes(app, deps);
  sectionRoutes(app, deps);
  historyRoutes(app, deps);
}

function pictureRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, uploadPhoto, async ({ params: { userId }, photo, expectedVersion, request }) => {
    const picture = chosen(photo, 'profileImg', 'Please choose a photo');
    const { key, version } = await savePicture(
      deps,
      { userId, expectedVersion, request },
      photoColumn,
      picture,
    );
    return { data: { profileUrl: uploadUrl(key), version }, message: 'Photo updated' };
  });

  mount(app, deps, removePhoto, async ({ params: { userId }, expectedVersion, request }) => ({
    data: { version: await removePicture(deps, { userId, expectedVersion, request }, photoColumn) },
    message: 'Photo removed',
  }));

  mount(app, deps, uploadLogo, async ({ params: { id }, photo, expectedVersion, request }) => {
    const picture = chosen(photo, 'companyLogo', 'Please choose a logo');
    const { key, version } = await savePicture(
      deps,
      { userId: id, expectedVersion, request },
      logoColumn,
      picture,
    );
    return { data: { companyUrl: uploadUrl(key), version }, message: 'Logo updated' };
  });

  mount(app, deps, removeLogo, async ({ params: { id }, expectedVersion, request }) => ({
    data: { version: await removePicture(deps, { userId: id, expectedVersion, request }, logoColumn) },
    message: 'Logo removed',
  }));
}

function chosen(picture: Buffer | undefined, path: string, message: string): Buffer {
  if (picture) return picture;
  throw new AppError('invalid_fields', message, { fields: [{ path, message }] });
}

function sectionRoutes(app: FastifyInstance, deps: Deps): void {
  mount(
    app,
    deps,
    updateBasics,
    async ({ params: { userId }, body: { fullName, calledName, ...columns }, expectedVersion }) => ({
      data: await saveProfile(deps, { userId, expectedVersion }, columns, async (tx, profile) => {
        await endReviewOfName(tx, userId, fullName, deps.now());
        const called = await setNames(tx, userId, { fullName, calledName });
        const { location, age, gender, firstLine, linkedin, github, portfolio, question, version } = profile;
        const links = { linkedin, github, portfolio };
        return {
          fullName,
          calledName: called,
          location,
          age,
          gender,
          firstLine,
          ...links,
          question,
          version,
        };
      }),
      message: 'Profile updated',
    }),
  );

  mount(app, deps, saveWork, async ({ params: { userId }, body, expectedVersion }) => ({
    data: await saveProfile(deps, { userId, expectedVersion }, body, async (tx, profile) => {
      // An administrator may name anybody, and a founder has none of this.
      if ((await findRole(tx, userId)) !== 'APPLICANT') throw new AppError('not_found', NO_APPLICANT);
      const { currentJob, availability, salaryExpectations, version } = profile;
      return { currentJob, availability, salaryExpectations, version };
    }),
    message: 'Profile updated',
  }));

  const saveList = (target: Target, columns: ProfileColumns, values: string[]) =>
    saveProfile(deps, target, columns, async (_, { version }) => ({ values, version }));

  mount(app, deps, saveSkills, async ({ params: { id }, body, expectedVersion }) => ({
    data: await saveList({ userId: id, expectedVersion }, body, body.skills),
  }));

  mount(app, deps, saveHobbies, async ({ params: { id }, body, expectedVersion }) => ({
    data: await saveList({ userId: id, expectedVersion }, body, body.hobbies),
  }));

  mount(app, deps, saveInterests, async ({ params: { id }, body, expectedVersion }) => ({
    data: await saveList({ userId: id, expectedVersion }, body, body.interests),
  }));

  mount(app, deps, saveHabits, async ({ params: { id }, body, expectedVersion }) => ({
    data: await saveList({ userId: id, expectedVersion }, body, body.habits),
  }));

  mount(app, deps, saveLanguages, async ({ params: { id }, body, expectedVersion }) => ({
    data: await saveList({ userId: id, expectedVersion }, body, body.languages),
  }));

  mount(app, deps, saveFounderProfile, async ({ params: { id }, body, expectedVersion }) => {
    checkFounded(body.foundingDate, deps.now());
    const data = await saveProfile(deps, { userId: id, expectedVersion }, {}, async (tx, { version }) => {
      const columns = companyColumns(body);
      const before = requireFound(await findFounderProfile(tx, id), NO_COMPANY);
      checkSaid(withChanges(before, columns));
      const company = await updateFounderProfile(tx, id, columns, deps.now());
      return { ...presentCompany(requireFound(company, NO_COMPANY)), version };
    });
    return { data, message: 'Company details updated' };
  });
}

/** Saves a new row. One that is sent again, since its answer was lost, expects the version from before it was saved. */
async function addRow<Value>(
  deps: Deps,
  { userId, expectedVersion }: Target,
  table: RowTable,
  id: string | undefined,
  write: (tx: Db, profile: ProfileRow) => Promise<Value>,
): Promise<Value> {
  const isThere = id !== undefined && (await hasRow(deps.db, table, userId, id));
  const expected = isThere && expectedVersion !== undefined ? expectedVersion + 1 : expectedVersion;
  return saveProfile(deps, { userId, expectedVersion: expected }, {}, async (tx, profile) => {
    if (!isThere) await checkRoom(tx, table, userId);
    return write(tx, profile);
  });
}

function historyRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, addExperience, async ({ params: { userId }, body, expectedVersion }) => {
    checkBegun([body], deps.now());
    return {
      data: await addRow(deps, { userId, expectedVersion }, experiences, body.id, async (tx, { version }) => {
        const row = await insertExperience(tx, userId, body);
        return { ...requireFound(row, NO_JOB), version };
      }),
      message: 'Experience added',
    };
  });

  mount(app, deps, changeExperience, async ({ params: { experienceId }, body, user, expectedVersion }) => {
    checkBegun([body], deps.now());
    return {
      data: await saveProfile(deps, { userId: user.id, expectedVersion }, {}, async (tx, { version }) => {
        const row = await updateExperience(tx, user.id, experienceId, body);
        return { ...requireFound(row, NO_JOB), version };
      }),
      message: 'Experience updated',
    };
  });

  mount(app, deps, deleteExperience, async ({ params: { experienceId }, user, expectedVersion }) => ({
    data: await saveProfile(deps, { userId: user.id, expectedVersion }, {}, async (tx, { version }) => {
      requireFound(await deleteRow(tx, experiences, user.id, experienceId), NO_JOB);
      return { version };
    }),
    message: 'Experience deleted',
  }));

  mount(app, deps, addEducation, async ({ params: { userId }, body, expectedVersion }) => {
    checkBegun([body], deps.now());
    return {
      data: await addRow(deps, { userId, expectedVersion }, educations, body.id, async (tx, { version }) => {
        const row = await insertEducation(tx, userId, body);
        return { ...requireFound(row, NO_STUDY), version };
      }),
      message: 'Education added',
    };
  });

  mount(app, deps, changeEducation, async ({ params: { educationId }, body, user, expectedVersion }) => {
    checkBegun([body], deps.now());
    return {
      data: await saveProfile(deps, { userId: user.id, expectedVersion }, {}, async (tx, { version }) => {
        const row = await updateEducation(tx, user.id, educationId, body);
        return { ...requireFound(row, NO_STUDY), version };
      }),
      message: 'Education updated',
    };
  });

  mount(app, deps, deleteEducation, async ({ params: { educationId }, user, expectedVersion }) => ({
    data: await saveProfile(deps, { userId: user.id, expectedVersion }, {}, async (tx, { version }) => {
      requireFound(await deleteRow(tx, educations, user.id, educationId), NO_STUDY);
      return { version };
    }),
    message: 'Deleted successfully.',
  }));
}
