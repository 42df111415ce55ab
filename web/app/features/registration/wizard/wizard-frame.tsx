import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { ProgressSteps } from '../../../ui/progress-steps.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { AccountFrame } from '../../auth/account-frame.tsx';
import type { WizardDefinition } from './definition.ts';

export function WizardFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AccountFrame
      aside={
        <>
          <span className="max-sm:sr-only">Already a member? </span>
          <Link to={paths.login()} className="text-link font-semibold">
            Log in
          </Link>
        </>
      }
    >
      <h1 className="mb-6 text-3xl">{title}</h1>
      {children}
    </AccountFrame>
  );
}

/** In the page's HTML, until its code runs and the draft is read. */
export function WizardFallback({ title, steps }: Pick<WizardDefinition, 'title' | 'steps'>) {
  return (
    <WizardFrame title={title}>
      <ProgressSteps steps={steps.map(({ name }) => name)} current={0} />
      <h2 className="mt-9 text-2xl">{steps[0]?.heading}</h2>
      <p className="measure mt-1.5 mb-7 text-muted">{steps[0]?.lead}</p>
      <SkeletonGroup label="Loading the form" className="flex flex-col gap-6">
        <Skeleton className="h-19" />
        <Skeleton className="h-19" />
        <Skeleton className="h-19" />
      </SkeletonGroup>
    </WizardFrame>
  );
}
