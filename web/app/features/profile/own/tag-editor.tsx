import type { OwnUser } from '@ampersand/contract/users';
import { Field } from '../../../ui/field.tsx';
import { TagInput } from '../../../ui/tag-input.tsx';
import { offer } from '../../../ui/toast-offer.tsx';
import { ProfileSection } from '../section.tsx';
import type { Edits } from './edits.ts';
import { type TagList, tagEdit } from './edits-of-lists.ts';
import { type TagChange, tagChange } from './tag-change.ts';
import { useSaveNow } from './use-save-now.ts';

interface TagEditorProps {
  list: TagList;
  title: string;
  hint: string;
  user: OwnUser;
  edits: Edits;
  suggestions?: readonly string[];
}

/** A list of words of which every change is saved at once, and can be undone for a while. */
export function TagEditor({ list, title, hint, user, edits, suggestions }: TagEditorProps) {
  const saveNow = useSaveNow(edits);
  const tags = user.profile[list];

  function change(after: readonly string[]) {
    const before = edits.shown().profile[list];
    const done = tagChange(before, after);
    void saveNow(tagEdit(list, done), {
      failed: `Your ${title.toLowerCase()} could not be saved`,
      onSaved: () => offerUndo(done, tagChange(after, before)),
    });
  }

  function offerUndo(done: TagChange, back: TagChange) {
    offer.afterSuccess(describe(done), {
      name: list,
      label: 'Undo',
      run: () =>
        void saveNow(tagEdit(list, back), {
          failed: 'This could not be undone',
          onSaved: () => undefined,
        }),
    });
  }

  return (
    <ProfileSection title={title}>
      <Field id={list} label={<span className="sr-only">{title}</span>} hint={hint}>
        <TagInput
          value={tags}
          onChange={change}
          isTold
          placeholder="Type one, then Enter or comma"
          {...(suggestions && { suggestions })}
        />
      </Field>
    </ProfileSection>
  );
}

function describe({ added, removed }: TagChange): string {
  return [
    added.length > 0 && `Added ${added.map(({ tag }) => tag).join(', ')}`,
    removed.length > 0 && `Removed ${removed.join(', ')}`,
  ]
    .filter(Boolean)
    .join('. ');
}
