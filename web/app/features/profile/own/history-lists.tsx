import type { OwnUser } from '@ampersand/contract/users';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { AskDialog } from '../../../ui/ask-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { ProfileSection } from '../section.tsx';
import { educationRow, experienceRow, Timeline, type TimelineRow } from '../timeline.tsx';
import type { Target } from './draft.ts';
import type { Edit, Edits } from './edits.ts';
import { educationDeletion, experienceDeletion } from './edits-of-history.ts';
import { useSaveNow } from './use-save-now.ts';

const DELETE_FAILED = 'Something went wrong while deleting.';

interface ListProps {
  user: OwnUser;
  edits: Edits;
  onEdit: (target: Target) => void;
}

export function WorkExperience({ user, edits, onEdit }: ListProps) {
  return (
    <HistoryList
      title="Work Experience"
      noun="Experience"
      rows={user.profile.experiences.map(experienceRow)}
      empty="Where have you worked, and as what? Your roles and years count towards your matches."
      edits={edits}
      onEdit={(rowId) => onEdit({ dialog: 'experience', ...(rowId && { rowId }) })}
      deletion={experienceDeletion}
      deleted="Experience deleted"
    />
  );
}

export function EducationHistory({ user, edits, onEdit }: ListProps) {
  return (
    <HistoryList
      title="Education"
      noun="Education"
      rows={user.profile.educations.map(educationRow)}
      empty="What did you study, and where? Courses count too."
      edits={edits}
      onEdit={(rowId) => onEdit({ dialog: 'education', ...(rowId && { rowId }) })}
      deletion={educationDeletion}
      deleted="Deleted successfully."
    />
  );
}

interface HistoryListProps {
  title: string;
  noun: 'Experience' | 'Education';
  rows: readonly TimelineRow[];
  empty: ReactNode;
  edits: Edits;
  /** Opens the dialog for a row, or for a new one. */
  onEdit: (rowId?: string) => void;
  deletion: (rowId: string) => Edit<{ version: number }>;
  /** Said when the server gives no message of its own. */
  deleted: string;
}

function HistoryList(props: HistoryListProps) {
  const { title, noun, rows, empty, edits, onEdit, deletion, deleted } = props;
  const saveNow = useSaveNow(edits);
  const addButton = useRef<HTMLButtonElement>(null);
  const [doomed, setDoomed] = useState<TimelineRow>();

  function remove({ id }: TimelineRow) {
    setDoomed(undefined);
    // What was pressed is gone with its row: the keyboard goes on at the head of the list.
    requestAnimationFrame(() => addButton.current?.focus());
    void saveNow(deletion(id), {
      failed: DELETE_FAILED,
      onSaved: (message) => toast.success(message ?? deleted),
    });
  }

  return (
    <ProfileSection
      title={title}
      action={
        <Button ref={addButton} size="sm" onClick={() => onEdit()}>
          <Plus className="size-4.5" aria-hidden="true" /> Add {noun}
        </Button>
      }
    >
      {rows.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <Timeline
          rows={rows}
          actions={(row) => (
            <RowActions row={row} noun={noun} onEdit={() => onEdit(row.id)} onDelete={() => setDoomed(row)} />
          )}
        />
      )}
      <AskDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={`Delete this ${noun.toLowerCase()}?`}
        action="Delete"
        cancel="Keep it"
        danger
        onAct={() => doomed && remove(doomed)}
      >
        <p dir="auto" className="text-start">
          {doomed && `${doomed.title}, ${doomed.place}, ${doomed.when}`}
        </p>
      </AskDialog>
    </ProfileSection>
  );
}

interface RowActionsProps {
  row: TimelineRow;
  noun: string;
  onEdit: () => void;
  onDelete: () => void;
}

function RowActions({ row: { title, place }, noun, onEdit, onDelete }: RowActionsProps) {
  return (
    <span className="-my-1.5 -me-2 flex">
      <Button variant="quiet" icon aria-label={`Edit ${noun}: ${title}, ${place}`} onClick={onEdit}>
        <Pencil className="size-4.5" aria-hidden="true" />
      </Button>
      <Button variant="quiet" icon aria-label={`Delete ${noun}: ${title}, ${place}`} onClick={onDelete}>
        <Trash2 className="size-4.5" aria-hidden="true" />
      </Button>
    </span>
  );
}
