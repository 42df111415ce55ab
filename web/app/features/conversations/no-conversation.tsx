import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Beside the list, before one of it is chosen. */
export default function NoConversation() {
  return (
    <Card className="flex flex-1 items-center justify-center">
      <EmptyState title="Choose a conversation" heading="h2">
        What you two write appears here, with more about them beside it.
      </EmptyState>
    </Card>
  );
}
