import { AppError } from '../../lib/app-error.ts';

/** What either of two may propose to the other, one at a time: a split, a trial. */
interface Proposal {
  readonly id: string;
}

export const NOT_OPEN = 'This proposal is not open any more. Please look at the latest';

/** @throws {AppError} `conflict` where the latest proposal is another one than was seen, or there is one by now. */
export function requireLatest(latest: Proposal | undefined, seen: string | null): void {
  if ((latest?.id ?? null) !== seen)
    throw new AppError('conflict', 'There is a newer proposal. Please look at it first');
}
