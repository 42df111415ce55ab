import { correctionOf, unstruck } from './corrected.ts';
import type { Person } from './person.ts';
import { peopleIn } from './refusals/people.ts';
import { splitWishes, takeRefusals } from './refusals/refusals.ts';
import { distinctTerms, needsInText } from './terms.ts';

/** Aspects of a person that have a vector of their own. */
export const ASPECTS = ['whole', 'offer', 'seek', 'craft', 'motive', 'style', 'conflict', 'values'] as const;
export type Aspect = (typeof ASPECTS)[number];

/**
 * What a term is to its owner. NEED: a skill looked for; BRING: a skill had; IDEA: a sentence of what the
 * company does; WISH: a field or kind of start-up liked; INTEREST: a personal interest; AVOID: not wanted, a field
 * by an applicant, a kind of people by a founder; LEARN: to be learnt.
 */
export const TERM_KINDS = ['NEED', 'BRING', 'IDEA', 'WISH', 'INTEREST', 'AVOID', 'LEARN'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** Something for each kind of term. */
export function byKind<Value>(make: (kind: TermKind) => Value): Readonly<Record<TermKind, Value>> {
  return {
    NEED: make('NEED'),
    BRING: make('BRING'),
    IDEA: make('IDEA'),
    WISH: make('WISH'),
    INTEREST: make('INTEREST'),
    AVOID: make('AVOID'),
    LEARN: make('LEARN'),
  };
}

/** How many terms of a kind are kept: the first ones, as members put the main things first. */
const MOST: Readonly<Record<TermKind, number>> = {
  NEED: 8,
  BRING: 12,
  IDEA: 6,
  WISH: 7,
  INTEREST: 4,
  AVOID: 6,
  LEARN: 2,
};
const CHUNK_LENGTH = 320;
const CHUNKS_PER_TEXT = 6;

export interface Texts {
  /** Pieces of text per aspect; `whole` holds every piece of every text once. */
  readonly aspects: Readonly<Record<Aspect, readonly string[]>>;
  readonly terms: readonly { readonly kind: TermKind; readonly text: string }[];
}

/** The texts of a person that are embedded, field by field: one long field must not drown a short one. */
export function textsOf(person: Person): Texts {
  const { aspects, terms } = person.role === 'FOUNDER' ? founderTexts(person) : applicantTexts(person);
  const kept = TERM_KINDS.flatMap((kind) =>
    distinctTerms(terms[kind] ?? [])
      .slice(0, MOST[kind])
      .map((text) => ({ kind, text })),
  );
  const pieces = mapAspects(aspects);
  const everything = [
    ...Object.values(pieces).flat(),
    ...kept.filter(({ kind }) => kind !== 'AVOID').map(({ text }) => text),
    ...chunks(list(person.hobbies)),
  ];
  const craft = kept.filter(({ kind }) => kind === 'BRING').map(({ text }) => text);
  return { aspects: { ...pieces, craft, whole: [...new Set(everything)] }, terms: kept };
}

/** What somebody wrote in sentences: lists of skills may be anybody's. */
export function proseOf(person: Person): string[] {
  const { company, founderPreference: founds, applicantPreference: joins } = person;
  return [
    company?.companyDescription,
    company?.vision,
    company?.mission,
    company?.goals,
    company?.lookingFor,
    company?.otherDetails,
    founds?.startupIdea,
    joins?.joinMotivation,
    joins?.workingStyle,
    joins?.conflictHandling,
    joins?.priorStartupExp,
    ...person.experiences.map(({ description }) => description),
  ].flatMap((text) => (text ? [text] : []));
}

type Written = string | null | undefined;
type OwnAspect = Exclude<Aspect, 'whole' | 'craft'>;
interface Sources {
  readonly aspects: Record<OwnAspect, readonly Written[]>;
  readonly terms: Partial<Record<TermKind, readonly string[]>>;
}

function founderTexts({ company, founderPreference: wish, skills }: Person): Sources {
  const idea = [wish?.startupIdea, company?.companyDescription, company?.industry];
  const needs = wish?.skillsNeeded ?? [];
  const lookingFor = takeRefusals(company?.lookingFor ?? '');
  return {
    aspects: {
      offer: [...idea, company?.vision, company?.mission, list(wish?.skillsOffered)],
      seek: [lookingFor.text, list(needs)],
      motive: [company?.vision, company?.mission, company?.goals],
      style: [wish?.decisionMakingStyle, wish?.startupPace],
      conflict: [wish?.founderConcerns],
      values: [list(wish?.coreValues)],
    },
    terms: {
      NEED: needs.length > 0 ? needs : needsInText(lookingFor.text),
      BRING: [...(wish?.skillsOffered ?? []), ...skills],
      IDEA: [
        company?.industry,
        ...chunks(wish?.startupIdea),
        ...chunks(company?.companyDescription),
        company?.mission,
        company?.vision,
      ].flatMap((text) => (text ? [text] : [])),
      AVOID: peopleIn([...lookingFor.refused, ...takeRefusals(company?.otherDetails ?? '').refused]),
    },
  };
}

function applicantTexts({ applicantPreference: wish, ...person }: Person): Sources {
  const { liked: read, disliked } = splitWishes(wish?.ideaPreferences ?? []);
  const ofIdeas = correctionOf(wish, 'ideaPreferences');
  const liked = unstruck(read, 'WISH', ofIdeas);
  const motivation = takeRefusals(wish?.joinMotivation ?? '');
  const jobs = person.experiences.flatMap((job) => [job.role, job.description]);
  const roles = [...person.experiences.map((job) => job.role), person.currentJob ?? '']
    .map(withoutEmployer)
    .map(withoutNoJob);
  const studies = person.educations.map((study) =>
    [study.degree, study.fieldOfStudy].filter(Boolean).join(' '),
  );
  return {
    aspects: {
      offer: [
        list(wish?.applicantSkills),
        list(person.skills),
        person.currentJob,
        ...jobs,
        ...studies,
        wish?.priorStartupExp,
      ],
      seek: [list(liked), motivation.text, list(person.interests)],
      motive: [motivation.text, list(wish?.applicantGoals)],
      style: [wish?.workingStyle],
      conflict: [wish?.conflictHandling],
      values: [motivation.text, wish?.workingStyle, wish?.conflictHandling, list(person.habits)],
    },
    terms: {
      BRING: [...(wish?.applicantSkills ?? []), ...roles.filter(Boolean), ...person.skills],
      WISH: liked,
      INTEREST: person.interests,
      AVOID: [
        ...unstruck(disliked, 'REFUSAL', ofIdeas),
        ...unstruck(motivation.refused, 'REFUSAL', correctionOf(wish, 'joinMotivation')),
      ],
      LEARN: (wish?.applicantGoals ?? []).filter((goal) => TO_LEARN.test(goal)),
    },
  };
}

/** Goals of learning and of being taught: not of teaching others, nor of "machine learning". */
const TO_LEARN =
  /(?:^|[,;:(&]\s*|\b(?:i|to|and|want|hope|like|love|also|still|finally|properly|really|keep|continue|always)\s)(?:learn(?!ing\b)|learning\s(?:about|how|from|to|more|the)\b|get(?:ting)? better\b|understand(?:ing)?\b|(?:find|get|have|need|want|seek)\s(?:an?\s)?(?:\p{L}+\s)?mentor(?!ing)|(?:a\s|good\s)*mentor(?:ship|ing)?\s(?:from|by|in|on|for me)\b|mentorship\b|be(?:ing)? mentored\b|(?:apprendre|comprendre|aprender|entender|imparare|capire)\s(?!aux?\b|às?\b|a otr))|\b(?:lernen|verstehen)\W*$/iu;
/** What somebody between two jobs calls themselves; it tells of no work. */
const NO_JOB =
  /^(?:(?:currently|now|at the moment|just|still|zurzeit|derzeit|actuellement|actualmente|atualmente)\s)?(?:(?:full[- ]time|high school|school|university|college|uni|under ?graduate|graduate|postgraduate|master'?s|bachelor'?s|phd|[1-5](?:st|nd|rd|th)[- ]year|final[- ]year)\s)*(?:students?|studying|undergraduate|graduate|fresh(?: graduate)?|fresher|studentin|schüler(?:in)?|étudiante?|etudiante?|estudiante|estudante|estudando|between\s.*|in between.*|looking\b.*|searching\b.*|seeking\b.*|job\s?(?:seeker|hunting|searching).*|unemployed|out of work|not working.*|no(?:ne|thing|pe)?(?: job)?|n\/?a|open to (?:work|offers).*|available.*|on (?:a\s)?(?:sabbatical|(?:parental|maternity|paternity|garden(?:ing)?|sick)?\s?leave|(?:career )?break).*|(?:a\s)?(?:sabbatical|career break|gap year)|parental leave|retired|(?:doing )?(?:some )?(?:freelance|contract|temp|gig|odd) (?:work|jobs|gigs)|freelanc(?:e|ing)|contracting|self[- ]?employed|home ?maker|housewife|house husband|stay[- ]at[- ]home.*|(?:full[- ]time )?(?:mum|mom|dad|mother|father|parent)|arbeitslos|arbeitssuchend|auf (?:der )?(?:jobsuche|suche).*|auf arbeitssuche|(?:in )?elternzeit|in rente|rentner(?:in)?|selbst(?:st)?ändig|(?:en|au) (?:paro|chômage)|sans emploi|en (?:recherche|búsqueda|transition)\b.*|(?:à la )?retraitée?|congé\b.*|desemplead[oa]|jubilad[oa]|buscando\b.*|(?:em )?busca\b.*|desempregad[oa]|à procura\b.*|reformad[oa]|aposentad[oa]|entre (?:deux|dois|dos)\b.*)(?:\s(?:right now|now|(?:un)?til|since|from|bis|seit|hasta|desde|jusqu|depuis|até)\b.*)?[\s.!:)(-]*$/iu;

/** Of "On parental leave, product designer" what tells of work. */
function withoutNoJob(role: string): string {
  return role
    .split(/,\s+/)
    .filter((part) => !NO_JOB.test(part))
    .join(', ');
}

/** "Senior engineer at a wallet operator" is the skill "Senior engineer". */
function withoutEmployer(job: string): string {
  return job.replace(/\s+(?:at|for|with|@|bei|chez)\s.*$/i, '').trim();
}

function list(items: readonly string[] | undefined): string {
  return (items ?? []).join(', ');
}

function mapAspects(aspects: Record<OwnAspect, readonly Written[]>): Record<OwnAspect, string[]> {
  const pieces = (texts: readonly Written[]) => texts.flatMap(chunks);
  return {
    offer: pieces(aspects.offer),
    seek: pieces(aspects.seek),
    motive: pieces(aspects.motive),
    style: pieces(aspects.style),
    conflict: pieces(aspects.conflict),
    values: pieces(aspects.values),
  };
}

/** Sentences joined to pieces of at most some 320 characters, at most six: what the model reads at its best. */
function chunks(text: Written): string[] {
  if (!text?.trim()) return [];
  const pieces: string[] = [];
  for (const sentence of text.split(/(?<=[.!?。])\s+|\n+/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length < CHUNK_LENGTH)
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    else pieces.push(sentence);
  }
  return pieces
    .map((piece) => piece.trim())
    .filter(Boolean)
    .slice(0, CHUNKS_PER_TEXT);
}
