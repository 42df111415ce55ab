import type { Term } from '../read/traits.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { sharesWords, tellingWords } from './excerpt.ts';
import { ownField, type Scene } from './scene.ts';

/** Words that mean one thing in the name of a field and often another elsewhere: "developer tools" and developers of houses. */
const MANY_SENSES = new Set(
  wordsOf(
    `agent art assistance battery board bridge care cell chain channel charge cloud coach coaching court craft culture cycle
    delivery design developer development drive engine environment exchange fashion field film form frame game green grid home
    industry infrastructure interface journey language learning light lines matching media memory mining mobility model
    monitoring movement nature network novel operator park pattern performance pipeline plant platform play policy power practice
    press print process processing property protection protocol race record reform resource scale school security sense sound
    source space speech spring stage state storage stream studio supply support table tour track trade traffic training transport
    treatment trust unit venue vision voice waste wave word`,
  ),
);

/** Whether a wish has one word of several senses in common with a text of a company, and nothing of its field says that the same is meant. */
export function mayMeanAnother(scene: Scene, wish: Term, part: Term): boolean {
  const others = new Set(tellingWords(part.text));
  const shared = [...new Set(tellingWords(wish.text).filter((word) => others.has(word)))];
  const [only] = shared;
  if (shared.length !== 1 || only === undefined || !MANY_SENSES.has(only) || wish.key === part.key)
    return false;
  const field = ownField(scene);
  if (!field || field.key === part.key) return false;
  return !(sharesWords(wish.text, field.text) || wish.concepts.some((id) => field.concepts.includes(id)));
}
