import { oncePerPerson } from '../memory/remembered.ts';
import type { Person } from '../read/person.ts';
import type { Scene } from './scene.ts';

/** Times of a day or week that one side says are needed and the other that they are not to be had. */

const TIMES: readonly RegExp[] = [
  /(?<!\p{L})(?:early )?(?:mornings?|vormittags?|morgens|matin(?:s|ées?)?|mañanas?|manhãs?|mattin[aeo])(?!\p{L})/iu,
  /(?<!\p{L})(?:afternoons?|nachmittags?|après-midis?|tardes?|pomeriggi?o?)(?!\p{L})/iu,
  /(?<!\p{L})(?:evenings?|abends?|abende|soirs?|soirées?|noches?|noites?|ser[ae]|serate)(?!\p{L})/iu,
  /(?<!\p{L})(?:nights?|night[- ]?(?:shifts?|work)|nachts?|nächte|nachtschicht\p{L}*|nuits?|noches?|noites?|nott[ei])(?!\p{L})/iu,
  /(?<!\p{L})(?:week-?ends?|wochenenden?|fi(?:n|nes|ns|m) de semana|fine settimana|saturdays?|samstags?|sábados?|samedis?|sabato)(?!\p{L})/iu,
  /(?<!\p{L})(?:week-?ends?|wochenenden?|fi(?:n|nes|ns|m) de semana|fine settimana|sundays?|sonntags?|domingos?|dimanches?|domenica)(?!\p{L})/iu,
];

const NOT_HARD =
  /(?<!\p{L})(?:(?:no|not an?|never an?|kein|ningún|aucun|pas de|sem|nessun) (?:problem\p{L}*|issue|trouble|difficult\p{L}*)|not (?:only|just)|nicht nur|no s[oó]lo|pas seulement|não só|(?:don't|do not|doesn't) mind|(?:not|nicht) (?:hard|difficult|schwierig))(?!\p{L})/iu;
const HARD =
  /(?<!\p{L})(?:difficult|hard|tricky|tough|awkward|not|no|never|without|impossible|can't|cannot|\p{L}+n't|off[- ]limits|sacred|protected|reserved|blocked|taken|mine|off|out|kept? free|(?:belong|reserved) \p{L}+|famil(?:y|ies)|kids?|children|sons?|daughters?|for (?:my|our|gigs|rest|church)|schwierig|schwer|unmöglich|nicht|nie|keine?|frei (?:halten|bleiben)|heilig|gehör\p{L}*|familie|kinder\p{L}*|difícil\p{L}*|complicad\p{L}*|imposible|impossíve\p{L}*|nunca|ni|familia|hij[oa]s|niñ[oa]s|difficiles?|compliqué\p{L}*|pas|jamais|sauf|famille|enfants|não|nem|sem|família|filh[oa]s|difficil[ei]|mai|non|famiglia|figli)(?!\p{L})/iu;
/** "Evenings are fine", "could also do weekends": nobody needs it. */
const ONLY_ALLOWED =
  /(?<!\p{L})(?:fine|ok(?:ay)?|happy|glad|possible|welcome|can|could|may|might|optional|flexible|if you (?:like|want|prefer)|gern\p{L}*|möglich|kann|kannst|puede\p{L}*|posible|possível|pode\p{L}*|peut|peux|possible|può|puoi)(?!\p{L})/iu;

const clausesOf = (text: string) => text.split(/[,;.!?()]+\s*|\s(?:but|aber|pero|mais|mas|ma)\s/i);

const isHard = (clause: string) => HARD.test(clause) && !NOT_HARD.test(clause);
const isNeeded = (clause: string) => !isHard(clause) && !ONLY_ALLOWED.test(clause) && !NOT_HARD.test(clause);

/** Which of the times answers keep free, and which they say are needed. */
interface Times {
  readonly kept: readonly RegExp[];
  readonly needed: readonly RegExp[];
}

function timesIn(answers: readonly (string | null | undefined)[]): Times {
  const clauses = answers
    .flatMap((text) => clausesOf(text ?? ''))
    .map((clause) => ({ clause, times: TIMES.filter((time) => time.test(clause)) }))
    .filter(({ times }) => times.length > 0);
  const timesOf = (is: (clause: string) => boolean) =>
    clauses.flatMap(({ clause, times }) => (is(clause) ? times : []));
  return { kept: timesOf(isHard), needed: timesOf(isNeeded) };
}

const inAnswers = oncePerPerson(
  ({ founderPreference: wish, applicantPreference: hope, company }: Person): Times =>
    timesIn([
      wish?.coFounderCommitment,
      wish?.startupPace,
      wish?.workingArrangement,
      company?.lookingFor,
      company?.otherDetails,
      hope?.timeCommitment,
      hope?.workingStyle,
    ]),
);

const inTheWay = oncePerPerson(
  ({ founderPreference, applicantPreference }: Person): Times =>
    timesIn([founderPreference?.workingArrangement, applicantPreference?.workingStyle]),
);

/** Whether one keeps free, or finds difficult, a time of day at which the other says that something happens: "calls are in the evening". */
export const keepsWhatIsNeeded = ({ founder, applicant }: Scene): boolean =>
  areAtOdds(inAnswers(founder), inAnswers(applicant));

/** Whether either keeps times in the answer on how they work, which a sentence on place would quote without them. */
export const keepsWhatTheWayNeeds = ({ founder, applicant }: Scene): boolean =>
  areAtOdds(inTheWay(founder), inAnswers(applicant)) || areAtOdds(inAnswers(founder), inTheWay(applicant));

const areAtOdds = (one: Times, other: Times): boolean =>
  one.kept.some((time) => other.needed.includes(time)) ||
  other.kept.some((time) => one.needed.includes(time));
