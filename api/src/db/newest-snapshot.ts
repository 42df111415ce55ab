/** Removes what `npm run migration` leaves of the schema before: drizzle-kit compares with the newest snapshot alone, and each has 160 kB. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const META = join(import.meta.dirname, 'migrations/meta');
const snapshots = readdirSync(META).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(join(META, name));
