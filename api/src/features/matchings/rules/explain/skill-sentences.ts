import type { Person } from '../read/person.ts';
import type { Term } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import { brief, needsOpen } from '../score/features.ts';
import type { Pair } from '../score/pair.ts';
import { quote, sharedWith, sharesWords, vary } from './excerpt.ts';
import { isSameThing, LANGUAGE, needsOf } from './facts.ts';
import type { Scene, Writer } from './scene.ts';
import { listed } from './wording.ts';

/** Sentences about skills: the founder looks, the applicant brings. */

/** The brief is only known by nearness: it must be near beyond doubt before it is said. */
const PLAIN = 0.8;
/** Texts this near on the whole may mean the same skills in other words: nothing is said to be missing. */
const NEAR_IN_ALL = 0.15;
/** Nearer than this who has some of it probably means more of it in other words. */
const NEAR_BY_FAR = 0.5;
/** A role is told only where it is near by itself: "research scientist at a teaching hospital" teaches nobody. */
const NEAR_ROLE = 0.34;
const SHORT = 44;
const ALONE = 76;

export const skillsMet: Writer = (scene) => {
  const { pair, founder, applicant, f, a } = scene;
  const { met } = needsOf(scene);
  // One skill is said to meet one need, the one it meets best.
  const each = met.filter(({ offer }, at) => met.findIndex((other) => other.offer.key === offer.key) === at);
  const best = each.slice(0, each.slice(0, 3).every(isSame) ? 3 : 2);
  const [first] = best;
  if (!first) return undefined;
  const length = best.length > 1 ? SHORT : ALONE;
  const offers = [...new Map(best.map(({ offer }) => [offer.key, offer])).values()];
  const needs = listed(best.map(({ need, offer }) => quote(need.text, length, sharedWith(offer.text))));
  const brings = listed(
    offers.map((offer) => quote(offer.text, length, sharedWith(...best.map(({ need }) => need.text)))),
  );
  const fields = [needField(founder), ...offerFields(applicant, offers)];
  if (best.every(isSame)) return { text: exactly(first.need.text, best.length, needs, scene), fields };
  const isRole = fields.includes('experiences') && offers.length === 1;
  const isJob = applicant.experiences.some(({ role }) => role.startsWith(offers[0]?.text ?? role));
  const text = isRole
    ? `${f.Subject} need ${needs}; ${isJob ? `${a.subject} have worked as` : `what ${a.subject} do now:`} ${brings}.`
    : vary(`${first.need.text}${pair.needs.length}`, [
        `${f.Subject} need ${needs}; ${a.subject} bring ${brings}.`,
        `${f.Subject} are looking for ${needs}. ${a.Subject} bring ${brings}.`,
        `${f.Subject} ask for ${needs}, and ${a.subject} know ${brings}.`,
      ]);
  return { text, fields };
};

const isSame = ({ need, offer }: { need: Term; offer: Term }) => need.key === offer.key;

function exactly(key: string, count: number, needs: string, { f, a }: Scene): string {
  if (count === 1)
    return vary(key, [
      `${f.Subject} are looking for ${needs}. ${a.Subject} bring exactly that.`,
      `${f.Subject} need ${needs}, and ${a.subject} have it.`,
    ]);
  const all = count === 2 ? 'both' : 'all three';
  return vary(key, [
    `${f.Subject} need ${needs}, and ${a.subject} bring ${all}.`,
    `${f.Subject} are looking for ${needs}; ${a.subject} list ${all}.`,
  ]);
}

export const workSoFar: Writer = ({ pair, founder, applicant, f, a }) => {
  const wanted = founder.company?.lookingFor;
  const { seek } = pair.founder.aspects;
  if (!wanted || !seek || (brief(pair) ?? 0) < PLAIN) return undefined;
  const roles = [applicant.currentJob, ...applicant.experiences.map((job) => job.role)].flatMap(
    (role) => role ?? [],
  );
  const isWanted = sharedWith(wanted);
  const nearness = (role: string) => {
    const term = pair.applicant.terms.BRING.find(({ text }) => role.startsWith(text));
    return term ? cosine(seek, term.vector) : 0;
  };
  const role = roles.find((each) => each.split(/\s+/).some(isWanted) && nearness(each) >= NEAR_ROLE);
  if (!role) return undefined;
  return {
    text: `${f.Subject} are looking for ${quote(wanted, 100, sharedWith(role))}; ${a.possessive} work so far: ${quote(role, 60, sharedWith(wanted))}.`,
    fields: ['lookingFor', role === applicant.currentJob ? 'currentJob' : 'experiences'],
  };
};

/** What is needed and what is brought, where nothing of it is the same. */
export const skillsBeside: Writer = (scene) => {
  const { pair, founder, applicant, f, a } = scene;
  const { missing } = needsOf(scene);
  const own = pair.applicant.terms.BRING.slice(0, 2);
  const [first] = missing;
  if (!first || missing.length < pair.needs.length || own.length === 0) return undefined;
  const some = listed(missing.slice(0, 2).map(({ need }) => quote(need.text, SHORT)));
  const brings = listed(own.map((term) => quote(term.text, 40)));
  return {
    text: vary(first.need.text, [
      `${f.Subject} need ${some}; ${a.subject} list ${brings}.`,
      `${f.Subject} are looking for ${some}; what ${a.subject} list is ${brings}.`,
    ]),
    fields: [needField(founder), ...offerFields(applicant, own)],
  };
};

export const skillsMissing: Writer = (scene, looks) => {
  const { pair, founder, applicant, f, a } = scene;
  const { met, missing } = needsOf(scene);
  const [first] = missing;
  if (!first) return undefined;
  const own = pair.applicant.terms.BRING.slice(0, 2);
  const some = missing.slice(0, 2).map(({ need }) => quote(need.text, SHORT));
  const more = missing.length > 3 ? [...some, `${COUNT[missing.length - 2]} more skills`] : some;
  const open = listed(missing.length === 3 ? missing.map(({ need }) => quote(need.text, SHORT)) : more);
  const isNear = (brief(pair) ?? 0) > NEAR_IN_ALL;
  if (missing.length === pair.needs.length && own.length > 0)
    return isNear ? undefined : skillsBeside(scene, looks);
  const none =
    missing.length === 1
      ? `${a.subject} do not mention it`
      : missing.length === 2
        ? `${a.subject} mention neither`
        : `${a.subject} mention none of them`;
  const byName =
    met.length > 0 && (brief(pair) ?? 0) > NEAR_BY_FAR
      ? missing.length === 1
        ? ' by that name'
        : ' by those names'
      : '';
  return {
    text: `${f.Subject} ${met.length > 0 ? 'also ' : ''}need ${open}; ${none}${byName}.`,
    fields: [needField(founder), ...offerFields(applicant, pair.applicant.terms.BRING)],
  };
};

const COUNT: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

/** For a must-have that the texts on the whole do not meet. */
export const skillsFar: Writer = (scene, looks) => {
  const missing = skillsMissing(scene, looks);
  if (missing) return missing;
  const { pair, founder, applicant, f, a } = scene;
  const wanted = pair.needs[0]?.need.text ?? founder.company?.lookingFor;
  const role = applicant.experiences[0]?.role ?? applicant.currentJob ?? pair.applicant.terms.BRING[0]?.text;
  if (!wanted) return undefined;
  const own = role ? `, ${quote(role, 60)},` : '';
  return {
    text: `${f.Subject} need ${quote(wanted, ALONE)}; on the whole ${a.possessive} work so far${own} is some way from that.`,
    fields: [needField(founder), applicant.experiences.length > 0 ? 'experiences' : 'currentJob'],
  };
};

export const overlapToo: Writer = (scene) => {
  if (needsOpen(scene.pair) < 0.5) return undefined;
  const shared = sharedTrade(scene.pair);
  return shared && shared.near >= ALIKE && !isNeeded(scene, shared) ? overlapOf(scene, shared) : undefined;
};

/** For a must-have: whatever is nearest. */
export const overlapMust: Writer = (scene) => {
  const shared = sharedTrade(scene.pair);
  return shared && overlapOf(scene, shared);
};

/** Whether what both bring is what the founder looks for all the same. */
function isNeeded({ pair }: Scene, { own, theirs }: Shared): boolean {
  return pair.needs.some(({ need }) => isSameThing(need, own) || isSameThing(need, theirs));
}

function overlapOf(scene: Scene, shared: Shared) {
  const { founder, applicant, f, a } = scene;
  const { own, theirs } = shared;
  const others = isNeeded(scene, shared) ? '' : `; ${f.subject} need other skills`;
  const both =
    own.key === theirs.key
      ? `You both bring ${quote(own.text, 60)}${others}.`
      : `You both cover similar ground: ${f.possessive} ${quote(own.text, 60)}, ${a.possessive} ${quote(theirs.text, 60)}.`;
  return {
    text: both,
    fields: [
      founder.founderPreference?.skillsOffered.includes(own.text) ? 'skillsOffered' : 'skills',
      ...offerFields(applicant, [theirs]),
    ],
  };
}

const REFUSED = 0.3;

/** Somebody is of a kind that the founder does not look for, by the same word: nearness alone proves nothing of a person. */
export const peopleRefused: Writer = ({ pair, founder, applicant, f, a }) => {
  const worst = [...pair.unwanted].sort((x, y) => y.value - x.value)[0];
  if (!worst || worst.value < REFUSED || !sharesWords(worst.wish.text, worst.part.text)) return undefined;
  const [own] = offerFields(applicant, [worst.part]);
  const is = own === 'experiences' ? `${a.possessive} work so far:` : `${a.subject} list`;
  const where = founder.company?.lookingFor.includes(worst.wish.text) ? 'lookingFor' : 'otherDetails';
  return {
    text: `${f.Subject} would rather not have ${quote(worst.wish.text, 60)}; ${is} ${quote(worst.part.text, 60)}.`,
    fields: [where, own ?? 'experiences'],
  };
};

interface Shared {
  readonly own: Term;
  readonly theirs: Term;
  /** Cosine. */
  readonly near: number;
}

/** Nearer than this they are the same trade. */
const ALIKE = 0.65;

/** The two skills, one of each, that are nearest to each other. */
function sharedTrade({ founder, applicant }: Pair): Shared | undefined {
  let best: Shared | undefined;
  let nearest = -1;
  for (const own of founder.terms.BRING) {
    for (const theirs of applicant.terms.BRING) {
      if (LANGUAGE.test(own.text)) continue;
      const near = own.key === theirs.key ? 1 : cosine(own.vector, theirs.vector);
      if (near > nearest) [best, nearest] = [{ own, theirs, near }, near];
    }
  }
  return best;
}

function needField(founder: Person): string {
  return founder.founderPreference?.skillsNeeded.length ? 'skillsNeeded' : 'lookingFor';
}

/** Which fields of the applicant the skills were written in. */
function offerFields(applicant: Person, offers: readonly Term[]): string[] {
  const own = applicant.applicantPreference?.applicantSkills ?? [];
  const isOf = (list: readonly string[], text: string) => list.some((each) => each.trim() === text);
  const fields = offers.map(({ text }) =>
    isOf(own, text) ? 'applicantSkills' : isOf(applicant.skills, text) ? 'skills' : 'experiences',
  );
  return [...new Set(fields)];
}
