import { WEEKDAYS } from './time-gloss.ts';
import { OF, type Phrase, phrase, SPOT } from './way-words.ts';

const WEEK = '(?:woche|semana|semaine|settimana|week|seminggu|minggu)';
const PER = "(?:pro|im|in der|in einem|die|por|al|a la|par|ao|alla|al|all'|per|na|no|cada|a|chaque|dalam)";
/** All but months. */
const PERIODS: readonly (readonly [english: string, others: RegExp])[] = [
  ['week', new RegExp(WEEK)],
  ['quarter', /quartal|vierteljahr|trimestre|kwartaal/],
  ['year', /jahr|ano|anno|an|annee|jaar/],
];
const PERIOD =
  '(seminggu|minggu|sebulan|bulan|woche|semana|semaine|settimana|week|monat|meses|mese|mes|mois|maand|quartal|vierteljahr|trimestre|kwartaal|jahr|anno|ano|annee|an|jaar)';
const periodOf = (word = '') =>
  PERIODS.find(([, others]) => new RegExp(`^(?:${others.source})$`).test(word))?.[0] ?? 'month';

const ONE = '(?:eine[nm]?|ein|una|uno?|une|uma?|een|1)';
const COUNT = `(${ONE}|\\d{1,2})(?:-? ?(?:-|–|bis|oder|ou|of|o|u|a) ?(\\d{1,2}))?`;
const DAYS = '(?:tag(?:en?)?|dias?|jours?|journees?|giorn[io]|giornat[ae]|dagen|dag|hari)';
const FEW =
  '(?:ein paar|einige|u[nm] par de|algun[oa]s|algu(?:ns|mas)|un[oa]s(?: cuant[oa]s)?|uns|umas|quelques|qualche|een paar)';
const fewWords = (words = '') => (/^u[nm] par/.test(words) ? 'a couple of' : 'a few');
const WEEKS = `(?:wochen?|semanas?|semaines?|settiman[ae]|weken|week)`;
const TIMES = '(?:mal|vez|veces|vezes|fois|volt[ae]|keer|kali)';

/** "2–3 days", "1 week". */
function counted(low = '', high: string | undefined, unit: string): string {
  const [from, to] = [low, high].map((count) => (count && !/\d/.test(count) ? '1' : count));
  return `${from}${to ? `–${to}` : ''} ${unit}${from === '1' && !to ? '' : 's'}`;
}

const TIMES_IN_GERMAN = ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs'];
const ONCE: Record<string, string> = { '1': 'once', '2': 'twice' };
function times(low = '', high?: string): string {
  const [from = '', to] = [low, high].map((count) => (count && !/\d/.test(count) ? '1' : count));
  const one = (count: string) => ONCE[count] ?? count;
  return `${one(from)}${to ? ` or ${one(to)}` : ''}${ONCE[to ?? from] ? '' : ' times'}`;
}

/** How often and how much of the time, and how far. */
export const AMOUNTS: readonly Phrase[] = [
  phrase(
    `${COUNT} ${DAYS} (?:${PER} ?)?${PERIOD}`,
    ([, low, high, of]) => `${counted(low, high, 'day')} a ${periodOf(of)}`,
  ),
  phrase(`${COUNT} ${DAYS}`, ([, low, high]) => counted(low, high, 'day')),
  phrase(
    `${COUNT} ${WEEKS} ${PER} ?${PERIOD}`,
    ([, low, high, of]) => `${counted(low, high, 'week')} a ${periodOf(of)}`,
  ),
  phrase(`${COUNT} ${WEEKS}`, ([, low, high]) => counted(low, high, 'week')),
  phrase(
    `(${FEW}) (?:(${DAYS})|${WEEKS}|(${TIMES}))(?: ${PER} ?${PERIOD})?`,
    ([, few, days, often, of]) =>
      `${fewWords(few)} ${days ? 'days' : often ? 'times' : 'weeks'}${of ? ` a ${periodOf(of)}` : ''}`,
  ),
  phrase('u[nm] par de', 'a couple of'),
  phrase(
    '(?:alle paar|cada (?:poc[ao]s|par de)|a cada (?:poucos|poucas)|elke paar) (?:(wochen|semanas|weken)|monate|meses|maanden)',
    ([, weeks]) => `every few ${weeks ? 'weeks' : 'months'}`,
  ),
  phrase(
    '(?:und|y|et|e|en) (\\d)(?= (?:en|em|in|im|a|au|aux|chez|zu|von|de|dans|no|na|desde|remot[oae])(?!\\p{L}))',
    ([, count]) => `and ${count}`,
  ),
  phrase(
    "(\\d) (?:heures?|stunden|horas?|ore) (?:d'ecart|unterschied|de diferencia|de diferenca|di differenza)( max(?:imum)?)?",
    ([, count, most]) => `${most ? 'at most ' : ''}${count} hours apart`,
  ),
  phrase(
    `${COUNT} ?${TIMES} (?:${PER} ?)?${PERIOD}`,
    ([, low, high, of]) => `${times(low, high)} a ${periodOf(of)}`,
  ),
  phrase(
    `(?:(\\d|${TIMES_IN_GERMAN.join('|')})-? (?:bis|oder) )?(${TIMES_IN_GERMAN.join('|')})mal ${PER} ${PERIOD}`,
    ([, low, count = '', of]) => {
      const [from, to] = [low, count].map((word = '') => String(TIMES_IN_GERMAN.indexOf(word) + 1 || word));
      return `${from ? times(from, to) : times(to)} a ${periodOf(of)}`;
    },
  ),
  phrase(
    `(?:alle|a cada|cada|toutes les|tous les|ogni|elke) (\\d) (?:${WEEKS}|(monate|meses|mois|mesi|maanden))`,
    ([, count, months]) => `every ${count} ${months ? 'months' : 'weeks'}`,
  ),
  phrase(
    `(?:jede[nsr]?|a cada|cada|chaque|toda? (?:a|o)?|todas las|todos los|todas as|todos os|tous les|toutes les|ogni|elke) ?${PERIOD}s?`,
    ([, of]) => `every ${periodOf(of)}`,
  ),
  phrase(`(?:de )?2 em 2 (?:${WEEKS}|(meses))`, ([, months]) => `every 2 ${months ? 'months' : 'weeks'}`),
  phrase('jeden zweiten monat|1 mes si y otro no|1 mois sur 2|mes sim mes nao', 'every other month'),
  phrase('seminggu sekali', 'once a week'),
  phrase('sebulan sekali', 'once a month'),
  phrase('wochentlich|semanalmente', 'every week'),
  phrase('semana(?:is|les)|hebdomadaires?|settimanali', 'each week'),
  phrase('monatlich|mensualmente|mensalmente', 'every month'),
  phrase(
    `(?:die |la |a )?(?:halfte|mitad|moitie|metade|meta) ${OF} ?(?:la )?${WEEK}|media semana|die halbe woche`,
    'half of the week',
  ),
  phrase(
    `(?:die |la |a )?(?:halfte|mitad|moitie|metade|meta) ${OF} ?(?:zeit|tiempo|temps|tempo)`,
    'half of the time',
  ),
  phrase(
    `(?:den grossten teil|die meiste zeit|la mayor parte|la plupart|la majeure partie|a maior parte|la maggior parte) ${OF} ?(?:la )?${WEEK}`,
    'most of the week',
  ),
  phrase(
    `die meiste zeit|(?:la mayor parte|la plupart|a maior parte|la maggior parte) ${OF} ?(?:tiempo|temps|tempo)`,
    'most of the time',
  ),
  phrase(
    'die ganze woche|toda la semana|toute la semaine|a semana (?:toda|inteira)|tutta la settimana',
    'all week',
  ),
  phrase(
    'jeden tag|taglich|todos los dias|cada dia|a diario|tous les jours|chaque jour|todos os dias|ogni giorno|tutti i giorni',
    'every day',
  ),
  phrase(
    'jeden (?:morgen|vormittag)|todas las mananas|todas as manhas|tous les matins|ogni mattina',
    'every morning',
  ),
  phrase('(?:halb|moitie|mitad|metade|meta)(?= )', 'half'),
  phrase('(?:moitie|mitad|metade|meta) (?:casa|maison)', 'half at home'),
  phrase(
    '(?:von )?montags? bis freitags?|(?:de )?lunes a viernes|(?:du )?lundi au vendredi|(?:de )?segunda(?:-feira)? a sexta(?:-feira)?|(?:dal )?lunedi al venerdi',
    'Monday to Friday',
  ),
  phrase(
    `(?:a )?(\\d{1,3}) (?:minuten|minutos|minutes|minuti)(?: (?:fahrt|fahrzeit|mit dem auto|mit dem zug|en coche|en tren|en voiture|en train|de carro|de comboio|in auto|in treno))?(?: (?:von|de|da|di) (${SPOT}))?`,
    ([, count, spot]) => `${count} minutes${spot ? ` from ${spot}` : ''}`,
  ),
  phrase(
    `(?:a )?(\\d{1,3}) ?km(?: (?:um|autour de|alrededor de|em volta de) (${SPOT})| (?:von|de|da|di) (${SPOT}))?`,
    ([, count, around, from]) => `${count} km${around ? ` around ${around}` : from ? ` from ${from}` : ''}`,
  ),
  phrase(`(?:pro|im|in der|por|al|a la|par|alla|per) ${PERIOD}`, ([, of]) => `a ${periodOf(of)}`),
  phrase('(?:am |los |le |aos |il )?(?:samstags?|sonnabends?|sabados?|samedis?|sabato)', 'on Saturdays'),
  phrase('(?:am |los |le |aos |la )?(?:sonntags?|domingos?|dimanches?|domenica)', 'on Sundays'),
  ...WEEKDAYS.map(([english, others]) =>
    phrase(
      `(?:(?:am|an|on|den|los|les?|as|aos?|il|na|nas|a|jeden|cada|chaque|toda?|ogni) )?(?:${others.source
        .replace(/\(\?<!\\p\{L\}\)|\(\?!\[\\p\{L\}-\]\)/g, '')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')})`,
      `on ${english}`,
    ),
  ),
];
