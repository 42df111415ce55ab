import type { Profile } from '@ampersand/contract/users';
import { span } from './dates.ts';
import { NotTold, ProfileSection } from './section.tsx';

export function Experiences({ list }: { list: Profile['experiences'] }) {
  return (
    <ProfileSection title="Experience">
      <Timeline
        rows={list.map(({ id, role, company, startDate, endDate, description }) => ({
          id,
          title: role,
          place: company,
          when: span(startDate, endDate),
          description,
        }))}
      />
    </ProfileSection>
  );
}

export function Educations({ list }: { list: Profile['educations'] }) {
  return (
    <ProfileSection title="Education">
      <Timeline
        rows={list.map(({ id, degree, fieldOfStudy, institution, startDate, endDate, description }) => ({
          id,
          title: fieldOfStudy ? `${degree}, ${fieldOfStudy}` : degree,
          place: institution,
          when: span(startDate, endDate),
          description,
        }))}
      />
    </ProfileSection>
  );
}

interface Row {
  id: string;
  title: string;
  place: string;
  when: string;
  description: string | null;
}

function Timeline({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return <NotTold />;
  return (
    <ol className="flex flex-col gap-6">
      {rows.map(({ id, title, place, when, description }) => (
        <li key={id} className="relative ps-5">
          <span
            aria-hidden="true"
            className="absolute start-0 top-2 size-2.5 rounded-full border-2 border-primary bg-surface"
          />
          <span
            aria-hidden="true"
            className="absolute start-[4.5px] top-6 -bottom-5 w-px bg-line [li:last-child>&]:hidden"
          />
          <h3 dir="auto" className="text-start font-sans text-base font-semibold tracking-normal">
            {title}
          </h3>
          <p dir="auto" className="text-start">
            {place}
          </p>
          <p className="text-sm text-muted">{when}</p>
          {description && (
            <p dir="auto" className="mt-1.5 text-start whitespace-pre-line text-muted">
              {description}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
