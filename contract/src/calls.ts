import { z } from 'zod';
import { CALL_MINUTES, CALL_WAYS, MOST_COMING, MOST_STARTS } from './calls/times.ts';
import { connectionParams } from './connections.ts';
import { dataOf, endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { videoLink } from './links.ts';
import { zoneOf } from './zones.ts';

const NOTE = 300;

const waySchema = z.enum(CALL_WAYS, { error: 'Please choose how you talk' }).meta({ id: 'CallWay' });

/** A moment that is the same however it was written. */
const startSchema = z.iso
  .datetime({ offset: true, error: 'Please enter day and time' })
  .max(40, 'Please enter day and time')
  .transform((value) => new Date(value))
  .refine((date) => date.getUTCFullYear() < 10_000, 'Please check the year')
  .transform((date) => date.toISOString());

const zoneSchema = z
  .string()
  .max(64, 'This is no time zone')
  .transform((value) => zoneOf(value) ?? '')
  .refine((zone) => zone !== '', 'This is no time zone');

/** Moments are ISO 8601 UTC, zones such as `Asia/Kolkata`. */
const suggestionSchema = z
  .object({
    id: z.uuid(),
    /** Whether you made it. */
    mine: z.boolean(),
    /** Earliest first; some may have gone by. */
    starts: z.array(z.string()),
    minutes: z.number().int(),
    way: waySchema,
    link: z.string().nullable(),
    note: z.string().nullable(),
    /** Of whoever made it. */
    zone: z.string(),
    /** The agreed call that it moves. */
    moves: z.uuid().nullable(),
  })
  .meta({ id: 'CallSuggestion' });
export type CallSuggestion = z.infer<typeof suggestionSchema>;

const callSchema = z
  .object({
    id: z.uuid(),
    startsAt: z.string(),
    minutes: z.number().int(),
    way: waySchema,
    link: z.string().nullable(),
    note: z.string().nullable(),
    /** Of the other. */
    theirZone: z.string(),
  })
  .meta({ id: 'ArrangedCall' });
export type ArrangedCall = z.infer<typeof callSchema>;

const callsSchema = z
  .object({
    /** What waits for an answer, until its last start has gone by. */
    suggestion: suggestionSchema.nullable(),
    /** Agreed and not over, soonest first. */
    coming: z.array(callSchema),
    /** Over, latest first, ten at most. */
    past: z.array(callSchema),
    /** The host on which this place makes a room for a call; null where it makes none. */
    roomHost: z.string().nullable(),
  })
  .meta({ id: 'CallsOfTwo' });
export type Calls = z.infer<typeof callsSchema>;

const PATH = '/connections/{connectionId}/calls';
const callsReply = { access: 'member', conflict: true, response: dataOf(callsSchema) } as const;

export const getCalls = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'The calls of the two of a connection: what is suggested, what is agreed, what is over. 409 while the conversation is closed',
  ...callsReply,
  params: connectionParams,
});

const callSuggestionSchema = z
  .object({
    starts: z
      .array(startSchema)
      .min(1, 'Please suggest at least one time')
      .max(MOST_STARTS, `Please suggest at most ${MOST_STARTS} times`),
    minutes: z.literal(CALL_MINUTES, { error: 'Please choose how long' }),
    way: waySchema,
    link: videoLink.nullable(),
    note: text.pipe(z.string().max(NOTE, `Please keep this to ${NOTE} characters or fewer`)).nullable(),
    zone: zoneSchema,
    moves: z.uuid().nullable(),
    after: z.uuid().nullable(),
  })
  .transform(({ link, note, ...rest }) => ({
    ...rest,
    link: rest.way === 'LINK' ? link : null,
    note: note || null,
  }));
export type SuggestedCall = z.output<typeof callSuggestionSchema>;

export const suggestCall = endpoint({
  method: 'POST',
  path: `${PATH}/suggestions`,
  summary: `Suggest up to ${MOST_STARTS} starts of a call, in the place of what waits for an answer; \`after\` is the suggestion you know, null for none, \`moves\` the agreed call that it is to move, which stands until the other picks a time. 409 when there is another suggestion, or ${MOST_COMING} calls are ahead`,
  ...callsReply,
  params: connectionParams,
  body: callSuggestionSchema,
});

const suggestionParams = connectionParams.extend({ suggestionId: z.uuid() });
const SUGGESTION = `${PATH}/suggestions/{suggestionId}` as const;

export const acceptCall = endpoint({
  method: 'POST',
  path: `${SUGGESTION}/accept`,
  summary:
    'Pick one of the starts that the other suggests: the call is agreed, and both get it for their calendars by email. 409 when it is not open any more, or that start has gone by',
  ...callsReply,
  params: suggestionParams,
  body: z.object({ startsAt: startSchema, zone: zoneSchema }),
});

export const declineCall = endpoint({
  method: 'POST',
  path: `${SUGGESTION}/decline`,
  summary: 'Say that none of the starts suits you; 409 when it is not open any more',
  ...callsReply,
  params: suggestionParams,
});

export const withdrawCall = endpoint({
  method: 'POST',
  path: `${SUGGESTION}/withdraw`,
  summary: 'Withdraw your own suggestion; 409 when it is not open any more',
  ...callsReply,
  params: suggestionParams,
});

const callParams = connectionParams.extend({ callId: z.uuid() });

export const changeCallLink = endpoint({
  method: 'PATCH',
  path: `${PATH}/{callId}`,
  summary:
    'Set the video link of a call that is ahead, or take it away; either can, and both get the changed call by email',
  ...callsReply,
  params: callParams,
  body: z.object({ link: videoLink.nullable() }),
});

export const cancelCall = endpoint({
  method: 'DELETE',
  path: `${PATH}/{callId}`,
  summary: 'Cancel a call that is ahead, with a suggestion to move it; either can',
  ...callsReply,
  params: callParams,
});
