import type { Person } from '../read/person.ts';
import type { Term } from '../read/traits.ts';
import { cosine } from '../read/vectors.ts';
import { bestLesson, brief, needsOpen } from '../score/features.ts';
import type { Pair } from '../score/pair.ts';
import type { Writer } from './scene.ts';
import { listed, quote } from './wording.ts';

/** Sentences about the work itself: skills, idea, what one learns from the other. */

/** The brief is only known by nearness: it must be near beyond doubt before it is said. */
const PLAIN = 0.7;
const COVERED = 0.6;
const OPEN = 0.3;

export const skillsMet: Writer = ({ pair, founder, applicant, f, a }) => {
  const covers = pair.needs
    .filter(({ offer, value }) => offer && value >= COVERED)
    .sort((x, y) => y.value - x.value);
  const best = covers.slice(0, 3);
  if (best.length === 0) return undefined;
  const needs = listed(best.map(({ need }) => quote(need.text, 60)));
  const offers = [...new Set(best.flatMap(({ offer }) => (offer ? [offer.text] : [])))];
  const same = best.every(({ need, offer }) => need.key === offer?.key);
  const text = same
    ? `${f.Subject} are looking for ${needs}, and ${a.subject} bring exactly that.`
    : `${f.Subject} are looking for ${needs}; ${a.subject} bring ${listed(offers.map((offer) => quote(offer, 60)))}.`;
  return { text, fields: [needField(founder), ...offerFields(applicant, offers)] };
};

export const workSoFar: Writer = ({ pair, founder, applicant, f, a }) => {
  const role = applicant.experiences[0]?.role ?? applicant.currentJob;
  if (!founder.company?.lookingFor || !role || (brief(pair) ?? 0) < PLAIN) return undefined;
  return {
    text: `${f.Subject} are looking for ${quote(founder.company.lookingFor, 90)}; ${a.subject} have worked as ${quote(role, 60)}.`,
    fields: ['lookingFor', applicant.experiences.length > 0 ? 'experiences' : 'currentJob'],
  };
};

export const skillsMissing: Writer = ({ pair, founder, applicant, f, a }) => {
  const open = pair.needs.filter(({ value }) => value < OPEN).map(({ need }) => quote(need.text, 60));
  if (open.length === 0) return undefined;
  const text =
    open.length === pair.needs.length
      ? `${f.Subject} are looking for ${listed(open.slice(0, 2))}; ${a.possessive} skills are in other areas (${listed(pair.applicant.terms.BRING.slice(0, 2).map((term) => quote(term.text, 40)))}).`
      : `${f.Subject} are also looking for ${listed(open.slice(0, 2))}; nothing ${a.subject} list covers ${open.length > 1 ? 'these' : 'it'}.`;
  return {
    text,
    fields: [
      needField(founder),
      ...offerFields(
        applicant,
        pair.applicant.terms.BRING.map((term) => term.text),
      ),
    ],
  };
};

export const ideaMet: Writer = ({ pair, founder, f, a }) => {
  const best = pair.wishes[0];
  if (!best || best.value < 0.35) return undefined;
  const hope = best.interest ? `${a.Subject} care about` : `${a.Subject} hope to work on`;
  return {
    text: `${hope} ${quote(best.wish.text)}; ${f.possessive} ${ideaWords(founder, best.part.text)}.`,
    fields: [best.interest ? 'interests' : 'ideaPreferences', ideaField(founder, best.part.text)],
  };
};

export const ideaFar: Writer = ({ pair, founder, f, a }) => {
  const stated = pair.wishes.filter((wish) => !wish.interest);
  const field = founder.company?.industry;
  if (stated.length === 0 || !field || (pair.wishes[0]?.value ?? 0) > 0.3) return undefined;
  const hopes = pair.applicant.terms.WISH.slice(0, 2).map((wish) => quote(wish.text, 50));
  return {
    text: `${a.Subject} hope to work on ${hopes.join(' or ')}; ${f.possessive} field is ${quote(field, 60)}.`,
    fields: ['ideaPreferences', 'industry'],
  };
};

export const ideaDisliked: Writer = ({ pair, founder, f, a }) => {
  const worst = [...pair.dislikes].sort((x, y) => y.value - x.value)[0];
  if (!worst || worst.value < 0.3) return undefined;
  return {
    text: `${a.Subject} would rather not work on ${quote(worst.wish.text)}; ${f.possessive} ${ideaWords(founder, worst.part.text)}.`,
    fields: ['ideaPreferences', ideaField(founder, worst.part.text)],
  };
};

export const lessonMet: Writer = ({ pair, founder, f, a }) => {
  const lesson = bestLesson(pair);
  if (!lesson || lesson.value < 0.5) return undefined;
  return {
    text: `${a.Possessive} goals include ${quote(lesson.goal.text)}; ${f.subject} bring ${quote(lesson.skill.text)}.`,
    fields: [
      'applicantGoals',
      founder.founderPreference?.skillsOffered.includes(lesson.skill.text) ? 'skillsOffered' : 'skills',
    ],
  };
};

export const overlapToo: Writer = ({ pair, founder, applicant, f, a }) => {
  if (needsOpen(pair) < 0.5) return undefined;
  const shared = sharedTrade(pair);
  if (!shared) return undefined;
  const { own, theirs } = shared;
  return {
    text: `You both bring much the same: ${f.possessive} ${quote(own.text, 50)}, ${a.possessive} ${quote(theirs.text, 50)}.`,
    fields: [
      founder.founderPreference?.skillsOffered.includes(own.text) ? 'skillsOffered' : 'skills',
      ...offerFields(applicant, [theirs.text]),
    ],
  };
};

/** The two skills, one of each, that are nearest to each other. */
function sharedTrade({ founder, applicant }: Pair): { own: Term; theirs: Term } | undefined {
  let best: { own: Term; theirs: Term } | undefined;
  let nearest = 0.4;
  for (const own of founder.terms.BRING) {
    for (const theirs of applicant.terms.BRING) {
      const near = cosine(own.vector, theirs.vector);
      if (near > nearest) [best, nearest] = [{ own, theirs }, near];
    }
  }
  return best;
}

function needField(founder: Person): string {
  return founder.founderPreference?.skillsNeeded.length ? 'skillsNeeded' : 'lookingFor';
}

/** Which fields of the applicant the skills were written in. */
function offerFields(applicant: Person, offers: readonly string[]): string[] {
  const listedSkills = applicant.applicantPreference?.applicantSkills ?? [];
  const fields = offers.map((offer) =>
    listedSkills.includes(offer)
      ? 'applicantSkills'
      : applicant.skills.includes(offer)
        ? 'skills'
        : 'experiences',
  );
  return [...new Set(fields)];
}

function ideaField({ company, founderPreference }: Person, part: string): keyof typeof IDEA_WORDS {
  if (company?.industry === part) return 'industry';
  if (founderPreference?.startupIdea?.includes(part)) return 'startupIdea';
  if (company?.companyDescription?.includes(part)) return 'companyDescription';
  if (company?.mission === part) return 'mission';
  return company?.vision === part ? 'vision' : 'industry';
}

const IDEA_WORDS = {
  startupIdea: 'idea is',
  companyDescription: 'company in a few words:',
  mission: 'mission is',
  vision: 'vision is',
  industry: 'field is',
} as const;

/** The sentence of the company that came nearest, said as what it is: "idea is “…”". */
function ideaWords(founder: Person, part: string): string {
  return `${IDEA_WORDS[ideaField(founder, part)]} ${quote(part, 100)}`;
}
