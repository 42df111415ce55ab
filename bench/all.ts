import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Texts, pages and hostile calls, one after the other, so that none takes another's processor time. The others ask for a server, for data or for an hour.
const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } });
const data = values.data;
const benchmarks = [
  {
    file: 'text.ts',
    args: [
      '--stsb',
      join(data, 'stsb'),
      '--esco',
      join(data, 'esco/skills_en.csv'),
      '--onet',
      join(data, 'onet'),
    ],
  },
  { file: 'web.ts', args: [] },
  { file: 'fuzz.ts', args: [] },
  { file: 'reading.ts', args: [] },
];

for (const { file, args } of benchmarks) {
  console.log(`\n${file}`);
  const run = spawn(process.execPath, [join(import.meta.dirname, file), ...args], { stdio: 'inherit' });
  const [code] = await once(run, 'exit');
  if (code !== 0) process.exitCode = 1;
}
