import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../http/deps.ts';
import { addressee } from '../../lib/addressee.ts';
import { audit } from '../../lib/audit.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { notify } from '../notifications/notify.ts';
import { accountPath } from '../notifications/rules.ts';
import { findAccount, findUserByEmail } from '../users/queries.ts';
import { guessingEmail } from './emails.ts';

/** What is guessed, and which guess of a row has the owner told; all before were wrong. */
const TOLD_AT = { password: 20, secondFactor: 10, code: 10, ownPassword: 10 } as const;
type Guessed = keyof typeof TOLD_AT;

const QUEUE = 'tell-of-guesses';
const about = { guessed: z.enum(['password', 'secondFactor', 'code', 'ownPassword']), at: z.iso.datetime() };
const jobData = z.union([
  z.object({ ...about, email: z.string() }),
  z.object({ ...about, userId: z.uuid() }),
]);

export interface Guess {
  readonly guessed: Guessed;
  /** Whose guesses count together. */
  readonly guesser: string;
  /** Who is told; an address need not be known here. */
  readonly whom: { readonly email: string } | { readonly userId: string };
}

/**
 * Counts a guess before it is looked at. At one of them the owner is told, once in a row of wrong ones: by a job, so
 * that a guess at an address that nobody has registered takes as long.
 * @throws {AppError} `rate_limited`
 */
export async function countGuess(deps: Deps, guess: Guess, request: FastifyRequest): Promise<void> {
  const { guessed, guesser, whom } = guess;
  await deps.limits.count(guessed, guesser);
  const inRow = await deps.limits.count(`${guessed}Row`, guesser);
  if (inRow !== TOLD_AT[guessed]) return;
  await deps.jobs.send(deps.db, QUEUE, { guessed, at: deps.now().toISOString(), ...whom });
  audit(request, 'guessing', { guessed });
}

/** Ends a row of wrong guesses. */
export async function clearGuesses(
  deps: Deps,
  { guessed, guesser }: Pick<Guess, 'guessed' | 'guesser'>,
): Promise<void> {
  await deps.limits.clear(guessed, guesser);
  await deps.limits.clear(`${guessed}Row`, guesser);
}

const NEWS = {
  password: {
    title: 'Somebody is trying passwords on your account',
    text: 'We are slowing them down. Where you have logged in before, you can log in as usual; anywhere else, use ‘Forgot password’.',
  },
  secondFactor: {
    title: 'Somebody knows your password',
    text: 'They entered it, and then wrong codes for your second factor. If that was not you, change your password now.',
  },
  code: {
    title: 'Somebody is trying to reset your password',
    text: 'They asked for codes and guessed. There is nothing you need to do: without the code in your inbox they cannot change your password.',
  },
  ownPassword: {
    title: 'Wrong passwords were entered where you are logged in',
    text: 'If that was not you, check where you are logged in, and log out everywhere else.',
  },
} as const satisfies Record<Guessed, { title: string; text: string }>;

/** Tells the owner of an account, in the bell and by email; nobody where the address is nobody's. */
export function guessingJob(deps: Deps): JobDefinition {
  return {
    queue: QUEUE,
    async run(data) {
      const told = jobData.parse(data);
      const { guessed, at } = told;
      const owner =
        'email' in told
          ? await findUserByEmail(deps.db, told.email)
          : await findAccount(deps.db, told.userId);
      if (!owner || owner.suspendedAt) return;
      const { publicUrl } = deps.config;
      await deps.db.transaction(async (tx) => {
        const isNew = await notify(deps, tx, {
          userId: owner.id,
          kind: 'SYSTEM',
          ...NEWS[guessed],
          link: accountPath(owner),
          dedupeKey: `guessing ${guessed} ${at}`,
        });
        if (isNew)
          await enqueueEmail(tx, deps.jobs, guessingEmail({ ...addressee(owner), guessed, publicUrl }), {
            userId: owner.id,
          });
      });
    },
  };
}
