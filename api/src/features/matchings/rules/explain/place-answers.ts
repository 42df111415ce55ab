import { remembered } from '../memory/remembered.ts';
import { answerFor } from '../read/corrected.ts';
import type { Person } from '../read/person.ts';
import { isWithin, regionOf } from '../read/quantities/bounds.ts';
import { kilometresBetween } from '../read/quantities/coordinates.ts';
import { type Place, parsePlace } from '../read/quantities/place.ts';
import { TO_NO_PLACE } from '../read/quantities/place-moves.ts';
import { REMOTE } from '../read/quantities/place-ways.ts';
import { inEnglish } from '../read/quantities/place-words.ts';
import { plain, withoutAccents } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import {
  citiesOf,
  countriesIn,
  countriesNamed,
  placeCountriesIn,
  withTownsInFull,
} from '../read/quantities/spots.ts';
import { isSeldom } from '../read/quantities/visits.ts';
import { leansBack } from './excerpt.ts';

export const MOVES =
  /\b(?:mov(?:e|ing)(?! (?:(?:very|too|so|really|pretty) )?(?:it|them|this|things|stuff|between|fast\w*|quick\w*|slow\w*|steadi\w*|careful\w*|as|on|forward|ahead|at|with (?:speed|care))\b)|shift(?:ing)? to|re-?locat\w*|umzieh\w*|ziehe(?![^.;,]* durch\b)|mudar\w*|mudo|déménag\w*)\b/i;
export const COMES = new RegExp(
  String.raw`\b(?:(?:travel\w*|fly|visit\w*)${TO_NO_PLACE}|flights?|trips?|come (?:to|over|down|by)|go(?:ing)? on[- ]?site|(?:days?|weeks?)(?: or (?:two|three|\d))? away|reis\w*|viaj\w*|viagens|voyag\w*|déplac\w*|venir(?:e|ci)?|vengo|verrei|viens|vir|venho|trasfert\w*|(?:posso|potrei|peux|puedo) (?:passare|passer|acercarme|pasarme|(?:ir|andare|aller)(?! (?:para|a|à) (?:o )?(?:tempo|tiempo|temps|jornada|full)))|komm(?:e|en)|vorbeikommen|besuch\w*|langs(?:komen)?)\b`,
  'i',
);
/** Ways of going there and back that reach no other end of the earth. */
const GOES = new RegExp(
  String.raw`\b(?:commut\w*|(?<!\b(?:i|we|to) )trains?|bus(?! factor)|drive${TO_NO_PLACE}|ferry|bike|pendel\w*|Zug|Bahn|tren|comboio|trem)\b`,
  'i',
);
const IN_REACH = 300;

/** Where the two are, as the sentences of an applicant are held against it. */
interface Between {
  readonly home: Place;
  readonly own: Place;
  readonly location: string | null;
  readonly isInReach: boolean;
}

/**
 * What an applicant says to where the founder is: the sentence that names a town of theirs, or speaks of moving or coming, and to
 * nowhere else, with those beside it that say how they work, as one may turn the other round. That they stay, or how they would work, is
 * no answer to who works apart (`isApart`).
 */
export function answerTo(
  home: Place,
  own: Place,
  { location, applicantPreference: wish }: Person,
  isApart: boolean,
): string | undefined {
  const distance = kilometresBetween(home, own) ?? (home.country === own.country ? 0 : Infinity);
  const between = { home, own, location, isInReach: distance <= IN_REACH };
  const answers = [answerFor(wish, 'workingStyle', 'PLACE'), answerFor(wish, 'timeCommitment', 'PLACE')].map(
    sentencesOf,
  );
  const written = answers.flat().filter((text) => !isOfAnotherRegion(text, between));
  const sentences = [...written, ...sentencesOf(location)];
  const named = sentences.find((text) => namesTheirs(text, between));
  const isStaying = own.moves === 'NO' && isApart;
  const said =
    named ??
    (isStaying ? undefined : spokenIn(sentences, between)) ??
    (isApart ? undefined : wayIn(written, own));
  const around = answers.find((each) => said !== undefined && each.includes(said));
  if (said === undefined || !around) return said;
  const whole = withWhatBears(said, around, between);
  return named === undefined ? upToAnother(whole, between) : whole;
}

/** The towns of a text that are not where the applicant is. */
function townsIn(text: string, { own, location }: Between): string[] {
  if (text === location) return [];
  return [...wayTowns(text), ...townsNamed(text)].filter((city) => city !== own.cities?.[0]);
}

const namesTheirs = (text: string, between: Between) =>
  townsIn(text, between).some((city) => between.home.cities?.includes(city));

const isToThem = (text: string, { home }: Between) =>
  home.country !== undefined && countriesNamed(text).includes(home.country);

/** "With Europe it has to be remote": the part of the world that a sentence is about. */
const WITH_A_REGION =
  /^(?:with|for|mit|für|con|para|avec|pour|com|per)\s+(?:the |l['’]|la |el |a )?(?=\p{Lu})/iu;

/** Whether a sentence is about a part of the world in which neither is. */
function isOfAnotherRegion(text: string, { home, own }: Between): boolean {
  const about = WITH_A_REGION.exec(text)?.[0];
  const region = about && regionOf(`anywhere in ${text.slice(about.length)}`);
  const isThere = ({ country }: Place) => country !== undefined && isWithin(region ?? '', country) !== false;
  return !!region && !isThere(home) && !isThere(own);
}

/** Whether a text speaks of places from where nobody comes to the founder. */
function isElsewhere(text: string, between: Between): boolean {
  const { home, own, location, isInReach } = between;
  const isAbroad = home.country !== own.country && !isInReach;
  if (isAbroad && !isToThem(text, between) && NOT_ABROAD.test(text) && !isRemote(text)) return true;
  const isOnTheWay = [MOVES, COMES, GOES].some((words) => words.test(text));
  const going = isOnTheWay ? text : text.split(/[,;]/).filter(isNowAndThen).join(';');
  const named = withTownsInFull(going.replace(/\bthe States\b/, 'the United States'), location ?? '');
  const read = withoutAccents(named.toLowerCase());
  const isFromHome = citiesOf(read).every((city) => city === own.cities?.[0]);
  const countries = (isFromHome ? countriesIn : placeCountriesIn)(read);
  const isThere = (country: string) => country === home.country || (isInReach && country === own.country);
  return countries.length > 0 && !countries.some(isThere);
}

const isAtHome = (text: string, { own }: Between) =>
  own.cities?.[0] !== undefined && townsNamed(text).includes(own.cities[0]);

/** The sentence that speaks of moving or coming, and names no town. */
function spokenIn(sentences: readonly string[], between: Between): string | undefined {
  const open = sentences.filter((text) => townsIn(text, between).length === 0 && !isElsewhere(text, between));
  const { home, own } = between;
  // Who works apart, from anywhere, asks nobody to move.
  const isStay = home.mode === 'REMOTE' && !home.region && !home.inCountry && own.moves === 'NO';
  const speaking = [...(isStay ? [] : [MOVES]), COMES, ...(between.isInReach ? [GOES] : [])];
  return (
    speaking.flatMap((words) => open.find((text) => words.test(text)) ?? [])[0] ??
    open.find((text) => GOES.test(text) && isToThem(text, between))
  );
}

/** The sentence on how they would work: apart, or in their town. */
function wayIn(sentences: readonly string[], own: Place): string | undefined {
  const isOwn = (text: string) => SAYS_MORE.test(text) && wayTowns(text)[0] === own.cities?.[0];
  return sentences.find(isRemote) ?? sentences.find(isOwn);
}

/** What is said, with the sentences around it that bear on it. */
function withWhatBears(said: string, around: readonly string[], between: Between): string {
  const isOnIt = (text: string, at: number): boolean => {
    const behind = around[at + 1] ?? '';
    if (isOfAnotherRegion(text, between)) return false;
    return (
      text === said ||
      isRemote(text) ||
      (bearsOnPlace(text) && (!isElsewhere(text, between) || isAtHome(text, between))) ||
      REFERS_BACK.test(behind) ||
      (leansBack(behind) && isOnIt(behind, at + 1))
    );
  };
  return around
    .map((text, at) => (isOnIt(text, at) || isDrawnFrom(text) ? text : LEFT_OUT))
    .slice(around.findIndex(isOnIt), around.findLastIndex(isOnIt) + 1)
    .filter((text, i, all) => text !== LEFT_OUT || all[i - 1] !== LEFT_OUT)
    .join(' ');
}

/** An answer up to its clause on a town of neither. */
function upToAnother(answer: string, between: Between): string {
  const clauses = answer.split(/(?<=[,;.!?])\s+/);
  const end = clauses.findIndex(
    (clause) => townsIn(clause, between).length > 0 && !namesTheirs(clause, between),
  );
  // That they stay turns round what stands before it, but not that they work apart.
  const isStay = between.own.moves === 'NO' && !isRemote(clauses.slice(0, Math.max(end, 0)).join(' '));
  const isStayLeft = isStay && MOVES.test(clauses.slice(end).join(' '));
  return end > 0 && !isStayLeft ? clauses.slice(0, end).join(' ').replace(/[,;]$/, '') : answer;
}

/** Where an applicant says that they work apart, up to what is of a town of neither. */
export function waySaid(home: Place, own: Place, { applicantPreference: wish }: Person): string | undefined {
  const said = sentencesOf(answerFor(wish, 'workingStyle', 'PLACE')).find(isRemote);
  const isOfNeither = (clause: string) =>
    townsNamed(clause).some((town) => !home.cities?.includes(town) && town !== own.cities?.[0]);
  const clauses = said?.split(/(?<=[,;])\s+/) ?? [];
  const end = clauses.findIndex(isOfNeither);
  const cut = (end < 0 ? clauses : clauses.slice(0, end)).join(' ').replace(/[,;]$/, '');
  return cut && isRemote(cut) ? cut : undefined;
}

/** An answer without its sentences on moving; undefined where nothing else is left, or nothing is on moving. */
export function withoutMoves(text: string | undefined): string | undefined {
  const sentences = sentencesOf(text);
  const left = sentences.filter((sentence) => !MOVES.test(sentence));
  return left.length < sentences.length ? left.join(' ') || undefined : undefined;
}

/** Ways and journeys that lead to nobody abroad: "to the office by train", "travelling to the farms". */
const NOT_ABROAD =
  /\b(?:by|take the|on the|mit dem|en|de) (?:train|bus|car|ferry|bike|coach|Zug|Auto|tren|autobús|coche|carro|comboio|trem|ônibus|voiture)\b|\b(?:[Tt]ravel\w*|[Tt]rips?|[Vv]isits?|[Dd]riv(?:e|ing)|[Gg]o(?:ing)?) (?:out )?(?:to|around) (?:(?:the|our|my|your|their) )?(?!(?:office|team|city|town|hq|headquarters|hub|workshop|lab|company|countr\w+|you|where\w*|meet\w*|work\w*|be)\b)\p{Ll}+s\b/u;

/** Means nothing without the sentence before it: "I move between the two". */
const REFERS_BACK =
  /\b(?:(?:the|these|those) two\b(?! \p{Ll})|between them|both (?:of them|cities|towns|places|are|work)|either (?:of them|one|city|town|place|is|works)|(?:las|los) dos\b(?! \p{Ll})|beiden?(?! \p{Ll}+)|les deux\b(?! \p{Ll})|as duas\b(?! \p{Ll}))/iu;

/** Stands for sentences that say nothing of it. */
const LEFT_OUT = '…';

/** Turns round the sentence before it, or goes on with it: "But not in winter", "Only for a few days". */
const isDrawnFrom = (text: string) =>
  /^(?:but|only|not|though|although|however|except|unless|if|otherwise|or|and|then|that|this|so|aber|nur|sonst|wenn|falls|pero|solo|sólo|si|salvo|mais|seulement|sauf|mas|só|apenas|se|exceto)(?!\p{L})/iu.test(
    text,
  );

export const bearsOnPlace = (text: string) =>
  isWayOfWorking(text) ||
  /\b(?:office|on[- ]?site|in person|hybrid|leave|stay\w*|mov(?:e|ing)|re-?locat\w*)\b/i.test(text);
const isNowAndThen = (clause: string) => isSeldom(withoutAccents(inEnglish(plain(clause))));
const wayTowns = (text: string) => parsePlace(null, text)?.cities ?? [];
/** Those that somebody visits are no places of theirs, and an answer all the same. */
export const townsNamed = remembered((text) =>
  citiesOf(withoutAccents(withTownsInFull(text, '').toLowerCase())),
);
/** Who only wants no office does not say where they would work. */
const isRemote = (text: string) =>
  parsePlace(null, text)?.mode === 'REMOTE' && REMOTE.test(inEnglish(plain(text)));
/** "Singapore, on the ground": more than the name of a town. */
const SAYS_MORE =
  /\b(?:hybrid|on the ground|in the field|on[- ]?site|in[- ]person|in the (?:shop|workshop|lab|kitchen|office))\b/i;

/** Weeks and months say how two work together only as how often: "if something takes six months" says nothing of where. */
const HOW_OFTEN =
  /(?:days?|weeks?|once|twice|times|visits?|\d) (?:a|per|each|every|in (?:the|a)) (?:week|month|quarter)|(?:each|every)(?: other| second| \d\w*)? (?:week|month)|weekly|monthly|(?:veces|días|semanas?|vez|vezes|dias|fois|jours|semaines?) (?:al|a la|por|par) (?:mes|semana|mês|mois|semaine)|cada (?:mes|semana)|(?:jede[nr]?|pro|im|in der|die) (?:\p{L}+ )?(?:Woche|Monat)/iu;

export const isWayOfWorking = (text: string) =>
  HOW_OFTEN.test(text) || /\b(?:remote\w*|distance|distanc?ia|home|anywhere|elsewhere)\b/i.test(text);
