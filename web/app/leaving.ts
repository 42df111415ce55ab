/** For this long after it was asked to go, a page counts as being left. */
const GOING_MS = 10_000;
/** A page that is still here after this long was not left after all: what it went for was a download, or one pressed Stop. */
const STAYED_MS = 30_000;

let leaving = false;

addEventListener('beforeunload', () => {
  leaving = true;
  setTimeout(() => {
    leaving = false;
  }, GOING_MS);
});
addEventListener('pagehide', () => {
  leaving = true;
});
onReturn(() => {
  leaving = false;
});

/**
 * For the router, when the module of a route could not be had: a reload brings those of a newer release, so it waits for ever. Without a
 * network a reload would end in the browser's own page: a page then that throws `error`, for the boundary of errors.
 */
export function insteadOfModule(error: unknown): Promise<never> | { default: () => never } {
  if (!navigator.onLine) {
    return {
      default() {
        throw error;
      },
    };
  }
  reloadUnlessLeaving();
  return new Promise(() => {});
}

/**
 * Firefox gives up all scripts under way when a page is left, and a reload then would throw people back to the page they
 * are leaving.
 */
function reloadUnlessLeaving(): void {
  const reload = () => location.reload();
  if (leaving) {
    setTimeout(reload, STAYED_MS);
    onReturn(reload);
  } else reload();
}

/** The page is shown again as it was left. */
function onReturn(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
