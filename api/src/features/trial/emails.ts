import { emailBody } from '../../lib/email-body.ts';
import type { Attachment, Email } from '../../lib/mailer.ts';
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

/** Both have signed: the paper goes to each of them, where the address is known to be theirs. */
export function signedEmail({ to, greeting, name, url }: Told, paper: Attachment | undefined): Email {
  const both = name ? `You and ${name}` : 'You';
  return {
    kind: 'trial_signed',
    to,
    subject: name ? `${both} have signed your trial` : 'Your trial is signed',
    ...emailBody({
      greeting,
      paragraphs: [
        paper
          ? `${both} have both signed the same text. It is attached as a PDF, for you to keep.`
          : `${both} have both signed the same text. It is on the page of your trial, as a PDF for you to keep.`,
        'It can only be replaced by another that you both sign. Each week we ask you both how it goes; neither of you sees the other’s answer before both have given theirs.',
        { link: url, label: 'Open your trial' },
      ],
    }),
    ...(paper && { attachments: [paper] }),
  };
}

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
