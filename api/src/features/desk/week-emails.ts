import type { Addressee } from '../../lib/addressee.ts';
import { namesIn, type Part } from '../../lib/email-body.ts';
import type { SwitchableEmail } from '../notifications/switch-off.ts';
import { type News, newsParts } from '../saved-filters/emails.ts';

type Names = readonly (string | undefined)[];

/** What a week of a search has come to; people by the names an email may use. */
interface Week {
  /** The first of those who have joined and fit, and how many they are. */
  readonly newcomers: { readonly names: Names; readonly count: number };
  /** Of saved filters that are told weekly. */
  readonly news: readonly News[];
  readonly requests: number;
  /** Who waits for an answer in a conversation. */
  readonly conversations: Names;
  /** With whom it is the member's turn in what they decide together. */
  readonly turns: Names;
  /** Of whom they are reminded within a week. */
  readonly reminders: Names;
  readonly pages: Record<'home' | 'board' | 'newest' | 'messages' | 'requests', string>;
}

const all = (names: Names) => ({ names, count: names.length });

/** What a week of a search has come to, in one email; undefined where there is nothing to tell. */
export function searchWeekEmail(week: Addressee & Week): SwitchableEmail | undefined {
  const { to, greeting, isConfirmed, newcomers, news, requests, conversations, turns, reminders, pages } =
    week;
  const told = (
    { names, count }: Week['newcomers'],
    [one, more]: readonly [one: string, more: string],
    link: string,
    label: string,
  ): Part[] => (count > 0 ? [`${namesIn(names, count)} ${count === 1 ? one : more}`, { link, label }] : []);
  const parts: Part[] = [
    ...told(
      newcomers,
      ['has joined this week and fits you.', 'have joined this week and fit you.'],
      pages.newest,
      'See who joined last',
    ),
    ...newsParts(news, isConfirmed),
    ...(requests > 0
      ? [
          `${namesIn([], requests)} would like to connect with you.`,
          { link: pages.requests, label: 'Read and answer' },
        ]
      : []),
    ...told(
      all(conversations),
      ['waits for your answer.', 'wait for your answer.'],
      pages.messages,
      'Open your messages',
    ),
    ...told(
      all(turns),
      [
        'has done their part of what you decide together: it is your turn.',
        'have done their part of what you decide together: it is your turn.',
      ],
      pages.home,
      'See what waits for you',
    ),
    ...(reminders.length > 0
      ? [
          `Reminders on your board until next Monday: ${reminders.includes(undefined) ? reminders.length : namesIn(reminders)}.`,
          { link: pages.board, label: 'Open your board' },
        ]
      : []),
  ];
  if (parts.length === 0) return undefined;
  return {
    kind: 'search_week',
    to,
    // Without names: the outbox remembers subjects.
    subject: 'Your search this week',
    greeting,
    paragraphs: [
      ...parts,
      'This email comes on Mondays because you asked for it, and only when there is something to tell.',
    ],
  };
}
