import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../lib/addressee.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';
import { withArticle } from './rules/explain/wording.ts';

/** Tells a member of somebody who fits them very well; `match` is a label such as `91%`. */
export function strongMatchEmail({
  to,
  greeting,
  personName,
  match,
  url,
}: Addressee & { personName: string; match: string; url: string }): SwitchableEmail {
  return {
    kind: 'strong_match',
    to,
    subject: `${personName} is ${withArticle(match)} match for you on ${brand.name}`,
    greeting,
    paragraphs: [
      `${personName} is ${withArticle(match)} match. Few pairs fit this well; the page shows why you two do. We send an email like this once a day at most.`,
      { link: url, label: 'See who it is' },
    ],
  };
}
