import { calledNameOf } from '@ampersand/contract/called';
import type { OwnUser, PublicUser } from '@ampersand/contract/users';
import type { UserRow } from './queries.ts';
import { companySizeLabel, isInactive } from './rules.ts';

/** Address of a stored file. */
export const uploadUrl = (key: string) => `/uploads/${key}`;
export const photoUrl = (key: string | null | undefined) => (key ? uploadUrl(key) : null);

/** Whether a moderator has seen who somebody is, under the name that they still have. */
export const isReviewed = ({
  identityReviewedAt,
  identityReviewedName,
  fullName,
}: Pick<UserRow, 'identityReviewedAt' | 'identityReviewedName' | 'fullName'>) =>
  identityReviewedAt !== null && (identityReviewedName ?? fullName) === fullName;

/** A company as its founder and others see it. */
export function presentCompany(
  company: NonNullable<UserRow['founderProfile']>,
): PublicUser['profile']['FounderProfile'][number] {
  return {
    ...company,
    companySize: companySizeLabel(company.companySizeMin, company.companySizeMax),
    companyUrl: photoUrl(company.logoKey),
  };
}

/** A person as others see them at `now`. */
export function presentUser(user: UserRow, now: Date): PublicUser {
  const lastHere = user.lastActiveAt.toISOString().slice(0, 7);
  return { ...presentPerson(user), ...(isInactive(user, now) && { lastHere }) };
}

function presentPerson(user: UserRow): PublicUser {
  const { profile, founderProfile } = user;
  return {
    id: user.id,
    fullName: user.fullName,
    calledName: calledNameOf(user),
    role: user.role,
    profileUrl: photoUrl(user.photoKey),
    profile: {
      age: profile?.age ?? null,
      gender: profile?.gender ?? null,
      location: profile?.location ?? null,
      habits: profile?.habits ?? [],
      skills: profile?.skills ?? [],
      interests: profile?.interests ?? [],
      hobbies: profile?.hobbies ?? [],
      languages: profile?.languages ?? [],
      experiences: user.experiences,
      educations: user.educations,
      currentJob: profile?.currentJob ?? null,
      availability: profile?.availability ?? null,
      salaryExpectations: profile?.salaryExpectations ?? null,
      firstLine: profile?.firstLine ?? null,
      linkedin: profile?.linkedin ?? null,
      github: profile?.github ?? null,
      portfolio: profile?.portfolio ?? null,
      question: profile?.question ?? null,
      FounderProfile: founderProfile ? [presentCompany(founderProfile)] : [],
      isVerified: user.emailConfirmedAt !== null,
      identityReviewed: isReviewed(user),
    },
  };
}

/** A person as they see themself: with their email and phone. */
export function presentOwnUser(user: UserRow): OwnUser {
  const shown = presentPerson(user);
  return {
    ...shown,
    email: user.email,
    phone: user.phone,
    askForPhoto: user.askForPhoto && user.photoKey === null,
    contactVisibility: user.contactVisibility,
    paused: user.pausedAt !== null,
    deletedOn: user.deletionDueAt?.toISOString() ?? null,
    profile: { ...shown.profile, version: user.profile?.version ?? 0 },
  };
}
