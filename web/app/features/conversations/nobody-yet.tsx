import { Link } from 'react-router';
import type { Area } from '../../page/area.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NobodyYetProps {
  paths: Area['paths'];
  /** Requests that wait for an answer. */
  open: number;
}

/** In place of list and conversation while there is none: how one comes to talk to somebody. */
export function NobodyYet({ paths, open }: NobodyYetProps) {
  return (
    <Card>
      <EmptyState
        title="Nobody to write to yet"
        heading="h2"
        action={
          <Link
            to={open > 0 ? paths.requests : paths.matches}
            className={buttonClass({ variant: 'primary' })}
          >
            {open > 0 ? 'Read your requests' : 'See your matches'}
          </Link>
        }
      >
        Once somebody accepts your invitation, or you accept theirs, you two talk here.
      </EmptyState>
    </Card>
  );
}
