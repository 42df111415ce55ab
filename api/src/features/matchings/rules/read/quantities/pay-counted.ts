import { namesCurrency } from './currency.ts';
import { wordsBefore } from './plain.ts';

/** Numbers beside pay that count customers and the like. */

const SO_MANY_BEFORE =
  /(?<!\p{L})(?:(?:until|till|once|when|after|if|as soon as|before|bis|sobald|wenn|falls|hasta|cuando|en cuanto|si|quand|dès qu\S*|jusqu\S*|lorsqu\S*|até|quando|assim que|se|finché|appena)(?!\p{L})[^.;,\d]{0,20}(?<!\p{L})(?:have|has|hit|reach|reached|get to|got|pass|cross|sign|signed|win|won|sell|sold|haben|erreichen|tenemos|tengamos|llegamos a|lleguemos a|alcancemos|avons|aurons|on a|on aura|atteint|atteignons|tivermos|temos|chegarmos a|atingirmos|abbiamo|avremo|raggiungiamo)|(?:bis|sobald|wenn|falls) (?:wir|es|ich)|from|after|before|with|at|ab|nach|vor|mit|a partir de|desde|después de|à partir de|après|depois de|com|dopo|con)(?: (?:about|around|over|our|the|at least|more than|etwa|unos|environ|uns))* $/u;
const NO_THING =
  /^ ?(?:a|an|per|each|every|both|k|mil|thousand|tsd|grand|lakhs?|crores?|millions?|gross|net|brutto|netto|brut|bruto|net[ot]o?|base|fixed|fixe?|month|monthly|monatlich|year|yearly|week|day|hour|now|then|later|to|or|and|up|plus|more|less|if|when|once|as|for|in|on|from|with|al|im|pro|por|par|di|und|oder|bis|y|o|et|ou|e)(?!\p{L})/u;

/** "Until we have 50 paying stalls", "from 60 restaurants on": how many of something there must be. */
export function countsThings(read: string, at: number, end: number): boolean {
  const [word] = /^ ?\p{L}{3,}(?: \p{L}{3,})?/u.exec(read.slice(end, end + 40)) ?? [];
  return (
    word !== undefined &&
    SO_MANY_BEFORE.test(wordsBefore(read, at)) &&
    !NO_THING.test(word) &&
    !namesCurrency(word)
  );
}
