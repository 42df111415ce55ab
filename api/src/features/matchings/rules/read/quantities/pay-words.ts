import { translator } from './plain.ts';

const wordsInEnglish = translator({
  lakh: 'लाख',
  crore: 'करोड़|करोड|karod',
  thousand: 'हज़ार|हजार|hazaar|hazar|tausend|mila',
  rupees: 'रुपये|रुपए|rupaye|rupay',
  'per month':
    'प्रति माह|महीना|महीने|mahina|mahine|im monat|pro monat|monatlich|mtl.|i månaden|miesięcznie|maandelijks|al mese|mensili|mensile',
  'per year': "सालाना|प्रति वर्ष|salana|om året|rocznie|per jaar|all'anno|l'anno|annui|annuali",
  'no salary':
    'ohne gehalt|ohne lohn|kein gehalt|kein lohn|sans salaire|pas de salaire|sin sueldo|sin salario|sem salário|senza stipendio|niente stipendio|nessuno stipendio|nessun compenso|geen salaris|geen loon|वेतन नहीं|equity alone',
  'nobody is paid':
    "niemand wird bezahlt|keiner wird bezahlt|nadie cobra|personne n'est payé|ninguém recebe|nessuno è pagato",
});

/** That nothing is paid yet, in other languages. */
const NOTHING_YET =
  /(?<!\p{L})(?:(?:todavía|aún|por ahora|de momento) no (?:hay|pagamos|podemos pagar|cobramos)(?: (?:sueldos?|salarios?|nada))?|(?:no hay|no pagamos|sin) (?:sueldos?|salarios?) (?:todavía|aún|por ahora|de momento)|wir zahlen (?:noch|vorerst|derzeit) (?:nichts|kein(?:e|en)? (?:gehalt|gehälter|lohn))|(?:noch|vorerst|derzeit|zunächst) (?:kein gehalt|kein lohn|keine gehälter|ohne gehalt|unbezahlt)|pas encore de (?:salaires?|rémunération)|(?:on ne paie|nous ne payons) (?:pas encore|rien pour l'instant)|(?:ainda|por enquanto) (?:não (?:há|temos|pagamos)|sem)(?: salários?| nada)?|(?:não há|não pagamos) salários? (?:ainda|por enquanto))(?!\p{L})/gu;

/** "Rien la première année", "no começo nada": an answer that begins with nothing, and not with "nothing under". */
const NOTHING_FIRST =
  /^\W*(?:(?:no começo|no início|au début|au départ|al principio|am anfang|anfangs|zunächst),? )?(?:nichts|nada|rien|niente)(?!\p{L})(?! (?:unter|weniger|menos|por|moins|de moins|sous|en dessous|abaixo|meno|sotto))/u;

export const inEnglish = (read: string) =>
  wordsInEnglish(read.replace(NOTHING_YET, 'no salary yet').replace(NOTHING_FIRST, 'nothing'));
