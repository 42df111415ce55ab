import { z } from 'zod';
import { dataOf, endpoint, pageOf, pageQuery, userIdParams } from './endpoint.ts';
import { day, text, yesOrNo } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Where somebody stands in a member's search, in this order. */
export const deskColumnSchema = z
  .enum(['SAVED', 'INVITED', 'TALKING', 'MET', 'TRIAL', 'DECIDED', 'CLOSED'])
  .meta({ id: 'DeskColumn' });
export type DeskColumn = z.infer<typeof deskColumnSchema>;

/** What happens between two people, as one of them knows it. TRIED: both signed a trial; WENT_ON: at its end both want to. MOVED: by hand. */
const deskEventKindSchema = z
  .enum([
    'SAVED',
    'INVITED',
    'CONNECTED',
    'WROTE',
    'MET',
    'TRIED',
    'WENT_ON',
    'STOPPED',
    'DECLINED',
    'EXPIRED',
    'ENDED',
    'MOVED',
  ])
  .meta({ id: 'DeskEventKind' });
export type DeskEventKind = z.infer<typeof deskEventKindSchema>;

const person = {
  id: z.uuid(),
  fullName: z.string(),
  calledName: z.string(),
  profileUrl: z.string().nullable(),
};

const deskCardSchema = z
  .object({
    person: z.object({
      ...person,
      /** What they say they are about; else their company or first role; null when nothing is known. */
      about: z.string().nullable(),
      /** A moderator has seen who they are. */
      identityReviewed: z.boolean(),
    }),
    column: deskColumnSchema,
    /** What happened last, and whether you did it. */
    last: z.object({
      kind: deskEventKindSchema,
      mine: z.boolean(),
      /** ISO 8601 UTC. */
      at: z.string(),
    }),
    /** For oneself alone. */
    note: z.string().nullable(),
    /** The day on which you are reminded of them, `YYYY-MM-DD`, until you take it away; for oneself alone. */
    remindOn: z.string().nullable(),
    /** When its morning comes where you are, ISO 8601 UTC. */
    remindAt: z.string().nullable(),
    /** The conversation of you two, also of an ended connection. */
    connectionId: z.uuid().nullable(),
  })
  .meta({ id: 'DeskCard' });
export type DeskCard = z.infer<typeof deskCardSchema>;

export const getDesk = endpoint({
  method: 'GET',
  path: '/desk',
  summary:
    'Everybody you deal with and where they stand, latest first. Left out, so that a page may be shorter than asked for: who cannot be found at the moment and, but for `closed=true`, who is closed. Nobody else sees it',
  access: 'member',
  query: pageQuery.extend({ closed: yesOrNo.optional() }),
  response: pageOf(deskCardSchema),
});

/**
 * What the other of a connection has done, so that it is your turn. ANSWERS: given a theme of the alignment; AGAIN: asked to give
 * one again; SENTENCE: proposed what closes a point; SPLIT_ANSWERS: said what counts for the split; SPLIT: proposed one; TRIAL_TEXT: proposed or signed a text of a trial; TRIAL_SAID: said
 * something of it; CALL: suggested times for a call.
 */
const turnKindSchema = z
  .enum(['ANSWERS', 'AGAIN', 'SENTENCE', 'SPLIT_ANSWERS', 'SPLIT', 'TRIAL_TEXT', 'TRIAL_SAID', 'CALL'])
  .meta({ id: 'TurnKind' });
export type TurnKind = z.infer<typeof turnKindSchema>;

const personSchema = z.object(person).meta({ id: 'WaitingPerson' });

const waitingSchema = z
  .object({
    /** Requests that wait for your answer. */
    requests: z.number().int(),
    /** Conversations with something unread. */
    unread: z.number().int(),
    turns: z.array(z.object({ kind: turnKindSchema, connectionId: z.uuid(), person: personSchema })),
    /** Agreed calls of the next seven days, soonest first, three at most; moments are ISO 8601 UTC. */
    calls: z.array(
      z.object({
        connectionId: z.uuid(),
        person: personSchema,
        startsAt: z.string(),
        minutes: z.number().int(),
      }),
    ),
    /** People on your board of whom you wanted to be reminded by now, the earliest first, ten at most. */
    reminders: z.array(deskCardSchema),
  })
  .meta({ id: 'Waiting' });
export type Waiting = z.infer<typeof waitingSchema>;

export const getWaiting = endpoint({
  method: 'GET',
  path: '/desk/waiting',
  summary:
    'What waits for you: requests, unread conversations, your turn in what you decide with others, reminders',
  access: 'member',
  response: dataOf(waitingSchema),
});

export const changeDeskCard = endpoint({
  method: 'PATCH',
  path: '/desk/{userId}',
  summary:
    'Move somebody to a column by hand, until something happens between you two, or change your note about them or the day on which you are reminded of them; they are not told',
  access: 'member',
  params: userIdParams,
  body: z.object({
    column: deskColumnSchema.optional(),
    note: text
      .pipe(z.string().max(LIMITS.privateNote, 'Please keep a note to 2,000 characters or fewer'))
      .optional(),
    /** Null: no reminder. */
    remindOn: day.nullable().optional(),
    /** How many minutes your clock is ahead of UTC on the morning of that day. Left out: what was sent before, else 120. */
    utcOffset: z.number().int().min(-720).max(840).optional(),
  }),
  response: dataOf(deskCardSchema.nullable()),
});
