import type { Person } from '../read/person.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { businessIn, isNamed } from '../read/refusals/business.ts';
import { termKey } from '../read/terms.ts';
import type { Term } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { bestLesson } from '../score/features.ts';
import type { WishCover } from '../score/pair.ts';
import {
  clip,
  type IsAnchor,
  quote,
  sharedShare,
  sharedWith,
  sharesWords,
  tellingWords,
  vary,
} from './excerpt.ts';
import { isFreeOfTheSame } from './free-of.ts';
import { areForeign, isEnglish } from './language.ts';
import { mayMeanAnother } from './many-senses.ts';
import { narrowsBeyond, sharesOnlyGeneral } from './narrower.ts';
import { isRefusedSoftly } from './refusing.ts';
import { covers, endsInField, isOneField, namesAbroad, namesField } from './same-field.ts';
import { isSameThing, partsOf } from './same-thing.ts';
import { ownField, type Scene, type Sentence, type Writer } from './scene.ts';
import { listed } from './wording.ts';

/** Sentences about what an applicant wishes to work on, avoids and hopes to learn. */

/** A wish this near is the company's field; with words in common less will do. */
const NEAR = 0.9;
const NEAR_WITH_A_WORD = 0.85;
const NEAR_IN_WORDS = 0.3;
const MOST_WORDS = 0.6;
/** An interest counts so much less than a wish of the same nearness. */
const INTEREST = 0.7;
const FAR = 0.3;
const DISLIKED = 0.3;
const LESSON = 0.5;
/** A shorter text of the company that is nearly as near is quoted in place of a longer one. */
const NEARLY = 0.03;
const WISH = 60;
const PART = 100;
/** Enough for what is put first. */
const SECOND = 160;
/** Fields that say too little to be set against a wish. */
const WIDE =
  /^(?:(?:hard|soft)ware|technology|tech|services?|consumer|b2b|saas|ai|other|platform|marketplace|internet)$/i;
/** Whoever takes anything is far from nothing. */
const ANYTHING =
  /\b(?:any(?:thing|where)?|open|every(?:thing)?|whatever|all|no preference|egal|alles|todo|tout)\b/i;

/** Ways of business and technology, and purposes, that any field may be of; some are so wide only where they stand alone. */
const ANY_FIELD =
  /(?<![\p{L}-])(?:saas|dev(?:eloper)? ?tools?|d2c|dtc|b2b2?c?|b2c|e-?commerce|market ?places?|marktpl[aä]tz\p{L}*|subscriptions?|apps?|ai|ki|ia|llms?|(?:artificial|künstliche) intellig\p{L}+|inteligencia artificial|inteligência artificial|machine learning|automati\p{L}+|hardware|iot|robot\p{L}*|small business(?:es)?|smes?|smbs?|sustainab\p{L}+|nachhaltig\p{L}*|sostenib\p{L}+|sustent[aá]\p{L}+|durab\p{L}+|impact|impacto|accessib\p{L}+)(?!\p{L})|^(?:(?:deep|clean|green|new|social|digital|consumer|open[- ]source|mobile|online)\s?)?(?:software|tech|technolog\p{L}+|tools?|data|analytics|mobile|platforms?|plata?forma?s?|plateformes?|services?|products?|consumer|retail|social|digital|community|innovation|productivity|enterprise|creators?|internet|web|online|open[- ]source|no-?code|start-?ups?|environment|green)$/iu;
const WAYS_OF_BUSINESS = new RegExp(ANY_FIELD, 'giu');
/** Says for whom, and of no field: "tools for frontline workers". */
const FOR_WHOM =
  /^(?:\p{L}+ )?(?:tools?|software|apps?|products?|things?|something|hardware|platforms?|services?) (?:for|that|which)(?!\p{L})/iu;
/** Begins a sentence, which is no thing to work on. */
const SAYS =
  /^(?:i|i['’](?:m|d|ve)|we|my|want|would|looking|ich|wir|möchte|suche|je|j['’]\p{L}+|cherche|yo|quiero|busco|me gust\p{L}+|eu|quero|procuro|gostaria)(?!\p{L})/iu;
/** Wishes of one list. */
const MOST_HOPES = 4;

export const ideaMet: Writer = (scene) => {
  const { pair, a } = scene;
  const met = pair.wishes
    .map((wish) => ofWhatItDoes(scene, wish))
    .filter((wish) => isMet(scene, wish) && isFactual(scene, wish));
  const nearest = mostTelling(met);
  const best = nearest
    ? { ...nearest, part: fieldFor(scene, nearest) ?? partFor(scene, nearest) }
    : (freeOfTheSame(scene) ?? inOneField(scene));
  if (!best) return undefined;
  const { part } = best;
  const wish = quote(best.wish.text, WISH, sharedWith(part.text));
  const { field, words } = companyWords(scene, part, best.wish);
  const isItsName = field === 'industry' && best.wish.text.toLowerCase() === part.text.toLowerCase();
  const toThat = isItsName ? `, which is ${scene.f.possessive} field` : `; ${words}`;
  const second = best.interest ? undefined : secondTo(scene, best.wish);
  if (second)
    return {
      text: `${a.Subject} write ${quote(second, SECOND, sharedWith(best.wish.text))}; ${words}.`,
      fields: ['joinMotivation', field],
    };
  const text = best.interest
    ? `${a.Possessive} interests include ${wish}${toThat}.`
    : SAYS.test(best.wish.text)
      ? `${a.Subject} write ${wish}; ${words}.`
      : vary(best.wish.text, [
          `${a.Subject} hope to work on ${wish}${toThat}.`,
          `${a.Subject} would like to work on ${wish}${toThat}.`,
          `${a.Subject} look for ideas such as ${wish}${toThat}.`,
        ]);
  return { text, fields: [best.interest ? 'interests' : 'ideaPreferences', field] };
};

/** "I am also curious about health, but housing is the one". */
const ALSO_CURIOUS =
  /\b(?:also|too|as well|could|would(?:n['’]t mind)?|open to|curious|auch|también|tambien|aussi|também)\b.*(?<!\p{L})(?:but|aber|pero|mais|mas|though|yet)(?!\p{L}).*(?<!\p{L})(?:the one|first|most|above all|really|heart|dream|am liebsten|zuerst|vor allem|más|sobre todo|surtout|d['’]abord|mais|sobretudo|primeiro)(?!\p{L})/iu;
const TURNS = /(?<!\p{L})(?:but|aber|pero|mais|mas|though|yet)(?!\p{L})/iu;

/** The sentence in which somebody puts a wish behind another. */
function secondTo({ applicant }: Scene, { text }: Term): string | undefined {
  return sentencesOf(applicant.applicantPreference?.joinMotivation).find((sentence) => {
    const [before = '', ...behind] = sentence.split(TURNS);
    return ALSO_CURIOUS.test(sentence) && sharesWords(text, before) && !sharesWords(text, behind.join(' '));
  });
}

/** Whether a wish names more than ways of business that any field may be of: "B2B SaaS, AI" does not. */
export const isOfAField = ({ text }: Term): boolean => /\p{L}/u.test(text.replace(WAYS_OF_BUSINESS, ''));

/** Of several wishes one of a field before a way of business that any field may be of, such as "marketplaces". */
function mostTelling(met: readonly WishCover[]): WishCover | undefined {
  const ofAField = met.filter(({ wish, interest }) => !interest && isOfAField(wish));
  const among = ofAField.length > 0 ? ofAField : met;
  return among.find(({ wish, part }) => wish.key === part.key) ?? among[0];
}

/** The company's field in place of a text in another language, where the wish names it too. */
function fieldFor(scene: Scene, { wish, part }: WishCover): Term | undefined {
  const { founder, applicant } = scene;
  const field = ownField(scene);
  if (!field || !areForeign(founder, applicant) || sharesWords(wish.text, part.text)) return undefined;
  return endsInField(wish.text, field.text) ? field : undefined;
}

/** A wish that names the company's field by any of its names. */
function inOneField(scene: Scene): WishCover | undefined {
  const field = ownField(scene);
  const { pair } = scene;
  const wish = field && pair.applicant.terms.WISH.find(({ text }) => isOneField(text, field.text));
  return wish && { wish, part: field, value: 1, interest: false };
}

/** A wish for the company's field without what the company is without too. */
function freeOfTheSame(scene: Scene): WishCover | undefined {
  const field = ownField(scene);
  if (!field) return undefined;
  const { applicant, founder } = scene.pair;
  for (const wish of applicant.terms.WISH) {
    const part = founder.terms.IDEA.find(({ text }) => isFreeOfTheSame(wish.text, field.text, text));
    if (part) return { wish, part, value: 1, interest: false };
  }
  return undefined;
}

function isMet(scene: Scene, { wish, part, value, interest }: WishCover): boolean {
  if (ANYTHING.test(wish.text) || WIDE.test(wish.text)) return false;
  const near = interest ? value / INTEREST : value;
  const shared = sharedShare(wish.text, part.text);
  if (shared > 0 && wish.key !== part.key && sharesOnlyGeneral(wish, part)) return false;
  if (narrowsBeyond(scene, wish, part) || mayMeanAnother(scene, wish, part)) return false;
  if (shared === 0 && FOR_WHOM.test(wish.text) && !isForTheSame(scene, wish)) return false;
  const isKnown = wish.concepts.some((id) => part.concepts.includes(id) || part.areas.includes(id));
  // One word may be near others for its ring alone, and a pastime more so: biotech and fintech, ski touring and tourism.
  const isOneWord = [wish, part].some(({ text }) => tellingWords(text).length < 2);
  const isNamedAlike = !interest && sameStem(wish.text, part.text);
  if (shared === 0 && (isOneWord || interest) && !isKnown && !isNamedAlike) return false;
  if (shared === 0 && isKnown && !isNamedAlike && !isOneThingOf(scene, wish, part)) return false;
  // An interest that shares a word or two may be another: old machines and bedside machines.
  const withAWord = interest ? NEAR : NEAR_WITH_A_WORD;
  const isName = isKnown && !wish.more && !part.more;
  return near >= (shared > MOST_WORDS || isName ? NEAR_IN_WORDS : shared > 0 ? withAWord : NEAR);
}

/** Whether a company names for whom a wish of any field is: "tools for small shops" are no machine tools. */
function isForTheSame({ pair }: Scene, { text }: Term): boolean {
  const whom = text.replace(FOR_WHOM, '');
  return pair.founder.terms.IDEA.some((idea) => sharedShare(whom, idea.text) > HALF);
}

/** Whether a known field is named by the company: logistics is no supply chain where nothing else says so. */
function isOneThingOf({ pair }: Scene, wish: Term, part: Term): boolean {
  return (
    isOneField(wish.text, part.text) || pair.founder.terms.IDEA.some(({ text }) => namesAll(wish.text, text))
  );
}

/** Whether a text has every word of a name, in whatever form. */
function namesAll(name: string, text: string): boolean {
  const others = wordsOf(text);
  const stem = (word: string) => word.slice(0, Math.max(STEM, word.length - STEM));
  return wordsOf(name).every((word) =>
    others.some((other) => other === word || (word.length > STEM && other.startsWith(stem(word)))),
  );
}

/**
 * Missions and visions are near to much: only what a company does is set against a wish, unless the words are the same. An interest
 * may be a pastime: it is told only where it is the field, or one of several, in the same words.
 */
function isFactual({ founder }: Scene, { wish, part, interest }: WishCover): boolean {
  const field = fieldOf(founder, part.text);
  if (interest)
    return partsOf(part.text).some((each) => termKey(each).key === wish.key) && field === 'industry';
  return !PURPOSES.includes(field) || sharedShare(wish.text, part.text) > HALF;
}

/** As near as a wish and an idea that people call one field. */
const ONE_FIELD = 0.4;

/** A wish that comes nearest to a mission or vision, beside what the company does where that is in its words and near too. */
function ofWhatItDoes(scene: Scene, cover: WishCover): WishCover {
  const { wish, interest } = cover;
  if (interest || isFactual(scene, cover)) return cover;
  const near = scene.pair.founder.terms.IDEA.filter(
    (part) =>
      isFactual(scene, { ...cover, part }) &&
      sharesWords(wish.text, part.text) &&
      cosine(wish.vector, part.vector) >= ONE_FIELD,
  );
  const [part = cover.part] = near.toSorted(
    (x, y) => cosine(wish.vector, y.vector) - cosine(wish.vector, x.vector),
  );
  return { ...cover, part };
}

const HALF = 0.5;
const STEM = 4;

/** Whether a word of each begins alike: "agro" and "agriculture". */
function sameStem(one: string, other: string): boolean {
  const stems = new Set(tellingWords(one).map((word) => word.slice(0, STEM)));
  return tellingWords(other).some((word) => stems.has(word.slice(0, STEM)));
}

/** The shortest text of the company among those that come nearest to the wish. */
function partFor({ pair, founder }: Scene, { wish, part }: WishCover): Term {
  const nearest = cosine(wish.vector, part.vector);
  const isPurpose = ({ text }: Term) => PURPOSES.includes(fieldOf(founder, text));
  const near = pair.founder.terms.IDEA.filter(
    (each) => cosine(wish.vector, each.vector) >= nearest - NEARLY && (isPurpose(part) || !isPurpose(each)),
  );
  const inWords = near.filter((each) => sharesWords(wish.text, each.text));
  const [shortest = part] = [...(inWords.length > 0 ? inWords : near)].sort(
    (x, y) => x.text.length - y.text.length,
  );
  return shortest;
}

/** Only where none of the wishes, in either's words, is near anything that the founder writes of their company. */
export const ideaFar: Writer = (scene, looks) => {
  const { pair, founder, applicant } = scene;
  const wishes = pair.applicant.terms.WISH;
  const isFar =
    !pair.wishes.some(({ value }) => value > FAR) && !wishes.some((wish) => isOpenTo(wish, scene));
  // Meaning is compared in English.
  if (wishes.length === 0 || !isFar || areForeign(founder, applicant)) return undefined;
  const industry = founder.company?.industry;
  if (!industry || ideaDisliked(scene, looks)) return undefined;
  // A name in another language can be held against another name of a field alone.
  if (isEnglish(founder) && !namesField(industry) && wishes.some(({ text }) => namesAbroad(text)))
    return undefined;
  return ideaElsewhere(scene, looks);
};

/** Whether a wish leaves the field open, or names something of the company's. */
function isOpenTo(wish: Term, { pair }: Scene): boolean {
  const isOf = (part: Term) =>
    sameStem(wish.text, part.text) ||
    sharesWords(wish.text, part.text) ||
    covers(wish.text, part.text) ||
    wish.concepts.some((id) => part.concepts.includes(id) || part.areas.includes(id));
  return (
    [ANYTHING, ANY_FIELD, FOR_WHOM].some((words) => words.test(wish.text)) ||
    pair.founder.terms.IDEA.some(isOf)
  );
}

/** For a must-have that the texts on the whole do not meet: no judgement of any single wish. */
export const ideaElsewhere: Writer = ({ pair, founder: { company, founderPreference }, applicant, f, a }) => {
  const industry = company?.industry;
  const told = founderPreference?.startupIdea ?? company?.companyDescription;
  const isIdea = told && (!industry || WIDE.test(industry) || ANY_FIELD.test(industry));
  const what = isIdea
    ? `${f.possessive} idea: ${quote(told, 76)}`
    : industry && `${f.possessive} field is ${quote(industry, 60)}`;
  const wishes = pair.applicant.terms.WISH;
  const hopes = wishes.slice(0, MOST_HOPES).map(({ text }) => quote(text, 40));
  const says = wishes.some(({ text }) => SAYS.test(text));
  const others = wishes.length > MOST_HOPES ? ', among others' : '';
  const motive = applicant.applicantPreference?.joinMotivation;
  const interest = applicant.interests[0];
  const [draws, from] =
    hopes.length > 0
      ? [`${a.Subject} ${says ? 'write' : 'hope to work on'} ${listed(hopes)}${others}`, 'ideaPreferences']
      : motive
        ? [`${a.Possessive} reason to join: ${quote(motive, 80)}`, 'joinMotivation']
        : [interest && `${a.Possessive} interests include ${quote(interest, 60)}`, 'interests'];
  if (!what || !draws) return undefined;
  return {
    text: `${draws}; ${what}.`,
    fields: [
      from,
      isIdea ? (founderPreference?.startupIdea ? 'startupIdea' : 'companyDescription') : 'industry',
    ],
  };
};

export const ideaDisliked: Writer = (scene) => {
  const worst = worstOf(scene);
  if (!worst || worst.value < DISLIKED) return undefined;
  return isRefusedByName(worst) ? refused(scene, worst) : undefined;
};

/** For a must-have: what is refused by name, else what is hoped for. */
export const ideaRefused: Writer = (scene, looks) => {
  const worst = worstOf(scene);
  return worst && isRefusedByName(worst) ? refused(scene, worst) : ideaElsewhere(scene, looks);
};

/** Whether a text of the company names what is refused, or one of its kind: fintech and biotech are near for their ring alone. */
function isRefusedByName({ wish, part }: WishCover): boolean {
  return isNamed(wish.text, part.text) || isOneField(wish.text, part.text) || namesAll(wish.text, part.text);
}

function refused(scene: Scene, worst: WishCover): Sentence {
  const { wish } = worst;
  const isPlain = businessIn(worst.part.text, wish.text) === 'PLAINLY';
  const part = isPlain ? worst.part : partFor(scene, worst);
  const { field, words } = companyWords(scene, part, wish);
  const { ideaPreferences = [], joinMotivation } = scene.applicant.applicantPreference ?? {};
  const isMotive = joinMotivation?.includes(wish.text) ?? false;
  const isSoft = isRefusedSoftly(wish.text, [...ideaPreferences, joinMotivation]);
  return {
    text: `${scene.a.Subject} ${isSoft ? 'would rather not' : 'do not want to'} work on ${quote(wish.text, WISH, sharedWith(part.text))}; ${words}.`,
    fields: [isMotive ? 'joinMotivation' : 'ideaPreferences', field],
  };
}

const worstOf = ({ pair }: Scene) => [...pair.dislikes].sort((x, y) => y.value - x.value)[0];

export const lessonMet: Writer = ({ pair, founder, f, a }) => {
  const lesson = bestLesson(pair);
  if (!lesson || lesson.value < LESSON || !isSameThing(lesson.goal, lesson.skill)) return undefined;
  const { goal, skill } = lesson;
  const [aim, brings] = [
    quote(goal.text, 80, sharedWith(skill.text)),
    quote(skill.text, 60, sharedWith(goal.text)),
  ];
  return {
    text: vary(goal.text, [
      `${a.Possessive} goals include ${aim}; ${f.subject} bring ${brings}.`,
      `Among ${a.possessive} goals: ${aim}. ${f.Subject} know ${brings}.`,
    ]),
    fields: [
      'applicantGoals',
      founder.founderPreference?.skillsOffered.includes(skill.text) ? 'skillsOffered' : 'skills',
    ],
  };
};

const PURPOSES: readonly IdeaField[] = ['mission', 'vision'];

type IdeaField = 'industry' | 'startupIdea' | 'companyDescription' | 'mission' | 'vision';

function fieldOf({ company, founderPreference }: Person, part: string): IdeaField {
  if (company?.industry === part) return 'industry';
  if (founderPreference?.startupIdea?.includes(part)) return 'startupIdea';
  if (company?.mission === part) return 'mission';
  if (company?.vision === part) return 'vision';
  return company?.companyDescription?.includes(part) ? 'companyDescription' : 'industry';
}

/** Tells how far a company has come, and not what it does. */
const PROGRESS =
  /\b(?:pilots?|pilot(?:ing|ierung)|piloto|prototypes?|paying|waiting list|waitlist|wishlists?|signed|raised|revenue|so far|used by|users|already|demo had|first customers?|zahlende|pilotkunden|prototyp\w*|prototipos?|clientes que pagan|clientes pagantes|clients payants)\b/i;
/** The sentences on what a company does, where some are on that. */
function withoutProgress(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const does = sentences.filter((each) => !PROGRESS.test(each));
  return does.length > 0 ? does.join(' ') : text;
}

/** The text of the company that came nearest, said as what it is: "your field is “…”". */
function companyWords({ founder, f }: Scene, part: Term, wish: Term): { field: IdeaField; words: string } {
  const field = fieldOf(founder, part.text);
  const shares = sharedWith(wish.text);
  const isAnchor: IsAnchor = (word) => shares(word) || isNamed(wish.text, word);
  const does = withoutProgress(part.text);
  // As it begins, where that tells it too: what is cut out of a phrase is read with trouble.
  const beginning = clip(does, PART);
  const own = beginning.split(' ').some(isAnchor) ? `“${beginning}”` : quote(does, PART, isAnchor);
  const words = {
    industry: `${f.possessive} field is ${own}`,
    startupIdea: `${f.possessive} idea: ${own}`,
    companyDescription: `${f.possessive} company: ${own}`,
    mission: `${f.possessive} mission: ${own}`,
    vision: `${f.possessive} vision: ${own}`,
  };
  return { field, words: words[field] };
}
