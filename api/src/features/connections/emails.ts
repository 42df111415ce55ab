import type { SwitchableEmail } from '../notifications/switch-off.ts';
import type { Told } from '../notifications/tell.ts';

/** Asks a member whether a silent conversation goes on; it is the same for both, whoever wrote last. */
export function quietEmail(told: Told): SwitchableEmail {
  return {
    kind: 'quiet_asked',
    to: told.to,
    subject: told.name ? `Are you and ${told.name} still talking?` : 'Are the two of you still talking?',
    greeting: told.greeting,
    paragraphs: [
      `Nobody has written in ${told.name ? `your conversation with ${told.name}` : 'one of your conversations'} for two weeks, so we are asking you both: are you still talking?`,
      { link: told.url, label: 'Write a line, or end it' },
      'If nobody writes, it is put away under ‘Quiet’ in a week. Nothing is lost: a new message brings it back.',
      'We ask once.',
    ],
  };
}
