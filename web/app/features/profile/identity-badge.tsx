import { ShieldCheck } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** A moderator has seen who they are. */
export function IdentityBadge() {
  return (
    <Badge tone="ok">
      <ShieldCheck aria-hidden="true" /> Identity reviewed
    </Badge>
  );
}
