import type { KeyFact, MovedUp, Pair, Reason, Suits, WhyTopic } from '@ampersand/contract/matchings';
import type { Profile } from '@ampersand/contract/users';

export function reasonTitle({ direction }: Pick<Reason, 'direction'>, name: string): string {
  return direction === 'YOU_LOOK_FOR' ? `Why ${name} fits you` : `Why you fit ${name}`;
}

/** What a score is of: while somebody has written too little, nobody is called their match. */
export const scoreWord = ({ isGuess }: Pick<Pair, 'isGuess'>) => (isGuess ? 'First guess' : 'Match');

/** Before what speaks against a match, for who hears it. */
export const GAP_TITLE = 'To talk about';

/** Half-widths of the band from which on a figure is called fairly sure, and rough. */
const FAIR = 0.07;
const ROUGH = 0.15;

/** Few answers of the two can be compared. */
export const isRough = (uncertainty: number) => uncertainty >= ROUGH;

/** How far the figure can be trusted, in words. */
export function certainty(uncertainty: number): { title: string; text: string } {
  const points = Math.max(1, Math.round(uncertainty * 100));
  const band = `Give or take ${points} ${points === 1 ? 'point' : 'points'}.`;
  if (uncertainty < FAIR) {
    return {
      title: 'A reliable score',
      text: `${band} You have both answered most of what we compare.`,
    };
  }
  if (!isRough(uncertainty)) {
    return {
      title: 'A fairly reliable score',
      text: `${band} Some answers are still missing on one side or the other.`,
    };
  }
  return {
    title: 'A rough estimate',
    text: `${band} Few answers can be compared yet; talking to each other will tell you more.`,
  };
}

/** Why somebody stands above others whose figure is higher; goes on after 'Moved up:'. */
export const movedUpWords: Record<MovedUp, string> = {
  OTHERS_SEEN: 'you have seen the others more often',
  HARDLY_SHOWN: 'few have seen them so far',
  HAS_ROOM: 'has room for requests',
  ACTIVE: 'here more recently',
  VARIETY: 'for variety',
  CHANCE: 'drawn by lot among near equals',
};

/** What a mark says. */
export const suitsText: Record<Suits, string> = {
  FITS: 'Fits',
  PARTLY: 'Partly fits',
  DOES_NOT_FIT: 'Does not fit',
  OPEN: 'Still open',
};

/** What a mark says where it stands: nothing where both have said something that is not compared. */
export const markOf = (suits: Suits | null, { you, they }: Pick<WhyTopic, 'you' | 'they'>): Suits | null =>
  suits === 'OPEN' && you !== null && they !== null ? null : suits;

/** What is shorter, such as 'Remote', may be meant anew. */
const SENTENCE = 20;

/** The topic before `topic` under which one of the two has the same words already. */
export function toldUnder(
  topics: readonly WhyTopic[],
  topic: WhyTopic,
  who: 'you' | 'they',
): string | undefined {
  const text = topic[who];
  if (text === null || text.length < SENTENCE) return undefined;
  return topics.slice(0, topics.indexOf(topic)).find((earlier) => earlier[who]?.includes(text))?.name;
}

/** Up to `most` entries as running text: `a, b and c`. */
export function inWords(list: readonly string[], most = 3): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(list.slice(0, most));
}

type Wishing = Pick<Profile, 'interests' | 'availability' | 'currentJob'>;

/** What an applicant wants in one line, from what they have said of it. */
export function wishOf({ interests, availability, currentJob }: Wishing, facts: readonly KeyFact[]): string {
  const wish = facts.find(({ kind }) => kind === 'WISH');
  if (wish) return wish.words;
  if (interests.length > 0) return `Interested in ${inWords(interests)}.`;
  // Who has said more of their time may not mean now.
  const saysWhen = facts.some(({ kind }) => kind === 'HOURS');
  if (availability && !saysWhen) return 'Available to join a startup now.';
  return currentJob ?? 'Has not listed any interests yet.';
}
