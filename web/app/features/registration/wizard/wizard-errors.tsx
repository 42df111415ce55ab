import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { messageAt } from '../../../form/messages.ts';
import { paths } from '../../../paths.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import type { WizardDefinition } from './definition.ts';
import type { Wizard } from './use-wizard.ts';

/** What keeps one from going on, with a way to each field, on whatever step it is. It takes the focus at each try. */
export function WizardErrors({ definition, wizard }: { definition: WizardDefinition; wizard: Wizard }) {
  const { tried, step } = wizard;
  const list = useProblemList(definition);
  if (!tried) return null;
  const here = tried.scope === 'all' ? list : list.filter((problem) => problem.step === step);
  if (here.length === 0 && !tried.failure) return null;
  // What the title says already and the field on the screen repeats needs no third line.
  const problems = here.filter((problem) => problem.message !== tried.failure || problem.step !== step);
  return (
    <ErrorSummary
      key={tried.count}
      title={tried.failure ?? titleOf(problems, step)}
      errors={problems.map(({ field, words, ...where }) => ({
        field,
        message: where.step === step ? words : `${words} (step ${where.step}, ${where.stepName})`,
      }))}
      onGo={(field) => {
        const problem = problems.find((one) => one.field === field);
        if (problem) wizard.goTo(problem.step, { field, mending: true });
      }}
      className="mb-8"
    >
      {tried.taken && (
        <li className="py-1">
          If it is yours,{' '}
          <Link to={paths.login()} className="underline underline-offset-4">
            log in
          </Link>{' '}
          or{' '}
          <Link to={paths.forgotPassword} className="underline underline-offset-4">
            set a new password
          </Link>
          .
        </li>
      )}
    </ErrorSummary>
  );
}

interface ListedProblem {
  field: string;
  step: number;
  stepName: string;
  message: string;
  words: string;
}

/** Every error in the form, in the order of the steps and their fields. */
function useProblemList({ steps }: WizardDefinition): ListedProblem[] {
  const { formState, getValues } = useFormContext();
  const { errors } = formState;
  return steps.flatMap(({ name, fields, entry }, index) =>
    Object.entries(fields).flatMap(([field, label]) => {
      const message = messageAt(errors, field);
      if (message === undefined) return [];
      const where = entry && field.startsWith(`${entry.name}.`) ? ` in the ${entry.noun} you started` : '';
      const words = getValues(field) === '' ? `${label} is missing${where}` : `${label}: ${message}`;
      return [{ field, step: index + 1, stepName: name, message, words }];
    }),
  );
}

function titleOf(problems: readonly ListedProblem[], step: number): string {
  return problems.some((problem) => problem.step !== step)
    ? 'Before you can finish, we need these answers'
    : 'Please check these answers';
}
