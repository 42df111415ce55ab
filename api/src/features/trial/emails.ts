import type { PaperWords } from '../notifications/paper.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';
import { CONNECTED, type Told } from '../notifications/tell.ts';

/** Somebody has proposed a trial; its terms are not in it. */
export function proposedEmail({ to, greeting, name, url }: Told): SwitchableEmail {
  return {
    kind: 'trial_proposed',
    to,
    subject: name
      ? `${name} would like to try working with you`
      : 'A trial of working together is proposed to you',
    greeting,
    paragraphs: [
      `${name ?? CONNECTED} proposes a trial: a few weeks of working together before you decide anything bigger.`,
      'Read what they propose. You can change anything in it, or sign it as it is; it holds once you have both signed the same text.',
      { link: url, label: 'Read the proposal' },
    ],
  };
}

/** Both have signed. */
export const SIGNED: PaperWords = {
  kind: 'trial_signed',
  noun: 'trial',
  did: 'have signed your trial',
  isDone: 'Your trial is signed',
  bothDid: 'have both signed the same text',
  means:
    'It can only be replaced by another that you both sign. Each week we ask you both how it goes; neither of you sees the other’s answer before both have given theirs.',
};

/** Something has opened that both are asked. */
export function askedEmail(
  told: Told,
  asked: { readonly title: string; readonly text: string },
): SwitchableEmail {
  return {
    kind: 'trial_asked',
    to: told.to,
    subject: asked.title,
    greeting: told.greeting,
    paragraphs: [asked.text, { link: told.url, label: 'Answer' }],
  };
}
