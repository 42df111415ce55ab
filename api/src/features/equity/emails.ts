import { emailBody } from '../../lib/email-body.ts';
import type { Attachment, Email } from '../../lib/mailer.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';
import { CONNECTED, type Told } from '../notifications/tell.ts';

/** Somebody has given their answers; none of them are in it. */
export function begunEmail({ to, greeting, name, url }: Told): SwitchableEmail {
  return {
    kind: 'equity_begun',
    to,
    subject: name
      ? `${name} has said what counts for your split`
      : 'Say what counts for the split of your shares',
    greeting,
    paragraphs: [
      `${name ?? CONNECTED} has said of each contribution to the startup how much it counts, and whose it is, to find out with you how the shares should be split.`,
      'Their answers stay closed until you have shared yours. Then you both see both, at the same moment.',
      { link: url, label: 'Share your answers' },
    ],
  };
}

/** Somebody has proposed a split; its terms are not in it. */
export function proposedEmail({ to, greeting, name, url }: Told): SwitchableEmail {
  return {
    kind: 'equity_proposed',
    to,
    subject: name
      ? `${name} proposes how you two divide the shares`
      : 'A split of the shares is proposed to you',
    greeting,
    paragraphs: [
      `${name ?? CONNECTED} proposes a split: how you two divide the shares of the startup, and how they become yours over time.`,
      'Read what they propose. You can accept it, or propose something else; it holds once you have both accepted the same.',
      { link: url, label: 'Read the proposal' },
    ],
  };
}

/** Both have accepted the same: the paper goes to each of them, where the address is known to be theirs. */
export function agreedEmail({ to, greeting, name, url }: Told, paper: Attachment | undefined): Email {
  const both = name ? `You and ${name}` : 'You';
  return {
    kind: 'equity_agreed',
    to,
    subject: name ? `${both} have agreed on a split` : 'Your split is agreed on',
    ...emailBody({
      greeting,
      paragraphs: [
        paper
          ? `${both} have both accepted the same split. It is attached as a PDF, for you to keep.`
          : `${both} have both accepted the same split. It is on the page of your split, as a PDF for you to keep.`,
        'It can only be replaced by another that you both accept. It notes what you agreed on and issues no shares: have a lawyer write it into the papers of your company.',
        { link: url, label: 'Open your split' },
      ],
    }),
    ...(paper && { attachments: [paper] }),
  };
}
