import { AppError } from '../../lib/app-error.ts';

/** Whoever was looked for. @throws {AppError} `not_found`, alike for who is hidden and who was never there. */
export function orNobody<Person>(person: Person | undefined): Person {
  if (person === undefined) throw new AppError('not_found', 'There is no such person here');
  return person;
}
