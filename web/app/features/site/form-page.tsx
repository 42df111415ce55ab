import type { ReactNode } from 'react';

interface FormPageProps {
  title: string;
  lead: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A page that is a form. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <div className="page max-w-2xl py-14 sm:py-20">
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 mb-8 text-lg text-muted">{lead}</p>
      {children}
    </div>
  );
}
