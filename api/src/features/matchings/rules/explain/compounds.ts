import { remembered } from '../memory/remembered.ts';
import type { Term } from '../read/traits.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { spelled } from './spelling.ts';

/** Parts of the compounds in which German names trades, and what they are in English: "Klebstoffformulierung" is adhesive formulation. */
const LINES = `
analyse: analysis, analytics
automatisierung: automation
batterie: battery, batteries
bild: image
chemie: chemistry
daten: data
energie: energy
entwicklung: development
fertigung, produktion, herstellung: manufacturing, production
formulierung: formulation
forschung: research
führung, leitung: management, leadership, lead
holz: wood
klebstoff: adhesive
kosmetik: cosmetics, cosmetic
kunden: customer
kunststoff: plastic
labor: lab, laboratory
lack: coating
lager: warehouse
lebensmittel: food
markt: market
material: material
medizin: medical
metall: metal
modellierung: modelling, modeling
montage: assembly
optimierung: optimization
planung: planning
polymer: polymer
produkt: product
projekt: project
prozess: process
prüfung: testing
qualität: quality
schaltung: circuit
schnittstelle, schnittstellen: integration, interface
schulung: training
sensor: sensor
sicherung: assurance
signal: signal
simulation: simulation
software: software
solar: solar
sprach: speech, language
strategie: strategy
team: team
textil: textile
umwelt: environmental
verarbeitung: processing
verpackung: packaging
vertrag: contract
vertrieb: sales
wartung: maintenance
wasser: water
werkstoff: material
`;

/** Each name, and the first English one of its line. */
const [germanParts, englishWords] = [new Map<string, string>(), new Map<string, string>()];

for (const text of LINES.trim().split('\n')) {
  const [german = [], english = []] = text.split(':').map((names) => wordsOf(names).map(spelled));
  const [meaning = ''] = english;
  for (const part of german) germanParts.set(part, meaning);
  for (const word of english) englishWords.set(word, meaning);
}

/** What stands between two parts: "Qualitätssicherung". */
const JOINTS = ['', 's', 'n', 'en'];

/** What a word means, part by part, where it is made of such parts and of nothing else. */
function meaningsOf(word: string): string[] | undefined {
  for (const [part, meaning] of germanParts) {
    if (word === part) return [meaning];
    if (!word.startsWith(part)) continue;
    const rest = word.slice(part.length);
    for (const joint of JOINTS) {
      const others = rest.startsWith(joint) ? meaningsOf(rest.slice(joint.length)) : undefined;
      if (others) return [meaning, ...others];
    }
  }
  return undefined;
}

/** Each part of a name with a hyphen stands for itself where it is no German one: "PMS-Schnittstellen" are PMS integrations. */
const compoundIn = remembered((text): string | undefined => {
  if (/\s/.test(text.trim())) return undefined;
  const parts = wordsOf(text).map(spelled);
  const whole = meaningsOf(parts.join(''));
  const meanings = whole ?? parts.flatMap((part) => meaningsOf(part) ?? part);
  const isGerman = whole !== undefined || parts.some((part) => meaningsOf(part));
  return isGerman && meanings.length > 1 ? meanings.join(' ') : undefined;
});
const inEnglish = remembered((text): string | undefined => {
  const words = wordsOf(text).map(spelled);
  const isKnown = words.length > 1 && words.some((word) => englishWords.has(word));
  return isKnown ? words.map((word) => englishWords.get(word) ?? word).join(' ') : undefined;
});

/** Whether one of two names is a German compound, and the other the same in English. */
export function isCompoundOf({ text }: Term, other: Term): boolean {
  const [compound, otherCompound] = [compoundIn(text), compoundIn(other.text)];
  return (
    (compound !== undefined && compound === inEnglish(other.text)) ||
    (otherCompound !== undefined && otherCompound === inEnglish(text))
  );
}
