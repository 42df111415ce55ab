import { z } from 'zod';
import { dataOf, endpoint, pageOf, pageQuery, userIdParams } from './endpoint.ts';
import { numeric } from './fields.ts';
import { filterQuery } from './filters.ts';
import { APPLICANT_QUESTIONS, FOUNDER_QUESTIONS } from './questions.ts';
import { publicUserSchema } from './users.ts';
import { namesOf } from './values.ts';

/** Whose wish a line is about: what the reader looks for, or what the other person looks for. */
const directionSchema = z.enum(['YOU_LOOK_FOR', 'THEY_LOOK_FOR']).meta({ id: 'Direction' });

/** A sentence that is a term of the score, tied to the fields it was read from. */
const reasonSchema = z
  .object({
    direction: directionSchema,
    text: z.string(),
    /** Names of the fields both people wrote, such as `skillsNeeded` and `skills`. */
    fields: z.array(z.string()),
  })
  .meta({ id: 'Reason' });
export type Reason = z.infer<typeof reasonSchema>;

/** ACTIVE: they were here within seven days, and do not hide their visits. */
const keyFactSchema = z
  .object({
    /** WISH: why an applicant would join, or else what they wrote of ideas. */
    kind: z.enum(['PLACE', 'WORK', 'HOURS', 'START', 'EQUITY', 'PAY', 'WISH', 'ACTIVE']),
    /** As they wrote it, or a figure that they wrote or confirmed. */
    words: z.string(),
  })
  .meta({ id: 'KeyFact' });
export type KeyFact = z.infer<typeof keyFactSchema>;

/** How a list is divided. AWAY: whatever the figure, somebody who has been inactive for 30 days. */
const matchGroupSchema = z.enum(['STRONG', 'WORTH_A_LOOK', 'STRETCH', 'AWAY']).meta({ id: 'MatchGroup' });
export type MatchGroup = z.infer<typeof matchGroupSchema>;

const matchBase = z.object({
  /** What the other person has said of themself, each kind at most once and only if said. */
  facts: z.array(keyFactSchema),
  /** The score as a label, such as `87%`. */
  match: z.string(),
  /** 0-1. */
  score: z.number().min(0).max(1),
  /** The reader has answered fewer than three questions: the figure is no more than a first guess. */
  isGuess: z.boolean(),
  /** Half-width of the confidence band around `score`, 0-1; narrower the more both have answered. */
  uncertainty: z.number().min(0).max(1),
  /** Up to three, strongest first. */
  reasons: z.array(reasonSchema).max(3),
  /** Up to two. */
  gaps: z.array(reasonSchema).max(2),
  /** Whether the reader has saved the other person. */
  isSaved: z.boolean(),
});

/** WORDS: words of the search stand in it, `marks` says where. MEANING: it means something like it. NAMED: it has the hours, the equity or the place that the search names. */
const foundSchema = z
  .object({
    by: z.enum(['WORDS', 'MEANING', 'NAMED']),
    text: z.string(),
    /** Begin and end of each word that was found, in UTF-16 units of `text`. */
    marks: z.array(z.tuple([z.number().int(), z.number().int()])),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof foundSchema>;

/**
 * Why somebody stands above others of their group whose figure is higher. OTHERS_SEEN: the reader has been shown those more often.
 * HARDLY_SHOWN: few have seen them lately. HAS_ROOM: fewer ask for them than they can answer. ACTIVE: they were here more recently.
 * VARIETY: they do something else than who stands above. CHANCE: of two who are nearly equal one was drawn.
 */
const movedUpSchema = z
  .enum(['OTHERS_SEEN', 'HARDLY_SHOWN', 'HAS_ROOM', 'ACTIVE', 'VARIETY', 'CHANCE'])
  .meta({ id: 'MovedUp' });
export type MovedUp = z.infer<typeof movedUpSchema>;

const listedBase = matchBase.extend({
  group: matchGroupSchema,
  /** The reader was not shown them before today, though others. */
  isNew: z.boolean(),
  movedUp: movedUpSchema.optional(),
  /** What of their profile a search found. */
  found: foundSchema.optional(),
});
/** Somebody and why the reader should meet them. */
export const matchSchema = listedBase.extend({ person: publicUserSchema }).meta({ id: 'Match' });

const founderMatchSchema = listedBase
  .extend({ applicantId: z.uuid(), applicant: publicUserSchema })
  .meta({ id: 'FounderMatch' });
const applicantMatchSchema = listedBase
  .extend({ founderId: z.uuid(), founder: publicUserSchema })
  .meta({ id: 'ApplicantMatch' });

/** A question the reader has not answered. */
const wantedSchema = z
  .object({
    /** Of the preferences: with three of them answered a list is one of matches. */
    question: z.enum([...namesOf(FOUNDER_QUESTIONS), ...namesOf(APPLICANT_QUESTIONS)]),
    /** How many of the first people an answer would be compared with. */
    why: z.string(),
  })
  .meta({ id: 'Wanted' });
export type Wanted = z.infer<typeof wantedSchema>;

const listFacts = {
  /** How many people the whole list holds. */
  total: z.number().int(),
  /** How many people fit the filter; the list holds the first 400 of them. Absent without a filter. */
  fitting: z.number().int().optional(),
  /** PROFILE: no preferences saved yet, the profile alone was used. */
  basis: z.enum(['PREFERENCES', 'PROFILE']),
  /** Must-haves that were relaxed because too few people met them, worded for the reader. */
  relaxed: z.array(z.string()),
  /** The reader has answered fewer than three questions: what stands in the list are first guesses. */
  guesses: z.boolean(),
  /** Of first guesses, on the first page: up to three answers that would change the list, what changes most first. */
  wanting: z.array(wantedSchema).max(3),
};

/** OPEN: one of the two has not said, or what they said is not compared, or could not be read. */
const suitsSchema = z.enum(['FITS', 'PARTLY', 'DOES_NOT_FIT', 'OPEN']).meta({ id: 'Suits' });
export type Suits = z.infer<typeof suitsSchema>;

/** One topic of 'why you two'. */
const whyTopicSchema = z
  .object({
    name: z.string(),
    /** What the reader has said of it, and the other; null where they have not. */
    you: z.string().nullable(),
    they: z.string().nullable(),
    /** Whether what they have suits the reader; null where the reader asks nothing of it. */
    suitsYou: suitsSchema.nullable(),
    /** Whether what the reader has suits them. */
    suitsThem: suitsSchema.nullable(),
    /** Of several skills, which of them are missing, or not compared. */
    note: z.string().nullable(),
  })
  .meta({ id: 'WhyTopic' });
export type WhyTopic = z.infer<typeof whyTopicSchema>;

export const pairSchema = matchBase
  .extend({
    topics: z.array(whyTopicSchema),
    /** What the reader could answer or change to make the picture clearer or the score higher. */
    wouldChange: z.array(z.string()).max(3),
  })
  .meta({ id: 'Pair' });
export type Pair = z.infer<typeof pairSchema>;

export const founderMatchings = endpoint({
  method: 'GET',
  path: '/matchings/founder/{userId}',
  summary: 'Whom a founder should meet, best first, and why',
  access: 'founder',
  owner: 'userId',
  params: userIdParams,
  query: pageQuery.extend(filterQuery.shape),
  response: pageOf(founderMatchSchema).extend(listFacts),
});

export const applicantMatchings = endpoint({
  method: 'GET',
  path: '/matchings/applicant/{userId}',
  summary: 'Whom an applicant should meet, best first, and why',
  access: 'applicant',
  owner: 'userId',
  params: userIdParams,
  query: pageQuery.extend(filterQuery.shape),
  response: pageOf(applicantMatchSchema).extend(listFacts),
});

export const newcomers = endpoint({
  method: 'GET',
  path: '/matchings/new',
  summary:
    'Who has joined in the last seven days and fits, must-haves included, who joined last first; without those whom you have invited, who have invited you, and with whom you are connected',
  access: 'member',
  query: z.object({ limit: numeric(z.number().int().min(1).max(10)).default(3) }),
  response: dataOf(z.array(matchSchema)),
});

/** LEFT_OUT: by a must-have of the reader, or because too little fits. AWAY: not here for long. HIDDEN: in nobody's list, as who has paused. BEYOND: not among those who are put in order. */
const placeSchema = z
  .object({
    state: z.enum(['LISTED', 'PASSED', 'LEFT_OUT', 'AWAY', 'HIDDEN', 'BEYOND']),
    /** From 1; null unless listed. */
    place: z.number().int().nullable(),
    /** In sentences, the answer first. */
    why: z.array(z.string()).min(1),
  })
  .meta({ id: 'Place' });
export type Place = z.infer<typeof placeSchema>;

export const placeInList = endpoint({
  method: 'GET',
  path: '/matchings/place/{otherId}',
  summary: 'Where somebody stands in your list, or why they are not in it',
  access: 'member',
  params: z.object({ otherId: z.uuid() }),
  response: dataOf(placeSchema),
});

export const pairMatching = endpoint({
  method: 'GET',
  path: '/matchings/pair/{otherId}',
  summary: "'Why you two': the score with a person of the other side, both directions topic by topic",
  access: 'member',
  params: z.object({ otherId: z.uuid() }),
  response: dataOf(pairSchema),
});
