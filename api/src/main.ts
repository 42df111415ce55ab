import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { loadWebBuild } from './http/pages.ts';
import { start } from './start.ts';

const WEB = join(import.meta.dirname, '../../web/build/current');

// The build of this moment: a later one beside the running server changes nothing for it.
start(async () => (existsSync(WEB) ? loadWebBuild(realpathSync(WEB)) : undefined));
