import type { SettingsChange } from '@ampersand/contract/account';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema.ts';
import type { SwitchOff } from '../../notifications/switch-off.ts';
import { settingsOf, switchedBy } from './rules.ts';

export async function setPhone(db: Db, userId: string, phone: string): Promise<void> {
  await db.update(users).set({ phone }).where(eq(users.id, userId));
}

/** Changes settings, in one statement; the moment at which a pause began stays. @returns all of them as they are now; undefined when the account is gone. */
export async function updateSettings(db: Db, userId: string, change: SettingsChange, now: Date) {
  const { contactVisibility, showVisits, readMarks, askForPhoto, paused } = change;
  const { on, daily, off } = switchedBy(change);
  const [saved] = await db
    .update(users)
    .set({
      mutedEmails: kindsIn(users.mutedEmails, { and: textArray(off), not: textArray([...on, ...daily]) }),
      dailyEmails: kindsIn(users.dailyEmails, { and: textArray(daily), not: textArray([...on, ...off]) }),
      ...(contactVisibility && { contactVisibility }),
      ...(showVisits !== undefined && { showVisits }),
      ...(readMarks !== undefined && { readMarks }),
      ...(askForPhoto !== undefined && { askForPhoto }),
      ...(paused !== undefined && { pausedAt: paused ? sql`coalesce(${users.pausedAt}, ${now})` : null }),
    })
    .where(eq(users.id, userId))
    .returning();
  return saved && settingsOf(saved);
}

/** Switches off what a link stands for. @returns whether the account is there. */
export async function muteEmails(db: Db, { userId, kind }: SwitchOff): Promise<boolean> {
  const off = kind === 'digest' ? sql`${users.dailyEmails}` : textArray([kind]);
  const none = textArray([]);
  const muted = await db
    .update(users)
    .set({
      mutedEmails: kindsIn(users.mutedEmails, { and: off, not: none }),
      dailyEmails: kindsIn(users.dailyEmails, { and: none, not: off }),
    })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return muted.length > 0;
}

const textArray = (words: readonly string[]) => sql`${sql.param(words)}::text[]`;
const kindsIn = (kinds: PgColumn, { and, not }: Record<'and' | 'not', SQL>) =>
  sql`array(select distinct kind from unnest(${kinds} || ${and}) kind where kind <> all(${not}))`;
