import { z } from 'zod';

/** An error and what caused it, outermost first. */
export function causes(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let cause = error; cause instanceof Error && chain.length < 5; cause = cause.cause) chain.push(cause);
  return chain;
}

/** A row that names a member who is not there: PostgreSQL's foreign_key_violation. */
const goneSchema = z.object({
  code: z.literal('23503'),
  constraint: z.string().endsWith('_users_id_fk'),
  detail: z.string(),
});

/** The id of the member whose account was deleted at this very moment, where something failed for that. */
export function goneMember(error: unknown): string | undefined {
  for (const cause of causes(error)) {
    const gone = goneSchema.safeParse(cause).data;
    if (gone) return /\(([0-9a-f-]{36})\)/.exec(gone.detail)?.[1];
  }
  return undefined;
}
