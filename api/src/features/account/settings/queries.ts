import type { SettingsChange } from '@ampersand/contract/account';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema.ts';
import { settingsOf, switchedBy } from './rules.ts';

export async function setPhone(db: Db, userId: string, phone: string): Promise<void> {
  await db.update(users).set({ phone }).where(eq(users.id, userId));
}

/** Changes settings, in one statement; the moment at which a pause began stays. @returns all of them as they are now; undefined when the account is gone. */
export async function updateSettings(db: Db, userId: string, change: SettingsChange, now: Date) {
  const { contactVisibility, showVisits, readMarks, paused } = change;
  const { on, off } = switchedBy(change);
  const muted = sql`array(select distinct kind from unnest(${users.mutedEmails} || ${textArray(off)}) kind where kind <> all(${textArray(on)}))`;
  const [saved] = await db
    .update(users)
    .set({
      mutedEmails: muted,
      ...(contactVisibility && { contactVisibility }),
      ...(showVisits !== undefined && { showVisits }),
      ...(readMarks !== undefined && { readMarks }),
      ...(paused !== undefined && { pausedAt: paused ? sql`coalesce(${users.pausedAt}, ${now})` : null }),
    })
    .where(eq(users.id, userId))
    .returning();
  return saved && settingsOf(saved);
}

const textArray = (words: readonly string[]) => sql`${sql.param(words)}::text[]`;
