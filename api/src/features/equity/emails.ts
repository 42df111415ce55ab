import type { PaperWords } from '../notifications/paper.ts';
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

/** Both have accepted the same. */
export const AGREED: PaperWords = {
  kind: 'equity_agreed',
  noun: 'split',
  did: 'have agreed on a split',
  isDone: 'Your split is agreed on',
  bothDid: 'have both accepted the same split',
  means:
    'It can only be replaced by another that you both accept. It notes what you agreed on and issues no shares: have a lawyer write it into the papers of your company.',
};
