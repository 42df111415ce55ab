import { brand } from '@ampersand/contract/brand';
import { type FormEvent, useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { PairMark } from '../../../ui/amp-mark.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { ProgressSteps } from '../../../ui/progress-steps.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import type { WizardDefinition } from './definition.ts';
import type { Draft } from './draft.ts';
import { RestoredNote } from './restored-note.tsx';
import { useWizard } from './use-wizard.ts';
import { WizardButtons } from './wizard-buttons.tsx';
import { WizardErrors } from './wizard-errors.tsx';
import { WizardFallback, WizardFrame } from './wizard-frame.tsx';

/** How long the news of the registration stays before the log-in opens. */
const REDIRECT_MS = 2000;

interface WizardProps {
  definition: WizardDefinition;
  /** Undefined until it is known what this device has kept. */
  draft: Draft | null | undefined;
}

/** A registration in steps; what is typed is kept on this device until it is sent. */
export function Wizard({ definition, draft }: WizardProps) {
  const [search] = useSearchParams();
  const isLater = Number(search.get('step')) > 1;
  if (draft === undefined && isLater) return <WizardFallback {...definition} />;
  return <Steps definition={definition} draft={draft} />;
}

function Steps({ definition, draft }: WizardProps) {
  const wizard = useWizard(definition, draft);
  const { form, step, sending, registered } = wizard;
  const { steps, title } = definition;
  const now = steps[step - 1];
  if (!now) throw new RangeError(`There is no step ${step}`);
  if (registered) return <Registered title={title} email={String(form.getValues('email'))} />;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    wizard.next();
  }

  return (
    <WizardFrame title={title}>
      <FormProvider {...form}>
        <ProgressSteps steps={steps.map(({ name }) => name)} current={step - 1} />
        {draft && <RestoredNote wizard={wizard} />}
        <noscript>
          <p className="mt-9">
            Signing up takes five steps and needs JavaScript. Without it, write to{' '}
            <a href={`mailto:${brand.supportEmail}`} className="text-link">
              {brand.supportEmail}
            </a>
            .
          </p>
        </noscript>
        <form onSubmit={onSubmit} method="post" noValidate className="mt-9 noscript:hidden">
          <h2 ref={wizard.heading} tabIndex={-1} className="text-2xl">
            <span className="sr-only">
              Step {step} of {steps.length}, {now.name}:{' '}
            </span>
            {now.heading}
          </h2>
          <p className="measure mt-1.5 mb-7 text-muted">{now.lead}</p>
          <WizardErrors definition={definition} wizard={wizard} />
          <now.Body />
          <WizardButtons wizard={wizard} definition={definition} />
        </form>
      </FormProvider>
      {sending && <Overlay>Submitting your application...</Overlay>}
    </WizardFrame>
  );
}

function Registered({ title, email }: { title: string; email: string }) {
  const navigate = useNavigate();
  // Time passing is outside React.
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login(), { replace: true, state: { email } }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <WizardFrame title={title}>
      <div className="m-auto flex flex-col items-center pb-16 text-center">
        <PairMark className="h-28" />
        <h2 ref={takeFocus} tabIndex={-1} className="mt-8 text-3xl">
          Welcome. Your account is ready.
        </h2>
        <p className="mt-2 mb-7 text-muted">We are taking you to the log-in page.</p>
        <Link to={paths.login()} replace state={{ email }} className={buttonClass({ variant: 'primary' })}>
          Log in now
        </Link>
      </div>
    </WizardFrame>
  );
}
