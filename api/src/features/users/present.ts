import type { OwnUser, PublicUser } from '@ampersand/contract/users';
import type { UserRow } from './queries.ts';
import { companySizeLabel } from './rules.ts';

const photoUrl = (key: string | null | undefined) => (key ? `/uploads/${key}` : null);

function presentCompany(
  company: NonNullable<UserRow['founderProfile']>,
): PublicUser['profile']['FounderProfile'][number] {
  return {
    ...company,
    companySize: companySizeLabel(company.companySizeMin, company.companySizeMax),
    companyUrl: photoUrl(company.logoKey),
  };
}

/** A person as others see them. */
export function presentUser(user: UserRow): PublicUser {
  const { profile, founderProfile } = user;
  return {
    id: user.id,
    fullName: user.fullName,
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
      experiences: user.experiences,
      educations: user.educations,
      currentJob: profile?.currentJob ?? null,
      availability: profile?.availability ?? null,
      salaryExpectations: profile?.salaryExpectations ?? null,
      FounderProfile: founderProfile ? [presentCompany(founderProfile)] : [],
      isVerified: user.emailConfirmedAt !== null,
    },
  };
}

/** A person as they see themself: with their e-mail and phone. */
export function presentOwnUser(user: UserRow): OwnUser {
  return { ...presentUser(user), email: user.email, phone: user.phone };
}
