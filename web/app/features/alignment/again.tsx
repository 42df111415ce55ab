import type { AlignmentThemeState } from '@ampersand/contract/alignment';
import { RotateCcw } from 'lucide-react';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Changing } from './use-alignment.ts';

interface AgainProps {
  state: AlignmentThemeState;
  called: string;
  changing: Changing;
}

const ask = ({ params }: Changing, theme: AlignmentThemeState['theme']) =>
  call('POST /connections/{connectionId}/alignment/{theme}/again', { params: { ...params, theme } });
const refuse = ({ params }: Changing, theme: AlignmentThemeState['theme']) =>
  call('DELETE /connections/{connectionId}/alignment/{theme}/again', { params: { ...params, theme } });

/** One of the two asked to give the theme again. */
export function AgainAsked({ state: { theme, againAskedBy }, called, changing }: AgainProps) {
  const { busy, change } = changing;
  if (againAskedBy === null) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 bg-primary-soft p-5">
      <p className="min-w-0 flex-1 basis-72">
        {againAskedBy === 'ME' ? (
          <>
            You asked to answer once more. If <bdi>{called}</bdi> agrees, what you see here goes, and both of
            you answer again.
          </>
        ) : (
          <>
            <bdi>{called}</bdi> would like to answer once more. If you agree, what you see here goes, and both
            of you answer again.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {againAskedBy === 'THEM' && (
          <Button busy={busy} variant="primary" onClick={() => void change(() => ask(changing, theme))}>
            Answer once more
          </Button>
        )}
        <Button busy={busy} onClick={() => void change(() => refuse(changing, theme))}>
          {againAskedBy === 'ME' ? 'Never mind' : 'Leave it as it is'}
        </Button>
      </div>
    </Card>
  );
}

/** Asks to give the theme again: only both together can. */
export function AskAgain({ state: { theme, againAskedBy }, called, changing }: AgainProps) {
  if (againAskedBy !== null) return null;
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-line pt-5 print:hidden">
      <Button busy={changing.busy} onClick={() => void changing.change(() => ask(changing, theme))}>
        <RotateCcw className="size-4.5" aria-hidden="true" /> Ask to answer once more
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
        What you see here was shared once. Only if <bdi>{called}</bdi> agrees do both of you answer again.
      </p>
    </div>
  );
}
