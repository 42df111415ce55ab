import { plain, translator } from './plain.ts';

interface Employment {
  /** `YYYY-MM-DD`. */
  readonly startDate: string;
  /** Null means Present. */
  readonly endDate: string | null;
}

const YEAR = 365.25 * 24 * 3600 * 1000;

/**
 * Years of work, overlapping jobs counted once; 0 for no rows.
 * @param now Milliseconds since 1970; the end of what is held today.
 */
export function yearsOfExperience(rows: readonly Employment[], now: number): number {
  const spans = rows
    .map(
      (row) =>
        [
          Date.parse(row.startDate),
          row.endDate === null ? now : Math.min(now, Date.parse(row.endDate)),
        ] as const,
    )
    .filter(([start, end]) => end > start)
    .sort(([a], [b]) => a - b);
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [start, end] of spans) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return total / YEAR;
}

const inEnglish = translator({
  none: 'keine|keinerlei|ninguna|ninguno|aucune|aucun|nenhuma|nessuna|geen|कोई नहीं|कुछ नहीं|koi nahi',
  founder:
    'gründer|gründerin|mitgründer|mitgründerin|gegründet|fundé|fundador|fundadora|cofundador|cofundadora|fondateur|fondatrice|cofondateur|cofondatrice|fondé|fundei|संस्थापक',
  but: 'aber|pero|mais|mas',
  'worked at a start-up':
    'im start-up|in einem start-up|in einem startup|bei einem startup|en una startup|dans une startup|स्टार्टअप में',
});
const NEVER =
  /^\W*(?:none|no|nil|n\/a|zero|nothing|never|not yet|first[- ](?:time|job|role|one|try|attempt|start-?up(?! (?:hire|employee))))\b|^\W*first\W*$|^(?:i )?(?:haven't|have not|never) worked (?:in|at) (?:1|a|any)|^only (?:big|large|corporate)/;

/**
 * How much of a start-up somebody has lived through, from free text: 0 none, 0.5 worked in one, 0.8 early
 * employee or lead, 1 founded one. Undefined when nothing tells.
 */
export function parseStartupExperience(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  const read = inEnglish(plain(text)).replace(OTHERS, ' ');
  if (!NEVER.test(read)) return levelOf(read);
  // "None of my own, but employee no. 4 of a start-up": what is no start-up is none.
  const besides = /\bbut\b(.*)/.exec(read)?.[1] ?? '';
  return STARTUP.test(besides) || OWN_PART.test(besides) ? (levelOf(besides) ?? 0) : 0;
}

/** The founders somebody helped are no start-up of their own. */
const OTHERS =
  /\b(?:advis|mentor|coach|consult|help|support|taught|teach|interview)\w*\b[^.;,]{0,40}\bfounders?\b/g;
const FOUNDED =
  /\b(?:co-?found|founded|founder|my own|started (?:a|my|our|1|2)|ran (?:a|my)|own (?:company|business|shop|firm)|built and sold|bootstrapped|exit(?:ed)?\b|(?:1|2) exits?)/;
const EARLY = /\b(?:first|2nd|second|third|early|employee (?:no|number|#)?|#\d|cto|head of|lead)\b/;
const STARTUP =
  /\bstart-?ups?\b|\bstart up\b|\bseed\b|\bseries\b|\bscale-?up|\baccelerator|\bincubator|\bventure/;
const OWN_PART = /\b(?:employee|co-?found\w*|founde[dr]|my own)\b/;

function levelOf(read: string): number | undefined {
  if (FOUNDED.test(read)) return 1;
  if (EARLY.test(read)) return 0.8;
  return STARTUP.test(read) ? 0.5 : undefined;
}
