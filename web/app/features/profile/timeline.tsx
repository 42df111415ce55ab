import type { Profile } from '@ampersand/contract/users';
import type { ReactNode } from 'react';
import { span } from './dates.ts';
import { NotSaid, ProfileSection } from './section.tsx';

export function Experiences({ list }: { list: Profile['experiences'] }) {
  return (
    <ProfileSection title="Experience">
      <Timeline rows={list.map(experienceRow)} />
    </ProfileSection>
  );
}

export function Educations({ list }: { list: Profile['educations'] }) {
  return (
    <ProfileSection title="Education">
      <Timeline rows={list.map(educationRow)} />
    </ProfileSection>
  );
}

export function experienceRow(job: Profile['experiences'][number]): TimelineRow {
  const { id, role, company, startDate, endDate, description } = job;
  return { id, title: role, place: company, when: span(startDate, endDate), description };
}

export function educationRow(study: Profile['educations'][number]): TimelineRow {
  const { id, degree, fieldOfStudy, institution, startDate, endDate, description } = study;
  const title = fieldOfStudy ? `${degree}, ${fieldOfStudy}` : degree;
  return { id, title, place: institution, when: span(startDate, endDate), description };
}

export interface TimelineRow {
  id: string;
  title: string;
  place: string;
  /** Empty where nothing was said of it. */
  when: string;
  description: string | null;
}

interface TimelineProps {
  rows: readonly TimelineRow[];
  /** What can be done with a row: buttons. */
  actions?: (row: TimelineRow) => ReactNode;
}

export function Timeline({ rows, actions }: TimelineProps) {
  if (rows.length === 0) return <NotSaid />;
  return (
    <ol className="flex flex-col gap-6">
      {rows.map((row) => (
        <li key={row.id} className="relative ps-5">
          <span
            aria-hidden="true"
            className="absolute start-0 top-2 size-2.5 rounded-full border-2 border-primary bg-surface"
          />
          <span
            aria-hidden="true"
            className="absolute start-[4.5px] top-6 -bottom-5 w-px bg-line [li:last-child>&]:hidden"
          />
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <h3 dir="auto" className="text-start font-sans text-base font-semibold tracking-normal">
                {row.title}
              </h3>
              <p dir="auto" className="text-start">
                {row.place}
              </p>
              {row.when && <p className="text-sm text-muted">{row.when}</p>}
            </div>
            {actions?.(row)}
          </div>
          {row.description && (
            <p dir="auto" className="mt-1.5 text-start whitespace-pre-line text-muted">
              {row.description}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
