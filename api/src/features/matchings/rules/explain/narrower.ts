import { oncePerPair } from '../memory/remembered.ts';
import type { Term } from '../read/traits.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { tellingWords } from './excerpt.ts';
import { partsOf } from './same-thing.ts';
import type { Scene } from './scene.ts';

/** Words of any business, which two have in common for no idea: "consumer brands" and "Consumer app". */
const OF_ANY = new Set(
  wordsOf(
    `brand business community company consumer customer local market mobile modern people product service simple small social software startup system
    comercio consumo empresa entreprise firma lokal marca marque negócio negocio pequeño pequeno petit produkt produit producto produto service
    servicio serviço`,
  ),
);

/** For whom it is, which not all of a field is: a tool of clinics is no consumer health. */
const OF_CONSUMERS = /^(?:consum|endkund|endverbraucher)/;
/** Makes of a word the name of its whole field: "health" and "Healthcare". */
const WHOLE_FIELD = /(?:care|tech)$/;

const SUSTAINABLE = /^(?:sustainab|circular|nachhaltig|sostenib|sustent|durab)/;
/** Puts to use what was thrown away, or makes do with less of it: sustainable, whether it is called so or not. */
const SAVES =
  /\b(?:left-?overs?|dead-?stock|recycl\w*|upcycl\w*|refurbish\w*|second-?hand|pre-?owned|compost\w*|(?:food|textile|plastic|fabric|packaging|zero|less|no) waste|renewable\w*|reciclad?\w*|segunda mano|segunda mão|seconde main|gebrauchte?\w*)(?!\p{L})/iu;

/** "Pharma software": of a field, what is written for it. */
const SOFTWARE =
  /(?<!\p{L})(?:software|saas|apps?|aplicacion(?:es)?|aplicativos?|applications?|logiciels?)(?!\p{L})/iu;
/** By any word that somebody who writes software would say of it, or of who is to write it. */
const WRITES_SOFTWARE =
  /(?<!\p{L})(?:software|saas|apps?|aplica\p{L}+|logiciels?|platforms?|plata?form\p{L}*|plateformes?|api|web\p{L}*|online|digital\p{L}*|tools?|bots?|chatbots?|dashboards?|portals?|marketplace|browser|cloud|copilot|agents?|ai|ki|ia|llms?|automat\p{L}+|(?:fin|ed|health|legal|prop|insur|mar|reg|hr|ad)[ -]?tech|(?:front|back)[- ]?end|full[- ]?stack|typescript|javascript|react|programm\p{L}*|developers?|entwickler\p{L}*|desarrollador\p{L}*|développeu\p{L}*|desenvolvedor\p{L}*)(?!\p{L})/iu;

const writesSoftware = oncePerPair(({ pair, founder: { company, founderPreference } }: Scene): boolean => {
  const ideas = pair.founder.terms.IDEA.map(({ text }) => text);
  const people = [company?.lookingFor ?? '', ...(founderPreference?.skillsNeeded ?? [])];
  return [...ideas, ...people].some((text) => WRITES_SOFTWARE.test(text));
});

/** Whether a wish is of a kind of the field that nothing of the company names: "off-grid energy" is not all of "Energy". */
export function narrowsBeyond(scene: Scene, wish: Term, part: Term): boolean {
  const { pair, founder } = scene;
  const [own, others, field] = [wish.text, part.text, founder.company?.industry ?? ''].map(tellingWords);
  if (!own || !others || !field) return false;
  const isWritten = writesSoftware(scene);
  const asksForSoftware = (text: string) => !isWritten && SOFTWARE.test(text);
  const isListed = partsOf(wish.text).some(
    (each) => !asksForSoftware(each) && tellingWords(each).every((word) => field.includes(word)),
  );
  if (isListed) return false;
  const isNamedIn = (words: readonly string[], word: string) =>
    words.some((each) => each === word || each.replace(WHOLE_FIELD, '') === word);
  const shared = own.filter((word) => isNamedIn(others, word));
  if (shared.length > 0 && asksForSoftware(wish.text)) return true;
  const narrower = own.filter(
    (word) => !isNamedIn(others, word) && (!OF_ANY.has(word) || OF_CONSUMERS.test(word)),
  );
  if (shared.length === 0 || narrower.length === 0 || !shared.every((word) => isNamedIn(field, word)))
    return false;
  const ideas = pair.founder.terms.IDEA.map(({ text }) => text);
  const written = new Set(ideas.flatMap(tellingWords));
  const saves = ideas.some((text) => SAVES.test(text));
  return !narrower.some((word) => written.has(word) || (saves && SUSTAINABLE.test(word)));
}

/** Whether a wish and a part of an idea have no more in common than words of any business. */
export function sharesOnlyGeneral(wish: Term, part: Term): boolean {
  const others = new Set(tellingWords(part.text));
  return tellingWords(wish.text).every((word) => OF_ANY.has(word) || !others.has(word));
}
