import { bestLesson, brief, needsOpen } from './features.ts';
import type { Pair } from './pair.ts';
import { type Person, payStatement } from './person.ts';
import { clockGap } from './quantities/place.ts';
import type { Term } from './traits.ts';
import { cosine } from './vectors.ts';
import type { ApplicantFeature, FounderFeature } from './weights.ts';
import {
  clockWords,
  hoursWords,
  listed,
  payWords,
  percentWords,
  placeName,
  quote,
  stageWords,
  type Voice,
} from './wording.ts';

/** A sentence and the fields it was read from. */
export interface Sentence {
  readonly text: string;
  readonly fields: string[];
}

/** What a sentence is made of: the pair, the words of both people, and how the reader calls each. */
export interface Scene {
  readonly pair: Pair;
  readonly founder: Person;
  readonly applicant: Person;
  readonly f: Voice;
  readonly a: Voice;
}

type Writer = (scene: Scene) => Sentence | undefined;

/** What a feature is about: one fact is told once, whichever side it weighs more for. */
export type Topic =
  | 'skills'
  | 'work'
  | 'idea'
  | 'dislike'
  | 'equity'
  | 'hours'
  | 'pay'
  | 'place'
  | 'risk'
  | 'pace'
  | 'motive'
  | 'values'
  | 'style'
  | 'conflict'
  | 'learn'
  | 'overlap';

/** Topic of each feature; those without one rest on what one person wrote alone, or on everything at once. */
export const TOPICS: Partial<Record<FounderFeature | ApplicantFeature, Topic>> = {
  needs: 'skills',
  wanted: 'skills',
  brief: 'work',
  complement: 'overlap',
  idea: 'idea',
  avoid: 'dislike',
  equity: 'equity',
  hours: 'hours',
  pay: 'pay',
  place: 'place',
  risk: 'risk',
  pace: 'pace',
  motive: 'motive',
  values: 'values',
  style: 'style',
  conflict: 'conflict',
  learn: 'learn',
};

const COVERED = 0.6;
const OPEN = 0.3;

const skillsMet: Writer = ({ pair, founder, applicant, f, a }) => {
  const covers = pair.needs
    .filter(({ offer, value }) => offer && value >= COVERED)
    .sort((x, y) => y.value - x.value);
  const best = covers.slice(0, 3);
  if (best.length === 0) return undefined;
  const needs = listed(best.map(({ need }) => quote(need.text, 60)));
  const offers = [...new Set(best.flatMap(({ offer }) => (offer ? [offer.text] : [])))];
  const same = best.every(({ need, offer }) => need.key === offer?.key);
  const text = same
    ? `${f.Subject} look for ${needs}, and ${a.subject} bring exactly that.`
    : `${f.Subject} look for ${needs}; ${a.subject} bring ${listed(offers.map((offer) => quote(offer, 60)))}.`;
  return { text, fields: [needField(founder), ...offerFields(applicant, offers)] };
};

const workSoFar: Writer = ({ pair, founder, applicant, f, a }) => {
  const role = applicant.experiences[0]?.role ?? applicant.currentJob;
  if (!founder.company?.lookingFor || !role || (brief(pair) ?? 0) < 0.4) return undefined;
  return {
    text: `${f.Subject} look for ${quote(founder.company.lookingFor, 90)}; ${a.subject} come from work as ${quote(role, 60)}.`,
    fields: ['lookingFor', applicant.experiences.length > 0 ? 'experiences' : 'currentJob'],
  };
};

const skillsMissing: Writer = ({ pair, founder, applicant, f, a }) => {
  const open = pair.needs.filter(({ value }) => value < OPEN).map(({ need }) => quote(need.text, 60));
  if (open.length === 0) return undefined;
  const text =
    open.length === pair.needs.length
      ? `${f.Subject} look for ${listed(open.slice(0, 2))}; ${a.possessive} skills lie elsewhere (${listed(pair.applicant.terms.BRING.slice(0, 2).map((term) => quote(term.text, 40)))}).`
      : `${f.Subject} also look for ${listed(open.slice(0, 2))}; nothing ${a.subject} list covers ${open.length > 1 ? 'these' : 'it'}.`;
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

const ideaMet: Writer = ({ pair, founder, f, a }) => {
  const best = pair.wishes[0];
  if (!best || best.value < 0.35) return undefined;
  const hope = best.interest ? `${a.Subject} care about` : `${a.Subject} hope to work on`;
  return {
    text: `${hope} ${quote(best.wish.text)}; ${f.possessive} ${ideaWords(founder, best.part.text)}.`,
    fields: [best.interest ? 'interests' : 'ideaPreferences', ideaField(founder, best.part.text)],
  };
};

const ideaFar: Writer = ({ pair, founder, f, a }) => {
  const stated = pair.wishes.filter((wish) => !wish.interest);
  const field = founder.company?.industry;
  if (stated.length === 0 || !field || (pair.wishes[0]?.value ?? 0) > 0.3) return undefined;
  const hopes = pair.applicant.terms.WISH.slice(0, 2).map((wish) => quote(wish.text, 50));
  return {
    text: `${a.Subject} hope to work on ${hopes.join(' or ')}; ${f.possessive} field is ${quote(field, 60)}.`,
    fields: ['ideaPreferences', 'industry'],
  };
};

const ideaDisliked: Writer = ({ pair, founder, f, a }) => {
  const worst = [...pair.dislikes].sort((x, y) => y.value - x.value)[0];
  if (!worst || worst.value < 0.3) return undefined;
  return {
    text: `${a.Subject} would rather not work on ${quote(worst.wish.text)}; ${f.possessive} ${ideaWords(founder, worst.part.text)}.`,
    fields: ['ideaPreferences', ideaField(founder, worst.part.text)],
  };
};

const equityMet: Writer = ({ pair, founder, f, a }) => {
  const [offered, hoped] = [pair.founder.quantities.equity, pair.applicant.quantities.equity];
  if (!offered || !hoped) return undefined;
  return {
    text: `${f.Subject} offer ${percentWords(offered)} and ${a.subject} hope for ${percentWords(hoped)}: that can meet.`,
    fields: [equityField(founder), 'equityExpectation'],
  };
};

const equityApart: Writer = ({ pair, founder, f, a }) => {
  const [offered, hoped] = [pair.founder.quantities.equity, pair.applicant.quantities.equity];
  if (!offered || !hoped) return undefined;
  return {
    text: `${f.Subject} offer ${percentWords(offered)}, ${a.subject} hope for ${percentWords(hoped)}.`,
    fields: [equityField(founder), 'equityExpectation'],
  };
};

const hoursBoth: Writer = ({ pair, f, a }) => {
  const [asked, given] = [pair.founder.quantities.hours, pair.applicant.quantities.hours];
  if (!asked || !given) return undefined;
  const [wants, has] = [hoursWords(asked), hoursWords(given)];
  return {
    text:
      wants === has
        ? `Both of you want ${wants}.`
        : `${f.Subject} ask for ${wants}; ${a.subject} can give ${has}.`,
    fields: ['coFounderCommitment', 'timeCommitment'],
  };
};

const payBoth: Writer = ({ pair, founder, applicant, f, a }) => {
  const { pay: needed } = pair.applicant.quantities;
  const { pay: paid, compensation } = pair.founder.quantities;
  if (!needed || !applicant.salaryExpectations) return undefined;
  const asks = `${a.Subject} write about pay: ${quote(applicant.salaryExpectations)}`;
  if (needed.high === 0)
    return {
      text: `${asks}, so pay need not stand in the way.`,
      fields: ['salaryExpectations', 'compensation'],
    };
  const sums = `${asks} (${payWords(needed)})`;
  const statement = founder.company && payStatement(founder.company);
  if (paid && paid.high > 0 && statement)
    return {
      text: `${sums}; ${f.subject} can pay ${payWords(paid)}: ${quote(statement)}.`,
      fields: ['salaryExpectations', 'otherDetails'],
    };
  const how = compensation === 'SALARY' ? 'pay a salary' : 'pay in equity alone for now';
  return { text: `${sums}; ${f.subject} ${how}.`, fields: ['salaryExpectations', 'compensation'] };
};

const placeBoth: Writer = ({ pair, founder, applicant, f, a }) => {
  const [home, other] = [pair.founder.quantities.place, pair.applicant.quantities.place];
  if (!home || !other || !founder.location || !applicant.location) return undefined;
  const fields = [
    'location',
    ...(founder.founderPreference?.workingArrangement ? ['workingArrangement'] : []),
  ];
  const [here, there] = [placeName(founder.location), placeName(applicant.location)];
  const gap =
    home.offset !== undefined && other.offset !== undefined ? clockGap(home.offset, other.offset) : undefined;
  if (home.cities?.[0] !== undefined && home.cities[0] === other.cities?.[0])
    return { text: `Both of you are in ${here}.`, fields };
  if (home.mode === 'ON_SITE')
    return { text: `${f.Subject} work on site in ${here}; ${a.subject} are in ${there}.`, fields };
  if (other.mode === 'ON_SITE')
    return {
      text: `${a.Subject} want to work side by side and are in ${there}; ${f.subject} are in ${here}.`,
      fields: ['location', 'workingStyle'],
    };
  const clocks = gap === undefined ? '' : `, ${clockWords(gap)}`;
  const arrangement = founder.founderPreference?.workingArrangement;
  const how = arrangement ? `; ${f.possessive} way of working: ${quote(arrangement, 60)}` : '';
  return { text: `${f.Subject} are in ${here}, ${a.subject} in ${there}${clocks}${how}.`, fields };
};

const riskBoth: Writer = ({ pair, applicant, f, a }) => {
  const stage = pair.founder.quantities.stage;
  const appetite = applicant.applicantPreference?.riskAppetite;
  if (!stage || !appetite || !pair.applicant.quantities.risk) return undefined;
  return {
    text: `${f.Possessive} company is ${stageWords(stage)}; ${a.subject} write about risk: ${quote(appetite)}.`,
    fields: ['fundingStage', 'riskAppetite'],
  };
};

const paceBoth: Writer = ({ pair, founder, applicant, f, a }) => {
  const [set, liked] = [founder.founderPreference?.startupPace, applicant.applicantPreference?.workingStyle];
  if (
    !set ||
    !liked ||
    pair.founder.quantities.pace === undefined ||
    pair.applicant.quantities.pace === undefined
  )
    return undefined;
  return {
    text: `${f.Subject} describe the pace as ${quote(set)}; ${a.subject} write ${quote(liked)}.`,
    fields: ['startupPace', 'workingStyle'],
  };
};

const motiveMet: Writer = ({ founder, applicant, f, a }) => {
  const aim = founder.company?.mission ?? founder.company?.vision;
  const { joinMotivation, applicantGoals } = applicant.applicantPreference ?? {};
  const goal = joinMotivation ?? applicantGoals?.[0];
  if (!aim || !goal) return undefined;
  return {
    text: `${a.Subject} write ${quote(goal, 90)}; ${f.possessive} ${founder.company?.mission ? 'mission' : 'vision'} is ${quote(aim, 90)}.`,
    fields: [
      joinMotivation ? 'joinMotivation' : 'applicantGoals',
      founder.company?.mission ? 'mission' : 'vision',
    ],
  };
};

const valuesMet: Writer = ({ founder, applicant, f, a }) => {
  const values = founder.founderPreference?.coreValues ?? [];
  const style =
    applicant.applicantPreference?.workingStyle ?? applicant.applicantPreference?.conflictHandling;
  if (values.length === 0 || !style) return undefined;
  return {
    text: `${f.Subject} hold to ${listed(values.slice(0, 3).map((value) => quote(value, 40)))}; ${a.subject} write ${quote(style)}.`,
    fields: ['coreValues', applicant.applicantPreference?.workingStyle ? 'workingStyle' : 'conflictHandling'],
  };
};

const styleMet: Writer = ({ founder, applicant, f, a }) => {
  const decides = founder.founderPreference?.decisionMakingStyle;
  const works = applicant.applicantPreference?.workingStyle;
  if (!decides || !works) return undefined;
  return {
    text: `${f.Subject} decide like this: ${quote(decides)}; ${a.subject} work like this: ${quote(works)}.`,
    fields: ['decisionMakingStyle', 'workingStyle'],
  };
};

const conflictMet: Writer = ({ founder, applicant, f, a }) => {
  const concern = founder.founderPreference?.founderConcerns;
  const handling = applicant.applicantPreference?.conflictHandling;
  if (!concern || !handling) return undefined;
  return {
    text: `${f.Possessive} worry is ${quote(concern)}; ${a.subject} handle conflict so: ${quote(handling)}.`,
    fields: ['founderConcerns', 'conflictHandling'],
  };
};

const lessonMet: Writer = ({ pair, founder, f, a }) => {
  const lesson = bestLesson(pair);
  if (!lesson || lesson.value < 0.5) return undefined;
  return {
    text: `${a.Subject} want to ${quote(lesson.goal.text)}; ${f.subject} bring ${quote(lesson.skill.text)}.`,
    fields: [
      'applicantGoals',
      founder.founderPreference?.skillsOffered.includes(lesson.skill.text) ? 'skillsOffered' : 'skills',
    ],
  };
};

const overlapToo: Writer = ({ pair, founder, applicant, f, a }) => {
  if (needsOpen(pair) < 0.5) return undefined;
  const shared = sharedTrade(pair);
  if (!shared) return undefined;
  const { own, theirs } = shared;
  return {
    text: `Both of you bring much the same: ${f.possessive} ${quote(own.text, 50)}, ${a.possessive} ${quote(theirs.text, 50)}.`,
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

/** The sentence of each topic when it speaks for the two. */
export const REASONS: Partial<Record<Topic, Writer>> = {
  skills: skillsMet,
  work: workSoFar,
  idea: ideaMet,
  equity: equityMet,
  hours: hoursBoth,
  pay: payBoth,
  place: placeBoth,
  risk: riskBoth,
  pace: paceBoth,
  motive: motiveMet,
  values: valuesMet,
  style: styleMet,
  conflict: conflictMet,
  learn: lessonMet,
};

/** The sentence when it speaks against. Loose texts that merely differ are no gap. */
export const GAPS: Partial<Record<Topic, Writer>> = {
  skills: skillsMissing,
  idea: ideaFar,
  dislike: ideaDisliked,
  equity: equityApart,
  hours: hoursBoth,
  pay: payBoth,
  place: placeBoth,
  risk: riskBoth,
  pace: paceBoth,
  overlap: overlapToo,
};

function needField(founder: Person): string {
  return founder.founderPreference?.skillsNeeded.length ? 'skillsNeeded' : 'lookingFor';
}

function equityField(founder: Person): string {
  return founder.founderPreference?.equityOffered ? 'founderPreference.equityOffered' : 'equityOffered';
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
