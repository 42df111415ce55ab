import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Tag } from '../../ui/tag.tsx';

interface ProfileSectionProps {
  title: string;
  /** At the far end of the title's line: a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled sheet of a profile. */
export function ProfileSection({ title, action, children }: ProfileSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {action}
      </div>
      <div className="mt-4">{children}</div>
    </Card>
  );
}

export function NotSaid() {
  return <span className="text-muted italic">Not said yet</span>;
}

/** A named fact; in a `dl`, over all its columns when `wide`. */
export function Fact({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={clsx('min-w-0', wide && 'col-span-full')}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd dir="auto" className="text-start whitespace-pre-line">
        {children || <NotSaid />}
      </dd>
    </div>
  );
}

/** A named list of words; in a `dl`, over all its columns. */
export function FactTags({ label, tags }: { label: string; tags: readonly string[] }) {
  return (
    <div className="col-span-full min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1">
        <Tags tags={tags} />
      </dd>
    </div>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <NotSaid />;
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="flex max-w-full">
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
