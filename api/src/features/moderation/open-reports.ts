import { brand } from '@ampersand/contract/brand';
import { pages } from '@ampersand/contract/pages';
import type { Deps } from '../../http/deps.ts';
import { type Addressee, addressee } from '../../lib/addressee.ts';
import { emailBody } from '../../lib/email-body.ts';
import type { JobDefinition } from '../../lib/jobs.ts';
import { type Email, enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { countUnread } from './list-queries.ts';
import { findAdministrators } from './queries.ts';

type TellDeps = Pick<Deps, 'config' | 'db' | 'jobs'>;

/** Tells administrators by email that reports are open which nobody has looked at. */
export async function tellOfOpenReports({ config, db, jobs }: TellDeps): Promise<void> {
  const url = pageUrl(config.publicUrl, pages.admin);
  await db.transaction(async (tx) => {
    const count = await countUnread(tx);
    if (count === 0) return;
    for (const admin of await findAdministrators(tx))
      await enqueueEmail(tx, jobs, reportsOpenEmail({ ...addressee(admin), count, url }), {
        userId: admin.id,
      });
  });
}

function reportsOpenEmail({ to, greeting, count, url }: Addressee & { count: number; url: string }): Email {
  const [what, verb] = count === 1 ? ['One report', 'is'] : [`${count} reports`, 'are'];
  return {
    kind: 'reports_open',
    to,
    subject: `${what} on ${brand.name} ${verb} waiting for you`,
    ...emailBody({
      greeting,
      paragraphs: [
        `${what} ${verb} open that nobody has looked at yet.`,
        { link: url, label: 'See what is open' },
        'This comes once a day, as long as there are any.',
      ],
    }),
  };
}

export function openReportsJob(deps: TellDeps): JobDefinition {
  return { queue: 'tell-open-reports', cron: '29 7 * * *', run: () => tellOfOpenReports(deps) };
}
