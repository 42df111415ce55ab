import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoMatches({ preferencesPath }: { preferencesPath: string }) {
  return (
    <Card>
      <EmptyState
        title="No matches found"
        heading="h3"
        action={
          <Link to={preferencesPath} className={buttonClass({ variant: 'primary' })}>
            Update Your Preferences
          </Link>
        }
      >
        There is nobody to show you right now. Say a little more about what you are looking for: everyone who
        joins is compared with it at once.
      </EmptyState>
    </Card>
  );
}
