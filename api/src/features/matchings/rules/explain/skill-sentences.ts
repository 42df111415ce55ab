import type { Person } from '../read/person.ts';
import { withoutAccents } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { isWorkIn } from '../read/refusals/business.ts';
import { fieldRefused } from '../read/refusals/people.ts';
import { distinctTerms } from '../read/terms.ts';
import type { Term } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { brief } from '../score/features.ts';
import type { Pair } from '../score/pair.ts';
import { wantsEitherKind } from './either.ts';
import { quote, sharedWith, sharesWords, tellingWords, vary } from './excerpt.ts';
import { skillGlossed } from './glossed.ts';
import { areForeign } from './language.ts';
import { ANY_JOB, isTitle, needsOf } from './needs.ts';
import { ofThatName } from './of-that-name.ts';
import { isRefusedSoftly } from './refusing.ts';
import { isTongue } from './same-thing.ts';
import type { Scene, Sentence, Writer } from './scene.ts';
import { type Met, MOST_NAMES, offersOf, ROOM, skillsTold } from './skills-told.ts';
import { isTongueMissing, mayBeSpoken } from './tongue-sentences.ts';
import { listed } from './wording.ts';

/** Sentences about skills: the founder looks, the applicant brings. */

/** The brief is only known by nearness: it must be near beyond doubt before it is said. */
const PLAIN = 0.8;
/** A role is told only where it is near by itself: "research scientist at a teaching hospital" teaches nobody. */
const NEAR_ROLE = 0.34;
const NAME = 44;
const ALONE = 76;

/** How many skills are worth telling however many more are needed. */
const MANY = 2;

function listedNeeds({ needs }: Pair, { founderPreference }: Person): number {
  const listed = new Set(founderPreference?.skillsNeeded.map((text) => text.trim()));
  return needs.filter(({ need }) => listed.has(need.text)).length;
}

/**
 * What is met, and by what, where that is at least half of what the founder lists: one skill of four would be praised for the
 * least that is needed; what another language hides does not count. Of the other needs nothing, as naming them would say that they are not met.
 */
export const skillsMet: Writer = (scene) => {
  const { met, unknown } = needsOf(scene);
  // "Django" is the same in every language.
  const hidden = unknown.filter(({ need }) => need.concepts.length === 0);
  const compared = listedNeeds(scene.pair, scene.founder) - hidden.length;
  const [main] = scene.founder.founderPreference?.skillsNeeded ?? [];
  // Of what another language hides the first may be what counts.
  const isMinor = hidden.length > 0 && main !== undefined && met[0]?.need.text !== main.trim();
  const isFew = met.length < MANY && (isMinor || 2 * met.length < compared);
  return isFew ? undefined : skillsBrought(scene);
};

const skillsBrought = (scene: Scene): Sentence | undefined => {
  const { founder, applicant, f, a } = scene;
  const { met } = needsOf(scene);
  // One skill is said to meet one need, the one it meets best.
  const once = met.filter(({ offer, value }, at) =>
    met.every(
      (other, i) =>
        other.offer.key !== offer.key || other.value < value || (other.value === value && i >= at),
    ),
  );
  const { same, standIns } = skillsTold(scene, once);
  const isByWork = same.length + standIns.length === 0;
  const told = isByWork ? once.slice(0, 1) : [...same, ...standIns];
  const [first] = told;
  if (!first) return undefined;
  const fields = [needField(founder), ...offerFields(applicant, told.flatMap(offersOf))];
  if (same.length > 0) return { text: exactly(same, standIns, scene), fields };
  const length = told.length > 1 ? NAME : ALONE;
  const needs = names(told.map(({ need, offer }) => quote(need.text, length, sharedWith(offer.text))));
  const offers = names(
    told.flatMap((one) => offersOf(one).map(({ text }) => quote(text, length, sharedWith(one.need.text)))),
  );
  const brought = `${isByWork ? 'have worked as' : 'bring'} ${offers}`;
  const text = vary(first.need.text, [
    `${f.Subject} need ${needs}; ${a.subject} ${brought}.`,
    `${f.Subject} are looking for ${needs}. ${a.Subject} ${brought}.`,
  ]);
  return { text, fields };
};

/** How many skills a founder needs, without those of which the applicant brings another that would do. */
function countOfNeeds(scene: Scene): number {
  const { left } = needsOf(scene);
  const listed = distinctTerms(scene.founder.founderPreference?.skillsNeeded ?? []).length;
  return (listed || scene.pair.needs.length) - left.length;
}

/** Nearer than this to a skill of the applicant, a need may be there by another name: "data matching" is "record matching", and what is farther is of another trade. */
const MAY_BE_THERE = 0.36;

const isOfAnyJob = (word: string) => ANY_JOB.test(word);

/** Whether a skill may be the needed one by another name: "development" alone makes two no more alike than their other words do. */
function mayBeTheSame(need: Term, offer: Term): boolean {
  const [own, others] = [need, offer].map(({ text }) => wordsOf(text));
  if (own?.some(isOfAnyJob) && others?.some(isOfAnyJob))
    return own.some((word) => !isOfAnyJob(word) && others.includes(word));
  return sharesWords(need.text, offer.text) || cosine(need.vector, offer.vector) >= MAY_BE_THERE;
}

/** Whether the needs that are not met plainly are not there: to say that some of so many are met says so of the rest. */
function isRestMissing(scene: Scene): boolean {
  const { met, left, missing } = needsOf(scene);
  const isLike = ({ need }: Pair['needs'][number]) =>
    scene.pair.applicant.terms.BRING.some((offer) => mayBeTheSame(need, offer));
  return (
    !wantsEitherKind(scene.founder.company?.lookingFor ?? '') &&
    met.length + missing.length === countOfNeeds(scene) &&
    met.length + missing.length + left.length === scene.pair.needs.length &&
    !areForeign(scene.founder, scene.applicant) &&
    !missing.some(isLike)
  );
}

const COUNTS = ['it', 'both', 'all three', 'all four'] as const;
const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The very skills that are needed, and behind them those that stand in for others; of how many that are needed, where the others are not there. */
function exactly(same: readonly Met[], others: readonly Met[], scene: Scene): string {
  const { f, a } = scene;
  const needs = listed(same.map(({ need }) => quote(need.text, same.length > 1 ? NAME : ALONE)));
  const besides = others.map((one) => {
    const offers = listed(offersOf(one).map(({ text }) => quote(text, NAME, sharedWith(one.need.text))));
    return `${offers} for ${quote(one.need.text, NAME, sharedWith(one.offer.text))}`;
  });
  const plus = besides.length > 0 ? `, plus ${listed(besides)}` : '';
  const all = countOfNeeds(scene);
  const { length } = needsOf(scene).met;
  // What a job of theirs meets is there, and not named.
  const areAllNamed = same.length + others.length === length;
  const isAll = length >= all && areAllNamed;
  if (!isAll && areAllNamed && isRestMissing(scene))
    return `Of the ${NUMBERS[all - 2] ?? all} skills ${f.subject} need, ${a.subject} bring ${needs}${plus}.`;
  const count = COUNTS[same.length - 1];
  if (besides.length > 0) return `${f.Subject} need ${needs}, and ${a.subject} bring ${count}${plus}.`;
  if (!isAll) return `${f.Subject} need ${needs}, which ${a.subject} bring.`;
  return vary(needs, [
    `${f.Subject} need ${needs}, and ${a.subject} bring ${count}.`,
    `${f.Subject} are looking for ${needs}; ${a.subject} bring ${count}.`,
  ]);
}

/** As many names as there is room for, at least one, each as it is `told`, and that there are others. */
function names(quoted: readonly string[], asTold = (name: string, _at: number) => name): string {
  const fits = quoted.filter((_, at) => at === 0 || quoted.slice(0, at + 1).join('').length <= ROOM);
  const told = listed(fits.slice(0, MOST_NAMES).map(asTold));
  return quoted.length > Math.min(fits.length, MOST_NAMES) ? `${told}, among others` : told;
}

/** Only what plainly is somebody or something is looked for; all else may be a sentence of its own: "Busco socio". */
function asking(quoted: string): string {
  const isNoun = /^“(?:an?|one|two|some(?:one|body)) [^.!?]*”$/i.test(quoted);
  return `${isNoun ? 'are looking for' : 'write'} ${quoted}`;
}

/** Work that plainly is what is looked for: the skills that are needed say so better than the name of a job. */
export const workSoFar: Writer = (scene) => {
  const { pair, founder, applicant, f, a } = scene;
  const wanted = founder.company?.lookingFor;
  const { seek } = pair.founder.aspects;
  if (!wanted || !seek || (brief(pair) ?? 0) < PLAIN) return undefined;
  const { met } = needsOf(scene);
  // A job of the wanted name without any of the wanted skills is another job.
  if (pair.needs.length > 0 && met.length === 0) return undefined;
  if (met.some(({ offer }) => !isTitle(applicant, offer))) return skillsBrought(scene);
  const roles = [applicant.currentJob, ...applicant.experiences.map((job) => job.role)].flatMap(
    (role) => role ?? [],
  );
  const isShared = sharedWith(wanted);
  const isWanted = (word: string) => isShared(word) && !wordsOf(word).every((each) => ANY_JOB.test(each));
  const nearness = (role: string) => {
    const term = pair.applicant.terms.BRING.find(({ text }) => role.startsWith(text));
    return term ? cosine(seek, term.vector) : 0;
  };
  const role = roles.find((each) => each.split(/\s+/).some(isWanted) && nearness(each) >= NEAR_ROLE);
  if (!role) return undefined;
  const text =
    ofThatName(scene, wanted, role) ??
    `${f.Subject} ${asking(quote(wanted, 100, sharedWith(role)))}; ${a.possessive} work so far: ${quote(role, 60, sharedWith(wanted))}.`;
  return {
    text,
    fields: ['lookingFor', role === applicant.currentJob ? 'currentJob' : 'experiences'],
  };
};

/** Where nothing of what a founder lists is there, at most another skill of its area for less than half of it, and all of it could be compared. */
export const skillsMissing: Writer = (scene) => {
  const { missing, beside, left } = needsOf(scene);
  const isAll = missing.length + beside.length + left.length === scene.pair.needs.length;
  return isAll && missing.length > beside.length ? skillsBeside(scene) : undefined;
};

/** The two side by side where none of it is plainly there, whatever could not be compared. */
export const needsBeside: Writer = (scene) =>
  needsOf(scene).met.length === 0 && !mayBeThereAbroad(scene) ? skillsBeside(scene) : undefined;

/** Letters that a word has in several languages: "sensores" and "sensor". */
const STEM = 6;

/** Of so much work that it says of none which: referral programs and a program for a machine. */
const OF_MUCH_WORK = /^(?:program|develop|desarroll|entwick|dévelop|desenvol|gest|proje[ck]t|proyect|projet)/;

/** Whether something of a list in another language plainly is in the other one too, under a name that could not be compared: "développement backend" and "IoT backend". */
function mayBeThereAbroad({ pair, founder, applicant }: Scene): boolean {
  if (!areForeign(founder, applicant)) return false;
  const stemsOf = ({ text }: Term) =>
    tellingWords(text)
      .filter((word) => word.length >= STEM && !isOfAnyJob(word) && !OF_MUCH_WORK.test(word))
      .map((word) => withoutAccents(word).slice(0, STEM));
  const brought = new Set(pair.applicant.terms.BRING.filter((term) => !isTongue(term)).flatMap(stemsOf));
  return pair.needs.some(({ need }) => stemsOf(need).some((stem) => brought.has(stem)));
}

/** What is needed and what is listed, without a word on how the two compare. */
function skillsBeside(scene: Scene) {
  const { founder, applicant, f, a } = scene;
  const left = new Set(needsOf(scene).left.map(({ need }) => need.text));
  const needs = distinctTerms(founder.founderPreference?.skillsNeeded ?? []).filter(
    (need) => !left.has(need) && !isTongueMissing(scene, need) && !mayBeSpoken(scene, need),
  );
  if (needs.length === 0) return undefined;
  const own = distinctTerms([...(applicant.applicantPreference?.applicantSkills ?? []), ...applicant.skills]);
  const [need, list] = [[needs, 'FOUNDER'] as const, [own, 'APPLICANT'] as const].map(([texts, of]) =>
    names(
      texts.map((text) => quote(text, NAME)),
      (quoted, at) => skillGlossed(scene, of, quoted, texts[at] ?? ''),
    ),
  );
  return {
    text: `${f.Subject} need ${need}; ${a.subject} list ${list || 'no skills'}.`,
    fields: [
      'skillsNeeded',
      applicant.applicantPreference?.applicantSkills.length ? 'applicantSkills' : 'skills',
    ],
  };
}

/** For a must-have that the texts on the whole do not meet. */
export const skillsFar: Writer = (scene) => {
  const { met } = needsOf(scene);
  // All of them are there under other names, which the score may not know: "Inbetriebnahme" is commissioning.
  if (met.length > 0 && met.length === scene.pair.needs.length) return undefined;
  const beside = skillsBeside(scene);
  if (beside) return beside;
  const { founder, applicant, f, a } = scene;
  const wanted = founder.company?.lookingFor;
  const role = applicant.experiences[0]?.role ?? applicant.currentJob;
  if (!wanted || !role) return undefined;
  return {
    text: `${f.Subject} ${asking(quote(wanted, ALONE))}; ${a.possessive} work so far: ${quote(role, 60)}.`,
    fields: ['lookingFor', applicant.experiences.length > 0 ? 'experiences' : 'currentJob'],
  };
};

/** For a must-have alone: whatever is nearest. */
export const overlapMust: Writer = ({ pair, founder, applicant, f, a }) => {
  const shared = sharedTrade(pair);
  if (!shared) return undefined;
  const { own, theirs } = shared;
  return {
    text:
      own.key === theirs.key
        ? `You both bring ${quote(own.text, 60)}.`
        : `You both cover similar ground: ${f.possessive} ${quote(own.text, 60)}, ${a.possessive} ${quote(theirs.text, 60)}.`,
    fields: [
      founder.founderPreference?.skillsOffered.includes(own.text) ? 'skillsOffered' : 'skills',
      ...offerFields(applicant, [theirs]),
    ],
  };
};

/** Somebody is of a kind that the founder does not look for, by their own title or work: nearness alone proves nothing of a person. */
export const peopleRefused: Writer = ({ pair, founder, applicant, f, a }) => {
  const worst = [...pair.unwanted].sort((x, y) => y.value - x.value)[0];
  const [kind, part] = worst?.value
    ? [worst.wish.text, worst.part.text]
    : (workRefused(pair, applicant) ?? []);
  if (kind === undefined || part === undefined) return undefined;
  const own = part === applicant.currentJob ? 'currentJob' : skillField(applicant, part);
  const is = own.endsWith('kills') ? `${a.subject} list` : `${a.possessive} work so far:`;
  const where = founder.company?.lookingFor.includes(kind) ? 'lookingFor' : 'otherDetails';
  const isSoft = isRefusedSoftly(kind, [founder.company?.lookingFor, founder.company?.otherDetails]);
  const sentence =
    sentencesOf(founder.company?.[where]).find((each) => each.includes(kind) && REFUSES.test(each)) ?? '';
  const refused = FOR_NOW.test(sentence)
    ? `write ${quote(sentence, 100)}`
    : `${isSoft ? 'would rather not have' : 'do not want'} ${quote(withArticle(kind, sentence), 60)}`;
  return { text: `${f.Subject} ${refused}; ${is} ${quote(part, 60)}.`, fields: [where, own] };
};

/** Says no to somebody. */
const REFUSES =
  /(?<!\p{L})(?:not?|never|nobody|without|\p{L}+n['’]t|kein\p{L}*|nicht|ohne|sin|ningún|pas|sans|aucune?|não|sem|nenhum\p{L}*|non|senza|nessun\p{L}*|geen|niet)(?!\p{L})/iu;

/** Leaves open what will be wanted. */
const FOR_NOW =
  /(?<!\p{L})(?:(?:right )?now|at the moment|at this (?:point|stage)|for (?:now|the moment)|yet|so far|currently|derzeit|zurzeit|im moment|momentan|vorerst|noch|por ahora|de momento|todavía|aún|pour (?:l'instant|le moment)|encore|por agora|por enquanto|ainda|per ora)(?!\p{L})/iu;

const withArticle = (kind: string, sentence: string) =>
  ['a', 'an', 'another', 'any']
    .map((article) => `${article} ${kind}`)
    .find((said) => sentence.includes(` ${said}`)) ?? kind;

/** People of a field that the founder refuses, and what the applicant says of their work in it. */
function workRefused({ founder }: Pair, { currentJob, experiences }: Person): [string, string] | undefined {
  const works = [...experiences.flatMap(({ role, description }) => [role, description]), currentJob];
  for (const { text } of founder.terms.AVOID) {
    const field = fieldRefused(text);
    const work = works.find((each) => each && field && isWorkIn(each, field));
    if (work) return [text, work];
  }
  return undefined;
}

interface Shared {
  readonly own: Term;
  readonly theirs: Term;
}

/** The two skills, one of each, that are nearest to each other. */
function sharedTrade({ founder, applicant }: Pair): Shared | undefined {
  let best: Shared | undefined;
  let nearest = -1;
  for (const own of founder.terms.BRING) {
    for (const theirs of applicant.terms.BRING) {
      if (isTongue(own) || isTongue(theirs)) continue;
      const near = own.key === theirs.key ? 1 : cosine(own.vector, theirs.vector);
      if (near > nearest) [best, nearest] = [{ own, theirs }, near];
    }
  }
  return best;
}

function needField(founder: Person): string {
  return founder.founderPreference?.skillsNeeded.length ? 'skillsNeeded' : 'lookingFor';
}

/** Which fields of the applicant the skills were written in. */
function offerFields(applicant: Person, offers: readonly Term[]): string[] {
  return [...new Set(offers.map(({ text }) => skillField(applicant, text)))];
}

function skillField({ applicantPreference, skills }: Person, text: string): string {
  const isOf = (list: readonly string[] = []) => list.some((each) => each.trim() === text);
  if (isOf(applicantPreference?.applicantSkills)) return 'applicantSkills';
  return isOf(skills) ? 'skills' : 'experiences';
}
