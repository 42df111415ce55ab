import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type TeamMember, team } from './team.ts';

/** The team; opening one story closes the other. */
export function TeamCards() {
  const [open, setOpen] = useState<string>();
  return (
    <ul className="grid items-start gap-6 wrap-anywhere sm:grid-cols-2 lg:grid-cols-6">
      {team.map((member, index) => (
        <li
          key={member.name}
          className={clsx('sm:max-lg:first:col-span-2', index < 3 ? 'lg:col-span-2' : 'lg:col-span-3')}
        >
          <MemberCard
            member={member}
            isOpen={open === member.name}
            onToggle={() => setOpen(open === member.name ? undefined : member.name)}
          />
        </li>
      ))}
    </ul>
  );
}

interface MemberCardProps {
  member: TeamMember;
  isOpen: boolean;
  onToggle: () => void;
}

function MemberCard({ member, isOpen, onToggle }: MemberCardProps) {
  const nameId = useId();
  const storyId = useId();
  return (
    <Card as="article" aria-labelledby={nameId}>
      <div className="flex items-center gap-4">
        <Avatar name={member.name} size="lg" />
        <div className="min-w-0">
          <h3 id={nameId} className="text-xl">
            {member.name}
          </h3>
          <p className="text-muted">{member.role}</p>
        </div>
      </div>
      <p className="mt-4">{member.line}</p>
      <p id={storyId} className={clsx('mt-3 text-muted', !isOpen && 'hidden noscript:block')}>
        {member.story}
      </p>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={storyId}
        onClick={onToggle}
        className="mt-3 -ms-5 noscript:hidden"
      >
        {isOpen ? 'Show Less' : 'Learn More'}
        <span className="sr-only"> about {member.name}</span>
        <ChevronDown
          className={clsx('size-5 transition-transform', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </Button>
    </Card>
  );
}
