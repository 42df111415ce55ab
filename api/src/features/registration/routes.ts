import { registerApplicant, registerFounder } from '@ampersand/contract/registration';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { checkBegun, checkFounded } from '../users/founding.ts';
import { insertApplicant, insertFounder } from '../users/queries.ts';
import { register } from './register.ts';

export function registrationRoutes(app: FastifyInstance, deps: Deps): void {
  const limited = { limit: 'registration' } as const;

  mount(
    app,
    deps,
    registerApplicant,
    async (call) => {
      checkBegun(call.body.experiences, deps.now(), 'experiences');
      checkBegun(call.body.educations, deps.now(), 'educations');
      const id = await register(deps, call, 'APPLICANT', (tx, account) =>
        insertApplicant(tx, account, call.body),
      );
      return { data: { id }, message: 'Applicant Registered' };
    },
    limited,
  );

  mount(
    app,
    deps,
    registerFounder,
    async (call) => {
      checkFounded(call.body.foundingDate, deps.now());
      const id = await register(deps, call, 'FOUNDER', (tx, account) =>
        insertFounder(tx, account, call.body),
      );
      return { data: { id }, message: 'Founder Registered' };
    },
    limited,
  );
}
