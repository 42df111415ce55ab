// `npm start`: installs what is missing, builds what is stale, then becomes the server.
import { spawn } from 'node:child_process';
import {
  ensureModel,
  ensureProductPackages,
  ensureWeb,
  environment,
  nodePath,
  ROOT,
  runMain,
} from './prepare.mjs';

await runMain(async () => {
  await ensureProductPackages();
  await ensureModel();
  await ensureWeb();
  const server = spawn(nodePath(), ['api/src/main.ts'], { cwd: ROOT, stdio: 'inherit', env: environment() });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
});
