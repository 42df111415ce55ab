// `npm run dev`: server and web app with hot reload, at http://localhost:3000.
import { spawn } from 'node:child_process';
import { ensureModel, ensurePackages, environment, nodePath, ROOT, runMain } from './prepare.mjs';

await runMain(async () => {
  await ensurePackages();
  await ensureModel();
  const webPort = process.env.PORT ?? '3000';
  const apiPort = process.env.API_PORT ?? String(Number(webPort) + 1);
  const env = environment({
    PORT: apiPort,
    API_PORT: apiPort,
    WEB_PORT: webPort,
    PUBLIC_URL: `http://localhost:${webPort}`,
  });
  const children = [
    spawn(nodePath(), ['--watch', '--watch-preserve-output', 'api/src/main.ts'], {
      cwd: ROOT,
      stdio: 'inherit',
      env,
    }),
    spawn('npm', ['run', '--silent', 'dev', '--workspace', 'web'], { cwd: ROOT, stdio: 'inherit', env }),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  for (const child of children) child.on('exit', stop);
});
