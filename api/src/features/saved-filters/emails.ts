import type { Addressee } from '../../lib/addressee.ts';
import { namesIn, type Part } from '../../lib/email-body.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';

/** Who is new among those a filter finds. */
export interface News {
  /** What the member calls the filter. */
  readonly filter: string;
  /** What the email may call the first of them. */
  readonly names: readonly (string | undefined)[];
  readonly count: number;
  /** The list with this filter, who joined last first. */
  readonly url: string;
}

/** Tells a member of whoever has joined and fits filters they have saved. `count`: of different people. */
export function newFitsEmail({
  to,
  greeting,
  isConfirmed,
  news,
  count,
}: Addressee & { readonly news: readonly News[]; readonly count: number }): SwitchableEmail {
  return {
    kind: 'new_fits',
    to,
    subject:
      count === 1
        ? 'Somebody new fits what you are looking for'
        : `${count} new people fit what you are looking for`,
    greeting,
    paragraphs: [
      ...newsParts(news, isConfirmed),
      'You choose how often this email comes, or that it does not, for each filter: on your matches page, under Filters.',
    ],
  };
}

/** What an email says of who is new; to an address that is not confirmed without what members have typed. */
export const newsParts = (news: readonly News[], isConfirmed: boolean): Part[] =>
  news.flatMap(({ names, count, filter, url }) => [
    `${namesIn(names, count)} ${count === 1 ? 'has joined and fits' : 'have joined and fit'} ${isConfirmed ? `“${filter}”` : 'a filter you saved'}.`,
    { link: url, label: count === 1 ? 'See who it is' : 'See who they are' },
  ]);
