import { remembered } from '../memory/remembered.ts';
import { answerFor } from '../read/corrected.ts';
import type { Person } from '../read/person.ts';
import { kilometresBetween } from '../read/quantities/coordinates.ts';
import { type Place, parsePlace } from '../read/quantities/place.ts';
import { TO_NO_PLACE } from '../read/quantities/place-moves.ts';
import { REMOTE } from '../read/quantities/place-ways.ts';
import { inEnglish } from '../read/quantities/place-words.ts';
import { plain, withoutAccents } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { citiesOf, countriesIn, placeCountriesIn, withTownsInFull } from '../read/quantities/spots.ts';
import { isSeldom } from '../read/quantities/visits.ts';
import { leansBack } from './excerpt.ts';

const MOVES =
  /\b(?:mov(?:e|ing)(?! (?:(?:very|too|so|really|pretty) )?(?:it|them|this|things|stuff|between|fast\w*|quick\w*|slow\w*|steadi\w*|careful\w*|as|on|forward|ahead|at|with (?:speed|care))\b)|shift(?:ing)? to|re-?locat\w*|umzieh\w*|ziehe(?![^.;,]* durch\b)|mudar\w*|mudo|déménag\w*)\b/i;
export const COMES = new RegExp(
  String.raw`\b(?:(?:travel\w*|fly|visit\w*)${TO_NO_PLACE}|flights?|trips?|come (?:to|over|down|by)|reis\w*|viaj\w*|viagens|voyag\w*|déplac\w*|venir(?:e|ci)?|vengo|verrei|viens|vir|venho|trasfert\w*|(?:posso|potrei|peux|puedo) (?:passare|passer|acercarme|pasarme|ir|andare|aller)|komm(?:e|en)|vorbeikommen|besuch\w*|langs(?:komen)?)\b`,
  'i',
);
/** Ways of going there and back that reach no other end of the earth. */
const GOES = new RegExp(
  String.raw`\b(?:commut\w*|(?<!\b(?:i|we|to) )trains?|bus(?! factor)|drive${TO_NO_PLACE}|ferry|bike|pendel\w*|Zug|Bahn|tren|comboio|trem)\b`,
  'i',
);
const IN_REACH = 300;

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
  const answers = [answerFor(wish, 'workingStyle', 'PLACE'), answerFor(wish, 'timeCommitment', 'PLACE')].map(
    sentencesOf,
  );
  const sentences = [...answers.flat(), ...sentencesOf(location)];
  const townsOf = (text: string) =>
    text === location
      ? []
      : [...wayTowns(text), ...townsNamed(text)].filter((city) => city !== own.cities?.[0]);
  const named = sentences.find((text) => townsOf(text).some((city) => home.cities?.includes(city)));
  const isStaying = own.moves === 'NO' && isApart;
  const distance = kilometresBetween(home, own) ?? (home.country === own.country ? 0 : Infinity);
  const isInReach = distance <= IN_REACH;
  const isAbroad = home.country !== own.country && !isInReach;
  const isToThem = (text: string) =>
    home.country !== undefined && countriesNamed(text).includes(home.country);
  const isElsewhere = (text: string) => {
    if (isAbroad && !isToThem(text) && NOT_ABROAD.test(text) && !isRemote(text)) return true;
    const isOnTheWay = [MOVES, COMES, GOES].some((words) => words.test(text));
    const going = isOnTheWay ? text : text.split(/[,;]/).filter(isNowAndThen).join(';');
    const named = withTownsInFull(going.replace(/\bthe States\b/, 'the United States'), location ?? '');
    const read = withoutAccents(named.toLowerCase());
    const isFromHome = citiesOf(read).every((city) => city === own.cities?.[0]);
    const countries = (isFromHome ? countriesIn : placeCountriesIn)(read);
    const isThere = (country: string) => country === home.country || (isInReach && country === own.country);
    return countries.length > 0 && !countries.some(isThere);
  };
  const open = sentences.filter((text) => townsOf(text).length === 0 && !isElsewhere(text));
  const speaking = [MOVES, COMES, ...(isInReach ? [GOES] : [])];
  const spoken = isStaying
    ? undefined
    : (speaking.flatMap((words) => open.find((text) => words.test(text)) ?? [])[0] ??
      open.find((text) => GOES.test(text) && isToThem(text)));
  const isOwn = (text: string) => SAYS_MORE.test(text) && wayTowns(text)[0] === own.cities?.[0];
  const how = isApart ? undefined : (answers.flat().find(isRemote) ?? answers.flat().find(isOwn));
  const said = named ?? spoken ?? how;
  const around = answers.find((each) => said !== undefined && each.includes(said));
  if (!around) return said;
  const isOnIt = (text: string, at: number): boolean => {
    const behind = around[at + 1] ?? '';
    return (
      text === said ||
      isRemote(text) ||
      (bearsOnPlace(text) && !isElsewhere(text)) ||
      REFERS_BACK.test(behind) ||
      (leansBack(behind) && isOnIt(behind, at + 1))
    );
  };
  const first = around.findIndex(isOnIt);
  const whole = around
    .map((text, at) => (isOnIt(text, at) || isDrawnFrom(text) ? text : LEFT_OUT))
    .slice(first, around.findLastIndex(isOnIt) + 1)
    .filter((text, i, all) => text !== LEFT_OUT || all[i - 1] !== LEFT_OUT)
    .join(' ');
  const isOfAnother = (clause: string) =>
    townsOf(clause).length > 0 && !townsOf(clause).some((city) => home.cities?.includes(city));
  const clauses = whole.split(/(?<=[,;.!?])\s+/);
  const end = clauses.findIndex(isOfAnother);
  // That they stay turns round what stands before it.
  const isStayLeft = own.moves === 'NO' && MOVES.test(clauses.slice(end).join(' '));
  const cut =
    end > 0 && named === undefined && !isStayLeft
      ? clauses.slice(0, end).join(' ').replace(/[,;]$/, '')
      : whole;
  return cut;
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

const bearsOnPlace = (text: string) =>
  isWayOfWorking(text) ||
  /\b(?:office|on[- ]?site|in person|hybrid|leave|stay\w*|mov(?:e|ing)|re-?locat\w*)\b/i.test(text);
const isNowAndThen = (clause: string) => isSeldom(withoutAccents(inEnglish(plain(clause))));
const countriesNamed = (text: string) => placeCountriesIn(withoutAccents(text.toLowerCase()));
const wayIn = (text: string) => parsePlace(null, text);
const wayTowns = (text: string) => wayIn(text)?.cities ?? [];
/** Those that somebody visits are no places of theirs, and an answer all the same. */
export const townsNamed = remembered((text) =>
  citiesOf(withoutAccents(withTownsInFull(text, '').toLowerCase())),
);
/** Who only wants no office does not say where they would work. */
const isRemote = (text: string) => wayIn(text)?.mode === 'REMOTE' && REMOTE.test(inEnglish(plain(text)));
/** "Singapore, on the ground": more than the name of a town. */
const SAYS_MORE =
  /\b(?:hybrid|on the ground|in the field|on[- ]?site|in[- ]person|in the (?:shop|workshop|lab|kitchen|office))\b/i;

/** Weeks and months say how two work together only as how often: "if something takes six months" says nothing of where. */
const HOW_OFTEN =
  /(?:days?|weeks?|once|twice|times|visits?|\d) (?:a|per|each|every|in (?:the|a)) (?:week|month|quarter)|(?:each|every)(?: other| second| \d\w*)? (?:week|month)|weekly|monthly|(?:veces|días|semanas?|vez|vezes|dias|fois|jours|semaines?) (?:al|a la|por|par) (?:mes|semana|mês|mois|semaine)|cada (?:mes|semana)|(?:jede[nr]?|pro|im|in der|die) (?:\p{L}+ )?(?:Woche|Monat)/iu;

export const isWayOfWorking = (text: string) =>
  HOW_OFTEN.test(text) || /\b(?:remote\w*|distance|distanc?ia|home|anywhere|elsewhere)\b/i.test(text);
