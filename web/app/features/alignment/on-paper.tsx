import { themeWords } from '@ampersand/contract/alignment-questions';
import { brand } from '@ampersand/contract/brand';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { shortDayOf } from '../../page/dates.ts';
import { PageError } from '../../page/page-error.tsx';
import { useZone } from '../../page/zone.ts';
import { Button } from '../../ui/button.tsx';
import { useTogether } from '../together/context.ts';
import type { Route } from './+types/on-paper';
import { Agenda } from './agenda.tsx';
import { loadAlignment } from './load-alignment.server.ts';
import { Reveal } from './reveal.tsx';
import { useAlignment } from './use-alignment.ts';

export const meta: Route.MetaFunction = () => [{ title: `Alignment on paper | ${brand.name}` }];

export const loader = loadAlignment;

/** The agenda and every theme that both gave, one below the other, to read at a stretch and to print. */
export default function OnPaper({ loaderData }: Route.ComponentProps) {
  const { you, connectionId } = loaderData;
  const { called } = useTogether();
  const { alignment } = useAlignment(loaderData);
  const { paths } = areaOf(you);
  const zone = useZone();
  const shown = alignment.themes.filter(({ revealedAt }) => revealedAt !== null);
  return (
    <article className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link
          to={paths.alignment(connectionId)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-medium text-primary hover:underline"
        >
          <ArrowLeft className="size-4.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
          All themes and the agenda
        </Link>
        <Button variant="primary" onClick={() => print()}>
          <Printer className="size-4.5" aria-hidden="true" /> Print
        </Button>
      </div>
      <Agenda points={alignment.points} called={called} />
      {shown.length === 0 && (
        <p className="text-muted">Themes appear here once both of you have shared your answers.</p>
      )}
      {shown.map((state) => (
        <section key={state.theme} className="break-before-page" aria-label={themeWords[state.theme].name}>
          <h2 className="border-b border-line pb-2 text-3xl">{themeWords[state.theme].name}</h2>
          <p className="mt-2 mb-5 text-muted">
            {state.revealedAt && `Shown to both on ${shortDayOf(state.revealedAt, zone)}.`}
          </p>
          <Reveal state={state} points={alignment.points} called={called} />
        </section>
      ))}
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
