import type { Profile } from '@ampersand/contract/users';
import type { ReactNode } from 'react';
import { Fact, ProfileSection } from './section.tsx';

/** What an applicant does now and hopes for. */
export function WorkSituation({ profile, action }: { profile: Profile; action?: ReactNode }) {
  const { currentJob, availability, salaryExpectations } = profile;
  return (
    <ProfileSection title="Now and next" action={action}>
      <dl className="flex flex-col gap-5">
        <Fact label="Current job">{currentJob}</Fact>
        <Fact label="Available">{availability !== null && (availability ? 'Yes' : 'Not at the moment')}</Fact>
        <Fact label="Salary expectations">{salaryExpectations}</Fact>
      </dl>
    </ProfileSection>
  );
}
