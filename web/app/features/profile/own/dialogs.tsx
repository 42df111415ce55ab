import { BasicsDialog } from './basics-dialog.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EducationDialog, ExperienceDialog } from './history-dialogs.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { WorkDialog } from './work-dialog.tsx';

const dialogs = {
  basics: BasicsDialog,
  company: CompanyDialog,
  experience: ExperienceDialog,
  education: EducationDialog,
  work: WorkDialog,
  question: QuestionDialog,
} as const;

/** The dialog of the profile page that is open. */
export function OpenDialog(props: DialogProps) {
  const Dialog = dialogs[props.target.dialog];
  return <Dialog {...props} />;
}
