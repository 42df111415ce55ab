// What `npm run dev` watches: the server with the web app from its sources, in one process.
import { join } from 'node:path';
import { start } from '../api/src/start.ts';
import { compileIn, websiteFrom } from '../web/scripts/develop.ts';
import { ROOT } from './prepare.mjs';

let vite;

start(async () => ({
  files: join(ROOT, 'web/public'),
  website: websiteFrom(() => vite),
  attach: async (app) => {
    vite = await compileIn(app.server);
    app.addHook('preClose', () => {
      // First nobody new comes in: pages would take this server for the one that follows.
      app.server.close();
      return vite.close();
    });
  },
}));
