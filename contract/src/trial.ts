import { z } from 'zod';
import { connectionParams } from './connections.ts';
import { dataOf, endpoint, pageOf, pageQuery } from './endpoint.ts';
import { day, lineUpTo, requiredText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { TRIAL_DECISIONS } from './trial/rounds.ts';
import {
  hasAmount,
  TRIAL_COLUMNS,
  TRIAL_ENDS,
  TRIAL_NOTICES,
  TRIAL_OWNERSHIPS,
  TRIAL_PAYS,
  TRIAL_PROPOSAL_STATUSES,
  TRIAL_SECRECIES,
  type TrialTerms,
} from './trial/terms.ts';

const oneLine = (message: string, most: number = LIMITS.name) =>
  lineUpTo(most).pipe(z.string().min(1, message));

const wholeFrom = (least: number, most: number, message: string) =>
  z.number({ error: message }).int(message).min(least, message).max(most, message);

export const TRIAL_LIMITS = { goal: 500, deliverables: 8, amount: 60, tasks: 60, words: 1000 } as const;
const HOURS = 'Please choose from 1 to 60 hours';

const paySchema = z
  .object({
    kind: z.enum(TRIAL_PAYS).meta({ id: 'TrialPay' }),
    amount: oneLine('Please say how much, with the currency', TRIAL_LIMITS.amount).nullable(),
  })
  .refine(({ kind, amount }) => !hasAmount(kind) || amount !== null, {
    path: ['amount'],
    error: 'Please say how much, with the currency',
  })
  .transform(({ kind, amount }) => ({ kind, amount: hasAmount(kind) ? amount : null }));

const choices = {
  ownership: z.enum(TRIAL_OWNERSHIPS).meta({ id: 'TrialOwnership' }),
  secrecy: z.enum(TRIAL_SECRECIES).meta({ id: 'TrialSecrecy' }),
  notice: z.enum(TRIAL_NOTICES).meta({ id: 'TrialNotice' }),
};

/** Terms as one of the two proposes them. Hours are a week. */
export const trialTermsSchema = z.object({
  goal: oneLine('Please say what you want to find out', TRIAL_LIMITS.goal),
  deliverables: z
    .array(oneLine('Please say what should be there, or remove the line'))
    .min(1, 'Please name at least one thing that should be there at the end')
    .max(TRIAL_LIMITS.deliverables, `Please name at most ${TRIAL_LIMITS.deliverables} things`),
  weeks: wholeFrom(1, 12, 'Please choose 1 to 12 weeks'),
  startsOn: day.refine((value) => value >= '2000' && value < '2100', 'Please check the year'),
  hours: z.object({ founder: wholeFrom(1, 60, HOURS), applicant: wholeFrom(1, 60, HOURS) }),
  pay: paySchema,
  ...choices,
}) satisfies z.ZodType<TrialTerms>;

const termsSchema = z
  .object({
    goal: z.string(),
    deliverables: z.array(z.string()),
    weeks: z.number().int(),
    startsOn: z.string(),
    hours: z.object({ founder: z.number().int(), applicant: z.number().int() }),
    pay: z.object({ kind: z.enum(TRIAL_PAYS).meta({ id: 'TrialPay' }), amount: z.string().nullable() }),
    ...choices,
  })
  .meta({ id: 'TrialTerms' });

const signatureSchema = z
  .object({
    mine: z.boolean(),
    /** As it was typed; null for a former member. */
    name: z.string().nullable(),
    /** Moments are ISO 8601 UTC. */
    signedAt: z.string(),
  })
  .meta({ id: 'TrialSignature' });
export type TrialSignature = z.infer<typeof signatureSchema>;

const proposalSchema = z
  .object({
    id: z.uuid(),
    /** Whether you made it. */
    mine: z.boolean(),
    terms: termsSchema,
    text: z.string(),
    /** SHA-256 of the text in UTF-8, in hexadecimal. */
    hash: z.string(),
    /** DECLINED: by the other of whoever made it. */
    status: z.enum([...TRIAL_PROPOSAL_STATUSES, 'DECLINED']).meta({ id: 'TrialProposalStatus' }),
    createdAt: z.string(),
    /** Who has signed while the other has not. */
    signatures: z.array(signatureSchema),
  })
  .meta({ id: 'TrialProposal' });
export type TrialProposal = z.infer<typeof proposalSchema>;

const decisionSchema = z.enum(TRIAL_DECISIONS).meta({ id: 'TrialDecision' });

const places = (message: string) => wholeFrom(1, 5, message);
const CHOOSE = 'Please choose one';
const words = (message: string) =>
  requiredText(message).pipe(
    z.string().max(TRIAL_LIMITS.words, `Please keep this to ${TRIAL_LIMITS.words} characters or fewer`),
  );

/** `going`: how the work comes along, `between`: how it is between the two; 1 is bad, 5 is good. */
const checkInFields = {
  going: places(CHOOSE),
  between: places(CHOOSE),
  change: words('Please say what should change, or that nothing should'),
};
const debriefFields = {
  well: words('Please say what went well'),
  hard: words('Please say what was hard'),
  learned: words('Please say what you take with you'),
};
const checkInSchema = z.object(checkInFields).meta({ id: 'TrialCheckIn' });
const debriefSchema = z.object(debriefFields).meta({ id: 'TrialDebrief' });
export type TrialCheckIn = z.infer<typeof checkInSchema>;
export type TrialDebrief = z.infer<typeof debriefSchema>;

/** Something both say, unseen. What the other said comes once both have; of a decision never, but what comes of both. */
const roundFields = {
  /** The day on which it opens, `YYYY-MM-DD`. */
  opensOn: z.string(),
  isOpen: z.boolean(),
  theyGave: z.boolean(),
};
const roundSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('WEEK'),
      week: z.number().int(),
      ...roundFields,
      mine: checkInSchema.nullable(),
      theirs: checkInSchema.nullable(),
    }),
    z.object({
      kind: z.enum(['HALFWAY', 'END']),
      ...roundFields,
      mine: decisionSchema.nullable(),
      outcome: decisionSchema.nullable(),
    }),
    z.object({
      kind: z.literal('DEBRIEF'),
      ...roundFields,
      mine: debriefSchema.nullable(),
      theirs: debriefSchema.nullable(),
    }),
  ])
  .meta({ id: 'TrialRound' });
export type TrialRoundState = z.infer<typeof roundSchema>;

const trialEndSchema = z.enum(TRIAL_ENDS).meta({ id: 'TrialEnd' });

const signedTrialSchema = z
  .object({
    id: z.uuid(),
    terms: termsSchema,
    text: z.string(),
    hash: z.string(),
    /** Whether the text is byte for byte what both signed. */
    isIntact: z.boolean(),
    signedAt: z.string(),
    signatures: z.array(signatureSchema),
    /** OVER: its last day has gone by, or it ended before. */
    state: z.enum(['AHEAD', 'RUNNING', 'OVER']).meta({ id: 'TrialState' }),
    lastDay: z.string(),
    ended: z.object({ how: trialEndSchema, at: z.string(), byYou: z.boolean() }).nullable(),
    rounds: z.array(roundSchema),
  })
  .meta({ id: 'Trial' });
export type SignedTrial = z.infer<typeof signedTrialSchema>;

const taskColumnSchema = z.enum(TRIAL_COLUMNS).meta({ id: 'TrialTaskColumn' });
export type TrialTaskColumn = z.infer<typeof taskColumnSchema>;
const taskSchema = z
  .object({ id: z.uuid(), title: z.string(), column: taskColumnSchema })
  .meta({ id: 'TrialTask' });
export type TrialTask = z.infer<typeof taskSchema>;

const trialSchema = z
  .object({
    /** On which side of the agreement you are. */
    side: z.enum(['FOUNDER', 'APPLICANT']),
    /** Whom a signed text reaches by email: whose address is confirmed. */
    byEmail: z.object({ you: z.boolean(), them: z.boolean() }),
    /** Latest first, at most 50. */
    proposals: z.array(proposalSchema),
    /** What both signed, latest first; which one holds says `trial/holds`. */
    trials: z.array(signedTrialSchema),
    /** In the order in which they came. */
    tasks: z.array(taskSchema),
  })
  .meta({ id: 'TrialOfTwo' });
export type Trial = z.infer<typeof trialSchema>;

const PATH = '/connections/{connectionId}/trial';
const trialReply = { access: 'member', conflict: true, response: dataOf(trialSchema) } as const;

export const getTrial = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'How the two of a connection try working together: proposals, what both signed, what each says of it, and the board. What the other says of a round comes once both have. 409 while the conversation is closed',
  ...trialReply,
  params: connectionParams,
});

export const proposeTrial = endpoint({
  method: 'POST',
  path: `${PATH}/proposals`,
  summary:
    'Propose terms, in the place of the proposal that is open; `after` is the latest proposal you know, null for none. 409 when there is a newer one',
  ...trialReply,
  params: connectionParams,
  body: z.object({ terms: trialTermsSchema, after: z.uuid().nullable() }),
});

const proposalParams = connectionParams.extend({ proposalId: z.uuid() });

export const signTrial = endpoint({
  method: 'POST',
  path: `${PATH}/proposals/{proposalId}/sign`,
  summary:
    'Sign the text of the open proposal with your full name as on your profile, in whatever case and with or without accents and dots; `hash` is that of the text you have before you. Once both have signed it holds, in the place of what both signed before, and goes to both by email. 409 when it is another text, is not open any more, or its dates have gone by',
  ...trialReply,
  params: proposalParams,
  body: z.object({ name: oneLine('Please type your full name'), hash: z.string().max(64) }),
});

export const withdrawTrial = endpoint({
  method: 'POST',
  path: `${PATH}/proposals/{proposalId}/withdraw`,
  summary: 'Withdraw your own open proposal; 409 when it is not open any more',
  ...trialReply,
  params: proposalParams,
});

export const declineTrial = endpoint({
  method: 'POST',
  path: `${PATH}/proposals/{proposalId}/decline`,
  summary:
    "Say that the other's open proposal does not suit you; names under it are gone then. 409 when it is not open any more",
  ...trialReply,
  params: proposalParams,
});

const trialParams = connectionParams.extend({ trialId: z.uuid() });
const SIGNED = '/connections/{connectionId}/trials/{trialId}';

export const checkIn = endpoint({
  method: 'POST',
  path: `${SIGNED}/check-ins`,
  summary:
    'Say how a week of the trial was. It does not change any more, and both see both once the other has said theirs; 409 before its day, and once you have',
  ...trialReply,
  params: trialParams,
  body: z.object({ week: wholeFrom(1, 12, 'Please choose the week'), ...checkInFields }),
});

export const decideTrial = endpoint({
  method: 'POST',
  path: `${SIGNED}/decisions`,
  summary:
    'Say half-way or at the end whether you want to go on, extend or stop. Both learn what comes of both, and neither what the other said; 409 before its day, and once you have',
  ...trialReply,
  params: trialParams,
  body: z.object({
    at: z.enum(['HALFWAY', 'END'], { error: CHOOSE }),
    decision: z.enum(TRIAL_DECISIONS, { error: CHOOSE }),
  }),
});

export const debriefTrial = endpoint({
  method: 'POST',
  path: `${SIGNED}/debrief`,
  summary:
    'Say what you keep of the trial; both see both once the other has; 409 before its end, and once you have',
  ...trialReply,
  params: trialParams,
  body: z.object(debriefFields),
});

export const leaveTrial = endpoint({
  method: 'POST',
  path: `${SIGNED}/leave`,
  summary: 'End the trial that runs or is ahead, with what was signed to follow it; 409 once it is over',
  ...trialReply,
  params: trialParams,
});

export const addTrialTask = endpoint({
  method: 'POST',
  path: `${PATH}/tasks`,
  summary: `Put something on the board of the two, ${TRIAL_LIMITS.tasks} things at most`,
  ...trialReply,
  params: connectionParams,
  body: z.object({ title: oneLine('Please say what is to be done') }),
});

const taskParams = connectionParams.extend({ taskId: z.uuid() });

export const changeTrialTask = endpoint({
  method: 'PATCH',
  path: `${PATH}/tasks/{taskId}`,
  summary: 'Move something on the board, or say it otherwise',
  ...trialReply,
  params: taskParams,
  body: z.object({
    title: oneLine('Please say what is to be done').optional(),
    column: taskColumnSchema.optional(),
  }),
});

export const removeTrialTask = endpoint({
  method: 'DELETE',
  path: `${PATH}/tasks/{taskId}`,
  summary: 'Take something off the board',
  ...trialReply,
  params: taskParams,
});

/** A trial that you have signed, with whom; what both signed stays, whatever becomes of the connection. */
const ownTrialSchema = z
  .object({
    id: z.uuid(),
    /** Null for a former member. */
    with: z.string().nullable(),
    signedAt: z.string(),
    /** Whether no later one holds in its place. */
    holds: z.boolean(),
  })
  .meta({ id: 'OwnTrial' });
export type OwnTrial = z.infer<typeof ownTrialSchema>;

export const listTrials = endpoint({
  method: 'GET',
  path: '/trials',
  summary:
    'The trials you have signed with others, latest first, also where a connection has ended, is closed or blocked; each is a PDF below its id',
  access: 'member',
  query: pageQuery,
  response: pageOf(ownTrialSchema),
});
