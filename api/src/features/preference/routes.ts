import type { Role } from '@ampersand/contract/enumerations';
import {
  getApplicantPreference,
  getFounderPreference,
  saveApplicantPreference,
  saveFounderPreference,
} from '@ampersand/contract/preference';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { withMatchChange } from '../matchings/match-change.ts';
import { NO_PERSON } from '../users/missing.ts';
import { findRole } from '../users/queries.ts';
import {
  findApplicantPreference,
  findFounderPreference,
  upsertApplicantPreference,
  upsertFounderPreference,
} from './queries.ts';

const NOT_SAVED = 'No preferences saved yet';

function requireUnchanged<Row>(row: Row | undefined): Row {
  const words =
    'These preferences were changed in another window. Reload them to see what is new, then save again';
  if (!row) throw new AppError('conflict', words);
  return row;
}

export function preferenceRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, getFounderPreference, async ({ params }) => ({
    data: requireFound(await findFounderPreference(deps.db, params.userId), NOT_SAVED),
  }));

  mount(app, deps, getApplicantPreference, async ({ params }) => ({
    data: requireFound(await findApplicantPreference(deps.db, params.userId), NOT_SAVED),
  }));

  /** An administrator may name anybody: also nobody, or somebody of the other side. */
  async function requireSide(userId: string, role: Role) {
    requireFound((await findRole(deps.db, userId)) === role, NO_PERSON);
  }

  mount(app, deps, saveFounderPreference, async ({ params, body, expectedVersion }) => {
    await requireSide(params.userId, 'FOUNDER');
    const { saved, matchChange } = await withMatchChange(deps, params.userId, async () =>
      requireUnchanged(
        await upsertFounderPreference(deps.db, params.userId, body, expectedVersion, deps.now()),
      ),
    );
    return { data: saved, matchChange, message: 'Preferences saved successfully.' };
  });

  mount(app, deps, saveApplicantPreference, async ({ params, body, expectedVersion }) => {
    await requireSide(params.userId, 'APPLICANT');
    const { saved, matchChange } = await withMatchChange(deps, params.userId, async () =>
      requireUnchanged(
        await upsertApplicantPreference(deps.db, params.userId, body, expectedVersion, deps.now()),
      ),
    );
    return { data: saved, matchChange, message: 'Applicant preferences saved successfully.' };
  });
}
