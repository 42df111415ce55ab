import type { ClientInstrumentation } from 'react-router';

/** For this long after it was asked to go, a page counts as being left. */
const GOING_MS = 10_000;
/** A page that is still here after this long was not left after all: what it went for was a download, or one pressed Stop. */
const STAYED_MS = 30_000;

let leaving = false;
/** The page that a move under way leads to. */
let headedFor: string | undefined;

/** Tells this module of moves. */
export const moves: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to, formMethod }) {
        const page = typeof to === 'string' && to.startsWith('/') && !formMethod ? to : undefined;
        headedFor = page;
        await go();
        if (headedFor === page) headedFor = undefined;
      },
    }),
};

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
 * For the router, when the module of a route could not be had. A newer release has others: the page that one goes to is loaded whole,
 * or else the one that is shown, and the router waits for ever. Without a network that would end in the browser's own page: a page
 * then that throws `error`, for the boundary of errors.
 */
export function insteadOfModule(error: unknown): Promise<never> | { default: () => never } {
  if (!navigator.onLine) {
    return {
      default() {
        throw error;
      },
    };
  }
  renewUnlessLeaving();
  return new Promise(() => {});
}

/**
 * Firefox gives up all scripts under way when a page is left, and a reload then would throw people back to the page they
 * are leaving.
 */
function renewUnlessLeaving(): void {
  const renew = () => (headedFor ? location.assign(headedFor) : location.reload());
  if (leaving) {
    setTimeout(renew, STAYED_MS);
    onReturn(renew);
  } else renew();
}

/** The page is shown again as it was left. */
function onReturn(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
