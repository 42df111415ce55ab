import type { Page as Tab } from 'puppeteer-core';

/** Pictures of a page as they appear, until one differs from those before a press. */
export interface Film {
  /** Says that whatever changes from now on is an answer. */
  press(): void;
  /** Milliseconds since 1970 at which the first other picture appeared. */
  readonly changed: Promise<number>;
}

export async function startFilm(tab: Tab): Promise<Film> {
  const client = await tab.createCDPSession();
  const first = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<number>();
  let pressed = false;
  let before = '';
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    if (pressed && data !== before) {
      changed.resolve((metadata.timestamp ?? Number.NaN) * 1000);
      // Each picture takes time from the page.
      void client.detach().catch(() => undefined);
    }
    before = data;
    first.resolve();
  });
  await client.send('Page.startScreencast', { format: 'png' });
  await first.promise;
  return {
    press: () => {
      pressed = true;
    },
    changed: changed.promise,
  };
}
