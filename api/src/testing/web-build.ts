import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { loadWebBuild } from '../http/pages.ts';

/** The web app as it was last built. */
export const webBuild = await loadWebBuild(
  realpathSync(join(import.meta.dirname, '../../../web/build/current')),
);
