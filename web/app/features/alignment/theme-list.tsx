import type { AlignmentAnswer, AlignmentThemeState } from '@ampersand/contract/alignment';
import { questionsOf, themeWords } from '@ampersand/contract/alignment-questions';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import type { You } from '../../page/you.ts';
import { Badge } from '../../ui/badge.tsx';

interface ThemeListProps {
  you: You;
  connectionId: string;
  themes: readonly AlignmentThemeState[];
  answers: readonly AlignmentAnswer[];
  called: string;
  isOpen: boolean;
}

/** The themes, and how far the two are with each. */
export function ThemeList({ you, connectionId, themes, answers, called, isOpen }: ThemeListProps) {
  const { paths } = areaOf(you);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      {themes.map((state) => {
        const { name, about } = themeWords[state.theme];
        return (
          <li key={state.theme} className={state.theme === 'SHORT' ? 'sm:col-span-2' : undefined}>
            <Link
              to={paths.alignmentTheme(connectionId, state.theme)}
              className="group flex h-full flex-col rounded-card border border-line bg-surface p-5 shadow-soft transition-colors hover:border-ink"
            >
              <span className="flex items-start justify-between gap-3">
                <span className="min-w-0 font-display text-xl font-medium wrap-anywhere">{name}</span>
                <ArrowRight
                  className="mt-1.5 size-5 shrink-0 text-primary transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
                  aria-hidden="true"
                />
              </span>
              <span className="mt-1 mb-3 text-muted">{about}</span>
              <span className="mt-auto">
                <Standing state={state} answers={answers} called={called} isOpen={isOpen} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type StandingProps = Pick<ThemeListProps, 'answers' | 'called' | 'isOpen'> & { state: AlignmentThemeState };

function Standing({ state, answers, called, isOpen }: StandingProps) {
  const questions = questionsOf(state.theme);
  if (state.revealedAt) return <Badge tone="ok">Shown to both</Badge>;
  if (!isOpen) return <Badge>{state.givenAt ? 'You shared your answers' : 'Not shared'}</Badge>;
  if (state.givenAt)
    return (
      <Badge tone="primary">
        <span>
          You shared yours; waiting for <bdi>{called}</bdi>
        </span>
      </Badge>
    );
  if (state.theyGave)
    return (
      <Badge tone="accent">
        <span>
          <bdi>{called}</bdi> shared theirs: share yours to see both
        </span>
      </Badge>
    );
  const answered = questions.filter(({ id }) => answers.some(({ question }) => question === id)).length;
  return (
    <Badge>
      {answered > 0 ? `${answered} of ${questions.length} answered` : `${questions.length} questions`}
    </Badge>
  );
}
