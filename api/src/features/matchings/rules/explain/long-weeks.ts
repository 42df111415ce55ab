import type { Scene } from './scene.ts';

/** Weeks that are longer than full time, and who keeps to regular ones. */

const SIX_DAYS = `(?:6|six|sechs|seis|sei)[- ](?:days?(?!['’]? notice)|day|tagen?|tage[- ]woche|d[ií]as|jours|giorni)|six jours`;
const LONG = new RegExp(
  String.raw`(?<!\p{L})(?:${SIX_DAYS}|(?:5[5-9]|[6-9]\d) ?\+?[- ]?(?:hours?|hrs?|h|stunden|std|horas|heures|ore)(?!\p{L})|(?:5\d|[6-9]\d)[- ]hour weeks?|long (?:hours|weeks|days)|(?:also|often|some|many|most|including) (?:the )?(?:weekends|saturdays|sundays)|(?:weekends|saturdays|sundays) (?:too|as well|included|in (?:peak )?season)|auch (?:am wochenende|samstags)|(?:lange|viele) (?:tage|stunden|wochen)|overtime|überstunden|horas extras|heures sup\p{L}*|(?:don't|do not|nobody|hardly|little|no) sleep|24\/7|996)(?!\p{L})`,
  'iu',
);
const NOT_LONG =
  /(?<!\p{L})(?:no|not|never|without|n't|keine?\p{L}*|nicht|nie|ohne|sin|nunca|sans|pas(?: de)?|jamais|não|sem|nunca|senza|non|instead of|rather than)(?!\p{L})[^.;,]{0,24}(?:days?|tage?n?|d[ií]as|jours|hours?|weeks|weekends?|saturdays?|sundays?|wochenende|samstags|stunden|horas|heures|overtime|überstunden|extras|24\/7)(?!\p{L})/giu;

const FAMILY = `(?:kids?|children|family|son|daughter|kindern?|familie|hijos?|hijas?|familia|enfants|famille|filhos?|família|figli|famiglia)`;
const REGULAR = new RegExp(
  [
    String.raw`(?<!\p{L})(?:regular|normal|office|fixed|sane|predictable|healthy|usual|school) (?:working )?(?:hours|weeks?|schedule)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:geregelte|feste|normale) (?:arbeits)?(?:zeiten|stunden)(?!\p{L})|(?<!\p{L})(?:horarios? (?:normal|regular|fijo|de oficina)\p{L}*|horaires (?:réguliers|normaux|fixes|de bureau)|horário (?:normal|regular|fixo|comercial)|orari (?:regolari|normali|fissi))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:9|nine)(?: ?am)?[- ]?(?:to|-|–)[- ]?(?:5|five)(?!\d|\p{L})|(?<!\p{L})(?:work[-–/ ]life|life[-–/ ]work)(?!\p{L})`,
    String.raw`(?<!\p{L})home (?:for|by|in time|at) (?:dinner|supper|bedtime|[4-7]|four|five|six|seven|the)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:evenings?|weekends?|saturdays?|sundays?|nights?|abende?|wochenenden?|tardes|noches|fines de semana|soirées?|soirs?|week-ends?|noites?|fins de semana)(?!\p{L})[^.;,]{0,30}(?<!\p{L})(?:${FAMILY}|free|off|mine|private|frei|libres?|sacred)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:no|not|never|without|keine?|nicht|sin|sans|pas de|sem)(?!\p{L})[^.;,]{0,16}(?<!\p{L})(?:weekends?|evenings?|nights?|overtime|saturdays?|sundays?|wochenende\p{L}*|überstunden|abende?|fines de semana|horas extras?|soirs?|heures sup\p{L}*|fins de semana|noites)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:[34]\d|forty) ?(?:h|hours?|hrs?|stunden|horas|heures)[^.;]{0,12}(?<!\p{L})(?:max\p{L}*|and (?:not|no) more|at most|not more|nicht mehr|no más|pas plus|não mais)(?!\p{L})|(?<!\p{L})(?:at most|max(?:imum)?|no more than|not more than|höchstens|maximal) (?:[34]\d|forty)(?!\d)`,
  ].join('|'),
  'iu',
);

const isLong = (text: string | null | undefined) => LONG.test((text ?? '').replace(NOT_LONG, ' '));

/** Whether a founder writes of longer weeks than full time, to somebody who keeps to regular ones: of both the full time is told, and not the half of it. */
export function asksForLongWeeks({ founder, applicant }: Scene): boolean {
  const { founderPreference: wish, company } = founder;
  const { applicantPreference: hope } = applicant;
  const asks = [wish?.coFounderCommitment, wish?.startupPace, wish?.workingArrangement, company?.lookingFor];
  const keeps = [hope?.timeCommitment, hope?.workingStyle];
  return asks.some(isLong) && keeps.some((text) => REGULAR.test(text ?? ''));
}
