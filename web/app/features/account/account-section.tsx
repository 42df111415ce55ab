import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface AccountSectionProps {
  title: string;
  /** What it is good for, in a sentence. */
  about?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ title, about, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="p-5 sm:p-7">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {about && <p className="measure mt-1 text-muted">{about}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </Card>
  );
}
