import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { PairMark } from '../../../ui/amp-mark.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { ProgressSteps } from '../../../ui/progress-steps.tsx';
import type { WizardDefinition } from './definition.ts';
import type { Draft } from './draft.ts';
import { RestoredNote } from './restored-note.tsx';
import { useWizard, type Wizard as WizardState } from './use-wizard.ts';
import { WizardErrors } from './wizard-errors.tsx';
import { WizardFrame } from './wizard-frame.tsx';

/** How long the news of the registration stays before the log-in opens. */
const REDIRECT_MS = 2000;

/** A registration in steps; what is typed is kept on this device until it is sent. */
export function Wizard({ definition, draft }: { definition: WizardDefinition; draft: Draft | null }) {
  const wizard = useWizard(definition, draft);
  const { form, step, state } = wizard;
  const { steps, title } = definition;
  const now = steps[step - 1];
  if (!now) throw new RangeError(`There is no step ${step}`);
  if (state === 'registered') return <Registered title={title} />;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void wizard.next();
  }

  return (
    <WizardFrame title={title}>
      <FormProvider {...form}>
        <ProgressSteps steps={steps.map(({ name }) => name)} current={step - 1} />
        {draft && <RestoredNote wizard={wizard} />}
        <form onSubmit={onSubmit} method="post" noValidate className="mt-9">
          <h2 ref={wizard.heading} tabIndex={-1} className="text-2xl">
            <span className="sr-only">
              Step {step} of {steps.length}, {now.name}:{' '}
            </span>
            {now.heading}
          </h2>
          <p className="measure mt-1.5 mb-7 text-muted">{now.lead}</p>
          <WizardErrors definition={definition} wizard={wizard} />
          <now.Body />
          <Buttons wizard={wizard} lastName={steps.at(-1)?.name ?? ''} last={steps.length} />
        </form>
      </FormProvider>
      {state === 'sending' && <Overlay>Submitting your application...</Overlay>}
    </WizardFrame>
  );
}

function Buttons({ wizard, last, lastName }: { wizard: WizardState; last: number; lastName: string }) {
  const { step } = wizard;
  return (
    <>
      <div className="mt-9 flex flex-wrap items-center gap-3 border-t border-line pt-6">
        {step > 1 && (
          <Button onClick={wizard.back}>
            <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
            Back
          </Button>
        )}
        <span className="ms-auto flex flex-wrap gap-3">
          {step > 1 && step < last && (
            <Button variant="quiet" onClick={wizard.skip}>
              Skip
            </Button>
          )}
          <Button type="submit" variant="primary">
            {step < last ? 'Next' : 'Complete Registration'}
            {step < last && <ArrowRight className="size-5 rtl:rotate-180" aria-hidden="true" />}
          </Button>
        </span>
      </div>
      {wizard.mending && step < last && wizard.reached === last && (
        <p className="mt-4 flex flex-wrap items-center justify-end gap-x-2 text-muted">
          The other steps keep your answers.
          <Button variant="quiet" onClick={() => wizard.goTo(last)}>
            Go on to {lastName}
          </Button>
        </p>
      )}
      {!wizard.keeps && (
        <p role="status" className="mt-4 text-sm text-muted">
          This browser does not let us keep your answers: closing or reloading the page would lose them.
        </p>
      )}
    </>
  );
}

function Registered({ title }: { title: string }) {
  const navigate = useNavigate();
  // Time passing is outside React.
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login(), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <WizardFrame title={title}>
      <div className="m-auto flex flex-col items-center pb-16 text-center">
        <PairMark className="h-28" />
        <h2 ref={focusOnArrival} tabIndex={-1} className="mt-8 text-3xl">
          Welcome. Your account is ready.
        </h2>
        <p className="mt-2 mb-7 text-muted">The log-in opens in a moment.</p>
        <Link to={paths.login()} replace className={buttonClass({ variant: 'primary' })}>
          Go to the log-in
        </Link>
      </div>
    </WizardFrame>
  );
}

function focusOnArrival(heading: HTMLHeadingElement | null) {
  heading?.focus();
}
