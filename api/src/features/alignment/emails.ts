import type { SwitchableEmail } from '../notifications/switch-off.ts';
import { CONNECTED, type Told } from '../notifications/tell.ts';

/** Somebody has given their first answers; none of them are in it. */
export function begunEmail({ to, greeting, name, url }: Told): SwitchableEmail {
  return {
    kind: 'alignment_begun',
    to,
    subject: name
      ? `${name} would like to find out whether you two want the same things`
      : 'Find out whether you two want the same things',
    greeting,
    paragraphs: [
      `${name ?? CONNECTED} has answered some questions that founders should ask each other before they begin: about time, money, shares and what it is all for.`,
      'Their answers stay closed until you have shared yours. Then you both see both, at the same moment.',
      { link: url, label: 'Share your answers' },
    ],
  };
}

/** Asks a member whether what two have agreed on still holds; both get the same. */
export function stillEmail({ to, greeting, name, url }: Told): SwitchableEmail {
  const both = name ? `you and ${name}` : 'the two of you';
  return {
    kind: 'alignment_still',
    to,
    subject: `Does what ${both} agreed on still hold?`,
    greeting,
    paragraphs: [
      `Three months ago ${both} confirmed what you want to hold to. People and plans change, so we ask you both: is it still so?`,
      { link: url, label: 'Look at it together' },
    ],
  };
}
