import type { ReactNode } from 'react';

/** Title of a part of the page, with something at the far end of its line. */
export function SectionHeading({
  id,
  children,
  aside,
}: {
  id: string;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:mb-14">
      <h2 id={id} className="text-4xl">
        {children}
      </h2>
      {aside}
    </div>
  );
}
