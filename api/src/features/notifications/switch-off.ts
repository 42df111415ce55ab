import { EMAIL_KINDS, type EmailKind } from '@ampersand/contract/values';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { unsubscribeHeaders } from '../../http/one-click.ts';
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

/** The header fields with which an email program switches off, by itself, the kind of email it shows (RFC 8058). */
export function switchOffHeaders(
  { config, secrets }: Pick<Deps, 'config' | 'secrets'>,
  userId: string,
  kind: SwitchOff['kind'],
): Record<string, string> {
  const token = secrets.seal(`${userId} ${kind}`, CONTEXT);
  return unsubscribeHeaders(besides.emailOneClick, token, SUBJECTS[kind], config.publicUrl);
}

/** What a token of those headers stands for; undefined where it is none. */
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
