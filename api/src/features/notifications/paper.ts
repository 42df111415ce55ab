import type { Db } from '../../db/client.ts';
import { addressee, nameInEmail } from '../../lib/addressee.ts';
import { emailBody } from '../../lib/email-body.ts';
import { type Attachment, type Email, enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { type AccountRow, findAccounts } from '../users/queries.ts';
import { togetherOf } from './rules.ts';
import type { TellDeps, Told } from './tell.ts';
import { type OwnPair, type TogetherNews, tellOther } from './together.ts';

/** What an email calls a paper, and says of it. */
export interface PaperWords {
  readonly kind: 'equity_agreed' | 'trial_signed';
  readonly noun: 'split' | 'trial';
  /** The subject; `did` follows 'You and Asha', `isDone` stands where nobody may be named. */
  readonly did: string;
  readonly isDone: string;
  /** What both did, and what that means from now on. */
  readonly bothDid: string;
  readonly means: string;
}

interface Paper {
  readonly part: 'equity' | 'trial';
  readonly news: (person: AccountRow) => TogetherNews;
  readonly words: PaperWords;
  readonly filename: `${string}.pdf`;
  readonly pdf: Buffer;
}

/** Two have agreed on a paper: the other hears of it in the bell, and each gets it by email, whatever emails they want: it is theirs to keep. */
export async function tellOfPaper(
  deps: TellDeps,
  tx: Db,
  own: OwnPair,
  { part, news, words, filename, pdf }: Paper,
): Promise<void> {
  const { id, userId, otherId } = own;
  const accounts = await findAccounts(tx, [userId, otherId]);
  await tellOther(deps, tx, { ...own, accounts }, part, news);
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
    await enqueueEmail(tx, deps.jobs, paperEmail(told, words, paper), {
      userId: readerId,
      aboutId: personId,
    });
  }
}

/** The paper is left out where the address may be somebody else's: nothing that was typed goes there. */
export function paperEmail(
  { to, isConfirmed, greeting, name, url }: Told,
  { kind, noun, did, isDone, bothDid, means }: PaperWords,
  paper: Attachment,
): Email {
  const both = name ? `You and ${name}` : 'You';
  const where = isConfirmed
    ? 'It is attached as a PDF, for you to keep.'
    : `It is on the page of your ${noun}, as a PDF for you to keep.`;
  return {
    kind,
    to,
    subject: name ? `${both} ${did}` : isDone,
    ...emailBody({
      greeting,
      paragraphs: [`${both} ${bothDid}. ${where}`, means, { link: url, label: `Open your ${noun}` }],
    }),
    ...(isConfirmed && { attachments: [paper] }),
  };
}
