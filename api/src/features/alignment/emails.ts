import { emailBody } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';
import type { Told } from '../notifications/tell.ts';

/** Somebody has given their first answers; none of them are in it. */
export function begunEmail(told: Told): Email {
  return {
    kind: 'alignment_begun',
    to: told.to,
    subject: `${told.name} would like to find out whether you two want the same`,
    ...emailBody({
      greeting: told.greeting,
      paragraphs: [
        `${told.name} has answered some questions that founders should ask each other before they begin: about time, money, shares and what it is all for.`,
        'Their answers stay closed until you have given yours. Then you both see both, at the same moment.',
        { link: told.url, label: 'Give your answers' },
        'You can turn these emails off on your account page.',
      ],
    }),
  };
}

/** Asks a member whether what two have agreed on still holds; both get the same. */
export function stillEmail(told: Told): Email {
  return {
    kind: 'alignment_still',
    to: told.to,
    subject: `Does it still hold, what you and ${told.name} agreed on?`,
    ...emailBody({
      greeting: told.greeting,
      paragraphs: [
        `Three months ago you and ${told.name} confirmed what you want to hold to. People and plans change, so we ask you both: is it still so?`,
        { link: told.url, label: 'Look at it together' },
        'You can turn these emails off on your account page.',
      ],
    }),
  };
}
