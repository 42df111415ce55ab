import { z } from 'zod';
import { connectionParams } from './connections.ts';
import { dataOf, endpoint, pageOf, pageQuery } from './endpoint.ts';
import { WHOLE } from './equity/apportion.ts';
import type { Contribution } from './equity/split.ts';
import { ACCELERATIONS, monthsOf, VESTING_STEPS } from './equity/vesting.ts';
import { day } from './fields.ts';

const vestingStepSchema = z.enum(VESTING_STEPS).meta({ id: 'VestingStep' });
const accelerationSchema = z.enum(ACCELERATIONS).meta({ id: 'Acceleration' });

const wholeFrom = (least: number, most: number, message: string) =>
  z.number({ error: message }).int(message).min(least, message).max(most, message);

/** Null: not said yet. `weight`: how much it counts, 0 to 10; `own`: your part of it, 0 to 100, the rest is the other's. */
const answerSchema = z
  .strictObject({
    weight: wholeFrom(0, 10, 'Please choose from 0 to 10').nullable(),
    own: wholeFrom(0, 100, 'Please choose from 0 to 100').nullable(),
  })
  .meta({ id: 'EquityAnswer' });

/** What one of the two says of every contribution, each as they see their own part. */
const equityAnswersSchema = z
  .strictObject({
    IDEA: answerSchema,
    WORK_SO_FAR: answerSchema,
    WORK_TO_COME: answerSchema,
    CASH: answerSchema,
    RIGHTS: answerSchema,
    NETWORK: answerSchema,
    RISK: answerSchema,
    ROLE: answerSchema,
  } satisfies Record<Contribution, typeof answerSchema>)
  .meta({ id: 'EquityAnswers' });
export type EquityAnswers = z.infer<typeof equityAnswersSchema>;

const MOST_POOL = 5000;
const PERCENT = 'Please enter a percentage between 0 and 100, with at most two decimals';
const POOL = 'Please enter a percentage between 0 and 50, with at most two decimals';
const CLIFF = 'The cliff cannot be longer than the vesting';

const vestingFields = {
  years: wholeFrom(1, 10, 'Please choose 1 to 10 years'),
  cliffMonths: wholeFrom(0, 36, 'Please choose 0 to 36 months'),
  step: vestingStepSchema,
  acceleration: accelerationSchema,
};

const vestingSchema = z
  .object({
    ...vestingFields,
    startsOn: day.refine((value) => value >= '2000' && value < '2100', 'Please check the year'),
  })
  .refine((vesting) => vesting.cliffMonths <= monthsOf(vesting), { path: ['cliffMonths'], error: CLIFF });

const shares = { yours: wholeFrom(0, WHOLE, PERCENT), pool: wholeFrom(0, MOST_POOL, POOL) };

/** Hundredths of a per cent: `yours` of what the two divide, `pool` of the whole company. */
const equityTermsSchema = z.object({ ...shares, vesting: vestingSchema });
export type EquityTerms = z.infer<typeof equityTermsSchema>;

/** Terms as they were proposed; `startsOn` is a day such as `2026-03-31`. */
const proposedTermsSchema = z
  .object({ ...shares, vesting: z.object({ ...vestingFields, startsOn: z.string() }) })
  .meta({ id: 'EquityTerms' });

/** OPEN: waits for the other; REPLACED: by the next proposal. */
export const PROPOSAL_STATUSES = ['OPEN', 'REPLACED', 'ACCEPTED', 'WITHDRAWN'] as const;

const proposalSchema = z
  .object({
    id: z.uuid(),
    /** Whether you made it. */
    mine: z.boolean(),
    terms: proposedTermsSchema,
    /** DECLINED: by the other of whoever made it. */
    status: z.enum([...PROPOSAL_STATUSES, 'DECLINED']).meta({ id: 'ProposalStatus' }),
    /** Moments are ISO 8601 UTC. */
    createdAt: z.string(),
  })
  .meta({ id: 'EquityProposal' });
export type EquityProposal = z.infer<typeof proposalSchema>;

const agreementSchema = z
  .object({
    id: z.uuid(),
    terms: proposedTermsSchema,
    proposedAt: z.string(),
    acceptedAt: z.string(),
  })
  .meta({ id: 'EquityAgreement' });
export type EquityAgreement = z.infer<typeof agreementSchema>;

const equitySchema = z
  .object({
    yours: z.object({ answers: equityAnswersSchema.nullable(), given: z.boolean() }),
    /** Answers, told as the other sees their own part, only once both have given theirs. */
    theirs: z.object({ answers: equityAnswersSchema.nullable(), given: z.boolean() }),
    /** Latest first, at most 50. */
    proposals: z.array(proposalSchema),
    /** What both accepted, latest first; the first one holds. */
    agreements: z.array(agreementSchema),
  })
  .meta({ id: 'Equity' });
export type Equity = z.infer<typeof equitySchema>;

const PATH = '/connections/{connectionId}/equity';

export const getEquity = endpoint({
  method: 'GET',
  path: PATH,
  summary:
    'How the two of a connection divide their startup: your own answers, those of the other once both have given theirs, proposals and what both accepted. 409 while the conversation is closed',
  access: 'member',
  conflict: true,
  params: connectionParams,
  response: dataOf(equitySchema),
});

export const saveEquityDraft = endpoint({
  method: 'PUT',
  path: `${PATH}/draft`,
  summary:
    'Keep your answers, seen by you alone; 409 once you have given them, and where nothing can be changed',
  access: 'member',
  conflict: true,
  params: connectionParams,
  body: z.object({ answers: equityAnswersSchema }),
  response: dataOf(equitySchema),
});

export const giveEquity = endpoint({
  method: 'POST',
  path: `${PATH}/give`,
  summary:
    'Give your answers as you see them. They cannot be changed any more, and both see both once the other has given theirs; 409 while one is missing, and where they are not what you have kept',
  access: 'member',
  conflict: true,
  params: connectionParams,
  body: z.object({ answers: equityAnswersSchema }),
  response: dataOf(equitySchema),
});

export const proposeEquity = endpoint({
  method: 'POST',
  path: `${PATH}/proposals`,
  summary:
    'Propose terms, in the place of the proposal that is open; `after` is the latest proposal you know, null for none. 409 when there is a newer one, and before both have given their answers',
  access: 'member',
  conflict: true,
  params: connectionParams,
  body: z.object({ terms: equityTermsSchema, after: z.uuid().nullable() }),
  response: dataOf(equitySchema),
});

const proposalParams = connectionParams.extend({ proposalId: z.uuid() });

export const acceptEquity = endpoint({
  method: 'POST',
  path: `${PATH}/proposals/{proposalId}/accept`,
  summary:
    "Accept the other's open proposal. It holds in the place of what you two agreed on before; 409 when it is not open any more",
  access: 'member',
  conflict: true,
  params: proposalParams,
  response: dataOf(equitySchema),
});

export const withdrawEquity = endpoint({
  method: 'POST',
  path: `${PATH}/proposals/{proposalId}/withdraw`,
  summary: 'Withdraw your own open proposal; 409 when it is not open any more',
  access: 'member',
  conflict: true,
  params: proposalParams,
  response: dataOf(equitySchema),
});

export const declineEquity = endpoint({
  method: 'POST',
  path: `${PATH}/proposals/{proposalId}/decline`,
  summary: "Say that the other's open proposal does not suit you; 409 when it is not open any more",
  access: 'member',
  conflict: true,
  params: proposalParams,
  response: dataOf(equitySchema),
});

/** An agreement of yours, with whom; what both accepted stays, whatever becomes of the connection. */
const ownAgreementSchema = z
  .object({
    id: z.uuid(),
    /** Null for a former member. */
    with: z.string().nullable(),
    acceptedAt: z.string(),
    /** Whether no later one holds in its place. */
    holds: z.boolean(),
  })
  .meta({ id: 'OwnEquityAgreement' });
export type OwnEquityAgreement = z.infer<typeof ownAgreementSchema>;

export const listEquityAgreements = endpoint({
  method: 'GET',
  path: '/equity/agreements',
  summary:
    'What you have agreed on with others, latest first, also where a connection has ended, is closed or blocked; each is a PDF below its id',
  access: 'member',
  query: pageQuery,
  response: pageOf(ownAgreementSchema),
});
