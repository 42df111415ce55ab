import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import type { WizardDefinition } from './definition.ts';
import type { Wizard } from './use-wizard.ts';

/** The ways on from a step, and what goes with them. */
export function WizardButtons({ wizard, definition }: { wizard: Wizard; definition: WizardDefinition }) {
  const { step, reached, mending } = wizard;
  const { steps, other } = definition;
  const last = steps.length;
  const isLast = step === last;
  return (
    <div className="mt-9 border-t border-line pt-6">
      {isLast && <Terms />}
      <div
        className={clsx(
          'flex items-center justify-end gap-3',
          isLast && 'max-sm:flex-col-reverse max-sm:items-stretch',
        )}
      >
        {step > 1 && (
          <Button onClick={wizard.back} className={isLast ? 'sm:me-auto' : 'me-auto'}>
            <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
            Back
          </Button>
        )}
        {step > 1 && !isLast && (
          <Button variant="quiet" onClick={wizard.skip}>
            Skip
          </Button>
        )}
        <Button type="submit" variant="primary">
          {isLast ? 'Complete Registration' : 'Next'}
          {!isLast && <ArrowRight className="size-5 rtl:rotate-180" aria-hidden="true" />}
        </Button>
      </div>
      {mending && reached > step && (
        <p className="mt-4 flex flex-wrap items-center justify-end gap-x-2 text-muted">
          Your answers in the other steps are kept.
          <Button variant="quiet" onClick={() => wizard.goTo(reached)}>
            Go on to {steps[reached - 1]?.name}
          </Button>
        </p>
      )}
      {step === 1 && (
        <p className="mt-8 text-muted">
          {other.question}{' '}
          <Link to={other.to} className="text-link font-semibold">
            {other.label}
          </Link>
        </p>
      )}
      {!wizard.keeps && (
        <p role="status" className="mt-4 text-sm text-muted">
          This browser does not let us keep your answers: closing or reloading the page would lose them.
        </p>
      )}
    </div>
  );
}

/** In a tab of their own: leaving the page would lose the password. */
function Terms() {
  return (
    <p className="mb-5 text-sm text-muted">
      By signing up you accept our{' '}
      <a href={paths.terms} target="_blank" rel="noreferrer" className="text-link">
        Terms and Conditions
      </a>{' '}
      and the{' '}
      <a href={paths.privacy} target="_blank" rel="noreferrer" className="text-link">
        Privacy Policy
      </a>{' '}
      (both open in a new tab).
    </p>
  );
}
