import { calledNameOf } from '@ampersand/contract/called';
import type { TrialDecision, TrialRound } from '@ampersand/contract/trial/rounds';
import type { Db } from '../../db/client.ts';
import { endNews } from '../notifications/notify.ts';
import { tellOfPaper } from '../notifications/paper.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { endForBoth, type OwnPair, tellOther } from '../notifications/together.ts';
import { askedEmail, proposedEmail, SIGNED } from './emails.ts';
import { TRIAL_FILE, trialPdf } from './paper.ts';
import { findOwnTrial } from './queries.ts';

const proposalKey = (proposalId: string) => `trial proposal ${proposalId}`;
const roundKey = (trialId: string, { kind, week }: Pick<TrialRound, 'kind' | 'week'>) =>
  `trial ${trialId} ${kind} ${week ?? ''}`.trim();

/** A trial is proposed; of the first one an email tells too. */
export const tellOfProposal = (
  deps: TellDeps,
  tx: Db,
  own: OwnPair,
  { id, isFirst }: { readonly id: string; readonly isFirst: boolean },
) =>
  tellOther(deps, tx, own, 'trial', (person) => ({
    title: isFirst
      ? `${calledNameOf(person)} would like to try working with you`
      : `${calledNameOf(person)} proposes another text for your trial`,
    text: isFirst
      ? 'Read what they propose, change it, or sign it.'
      : 'See what is different, and sign it or change it.',
    dedupeKey: proposalKey(id),
    ...(isFirst && { byEmail: { kind: 'together', email: proposedEmail } as const }),
  }));

export const tellOfSignature = (deps: TellDeps, tx: Db, own: OwnPair, proposalId: string) =>
  tellOther(deps, tx, own, 'trial', (person) => ({
    title: `${calledNameOf(person)} has signed your trial`,
    text: 'It holds once you have signed the same text.',
    dedupeKey: `${proposalKey(proposalId)} signed`,
  }));

/** `isSigned`: the two have signed another trial, which is not over. */
export const tellOfNo = (
  deps: TellDeps,
  tx: Db,
  own: OwnPair,
  { id, isSigned }: { readonly id: string; readonly isSigned: boolean },
) =>
  tellOther(deps, tx, own, 'trial', (person) => ({
    title: `The trial you proposed does not suit ${calledNameOf(person)}`,
    text: isSigned
      ? 'What you have both signed stays as it is.'
      : 'Propose something else, or write to each other.',
    dedupeKey: `${proposalKey(id)} no`,
  }));

/** A proposal is signed by both, declined, withdrawn or replaced. */
export async function endProposalNews(deps: TellDeps, tx: Db, own: OwnPair, proposalId: string) {
  await endForBoth(deps, tx, own, proposalKey(proposalId));
  await endForBoth(deps, tx, own, `${proposalKey(proposalId)} signed`);
}

/** Both have signed. */
export async function tellOfTrial(deps: TellDeps, tx: Db, own: OwnPair, trialId: string): Promise<void> {
  const row = await findOwnTrial(tx, own.userId, trialId);
  if (!row) return;
  await tellOfPaper(deps, tx, own, {
    part: 'trial',
    news: (person) => ({
      title: `You and ${calledNameOf(person)} have signed your trial`,
      text: 'It holds for both of you, as a PDF too.',
      dedupeKey: `trial ${trialId} signed`,
    }),
    words: SIGNED,
    filename: TRIAL_FILE,
    // The same for both, and made while the one who signs waits: once.
    pdf: await trialPdf(row),
  });
}

/** Whom a trial is with, where a name may be told. */
const withThem = (name: string | undefined) => (name ? ` with ${name}` : '');

const WORDS = {
  WEEK: {
    asks: (name: string | undefined, week: number) => `How was week ${week} of your trial${withThem(name)}?`,
    text: 'Three short questions. You see each other’s answers once you have both given them.',
    said: 'has said how the week was',
    shown: 'see how each of you saw the week',
  },
  HALFWAY: {
    asks: (name: string | undefined) => `Half of your trial${withThem(name)} is over`,
    text: 'Say whether you want to go on, extend or stop. Neither of you is told what the other said, only what comes of both.',
    said: 'has said how to go on',
    shown: '',
  },
  END: {
    asks: (name: string | undefined) => `Your trial${withThem(name)} comes to its end`,
    text: 'Say whether you want to go on, extend or stop, and note what you take with you.',
    said: 'has said how to go on',
    shown: '',
  },
  DEBRIEF: {
    asks: (name: string | undefined) => `What do you take with you from your trial${withThem(name)}?`,
    text: 'Note what went well, what was hard, and what you have learned.',
    said: 'has written what they take with them',
    shown: 'see what each of you takes with you',
  },
} as const;

/** A round has opened. On the last day the decision tells of the debrief too. */
export const tellOfRound = (deps: TellDeps, tx: Db, to: OwnPair, trialId: string, round: TrialRound) =>
  tellOther(deps, tx, to, 'trial', (person) => {
    const words = WORDS[round.kind];
    const [title, text] = [words.asks(calledNameOf(person), round.week ?? 0), words.text];
    return {
      title,
      text,
      dedupeKey: roundKey(trialId, round),
      byEmail: {
        kind: 'together',
        email: (told) => askedEmail(told, { title: words.asks(told.name, round.week ?? 0), text }),
      },
    };
  });

/** The other has said something; what, is not told. It takes the place of what was asked, which may have been read. */
export async function tellOfGiven(deps: TellDeps, tx: Db, own: OwnPair, trialId: string, round: TrialRound) {
  await endRoundNews(deps, tx, own.otherId, trialId, round);
  await tellOther(deps, tx, own, 'trial', (person) => ({
    title: `${calledNameOf(person)} ${WORDS[round.kind].said}`,
    text: 'Say yours, and you both see what comes of it.',
    dedupeKey: roundKey(trialId, round),
  }));
}

export const tellOfBoth = (
  deps: TellDeps,
  tx: Db,
  own: OwnPair,
  trialId: string,
  round: TrialRound & { readonly kind: 'WEEK' | 'DEBRIEF' },
) =>
  tellOther(deps, tx, own, 'trial', (person) => ({
    title: `You and ${calledNameOf(person)} ${WORDS[round.kind].shown}`,
    text: 'Both of you have answered.',
    dedupeKey: `${roundKey(trialId, round)} shown`,
  }));

const OUTCOMES: Record<TrialDecision, (name: string) => { title: string; text: string }> = {
  GO_ON: (name) => ({ title: `You and ${name} both want to go on`, text: 'You have both said so.' }),
  EXTEND: (name) => ({
    title: `You and ${name} take more time`,
    text: 'You do not both want to go on yet. Another trial gives you the time to find out.',
  }),
  STOP: (name) => ({
    title: `Your trial with ${name} ends here`,
    text: 'To have found that out is worth the weeks. Note what you take with you.',
  }),
};

/** What came of both decisions, half-way or at the end. */
export const tellOfOutcome = (
  deps: TellDeps,
  tx: Db,
  own: OwnPair,
  trialId: string,
  { at, outcome }: { readonly at: 'HALFWAY' | 'END'; readonly outcome: TrialDecision },
) =>
  tellOther(deps, tx, own, 'trial', (person) => ({
    ...OUTCOMES[outcome](calledNameOf(person)),
    dedupeKey: `trial ${trialId} ${at} outcome`,
  }));

const LEAVING = {
  RUNNING: {
    what: 'has ended your trial',
    text: 'That is no verdict on you. What you agreed on about leaving holds; note what you take with you.',
  },
  AHEAD: {
    what: 'has called off your next trial',
    text: 'That is no verdict on you. It had not begun, so there is nothing to hand over.',
  },
} as const;

/** `state`: that of the trial before it was left. */
export const tellOfLeaving = (
  deps: TellDeps,
  tx: Db,
  own: OwnPair,
  { trialId, state }: { readonly trialId: string; readonly state: keyof typeof LEAVING },
) =>
  tellOther(deps, tx, own, 'trial', (person) => ({
    title: `${calledNameOf(person)} ${LEAVING[state].what}`,
    text: LEAVING[state].text,
    dedupeKey: `trial ${trialId} left`,
  }));

/** What a member was asked is answered, or not asked any more. */
export const endRoundNews = (
  deps: TellDeps,
  tx: Db,
  userId: string,
  trialId: string,
  round: Pick<TrialRound, 'kind' | 'week'>,
) => endNews(deps, tx, { userId, dedupeKey: roundKey(trialId, round) }, 'removed');
