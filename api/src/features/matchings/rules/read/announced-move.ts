import { oncePerPerson } from '../memory/remembered.ts';
import type { Person } from './person.ts';
import { withApostrophes, withoutAccents } from './quantities/plain.ts';
import { sentencesOf } from './quantities/sentences.ts';
import { placeNameAt, spotOf } from './quantities/spots.ts';

/** A move that is settled: `to` where it leads, where that is sure. */
interface AnnouncedMove {
  readonly to?: string;
}

const WHEN = String.raw`(?:(?: (?:in|im|ab|en|em|a partir de|next|this|early|late|the|from|am|zum) \S+(?: \S+)?| soon| shortly| back| home| now| over| down| up)? )`;

/** "Moving to", "we relocate in March to", "ich ziehe im März nach", "me mudo a": text without accents. */
const MOVES_TO = new RegExp(
  [
    String.raw`(?:^|[(,;:–-] ?|\b(?:am|are|be|i'm|we're|they're|soon|currently|now|and|about to be) )(?:\w+ly )?(?:moving|re-?locating)${WHEN}to (?:the )?`,
    String.raw`\b(?:i|we|i'll|we'll|i will|we will|will|about to|going to) (?:move|re-?locate)${WHEN}to (?:the )?`,
    String.raw`\b(?:ziehe|ziehen|ubersiedeln|ubersiedle)${WHEN}(?:nach|in die) `,
    String.raw`\bumzug nach `,
    String.raw`\b(?:me mudo|nos mudamos|me estoy mudando|me traslado|nos trasladamos|me voy a mudar|nos vamos a mudar)${WHEN}a `,
    String.raw`\b(?:je demenage|nous demenageons|on demenage|je m'installe|nous nous installons|je vais demenager)${WHEN}(?:a|au|en|aux) `,
    String.raw`\b(?:mudo-me|me mudo|nos mudamos|mudamo-nos|vou me mudar|vou mudar|estou de mudanca|estou (?:me )?mudando)${WHEN}(?:para|pra) (?:o |a )?`,
  ].join('|'),
);

/** Before it: a wish, an offer, a condition or a no. */
const NOT_SETTLED =
  /\b(?:not|never|no|cannot|without|if|would|could|might|may|maybe|perhaps|possibly|open|happy|willing|ready|prepared|consider\w*|thinking|interested|hop(?:e|ing)|want|like|love|dream\w*|unless|depend\w*|nicht|nie|kein\w*|wenn|falls|wurde|konnte|vielleicht|podria|quiza\w*|tal vez|pas|peut-etre|nao|talvez)\b|n't\b/;
/** Behind it: what is said of a move that may be, and what one hangs on. */
const MAY_BE =
  /\b(?:if|once|unless|depend\w*|maybe|is|would|could|not|no|possible|option|ok(?:ay)?|fine|welcome|wenn|falls|sobald|moglich|si|cuando|quando|se|posible|quand|possivel)\b/;
const OR_ELSEWHERE = /^,? (?:or|oder|o|ou|\/)\b/;

/** The move that somebody says is to come, in any answer; undefined where none is. */
export const announcedMove = oncePerPerson((person: Person): AnnouncedMove | undefined => {
  const { location, applicantPreference: joins, founderPreference: founds } = person;
  const texts = [
    location,
    joins?.workingStyle,
    joins?.timeCommitment,
    joins?.joinMotivation,
    ...(joins?.applicantGoals ?? []),
    founds?.workingArrangement,
    founds?.coFounderCommitment,
  ];
  return texts.flatMap(sentencesOf).flatMap(moveIn)[0];
});

function moveIn(sentence: string): AnnouncedMove[] {
  const written = withApostrophes(sentence);
  const read = withoutAccents(written.toLowerCase());
  const found = MOVES_TO.exec(read);
  if (!found) return [];
  const at = found.index + found[0].length;
  const behind = read.slice(at);
  if (NOT_SETTLED.test(read.slice(0, at)) || MAY_BE.test(behind)) return [];
  const name = placeNameAt(behind);
  if (spotOf(name)) return [OR_ELSEWHERE.test(behind.slice(name.length)) ? {} : { to: name }];
  // A town that no list has; "moving to production" leads nowhere.
  return /^\p{Lu}/u.test(written.slice(at)) ? [{}] : [];
}

/** Where somebody is, or is to be for all that they say. */
export function homeOf(person: Person): string | null {
  return announcedMove(person)?.to ?? person.location;
}
