import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, killServers } from '../api/src/testing/server-process.ts';
import { liveMessages } from './kills/messages.ts';
import { livePeople } from './kills/people.ts';
import { between, createVictim } from './kills/victim.ts';
import { makeDatabase } from './own-database.ts';
import { report } from './report.ts';

// Kills the real server again and again while people use it, and counts what was acknowledged and is gone: those who register,
// save and ask for codes, and how long after the restart the emails came that were under way, or members who write messages.

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    /** Members write messages, instead. */
    messages: { type: 'boolean', default: false },
    /** 30, and 10 who write messages. */
    people: { type: 'string' },
    /** A PostgreSQL server to make a database in; without it the embedded one is killed. */
    database: { type: 'string' },
  },
});
const kills = Number(options.kills);
const people = Number(options.people ?? (options.messages ? 10 : 30));

const folder = await mkdtemp(join(tmpdir(), 'ampersand-kills-'));
const database = await makeDatabase('kills', { url: options.database, folder });
const life = options.messages ? await liveMessages(database, people) : await livePeople(people);
const victim = createVictim({
  DATA_DIR: folder,
  PORT: await freePort(),
  LOG_LEVEL: 'error',
  ...life.env,
  ...database.env,
});
try {
  await victim.start();
  const living = life.live(victim);
  for (let kill = 1; kill <= kills; kill++) {
    // Whoever lives there may find a fault before the next kill.
    await Promise.race([wait(between(life.upMs)), living]);
    await victim.kill();
    await victim.start();
    console.log(`kill ${kill}: ${life.progress()}`);
  }
  life.stop();
  await living;
  const { figures, gates } = await life.judge(victim);
  const name = `kills${options.messages ? '-messages' : ''}-${options.database ? 'postgres' : 'embedded'}`;
  await report(name, { kills, people }, figures, gates);
} finally {
  await killServers();
  await database.drop();
  await life.close();
  await rm(folder, { recursive: true, force: true });
}
