import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { once } from '../../once.ts';
import { areaAt } from '../../page/area.ts';
import { PANE } from '../../page/dialog-param.ts';

/** From this width of the window on there is room for somebody beside the list. */
const WIDE = '(min-width: 80rem)';

export const loadPane = once(async () => (await import('./person/person-pane.tsx')).PersonPane);

/** Somebody open beside the list, kept in the address: the way back closes it. */
export function usePane() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const id = search.get(PANE) ?? undefined;
  const closed = new URLSearchParams(search);
  closed.delete(PANE);

  function close() {
    if (state?.paneOpenedHere === true) navigate(-1);
    else setSearch(closed, { replace: true, preventScrollReset: true });
  }

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]') !== null;
    if (event.key === 'Escape' && id !== undefined && !isTaken) close();
  });
  // The keyboard is outside React.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => closeByKey(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);

  return {
    id,
    close,
    /** Where the list is without them, for who closes before the page answers. */
    closed: { search: closed.toString() },
    /** Opens somebody beside the list in place of who is there. @returns whether there is room. */
    open(person: string): boolean {
      if (!matchMedia(WIDE).matches) return false;
      const isAnother = id !== undefined;
      const show = () =>
        setSearch(
          (params) => {
            params.set(PANE, person);
            return params;
          },
          {
            state: { paneOpenedHere: !isAnother || state?.paneOpenedHere === true },
            replace: isAnother,
            preventScrollReset: true,
          },
        );
      // Where its code does not come, the page says so.
      void loadPane().then(show, () => navigate(areaAt(pathname).paths.detailPage(person)));
      return true;
    },
  };
}
