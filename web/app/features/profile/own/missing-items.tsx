import type { Completion, CompletionItem } from '@ampersand/contract/completion';
import { CircleCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ProfileSection } from '../section.tsx';
import type { Target } from './draft.ts';

const FEW = 4;

interface MissingItemsProps {
  completion: Completion;
  onEdit: (target: Target) => void;
  accountPath: string;
}

/** What the profile still lacks, what each item would add to the matches, and the way to fill it in. */
export function MissingItems({ completion: { percent, items }, onEdit, accountPath }: MissingItemsProps) {
  const [all, setAll] = useState(false);
  const missing = items.filter(({ done }) => !done);
  const shown = all ? missing : missing.slice(0, FEW);
  if (missing.length === 0) {
    return (
      <ProfileSection title="Your profile is complete">
        <p className="flex gap-2.5 text-muted">
          <CircleCheck className="mt-0.5 size-5 shrink-0 text-ok" aria-hidden="true" />
          Nothing is missing. Keep it up to date as things change.
        </p>
      </ProfileSection>
    );
  }
  return (
    <ProfileSection title="What is missing">
      <p className="text-muted">
        Your profile is {percent}% complete.{' '}
        {missing.length === 1 ? 'One item is' : `${missing.length} items are`} left.
      </p>
      <ul className="mt-4 flex flex-col gap-4">
        {shown.map((item) => (
          <MissingItem key={item.key} item={item} onEdit={onEdit} accountPath={accountPath} />
        ))}
      </ul>
      {missing.length > FEW && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="mt-4 -ms-3"
        >
          {all ? 'Show fewer' : `Show all ${missing.length}`}
        </Button>
      )}
    </ProfileSection>
  );
}

interface MissingItemProps extends Pick<MissingItemsProps, 'onEdit' | 'accountPath'> {
  item: CompletionItem;
}

function MissingItem({ item, onEdit, accountPath }: MissingItemProps) {
  const label = `Add: ${item.label}`;
  const add = (
    <>
      <Plus className="size-4" aria-hidden="true" /> Add
    </>
  );
  return (
    <li className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{item.label}</p>
        <p className="text-sm text-muted">{item.gain}</p>
      </div>
      {ofAccount.has(item.key) ? (
        <Link to={accountPath} aria-label={label} className={buttonClass({ size: 'sm' })}>
          {add}
        </Link>
      ) : (
        <Button size="sm" aria-label={label} onClick={() => fill(item.key, onEdit)}>
          {add}
        </Button>
      )}
    </li>
  );
}

const lists = new Set(['skills', 'interests', 'hobbies']);
const basics = new Set(['fullName', 'age', 'gender', 'location']);
const ofAccount = new Set(['email', 'phone']);

/** Goes where an item of this page is filled in. */
function fill(key: string, onEdit: (target: Target) => void): void {
  if (lists.has(key)) document.getElementById(key)?.focus();
  else if (basics.has(key)) onEdit({ dialog: 'basics' });
  else if (key === 'experiences') onEdit({ dialog: 'experience' });
  else if (key === 'educations') onEdit({ dialog: 'education' });
  else onEdit({ dialog: 'company' });
}
