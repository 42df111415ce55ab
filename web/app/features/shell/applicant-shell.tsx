import { areas } from '../../page/area.ts';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { watchSession } from '../../page/watch-session.ts';
import type { Route } from './+types/applicant-shell';
import { loadShell } from './load-shell.server.ts';
import { receiveLogOut } from './log-out.server.ts';
import { logOutAction } from './log-out.ts';
import { Shell } from './shell.tsx';
import { ShellError } from './shell-error.tsx';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [watchSession];

export const loader = loadShell;
export const shouldRevalidate = unlessOnlyDialog;

export const action = receiveLogOut;

export function clientAction({ request }: Route.ClientActionArgs) {
  return logOutAction(request);
}

export default function ApplicantShell({ loaderData }: Route.ComponentProps) {
  return <Shell {...loaderData} area={areas.APPLICANT} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ShellError error={error} />;
}
