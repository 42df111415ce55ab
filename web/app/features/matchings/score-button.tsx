import { ScoreRing } from '../../ui/score-ring.tsx';
import type { Match } from './match-list.ts';
import { scoreWord } from './words.ts';

interface ScoreButtonProps {
  match: Match;
  onOpen: () => void;
}

/** The score; pressing it opens 'why you two'. */
export function ScoreButton({ match, onOpen }: ScoreButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-haspopup="dialog"
      title="Why you two"
      className="group -m-2 flex shrink-0 flex-col items-center gap-0.5 rounded-control p-2 transition-colors hover:bg-sunken"
    >
      <ScoreRing value={match.score} label={null} size={60} />
      <span className="text-sm font-medium text-primary underline decoration-1 underline-offset-4 group-hover:decoration-2">
        <span className="sr-only">{match.match} </span>
        {scoreWord(match)}
      </span>
      <span className="sr-only">. Why you two: you and {match.person.fullName}</span>
    </button>
  );
}
