import type { PublicUser } from '@ampersand/contract/users';
import { genders } from '../../labels.ts';
import { CompanyDetails } from './company-details.tsx';
import { Fact, FactTags, ProfileSection, Tags } from './section.tsx';
import { Educations, Experiences } from './timeline.tsx';
import { WorkSituation } from './work-situation.tsx';

interface ProfileSectionsProps {
  person: PublicUser;
  /** The share a founder offers, as said elsewhere on the page. */
  equity?: string | null | undefined;
}

/** All a profile tells, in two columns: the person on the left, what they can do and build on the right. */
export function ProfileSections({ person, equity }: ProfileSectionsProps) {
  const { profile } = person;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-6 @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileSection title="Personal Information">
            <dl className="pairs gap-5">
              <Fact label="Age">{profile.age}</Fact>
              <Fact label="Gender">{profile.gender && genders[profile.gender]}</Fact>
              <Fact label="Location" wide>
                {profile.location}
              </Fact>
              <FactTags label="Languages" tags={profile.languages} />
              <FactTags label="Habits" tags={profile.habits} />
              <FactTags label="Hobbies" tags={profile.hobbies} />
              <FactTags label="Interests" tags={profile.interests} />
            </dl>
          </ProfileSection>
          <Educations list={profile.educations} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ProfileSection title="Key Skills">
            <Tags tags={profile.skills} />
          </ProfileSection>
          {person.role === 'APPLICANT' && <WorkSituation profile={profile} />}
          <Experiences list={profile.experiences} />
          {person.role !== 'APPLICANT' &&
            profile.FounderProfile.map((company) => (
              <CompanyDetails key={company.companyName} company={company} equity={equity} />
            ))}
        </div>
      </div>
    </div>
  );
}
