import {
  getApplicantPreference,
  getFounderPreference,
  saveApplicantPreference,
  saveFounderPreference,
} from '@ampersand/contract/preference';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { mount } from '../../http/route.ts';
import { withMatchChange } from '../matchings/after-save.ts';
import {
  findApplicantPreference,
  findFounderPreference,
  upsertApplicantPreference,
  upsertFounderPreference,
} from './queries.ts';

function orNotFound<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('not_found', 'No preferences saved yet');
  return row;
}

export function preferenceRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, getFounderPreference, async ({ params }) => ({
    data: orNotFound(await findFounderPreference(deps.db, params.userId)),
  }));

  mount(app, deps, getApplicantPreference, async ({ params }) => ({
    data: orNotFound(await findApplicantPreference(deps.db, params.userId)),
  }));

  mount(app, deps, saveFounderPreference, async ({ params, body }) => {
    const { saved, matchChange } = await withMatchChange(deps, params.userId, () =>
      upsertFounderPreference(deps.db, params.userId, body, deps.now()),
    );
    return { data: orNotFound(saved), matchChange, message: 'Preferences saved successfully.' };
  });

  mount(app, deps, saveApplicantPreference, async ({ params, body }) => {
    const { saved, matchChange } = await withMatchChange(deps, params.userId, () =>
      upsertApplicantPreference(deps.db, params.userId, body, deps.now()),
    );
    return { data: orNotFound(saved), matchChange, message: 'Applicant preferences saved successfully.' };
  });
}
