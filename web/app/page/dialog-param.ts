import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router';

/** Search parameters that only say which dialog is open. */
const dialogs = ['why', 'event', 'invite', 'filters', 'about'] as const;
/** Those that open over another, which is there again once they close. */
const above = ['report'] as const;
/** Says who is open beside a list. */
export const PANE = 'person';
/** Says that times for a call are being written. */
export const SUGGEST = 'suggest';
type DialogParam = (typeof dialogs)[number] | (typeof above)[number];

/** A dialog kept in the address: it can be linked to, and the browser's way back closes it. */
export function useDialogParam(name: DialogParam) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isAbove = above.some((one) => one === name);

  function without(params: URLSearchParams) {
    params.delete(name);
    return params;
  }

  return {
    value: search.get(name) ?? undefined,
    /** In place of another that is open, or above it. */
    open(value: string) {
      const others = isAbove ? [] : dialogs;
      const isAnother = others.some((one) => search.has(one));
      setSearch(
        (params) => {
          for (const one of others) params.delete(one);
          params.set(name, value);
          return params;
        },
        {
          state: { openedHere: !isAnother || state?.openedHere === true },
          replace: isAnother,
          preventScrollReset: true,
        },
      );
    },
    close() {
      // What was being sent from it may be done after the way back has closed it.
      if (!new URLSearchParams(window.location.search).has(name)) return;
      if (state?.openedHere === true) navigate(-1);
      else setSearch(without, { replace: true, preventScrollReset: true });
    },
  };
}

/** Opening or closing a dialog, a form, or somebody beside a list, loads nothing anew. */
export function unlessOnlyDialog(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const moved = currentUrl.href !== nextUrl.href;
  if (moved && formMethod === undefined && bare(currentUrl) === bare(nextUrl)) return false;
  return defaultShouldRevalidate;
}

function bare(url: URL): string {
  const copy = new URL(url);
  for (const name of [...dialogs, ...above, PANE, SUGGEST]) copy.searchParams.delete(name);
  return copy.href;
}
