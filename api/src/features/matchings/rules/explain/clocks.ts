import { oncePerPerson } from '../memory/remembered.ts';
import type { Person } from '../read/person.ts';
import { boundOf, withAnywhere } from '../read/quantities/bounds.ts';
import { hasOneClock } from '../read/quantities/countries.ts';
import { clockGap, type Place, parsePlace, tellsClock } from '../read/quantities/place.ts';
import { inEnglish } from '../read/quantities/place-words.ts';
import { plain, withoutAccents } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { countriesNamed, placeCountriesIn, withCodesInFull } from '../read/quantities/spots.ts';
import { wayOf } from './way-said.ts';
import { saidBesides } from './writings.ts';

/**
 * Whether clocks keep two who work apart from each other: where they break a condition that one of the two makes, or leave no working
 * day in common and neither of them says that it does not matter.
 */
export function doClocksPart(
  founder: Person,
  applicant: Person,
  home: Place | undefined,
  other: Place | undefined,
): boolean {
  if (!home || !other) return false;
  const minutes = clockGapOf({ founder, applicant }, home, other);
  if (minutes === undefined) return false;
  const gap = clockGap(minutes, 0);
  const isBroken = (person: Person, { maxGap }: Place) => {
    const limit = maxGap ?? limitIn(clocksAsked(person) ?? '').maxGap;
    return limit !== undefined && gap > limit + TOLERATED && !isWish(person);
  };
  if (shiftsTheirDay(applicant, home)) return false;
  if (isBroken(founder, home) || isBroken(applicant, other)) return true;
  return gap >= A_WORKING_DAY && ![founder, applicant].some(waivesClocks);
}

/** Work at other hours than those of the writer's own clock: "I can shift my day to cover European mornings". */
const SHIFTS_DAY =
  /\b(?:shift|move|adapt|adjust|change|flex|bend|rearrange|align|stretch)(?:ing)? (?:my|the) (?:own )?(?:(?:working|work|whole) )?(?:days?|hours|schedule|clock|mornings?|evenings?|routine)\b|\b(?:keep|work|cover|do|on)(?:ing)? (?:your|(?:the )?founders?['’]?s?) (?:working |business |office )?(?:hours|mornings?|afternoons?|clock|time ?zone)\b/i;

/** Whether an applicant offers to work by the clock of where a founder is. */
function shiftsTheirDay(applicant: Person, { country }: Place): boolean {
  return saidOfClocks(applicant)
    .flatMap((sentence) => sentence.split(/,? \b(?=(?:but|though|although|however)\b)/))
    .some((clause) => {
      if (!SHIFTS_DAY.test(clause) || NOT.test(clause) || HOW_FAR.test(clause)) return false;
      const bound = boundOf(clause);
      const named = [...countriesNamed(withCodesInFull(clause)), ...(bound instanceof Set ? bound : [])];
      return named.length === 0 || (country !== undefined && named.includes(country));
    });
}

/** To shift a day by two hours bridges no eight. */
const HOW_FAR =
  /\b(?:an?|one|two|three|four|1|2|3|4|few|couple(?: of)?|bit|little|slightly) ?(?:[-–] ?\d ?)?(?:hours?|h)\b|\b(?:a bit|a little|slightly|somewhat)\b/i;

const limitIn = (text: string): Pick<Place, 'maxGap'> => parsePlace(null, text) ?? {};

/** Minutes beyond a limit that nobody minds, as in the score. */
const TOLERATED = 30;
const A_WORKING_DAY = 8 * 60;

/** Minutes between the clocks of two in one and the same moment: 14 hours between Fukuoka and Boston. Undefined where nobody knows. */
export function clockGapOf(
  { founder, applicant }: { readonly founder: Person; readonly applicant: Person },
  home: Place,
  other: Place,
): number | undefined {
  if (home.offset === undefined || other.offset === undefined) return undefined;
  if (!isSure(founder, home) || !isSure(applicant, other)) return undefined;
  return Math.abs(home.offset - other.offset);
}

const isSure = ({ location }: Person, { country, cities }: Place) =>
  (cities !== undefined || !country || hasOneClock(country)) && tellsClock(location ?? '');

/** Where somebody may say how clocks are to agree. */
const saidOfClocks = oncePerPerson((person: Person): readonly string[] => [
  ...sentencesOf(wayOf(person).written),
  ...saidBesides(person),
]);

const CLOCKS =
  /\btime ?-?zones?\b|\btime differen|\boverlap|\b(?:GMT|UTC|CET)\b|\b(?:atlantic|eastern|mountain|pacific)(?: (?:or|and|to) \w+)? (?:time|hours)\b|\b\d{1,2}(?::\d\d)? ?(?:[ap]m )?(?!full|part|half|the|first|same|free)[a-z]+(?: [a-z]+)? time\b|\bhours? (?:of|from|apart|ahead|behind)\b|\bhours in common\b|\bshar(?:e|ing) [^.;,]{0,16}\bhours\b|\bshared hours\b|Zeitzone|Zeitverschiebung|überschneid|Stunden gemeinsam|gemeinsame Stunden|zona horaria|\bcoincid[^.;,]{0,24}\bhoras\b|horas en común|fuso horário|horas em comum|fuseau|décalage|\bpartag[^.;,]{0,24}\bheures\b|heures en commun/i;

/** The sentence in which somebody speaks of clocks. */
export const clocksAsked = oncePerPerson((person: Person) =>
  saidOfClocks(person).find((sentence) => CLOCKS.test(sentence)),
);

/** Whether a text that names countries by their clocks names none but this one: "overlap with Australia is no issue". */
export function isOfClocksIn(text: string, country: string | undefined): boolean {
  const words = withoutAccents(withCodesInFull(text).toLowerCase());
  const named = placeCountriesIn(words.replace(/\b(?:overlap\w*|calls?) (?:with|to)\b/g, ' '));
  return named.every((one) => one === country);
}

/** An answer without its clauses on the clocks of another country: "eight hours behind Ireland, so mornings my time". */
export function withoutOtherClocks(text: string, { country }: Place): string {
  const clauses = text.split(/(?<=[,;.!?]) +|(?= (?:and|but) I(?:['’]m| am) )/);
  const isOfOthers = (clause: string) =>
    CLOCKS.test(clause) && country !== undefined && !isOfClocksIn(clause, country);
  const left = clauses.filter(
    (clause, at) => !isOfOthers(clause) && !(/^so\b/.test(clause) && isOfOthers(clauses[at - 1] ?? '')),
  );
  if (left.length === clauses.length || left.length === 0) return text;
  return left.join(' ').replace(/[,;]$/, '');
}

/** What is said to people far away: "we'll find an hour that's morning for one and evening for the other". */
const ODD_FOR_ONE =
  /\b(?:morning|evening|night|early|late|bedtime) for (?:one|me|you|us|them|the other|either)\b|\btime (?:zones? )?differen\w+|\bjet ?lag|Zeitverschiebung|Zeitunterschied|diferencia horaria|diferença horária|décalage/i;

/** A way of working without its clauses for people whose clocks are others; of nothing but such a clause all of it. */
export function withoutOddHours(text: string): string {
  const left = text.split(/(?<=[,;.!?]) +/).filter((clause) => !ODD_FOR_ONE.test(clause));
  return left.length === 0 ? text : left.join(' ').replace(/[,;]$/, '');
}

const HOURS_OF =
  /\b(?:\p{Lu}\p{L}+|our|my|local|business|working|office) (?:hours|mornings?|afternoons?|evenings?|time)\b/u;
const WISHED =
  /(?<!\p{L})(?:helps?|helpful|nice|prefer\p{L}*|ideal\p{L}*|a plus|bonus|advantage|dealbreaker|deal[- ]breaker|optional|if possible|flexible|welcome|(?:good|great|better|best|lovely|handy|useful|convenient|easier)|bevorzugt|am liebsten|lieber|gern|gerne|wäre|muss nicht|kein muss|préf\p{L}*|idéal\p{L}*|serait|mieux|sería|seria|mejor|melhor|no es imprescindible|não é obrigatório)(?!\p{L})/iu;
const INSISTS =
  /(?<!\b(?:not|no|not an?|isn't|isn't a|don't|doesn't|never) )\b(?:must|required?|requirement|ha(?:s|ve) to|needs?|essential|only|at most|no more than|max(?:imum)?|zwingend|muss|nécessaire|necesario|necessário)\b/i;

const isOfClocks = (sentence: string) => CLOCKS.test(sentence) || HOURS_OF.test(sentence);

/** Whether somebody who speaks of clocks would only like them to agree: "Aussie hours would help". */
function isWish(person: Person): boolean {
  const said = saidOfClocks(person).filter(isOfClocks);
  return said.some((sentence) => WISHED.test(sentence)) && !said.some((sentence) => INSISTS.test(sentence));
}

/** "Anywhere", "worldwide", "async"; within some part of the world, or under a condition, it is another thing. */
const ANYWHERE =
  /\b(?:anywhere|wherever|everywhere)\b(?!,? (?:as long as|so long as|if|provided|utc|gmt|eu|europe|us|uk|asia|africa|latam)\b)(?! (?:in|within|inside|across|near|around|from|between|on|along|de|da|do|en|em|no|na|von|dans|du) (?!(?:the |the whole |le |o |el )?(?:world|earth|globe|mundo|monde)))|\b(?:world ?-?wide|globally|around the (?:world|globe)|any (?:country|continent|time ?-?zone|city|clock)|weltweit|async\w*)\b|\b(?:todo el mundo|todo o mundo|mundo entero|mundo inteiro|monde entier)\b/;
const NO_MATTER =
  /\b(?:don't|doesn't|do not|does not|not|no|never|won't|will not)\b[^.;]{0,24}\b(?:matters?|mind|care|issue|problem|concern|important|fussy|obstacle)\b|\b(?:spielt keine rolle|egal|kein problem|no importa\w*|da igual|da lo mismo|peu importe|pas grave|nao importa\w*|tanto faz|whatever)\b/;

/** Hours of the other that somebody would keep: "I start early, so calls with Asia are possible", "used to US hours". */
const OFFERED =
  /\b(?:happy|fine|can|could|ok(?:ay)?|used|willing|able|ready|keep|adapt\w*|perfect|available|possible|welcome)\b/i;
const ODD_HOURS =
  /\b(?:night|early|late|evening) (?:\w+ )?(?:calls?|shifts?|owl|bird|person|hours|meetings?)\b|\b(?:start|work|up|get up) (?:\w+ )?(?:early|late|nights)\b|\b(?:nights|evenings) (?:is|are|work)\b|(?<!\p{L})(?:llamadas|chamadas|ligações|reuniones|reuniões|appels|réunions) (?:de noche|a la noche|por la noche|à noite|le soir|tarde|tardifs|tardives|temprano|cedo|tôt)(?!\p{L})/iu;
/** Whoever names the hour at which all meet wants no whole day in common: "we meet online every day at 8pm Manila time". */
const MEETS_AT =
  /\b(?:meet\w*|calls?|stand-?ups?|syncs?|online|available|reachable)\b[^.;]{0,40}\b\d{1,2}(?::\d\d)? ?(?:am|pm|h|uhr)\b/i;
/** Nor whoever meets once a week: "one call a week, my evening". */
const ONE_CALL =
  /(?<!\p{L})(?:(?:one|1|a|single|una|uma|un|ein(?:en)?) (?:video ?)?(?:call|meeting|llamada|videollamada|chamada|videochamada|appel|anruf) (?:a|per|each|every|a la|por|cada|par|die|pro) (?:week|semana|semaine|woche)|weekly (?:video ?)?calls?)(?!\p{L})/iu;
const NOT = /\b(?:not|no|never|cannot)\b|n['’]t\b/i;

/** Whether somebody says that clocks do not matter to them, or that they would keep others. */
function waivesClocks(person: Person): boolean {
  if (ANYWHERE.test(withoutAccents(inEnglish(plain(withAnywhere(wayOf(person).written)))))) return true;
  const isLeft = (sentence: string) =>
    isOfClocks(sentence) && NO_MATTER.test(withoutAccents(plain(sentence)));
  const isOffered = (sentence: string) =>
    person.role === 'FOUNDER'
      ? MEETS_AT.test(sentence) || ONE_CALL.test(sentence)
      : ((isOfClocks(sentence) && OFFERED.test(sentence)) || ODD_HOURS.test(sentence)) && !NOT.test(sentence);
  return isWish(person) || saidOfClocks(person).some((sentence) => isLeft(sentence) || isOffered(sentence));
}
