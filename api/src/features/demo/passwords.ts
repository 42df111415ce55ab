import { randomBytes } from 'node:crypto';
import { and, eq, inArray, like } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { demoApplicant, demoFounder } from '../../db/seed/community/demo.ts';
import type { Deps } from '../../http/deps.ts';
import { audit } from '../../lib/audit.ts';
import { hashPassword, isRightPassword } from '../../lib/password.ts';
import { endAllSessions } from '../../lib/sessions.ts';
import { endPendingAccess } from '../account/queries.ts';
import { deleteFactor } from '../account/two-factor/queries.ts';

export const ADMIN_EMAIL = 'admin@demo.test';
/** Stands in the README. */
export const DEMO_PASSWORD = 'Demo#2026';
export const DEMO_LOGINS = [demoFounder.email, demoApplicant.email, ADMIN_EMAIL];
const DEMO_ADDRESSES = '%@demo.test';

/** Hashes of the published password. The whole community has one, so few have to be compared. */
async function findPublishedHashes(db: Db, addresses = like(users.email, DEMO_ADDRESSES)): Promise<string[]> {
  const rows = await db.selectDistinct({ hash: users.passwordHash }).from(users).where(addresses);
  const published = [];
  for (const { hash } of rows) if (await isRightPassword(DEMO_PASSWORD, hash)) published.push(hash);
  return published;
}

/** The demo log-ins that open with the published password. */
export async function findPublishedLogins(db: Db): Promise<string[]> {
  const logins = inArray(users.email, [...DEMO_LOGINS]);
  const hashes = await findPublishedHashes(db, logins);
  const open = await db
    .select({ email: users.email })
    .from(users)
    .where(and(logins, inArray(users.passwordHash, hashes)));
  return DEMO_LOGINS.filter((login) => open.some(({ email }) => email === login));
}

/** Passes the rules of both forms. */
const newPassword = () => `Demo#1${randomBytes(12).toString('hex')}`;

/**
 * Closes every account that the published password opens: new passwords, and all that was begun with the old one ends.
 * `tell` gets the new ones of log-ins and administrators before they count, so that no broken-off start keeps them to
 * itself; nobody gets those of the others, nor any a second time.
 */
export async function closePublishedAccounts(
  deps: Pick<Deps, 'bus' | 'db' | 'log'>,
  tell: (line: string) => void,
): Promise<void> {
  const published = await findPublishedHashes(deps.db);
  if (published.length === 0) return;
  const nobodys = await hashPassword(randomBytes(32).toString('hex'));
  const closed = await deps.db.transaction(async (tx) => {
    const open = await tx
      .select({ id: users.id, email: users.email, role: users.role })
      .from(users)
      .where(inArray(users.passwordHash, published))
      .orderBy(users.id)
      .for('update');
    const lines = [];
    for (const { id, email, role } of open) {
      const isLogin = role === 'ADMIN' || DEMO_LOGINS.some((login) => login === email);
      const password = newPassword();
      const passwordHash = isLogin ? await hashPassword(password) : nobodys;
      await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
      await deleteFactor(tx, id);
      await endPendingAccess(tx, id);
      await endAllSessions(tx, deps.bus, id);
      if (isLogin) lines.push(`  ${email}  ${password}`);
    }
    if (lines.length > 0)
      tell(['', 'Passwords of the demo log-ins, shown this once:', ...lines, ''].join('\n'));
    return open.length;
  });
  audit(deps, 'demo_closed', { accounts: closed });
}
