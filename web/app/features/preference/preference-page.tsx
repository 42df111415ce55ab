import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { SidePanel } from '../../page/side-panel.tsx';

interface PreferencePageProps {
  title: string;
  /** The form. */
  children: ReactNode;
  side: ReactNode;
}

export function PreferencePage({ title, children, side }: PreferencePageProps) {
  return (
    <>
      <h1 className="max-w-3xl text-3xl">{title}</h1>
      <div className="mt-3 flex max-w-3xl gap-3 text-muted max-sm:hidden">
        <Info className="mt-1 size-5 shrink-0" aria-hidden="true" />
        <p>
          Once you have answered, say how much it counts. A <strong className="text-ink">must-have</strong>{' '}
          leaves out anybody who does not meet it. <strong className="text-ink">Important</strong> moves the
          score more than <strong className="text-ink">nice</strong>, and{' '}
          <strong className="text-ink">indifferent</strong> leaves the question out.
        </p>
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
        <SidePanel from="xl">{side}</SidePanel>
      </div>
    </>
  );
}
