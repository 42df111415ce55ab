import { brand } from '@ampersand/contract/brand';
import { type FormEvent, lazy, Suspense } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { ProgressSteps } from '../../../ui/progress-steps.tsx';
import type { WizardDefinition } from './definition.ts';
import type { Draft } from './draft.ts';
import { laterParts } from './later.ts';
import { useWizard } from './use-wizard.ts';
import { WizardButtons } from './wizard-buttons.tsx';
import { WizardFallback, WizardFrame } from './wizard-frame.tsx';

const WizardErrors = lazy(async () => ({ default: (await laterParts()).WizardErrors }));
const Overlay = lazy(async () => ({ default: (await laterParts()).Overlay }));
const Registered = lazy(async () => ({ default: (await laterParts()).Registered }));
const RestoredNote = lazy(async () => ({ default: (await laterParts()).RestoredNote }));

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
  if (registered) {
    return (
      <Suspense>
        <Registered title={title} email={String(form.getValues('email'))} />
      </Suspense>
    );
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    wizard.next();
  }

  return (
    <WizardFrame title={title}>
      <FormProvider {...form}>
        <ProgressSteps
          steps={steps.map(({ name }) => name)}
          current={step - 1}
          reached={wizard.reached - 1}
          open={wizard.open}
        />
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
          <Suspense>{wizard.tried && <WizardErrors definition={definition} wizard={wizard} />}</Suspense>
          <now.Body />
          <WizardButtons wizard={wizard} definition={definition} />
        </form>
      </FormProvider>
      <Suspense>{sending && <Overlay>Submitting your application...</Overlay>}</Suspense>
    </WizardFrame>
  );
}
