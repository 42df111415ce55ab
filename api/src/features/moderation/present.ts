import type { Act, Moderated, Report, ReportParty } from '@ampersand/contract/moderation';
import { isReviewed, photoUrl } from '../users/present.ts';
import type { findActs, MemberRow, ReportRow } from './list-queries.ts';

type PartyRow = ReportRow['reported'];

const presentParty = ({ id, fullName, photoKey, suspendedAt }: PartyRow): ReportParty => ({
  id,
  fullName,
  profileUrl: photoUrl(photoKey),
  suspended: suspendedAt !== null,
});

export function presentReport(row: ReportRow): Report {
  const { id, source, reason, sentence, messages, invitationId, createdAt, closedAt } = row;
  return {
    ...{ id, source, reason, sentence, messages },
    reported: presentParty(row.reported),
    reporter: row.reporter && presentParty(row.reporter),
    copiedFrom: row.copiedFrom && presentParty(row.copiedFrom),
    namesInvitation: invitationId !== null,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

export function presentMember(row: MemberRow): Moderated {
  const { id, fullName, role, reports, openReports } = row;
  return {
    ...{ id, fullName, role, reports, openReports },
    profileUrl: photoUrl(row.photoKey),
    joinedAt: row.createdAt.toISOString(),
    emailConfirmed: row.emailConfirmedAt !== null,
    paused: row.pausedAt !== null,
    suspended: row.suspendedAt !== null,
    identityReviewed: isReviewed(row),
    deletedOn: row.deletionDueAt?.toISOString() ?? null,
  };
}

export const presentAct = (row: Awaited<ReturnType<typeof findActs>>[number]): Act => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
