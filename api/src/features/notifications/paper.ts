import type { Db } from '../../db/client.ts';
import { addressee, nameInEmail } from '../../lib/addressee.ts';
import { type Attachment, type Email, enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import type { Accounts } from '../users/queries.ts';
import { togetherOf } from './rules.ts';
import type { TellDeps, Told } from './tell.ts';
import type { OwnPair } from './together.ts';

interface Paper {
  readonly part: 'equity' | 'trial';
  readonly filename: `${string}.pdf`;
  readonly pdf: Buffer;
  /** `paper` is left out where the address may be somebody else's: nothing that was typed goes there. */
  email(told: Told, paper: Attachment | undefined): Email;
}

/** Sends both of two the paper of what they agreed on, whatever emails they want: it is theirs to keep. */
export async function sendPaper(
  deps: TellDeps,
  tx: Db,
  { id, userId, otherId, accounts }: OwnPair & { readonly accounts: Accounts },
  { part, filename, pdf, email }: Paper,
): Promise<void> {
  const paper = { filename, contentType: 'application/pdf', content: pdf.toString('base64') };
  for (const [readerId, personId] of [
    [userId, otherId],
    [otherId, userId],
  ] as const) {
    const [reader, person] = [accounts.get(readerId), accounts.get(personId)];
    if (!reader || !person) continue;
    const to = addressee(reader);
    const url = pageUrl(deps.config.publicUrl, togetherOf(reader)[part](id));
    const told = { ...to, name: nameInEmail(to, person), url };
    await enqueueEmail(tx, deps.jobs, email(told, to.isConfirmed ? paper : undefined), {
      userId: readerId,
      aboutId: personId,
    });
  }
}
