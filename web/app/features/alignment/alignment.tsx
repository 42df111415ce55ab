import { brand } from '@ampersand/contract/brand';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { PageError } from '../../page/page-error.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useTogether } from '../together/context.ts';
import type { Route } from './+types/alignment';
import { Agenda } from './agenda.tsx';
import { loadAlignment } from './load-alignment.server.ts';
import { ThemeList } from './theme-list.tsx';
import { useAlignment } from './use-alignment.ts';

export const meta: Route.MetaFunction = () => [{ title: `Alignment | ${brand.name}` }];

export const loader = loadAlignment;

/** The themes of the alignment and the agenda that comes of them. */
export default function AlignmentPage({ loaderData }: Route.ComponentProps) {
  const { you, connectionId } = loaderData;
  const { called, isOpen } = useTogether();
  const { alignment, answers, ...changing } = useAlignment(loaderData);
  const { paths } = areaOf(you);
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="themes-title">
        <h2 id="themes-title" className="mb-5 text-2xl">
          Do you want the same things?
        </h2>
        {isOpen && (
          <p className="measure -mt-4 mb-5 text-muted">
            Forty questions that founders should ask each other before they begin. Start with the first ten,
            and take the other themes whenever you like. You each answer without seeing the other; once you
            have both shared a theme, you both see both answers. We keep yours, so you can reuse them with
            someone else.
          </p>
        )}
        <ThemeList
          you={you}
          connectionId={connectionId}
          themes={alignment.themes}
          answers={answers}
          called={called}
          isOpen={isOpen}
        />
      </section>
      <Agenda points={alignment.points} called={called} changing={isOpen ? changing : undefined} />
      <p className="print:hidden">
        <Link to={paths.alignmentOnPaper(connectionId)} className={buttonClass()}>
          <Printer className="size-4.5" aria-hidden="true" /> Print everything
        </Link>
      </p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
