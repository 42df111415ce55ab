import { themeWords } from '@ampersand/contract/alignment-questions';
import { brand } from '@ampersand/contract/brand';
import { ArrowLeft, Hourglass } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { shortDayOf } from '../../page/dates.ts';
import { PageError } from '../../page/page-error.tsx';
import { useZone } from '../../page/zone.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useTogether } from '../together/context.ts';
import type { Route } from './+types/theme';
import { AgainAsked, AskAgain } from './again.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { loadTheme } from './load-alignment.server.ts';
import { Reveal } from './reveal.tsx';
import { ThemeForm } from './theme-form.tsx';
import { useAlignment } from './use-alignment.ts';
import { useAnswers } from './use-answers.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? themeWords[loaderData.theme].name : 'Alignment'} | ${brand.name}` },
];

export const loader = loadTheme;

/** One theme: its questions, what one gave, and what both gave once both have. */
export default function ThemePage({ loaderData }: Route.ComponentProps) {
  const { you, theme, connectionId } = loaderData;
  const { called, isOpen } = useTogether();
  const { alignment, answers: saved, ...changing } = useAlignment(loaderData);
  const answers = useAnswers(you.id, saved, changing.refresh);
  const title = useRef<HTMLHeadingElement>(null);
  const state = alignment.themes.find((each) => each.theme === theme);
  const zone = useZone();
  const { paths } = areaOf(you);
  if (!state) return null;
  const { name, about } = themeWords[theme];
  /** Another part of the page comes then, and the keyboard goes on from its top. */
  const turning = {
    ...changing,
    async change(send: () => Promise<unknown>) {
      const isDone = await changing.change(send);
      if (isDone) title.current?.focus();
      return isDone;
    },
  };
  return (
    <article>
      <Link
        to={paths.alignment(connectionId)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-medium text-primary hover:underline print:hidden"
      >
        <ArrowLeft className="size-4.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
        All themes and the agenda
      </Link>
      <h2 ref={title} className="mt-1 text-3xl" tabIndex={-1}>
        {name}
      </h2>
      <p className="mt-1 text-muted" role="status">
        {state.revealedAt
          ? `Shown to both of you on ${shortDayOf(state.revealedAt, zone)}.`
          : state.givenAt && isOpen
            ? `You shared your answers on ${shortDayOf(state.givenAt, zone)}.`
            : about}
      </p>
      <div className="mt-5 flex flex-col gap-6">
        {state.revealedAt ? (
          <>
            {isOpen && <AgainAsked state={state} called={called} changing={turning} />}
            <Reveal
              state={state}
              points={alignment.points}
              called={called}
              changing={isOpen ? changing : undefined}
            />
            {isOpen && <AskAgain state={state} called={called} changing={turning} />}
          </>
        ) : state.givenAt ? (
          <Card>
            {isOpen && (
              <p className="flex items-start gap-3 border-b border-line pb-4 text-lg">
                <Hourglass className="mt-1 size-5 shrink-0 text-primary" aria-hidden="true" />
                <span>
                  Waiting for <bdi>{called}</bdi>. Once they share theirs, both of you see both, at the same
                  moment.
                </span>
              </p>
            )}
            <GivenAnswers answers={state.given} />
            {isOpen && (
              <Button
                className="mt-3"
                busy={turning.busy}
                onClick={() =>
                  void turning.change(() =>
                    call('DELETE /connections/{connectionId}/alignment/{theme}', {
                      params: { connectionId, theme },
                    }),
                  )
                }
              >
                Take back and change
              </Button>
            )}
          </Card>
        ) : isOpen ? (
          <ThemeForm key={theme} state={state} answers={answers} called={called} changing={turning} />
        ) : (
          <p className="text-muted">You two have not shared these answers.</p>
        )}
      </div>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
