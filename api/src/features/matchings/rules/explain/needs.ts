import { hash32 } from '../../../../lib/hash32.ts';
import { oncePerPair, oncePerPerson, remembered } from '../memory/remembered.ts';
import type { Person } from '../read/person.ts';
import { coverage, DATA, LANGUAGES, SOFTWARE } from '../read/terms.ts';
import type { Term } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import { wordsOf } from '../read/vocabulary.ts';
import type { NeedCover } from '../score/pair.ts';
import { isAlternative } from './either.ts';
import { tellingWords } from './excerpt.ts';
import { areForeign } from './language.ts';
import { byWords, isAbbreviated, isSameName, isSameThing, namesAllOf, ownWords } from './same-thing.ts';
import type { Scene } from './scene.ts';
import { standsFor } from './stands-for.ts';
import { everyText } from './writings.ts';

const COVERED = 0.6;
const OPEN = 0.3;
/** What two different skills of one area count, and what is near by less. */
const ANOTHER = 0.35;

interface Met extends NeedCover {
  readonly offer: Term;
  /** What it lacks of the need: the LLM pipelines beside document extraction, for "LLM document extraction". */
  readonly besides?: Term;
}

export interface Needs {
  /** Plainly covered, in the founder's order. */
  readonly met: readonly Met[];
  readonly partly: readonly NeedCover[];
  /** Those of them that are met by no more than another skill of their area, and named nowhere. */
  readonly beside: readonly NeedCover[];
  /** Not needed of who brings another that the founder would take as well: "Go or Kotlin". */
  readonly left: readonly NeedCover[];
  /** Neither covered nor named anywhere in what the applicant wrote. */
  readonly missing: readonly NeedCover[];
  /** Not found in what was written in another language or script. */
  readonly unknown: readonly NeedCover[];
}

/** Too wide to be one area: speech recognition is no step from route planning, and French none from Hindi. */
const WIDE: ReadonlySet<number> = new Set([SOFTWARE, DATA, LANGUAGES]);

/** Whether two known skills are one, or of one area: react and javascript. */
function shareArea(one: Term, other: Term): boolean {
  const isWithin = (id: number) => other.areas.includes(id) && (one.concepts.length === 1 || !WIDE.has(id));
  // "Gameplay programming" and "mobile developer" are both of software.
  const isShared = (id: number) =>
    other.concepts.includes(id) &&
    (!WIDE.has(id) || one.concepts.length === 1 || other.concepts.length === 1);
  if (one.concepts.some((id) => isShared(id) || isWithin(id))) return true;
  const areas = one.areas.filter((area) => !WIDE.has(area));
  return areas.some((area) => other.areas.includes(area) || other.concepts.includes(area));
}

/** Whether a term is what somebody calls their work, rather than one of the skills that they list. */
export const isTitle = (applicant: Person, { text }: Term): boolean => !skillsListedBy(applicant).has(text);

const skillsListedBy = oncePerPerson(
  ({ skills, applicantPreference }: Person): ReadonlySet<string> =>
    new Set([...skills, ...(applicantPreference?.applicantSkills ?? [])].map((text) => text.trim())),
);

/** Words of any job, which say of nobody what they do: "senior software engineer". */
export const ANY_JOB =
  /^(?:software|staff|founding|principal|engineer\w*|developers?|development|programmers?|coders?|managers?|management|leads?|leaders?|senior|junior|head|chief|director|specialists?|experts?|consultants?|analysts?|associates?|executives?|officers?|assistants?|coordinators?|freelancer?|professionals?|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|berater(?:in)?|ingenier[oa]|desarrollador[ae]?|gerente|director[ae]|consultor[ae]?|analista|ingénieure?|développeu(?:r|se)|responsable|directeur|directrice|engenheir[oa]|desenvolvedor[ae]?|diretor[ae]?)$/u;

/** Keys of all skills that somebody lists, also of those that stand too far down to be compared. */
const keysListedBy = oncePerPerson(
  ({ skills, applicantPreference }: Person): ReadonlySet<number> =>
    new Set([...skills, ...(applicantPreference?.applicantSkills ?? [])].map(keyOf)),
);

const keyOf = remembered((text) => hash32(wordsOf(text).toSorted().join(' ')));

const wordsWrittenBy = oncePerPerson(
  (person: Person): ReadonlySet<string> => new Set(everyText(person).flatMap(wordsOf)),
);

/** "GSM" of "GSM modules", which tells more than the words beside it. */
const codesIn = (text: string): string[] =>
  (text.match(/\b[A-Z\d]{2,3}\b/g) ?? []).map((code) => code.toLowerCase());

/** The founder's needs by how the applicant's skills cover them. */
export const needsOf = oncePerPair(readNeeds);

function readNeeds({ pair, founder, applicant }: Pick<Scene, 'pair' | 'founder' | 'applicant'>): Needs {
  const offers = pair.applicant.terms.BRING;
  const isNamed = (term: Term) => {
    const words = [...tellingWords(term.text), ...codesIn(term.text)];
    const written = wordsWrittenBy(applicant);
    const inWords = words.filter((word) => written.has(word)).length * 2 > words.length;
    return inWords || keysListedBy(applicant).has(term.key);
  };
  const isNextTo = (term: Term) => offers.some((offer) => shareArea(term, offer));
  const offered = offers.map((term) => ({
    term,
    isTitle: isTitle(applicant, term),
    isLittle: LITTLE.test(term.text),
  }));
  const told = offersFor(pair.needs, offered, namesIn(founder.company?.lookingFor ?? ''));
  const met = pair.needs.flatMap((cover) => {
    const offer = told.get(cover);
    return offer ? [{ ...cover, offer }] : inTwo(cover, offered);
  });
  const rest = pair.needs.filter(({ need }) => !met.some((cover) => cover.need === need));
  const isByTitle = ({ need, offer }: NeedCover) =>
    offer !== undefined && need.concepts.length > 0 && isTitle(applicant, offer) && tellsNothing(need, offer);
  const asked = [founder.company?.lookingFor ?? '', founder.company?.otherDetails ?? ''];
  const names = offered.flatMap(({ term, isLittle }) => (isLittle ? [] : [term.text]));
  const left = rest.filter(({ need }) => asked.some((text) => isAlternative(text, need.text, names)));
  const open = rest.filter(
    (cover) =>
      (isFar(cover) || isByTitle(cover)) &&
      !left.includes(cover) &&
      !isNamed(cover.need) &&
      !isNextTo(cover.need),
  );
  const isForeign = open.length > 0 && areForeign(founder, applicant);
  // Names such as "Figma" are the same in every language, and what stands beside them is not.
  const isUnknown = ({ offer }: NeedCover) => isForeign || (!offer && offers.length > 0);
  const partly = rest.filter((cover) => !open.includes(cover) && !left.includes(cover));
  return {
    met,
    partly,
    left,
    beside: partly.filter(({ need, offer, value }) => offer && value <= ANOTHER && !isNamed(need)),
    missing: open.filter((cover) => !isUnknown(cover)),
    unknown: open.filter(isUnknown),
  };
}

/** Not near at all, or two known skills that are near only as all skills of their kind are. */
function isFar({ need, offer, value }: NeedCover): boolean {
  return value < OPEN || (need.concepts.length > 0 && offer !== undefined && offer.concepts.length > 0);
}

const ENGINEER = /^(?:engineer|developer|programmer)$/;

/** Whether a title says no more than that somebody is an engineer of something, in no word of the need: "Founding engineer" builds no houses. */
function tellsNothing(need: Term, title: Term): boolean {
  const words = wordsOf(title.text);
  const shared = tellingWords(need.text).some((word) => words.includes(word));
  return title.concepts.length === 0 && !shared && words.some((word) => ENGINEER.test(word));
}

/** A skill that an applicant lists, or what they call their work. */
interface Offered {
  readonly term: Term;
  readonly isTitle: boolean;
  /** By their own words. */
  readonly isLittle: boolean;
}

/** Says of a skill that there is little of it: "basic Python", "Figma (beginner)". */
export const LITTLE =
  /^some (?!one\b|body\b)|(?<!visual )\bbasics?\b|\b(?:beginners?|a[12]|b1|(?:bit|little) of|novice|fundamentals|introduct\w+|elementary|rudimentary|grundkenntnisse|grundlagen|anfänger\w*|principiante|iniciante|nociones|notions|un peu de)\b|(?<!\p{L})(?:básic[oa]s?|noções|débutante?)(?!\p{L})/iu;

/** Two skills that together have all words of a need, where one has all but a word of it, and more than its last. */
function inTwo(cover: NeedCover, offered: readonly Offered[]): Met[] {
  const words = ownWords(cover.need.text);
  const listed = offered.flatMap(({ term, ...is }) => (is.isTitle || is.isLittle ? [] : [term]));
  for (const offer of listed) {
    const own = ownWords(offer.text);
    const [lacking, ...others] = words.filter((word) => !own.includes(word));
    const isAllButOne =
      own.length > 1 && own.every((word) => words.includes(word)) && own.at(-1) === words.at(-1);
    if (!isAllButOne || lacking === undefined || others.length > 0) continue;
    const besides = listed.find(({ text }) => ownWords(text)[0] === lacking);
    if (besides) return [{ ...cover, offer, besides }];
  }
  return [];
}

/** Whether an offer is the name of a whole field, and the need of one thing in it: "robotics" stands in for no motion planning. */
function isFieldOf(offer: Term, need: Term): boolean {
  // "Node" is Node.js.
  const isOneName =
    isAbbreviated(need, offer) || need.text.toLowerCase().startsWith(offer.text.toLowerCase());
  return isField(offer) && !isField(need) && !isOneName;
}

const isField = ({ text, concepts }: Term) =>
  concepts.includes(
    hash32(
      text
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word === 'software' || !ANY_JOB.test(word))
        .join(' '),
    ),
  );

/** The skills that plainly are the one needed, the nearest first, and how: 0 is its very name, ½ what the founder names of it, 1 its words or trade, 2 a tool or what is near. */
interface Fitting {
  readonly terms: readonly Term[];
  readonly rank: number;
}

const BY_NAME = 0.5;

/** Names of things, of which the first letter at least is a capital: "Paystack", "NIBSS". */
const namesIn = remembered(
  (text): readonly string[] => text.match(/(?<![\p{L}\d])\p{Lu}[\p{L}\d]{2,}/gu) ?? [],
);

/** A skill as it compares with one that is needed. */
interface Compared extends Offered {
  readonly words: ReturnType<typeof byWords>;
  readonly stands: ReturnType<typeof standsFor>;
}

const comparedWith = (need: Term, offered: readonly Offered[]): Compared[] =>
  offered
    .filter(({ isLittle }) => !isLittle || LITTLE.test(need.text))
    .map((offer) => ({
      ...offer,
      words: offer.term.key === need.key ? undefined : byWords(need, offer.term),
      stands: offer.isTitle ? undefined : standsFor(need, offer.term),
    }));

const nearness = (need: Term, term: Term) => cosine(need.vector, term.vector);

/** By its words, else by its trade or by what is known of it. */
function isTheOneNeeded({ need, value }: NeedCover, { term, words, stands }: Compared): boolean {
  if (words === 'SAME' || stands) return true;
  if (words !== undefined || value < COVERED) return false;
  const isCovered = coverage(need, term, nearness(need, term)) * term.weight >= COVERED;
  return isCovered && isSameThing(need, term) && !isFieldOf(term, need);
}

/** The name of the trade tells more than one of its tools, unless the founder asks for that one. */
function rankOf(need: Term, { term, words, stands }: Compared, asked: readonly string[]): number {
  if (isSameName(need, term)) return 0;
  if (stands === 'WORK' && namesIn(term.text).some((name) => asked.includes(name))) return BY_NAME;
  return words === 'SAME' || stands === 'TRADE' ? 1 : 2;
}

/** What covers a need: one of the skills listed, else of what they call their work. */
function fittingOf(cover: NeedCover, offered: readonly Offered[], asked: readonly string[]): Fitting {
  const { need } = cover;
  const compared = comparedWith(need, offered);
  const same = compared.filter((offer) => isTheOneNeeded(cover, offer));
  const listed = same.filter(({ isTitle }) => !isTitle);
  const [nearest, ...others] = (listed.length > 0 ? listed : same)
    .map((offer) => ({ ...offer, rank: rankOf(need, offer, asked), near: nearness(need, offer.term) }))
    .toSorted((x, y) => x.rank - y.rank || y.near - x.near);
  if (!nearest) return { terms: [], rank: 2 };
  // Of what is only near, that which has its words and is nearer tells more.
  const named =
    nearest.rank < 2 || nearest.stands
      ? undefined
      : compared.find(
          ({ term, isTitle, words }) =>
            !isTitle && words === undefined && nearness(need, term) > nearest.near && namesAllOf(need, term),
        );
  const terms = [...(named ? [named] : []), nearest, ...others].map(({ term }) => term);
  return { terms, rank: nearest.rank };
}

/** The skill told for each need that has one: names first, then what fits few, and none for a second need where there is another. */
function offersFor(
  needs: readonly NeedCover[],
  offered: readonly Offered[],
  asked: readonly string[],
): ReadonlyMap<NeedCover, Term | undefined> {
  const found = needs.map((cover) => ({ cover, ...fittingOf(cover, offered, asked) }));
  const inOrder = found.toSorted((x, y) => x.rank - y.rank || x.terms.length - y.terms.length);
  const told = new Map<NeedCover, Term | undefined>();
  const taken = new Set<Term>();
  for (const { cover, terms } of inOrder) {
    const term = terms.find((each) => !taken.has(each)) ?? terms[0];
    if (term) taken.add(term);
    told.set(cover, term);
  }
  return told;
}
