import { pages } from '@ampersand/contract/pages';
import { EMAIL_KINDS, type EmailKind } from '@ampersand/contract/values';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { unsubscribeHeaders } from '../../http/one-click.ts';
import { emailBody, type Part } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { SealError } from '../../lib/secrets.ts';

const CONTEXT = 'switch off emails';
const SUBJECTS: Record<EmailKind | 'digest', string> = {
  profileViewed: 'No emails about visits',
  contactRevealed: 'No emails about who saw my contact details',
  strongMatch: 'No emails about strong matches',
  newFit: 'No emails about my filters',
  stillLooking: 'No emails while I am inactive',
  requestReceived: 'No emails about requests',
  invitationAnswered: 'No emails about answers to my invitations',
  invitationExpired: 'No emails about invitations that expired',
  roomAgain: 'No emails about room for invitations',
  messageReceived: 'No emails about messages',
  quietAsked: 'No emails about quiet conversations',
  together: 'No emails about what I decide together with others',
  calls: 'No emails about calls',
  reminderDue: 'No emails about reminders',
  searchWeek: 'No weekly emails about my search',
  digest: 'No daily emails',
};

/** What a link in an email switches off. `digest`: whatever comes once a day. */
export interface SwitchOff {
  readonly userId: string;
  readonly kind: EmailKind | 'digest';
}

/** An email of a kind that its reader can switch off, before it says how. */
export type SwitchableEmail = Omit<Email, 'text' | 'html' | 'headers'> & {
  readonly greeting: string;
  readonly paragraphs: readonly Part[];
};

/** Where a member switches off what a token stands for. */
export const switchOffUrl = (publicUrl: URL, token: string) => pageUrl(publicUrl, pages.emailsOff, token);

/** The email with what switches its kind off: a link below it, and header fields for email programs (RFC 8058). */
export function withSwitchOff(
  { config: { publicUrl }, secrets }: Pick<Deps, 'config' | 'secrets'>,
  { userId, kind }: SwitchOff,
  { greeting, paragraphs, ...email }: SwitchableEmail,
): Email {
  const token = secrets.seal(`${userId} ${kind}`, CONTEXT);
  const footnote = {
    text: 'You choose on your account page which emails you get.',
    link: switchOffUrl(publicUrl, token),
    label: 'Turn these emails off',
  };
  const headers = unsubscribeHeaders(besides.emailOneClick, token, SUBJECTS[kind], publicUrl);
  return { ...email, ...emailBody({ greeting, paragraphs, footnote }), headers };
}

/** What a token of such an email stands for; undefined where it is none. */
export function readSwitchOff({ secrets }: Pick<Deps, 'secrets'>, token: string): SwitchOff | undefined {
  try {
    const [userId = '', word] = secrets.open(token, CONTEXT).split(' ');
    const kind = word === 'digest' ? word : EMAIL_KINDS.find((each) => each === word);
    return kind && { userId, kind };
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
