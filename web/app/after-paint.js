// Starts the app once the page is painted; written into the head of every page (hydration.server.ts), the same in all of them.
{
  // Nothing is painted while a page is in the background.
  const AT_LATEST_MS = 2000;
  // To ask for a file takes a phone some 6 ms: asking for all together, it would not answer a press.
  const AT_ONCE = 4;

  // Zod asks whether it may make code out of text. The content security policy forbids it, and browsers report that even
  // though zod takes no for an answer; told before it loads, it does not ask.
  globalThis.__zod_globalConfig = { jitless: true };

  // Until then, the last press or sent form that only the app can answer is kept, and done once it runs (app-runs.tsx). Links
  // go their way, and so do forms with an address of their own; answers in others never end up in an address.
  let last;
  const keep = (event) => {
    const { type, target, submitter } = event;
    const button = target.closest('button');
    if (type === 'submit' && !target.hasAttribute('action')) {
      event.preventDefault();
      last = { event, redo: () => target.requestSubmit(submitter) };
    } else if (type === 'click' && button?.type === 'button') last = { event, redo: () => button.click() };
  };
  const kinds = ['click', 'submit'];
  for (const kind of kinds) addEventListener(kind, keep, true);
  addEventListener('app-runs', () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
    // What is still on its way is answered when it arrives.
    if (last?.event.eventPhase === Event.NONE) last.redo();
    last = undefined;
  });

  const start = async () => {
    document.documentElement.dataset.painted = '';
    const { context, state, routes, manifest, entry, files } = JSON.parse(
      document.getElementById('hydration').textContent,
    );
    for (const [index, href] of files.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await globalThis.scheduler?.yield?.();
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const stream = new Blob([state]).stream();
    globalThis.__reactRouterContext = { ...context, stream };
    const load = async (id) => [
      id,
      Object.assign({}, ...(await Promise.all(routes[id].map((url) => import(url))))),
    ];
    await import(manifest);
    globalThis.__reactRouterRouteModules = Object.fromEntries(
      await Promise.all(Object.keys(routes).map(load)),
    );
    await import(entry);
  };
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, AT_LATEST_MS);
  });
  const read = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  Promise.all([painted, read]).then(start);
}
