import { firstOf, MOVING_ANYWHERE } from './place-words.ts';
import { sentencesOf } from './sentences.ts';
import { countryNamed } from './spots.ts';

/** "within 3 h of …", "UTC±2", "max 3 h time difference"; "at most 10 hours" alone is an amount of work. */
const GAPS: readonly RegExp[] = [
  /(?:within|±|\+\/-|inside)\s*(?:about |around )?(\d{1,2})(?:-(\d{1,2}))?\s*(?:h\b|hrs?\b|hours?\b|time ?zones?\b)/,
  /(?:at most|no more than|max(?:imum|\.)?(?: of)?|up to)\s*(\d{1,2})(?:-(\d{1,2}))?\s*(?:time ?zones?\b|(?:h|hrs?|hours?)\b\s*(?:de )?(?:time|differen|of\b|from\b|apart|away|ahead|off\b))/,
  /(\d{1,2})(?:-(\d{1,2}))?[\s-]*(?:h|hrs?|hours?)\s*(?:de |of |d')?(?:(?:time )?difference|apart|ecart|diferenc\w+|unterschied|differenz)/,
  /\btime (?:zones? )?differen\w+[^.;,\d]{0,24}(\d{1,2})(?:-(\d{1,2}))?\s*(?:h|hrs?|hours?)\b/,
  /\b(?:time ?zones?|zeitzonen?|huso\w*|fusos?|fuseau\w*|zona horaria|clocks?)\b[^.;,\d]{0,24}(?:at most|up to|within|no more than|not more than|max(?:imum|\.)?(?: of)?|<=?) ?(\d{1,2})(?:-(\d{1,2}))? ?(?:h|hrs?|hours?)\b/,
  /\b(?:[a-z]{3,4}|time ?zones?)\s?(?:±|\+\/-)\s?(\d{1,2})(?:-(\d{1,2}))?/,
];

/** "Overlap of at least 4 hours with IST", "4 hrs overlap". */
const OVERLAPS: readonly RegExp[] = [
  /\boverlap\w*\b[^.;,\d]{0,24}(\d)(?:\s?(?:-|to|or)\s?\d)?\+?\s*(?:h\b|hrs?\b|hours?\b)/,
  /(?<!\d)(\d)(?:\s?(?:-|to|or)\s?\d)?\+?\s*(?:h|hrs?|hours?)\b[^.;,]{0,16}\b(?:overlap|in common|shared)/,
  /(?<!\d)(\d)(?:\s?(?:-|to|or)\s?\d)?\+?\s(?:overlapping|shared|common)(?: \w+)? hours\b/,
  /\b(?:shar(?:e|ing)|partag\w+|compart\w+|teilen)\s(?:at least |about )?(\d)(?:\s?(?:-|to|or)\s?\d)?\+?\s*hours\b(?! (?:a|per|each) week)/,
];

/** Hours from nine to six. */
const WORKING_DAY = 9;

/** How long a way takes says nothing of clocks: "an hour apart by train", "within two hours' drive". */
const JOURNEY =
  /\b(?:trains?|bus|car|drive|driving|ferry|flights?|by (?:road|bike|plane|rail)|cycling|commut\w*|rides?|door to door|journey)\b/;

const RADIUS =
  /(?:within|inside|radius(?: of)?)\s*(\d{1,3})\s*(km|kms|kilomet\w+|miles?|mi)\b|\b(\d{1,3})\s*(km|kms|kilomet\w+|miles?|mi)\s+(?:around|of|from|um|autour|radius)\b/;

const KM_A_MILE = 1.609;

const NEAR =
  /\b(?:in or )?(?:near|close to|around)\b[^.;,]{0,24}\b(?:gmt|utc|time ?zone|my (?:clock|hours|time))|\bsame time ?zone|\boverlap|\bremote(?:ly)? (?:in|within|inside|across|on) [^.;,]{0,24}\b(?:time|time ?zones?|hours|clocks?|zones?|gmt|utc|cet|est|pst|ist)\b|\bworking day\b/;

/** Hours that somebody offers to share with another part of the world are no limit of theirs: "overlapping with European mornings". */
const OFFERED =
  /\b(?:can|could|happy to|glad to|willing to|able to|ready to|no problem to|fine to) overlap\b[^.;]*|\boverlap\w*[^.;,\d]{0,40}\b(?:mornings?|afternoons?|evenings?|nights?)\b|\boverlap\w*[^.;]{0,60}\b(?:if need be|if (?:needed|necessary|required)|is (?:fine|ok(?:ay)?|no (?:problem|issue)))\b/g;

/** What "near GMT+5:30" is taken to mean, in minutes. */
export const NEAR_GAP = 180;

/** Clocks that somebody would like best are no limit: "Central or Mountain time preferred". */
const PREFERRED =
  /[^.;,]*\b(?:prefer\w*|ideal(?:ly|erweise|mente|ement)|idealiter|bevorzugt|am liebsten|de preference|nice to have|a (?:big )?plus|would help|helps|bonus)\b[^.;,]*/g;

export function withoutPreferred(text: string): string {
  return text.replace(PREFERRED, ' ');
}

export function gapOf(text: string, isElsewhere: boolean): number | undefined {
  const read = onClocks(text);
  const limit = figureOf(read);
  if (limit !== undefined) return limit;
  const asked = read.replace(OFFERED, ' ');
  const overlap = firstOf(OVERLAPS, (words) => words.exec(asked) ?? undefined);
  if (overlap) return Math.max(0, WORKING_DAY - Number(overlap[1])) * 60;
  return NEAR.test(asked) && !isElsewhere ? NEAR_GAP : undefined;
}

const onClocks = (text: string) =>
  text
    .split(/(?<=[.;,])/)
    .filter((clause) => !JOURNEY.test(clause))
    .join('')
    .replace(MOVING_ANYWHERE, ' ')
    .replace(/\ba couple of\b/g, '2')
    .replace(
      /\b(?:a few|some|unas|algunas|algumas|umas|quelques|ein paar|qualche)(?= (?:shared |common )?hours\b)|\ba few\b/g,
      '3',
    );

function figureOf(read: string): number | undefined {
  const match = firstOf(GAPS, (words) => words.exec(read) ?? undefined);
  const hours = Number(match?.[2] ?? match?.[1]);
  return match && hours <= 12 ? hours * 60 : undefined;
}

const OF_CLOCKS =
  /\btime ?-?zones?\b|\btime differen|\bclocks?\b|zeitzone|\bhuso|zona horaria|\bfusos?\b|fuseau/;

/** How far clocks may differ by a sentence on other things: "remote abroad is fine as long as the time zone is at most two hours off". */
export function gapBeside(text: string): number | undefined {
  return firstOf(sentencesOf(withoutPreferred(text)), (sentence) =>
    OF_CLOCKS.test(sentence) ? figureOf(onClocks(sentence)) : undefined,
  );
}

/** Countries as their people write them before the clock. */
const SHORT: Readonly<Record<string, string>> = {
  sa: 'ZA',
  za: 'ZA',
  us: 'US',
  usa: 'US',
  uk: 'GB',
  nz: 'NZ',
  uae: 'AE',
};
const ZONE = /\b(?:(?:the )?([a-z]+ [a-z]+)|([a-z]+)) time ?zones?\b/g;

/** Whether the clocks of somebody's own country are asked for: "remote, but SA timezone" in Cape Town. */
export function isOfOwnZone(text: string, country: string | undefined): boolean {
  const isOwn = (name: string) => country !== undefined && (SHORT[name] ?? countryNamed(name)) === country;
  return [...text.matchAll(ZONE)].some(
    ([, two = '', one = two.split(' ').at(-1) ?? '']) => isOwn(two) || isOwn(one),
  );
}

export function radiusOf(text: string): number | undefined {
  const match = RADIUS.exec(text);
  const [distance, unit = ''] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
  return distance ? Math.round(Number(distance) * (unit.startsWith('mi') ? KM_A_MILE : 1)) : undefined;
}
