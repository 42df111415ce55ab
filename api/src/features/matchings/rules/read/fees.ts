const PAYERS =
  'customers?|clients?|users?|pilots?|subscribers?|members?|buyers|shops|stores|restaurants|caf[ée]s|hotels|schools|clinics|practices|hospitals|farms|farmers|gyms|salons|studios|agencies|companies|businesses|firms|teams|families|parents|students|patients|landlords|tenants|merchants|retailers|workshops|garages|municipalities|councils|brands|sellers|drivers|households';
/** Who may pay somebody a salary, and what it may be paid from. */
const NO_PAYERS =
  'founders|cofounders|co-founders|partners|investors|angels|funds|grants|savings|sales|revenues?|takings|profits|earnings|projects|contracts|orders|jobs|gigs|subsidies|owners|shareholders|directors|us|others|days|weeks|months|years|ours|hours';
const DETERMINED = String.raw`(?:the|our|my|these|those|all|both|each|every|some|a few|few|several|about|around|over|first|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|eighty)`;
const SUBJECT = String.raw`(?:(?:${PAYERS})|(?:each|every) (?!one)[\p{L}-]+|(?:one|another) (?:shop|store|restaurant|caf[ée]|hotel|school|clinic|farm|gym|firm)|${DETERMINED} (?:[\p{L}-]+ ){0,3}(?!(?:${NO_PAYERS})(?!\p{L}))[\p{L}-]+s)`;
const NOW =
  '(?: (?:of them|already|now|currently|today|each|all|both|happily|do|have|are|will|would|also|still))*';
/** "The four shops pay $300 a month each", "nine clinics in Kent are paying £90". */
const CUSTOMERS_PAY = new RegExp(
  String.raw`(?<!\p{L})${SUBJECT}(?: (?:in|from|around|near|of|on) [^,.;\d]{2,24})?${NOW} (?:pay|pays|paid|paying|give us|gives us|send us)(?!\p{L})(?! (?:me|my|myself|you|your|themselves|ourselves|each other))`,
  'iu',
);
const THEY_PAY = /(?<!\p{L})(?:pagan|paient|payent|pagam|pagano)(?!\p{L})/iu;
const ZAHLEN = /\S\s+(?:be)?zahlen(?!\p{L})/iu;
const WE =
  /(?<!\p{L})(?:wir|ich|man|k[aö]nn\p{L}*|würd\p{L}*|möcht\p{L}*|woll\p{L}*|werd\p{L}*|uns selbst)(?!\p{L})/iu;
const IS_CHARGED =
  /(?<!\p{L})(?:(?:we|i) (?:now |currently |already )?charge|charging|subscriptions?|abonnements?|abos?|mensualidad\p{L}*|suscripci\p{L}*|cuotas?|assinaturas?|mensalidades?|abbonament\p{L}*)(?!\p{L})/iu;
const SALARY = String.raw`(?<!\p{L})(?:salar(?:y|ies)|wages?|stipends?|gehalt|gehälter|lohn|brutto|bekommst|sueldos?|salarios?|salaires?|salários?|stipendi\p{L}*|(?:we|i) (?:can |could |will )?pay|podemos pagar|pagamos)(?!\p{L})`;
const IS_SALARY = new RegExp(SALARY, 'iu');
const NO_SALARY = new RegExp(
  String.raw`(?<!\p{L})(?:not|no|never|\p{L}+n't|nicht|keine?|pas|sin|sans|não|sem)(?!\p{L})[^.;,\d]{0,24}${SALARY}`,
  'giu',
);

/** Whether the money of a sentence is what customers pay a company, and nobody's pay. */
export function isFeeOfCustomers(sentence: string): boolean {
  const isFee =
    [CUSTOMERS_PAY, THEY_PAY, IS_CHARGED].some((words) => words.test(sentence)) ||
    (ZAHLEN.test(sentence) && !WE.test(sentence));
  return isFee && !IS_SALARY.test(sentence.replace(NO_SALARY, ' '));
}
