// `npm run dev`: server and web app with hot reload, at http://localhost:3000.
import { spawn } from 'node:child_process';
import { ensureModel, ensurePackages, environment, nodePath, ROOT, runMain } from './prepare.mjs';

/** A change here starts the server anew; changes of the web app reach pages without that. */
const WATCHED = ['api/src', 'contract/src', 'scripts/dev-server.mjs'];

await runMain(async () => {
  await ensurePackages();
  await ensureModel();
  const watching = ['--watch', '--watch-preserve-output', ...WATCHED.map((path) => `--watch-path=${path}`)];
  const server = spawn(nodePath(), [...watching, 'scripts/dev-server.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(),
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
});
