import { brand } from '@ampersand/contract/brand';
import type { Profile } from '@ampersand/contract/users';
import { type ForMember, loadingForAdmin } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { BackLink } from '../../page/back-link.tsx';
import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { OwnLinks } from '../profile/own-links.tsx';
import { ProfileSections } from '../profile/profile-sections.tsx';
import { Fact, ProfileSection } from '../profile/section.tsx';
import type { Route } from './+types/member';
import { History } from './history.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberCard } from './member-card.tsx';
import { ReportRow } from './report-row.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.file.member.fullName ?? 'Member'} | ${brand.name}` },
];

export const loader = loadingForAdmin(async ({ call, params: { id } }: ForMember<Route.LoaderArgs>) => {
  const [file, person] = await Promise.all([
    call('GET /moderation/members/{userId}', { params: { userId: id } }).then(({ data }) => data),
    attempt(call('GET /users/user/{id}', { params: { id } }).then(({ data }) => data)),
  ]);
  return { file, person };
});

/** A member: how the account stands, what was reported and decided, and what others see of them. */
export default function Member({ loaderData: { file, person } }: Route.ComponentProps) {
  const { member, reports, acts } = file;
  return (
    <div key={member.id} className="flex max-w-4xl flex-col gap-6">
      <div className="-mb-2">
        <BackLink to={paths.admin.members}>All members</BackLink>
      </div>
      <Card className="flex flex-col gap-5 p-5 sm:p-6">
        <MemberCard
          member={member}
          name={
            <h1 className="text-3xl wrap-anywhere">
              <bdi>{member.fullName}</bdi>
            </h1>
          }
        />
        <MemberActs member={member} />
      </Card>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card as="section" aria-labelledby="reports">
          <h2 id="reports" className="mb-4 text-xl">
            Reports about them
          </h2>
          {reports.length > 0 ? (
            <ul className="flex flex-col divide-y divide-line">
              {reports.map((each) => (
                <ReportRow key={each.id} report={each} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">None.</p>
          )}
        </Card>
        <Card as="section" aria-labelledby="decided">
          <h2 id="decided" className="mb-4 text-xl">
            What was decided
          </h2>
          <History acts={acts} />
        </Card>
      </div>
      {person.ok ? (
        member.role !== 'ADMIN' && (
          <>
            <OwnWords profile={person.value.profile} />
            <ProfileSections person={person.value} />
          </>
        )
      ) : (
        <Card>
          <PartError title="Their profile did not load" error={person.error} />
        </Card>
      )}
    </div>
  );
}

/** What others read of them above the rest of the profile, where they are led elsewhere, and what whoever invites them is asked. */
function OwnWords({ profile }: { profile: Profile }) {
  const { firstLine, question } = profile;
  return (
    <ProfileSection title="In their own words">
      <dl className="flex flex-col gap-4">
        <Fact label="First line">{firstLine}</Fact>
        <Fact label="Question to whoever invites them">{question}</Fact>
      </dl>
      <OwnLinks profile={profile} />
    </ProfileSection>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} all={paths.admin.members} allLabel="All members" />;
}
