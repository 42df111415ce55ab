import type { Db } from '../../db/client.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { NO_PERSON } from '../users/missing.ts';
import { findVisibleOrPassed, findVisiblePerson, type Viewer } from '../users/queries.ts';
import type { Pair } from './queries.ts';

/** Somebody whom a member meets in their lists, and the member. @throws {AppError} `not_found`, `forbidden` to administrators. */
export function findPair(db: Db, viewer: Viewer, userId: string): Promise<Pair> {
  return pairWith(db, viewer, userId, findVisiblePerson);
}

/** The pair of `findPair`, also where the member has passed on them. @throws {AppError} as `findPair` */
export function findPairToPass(db: Db, viewer: Viewer, userId: string): Promise<Pair> {
  return pairWith(db, viewer, userId, findVisibleOrPassed);
}

async function pairWith(db: Db, viewer: Viewer, userId: string, find: typeof findVisiblePerson) {
  if (viewer.role === 'ADMIN') throw new AppError('forbidden', 'Administrators have no lists of their own');
  const person = await find(db, viewer, userId);
  const { id } = requireFound(person?.role !== viewer.role && person, NO_PERSON);
  return { memberId: viewer.id, personId: id };
}
