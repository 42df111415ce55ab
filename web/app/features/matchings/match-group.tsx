import type { MatchGroup as Group } from '@ampersand/contract/matchings';
import { type ReactNode, useId } from 'react';
import type { Match } from './match-list.ts';

const words: Record<Group, { title: string; about: string }> = {
  STRONG: { title: 'Strong matches', about: 'Most of what you both wrote fits.' },
  WORTH_A_LOOK: { title: 'Worth a look', about: 'Good reasons to talk, and questions to ask first.' },
  STRETCH: { title: 'A stretch', about: 'Something fits. Read what does not before you write.' },
  AWAY: {
    title: 'Not here lately',
    about: 'They have not been here for 30 days or more, and may take longer to answer.',
  },
};

/** Neighbours of a list by the group they are in. */
export function groupsOf(items: readonly Match[]): { group: Group; items: Match[] }[] {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => ({ group, items: items.filter((each) => each.group === group) }));
}

/** A part of a list under its name; without a group, the list alone. */
export function MatchGroup({ group, children }: { group: Group | undefined; children: ReactNode }) {
  const titleId = useId();
  if (!group) return children;
  const { title, about } = words[group];
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-4 not-first:mt-5">
      <div>
        <h2 id={titleId} className="text-2xl">
          {title}
        </h2>
        <p className="text-muted">{about}</p>
      </div>
      {children}
    </section>
  );
}
