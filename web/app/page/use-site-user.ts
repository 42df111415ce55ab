import { useRouteLoaderData } from 'react-router';
import type { You } from './you.ts';

/** Who is logged in, on a public page. */
export const useSiteUser = () =>
  useRouteLoaderData<{ user: You | null }>('features/site/layout')?.user ?? undefined;
