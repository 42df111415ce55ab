import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brand } from '@ampersand/contract/brand';
import { pages } from '@ampersand/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { besides } from '../../../http/besides.ts';
import type { Deps } from '../../../http/deps.ts';
import { mountRaw } from '../../../http/route.ts';
import { addressee } from '../../../lib/addressee.ts';
import { AppError } from '../../../lib/app-error.ts';
import { audit } from '../../../lib/audit.ts';
import { type JobDefinition, LONG_JOB, TRIED_FOR_A_DAY } from '../../../lib/jobs.ts';
import { enqueueEmail } from '../../../lib/mailer.ts';
import { pageUrl } from '../../../lib/page-url.ts';
import { byPages, goRound } from '../../../lib/rounds.ts';
import { newToken } from '../../../lib/tokens.ts';
import { findFiles } from '../deletion/queries.ts';
import { holdAccount } from '../queries.ts';
import { exportReadyEmail } from './emails.ts';
import { findEverything } from './everything.ts';
import { jsonText } from './json-text.ts';
import {
  deleteExport,
  type ExpiredExport,
  findExpiredExports,
  findExport,
  findOwnAttachments,
  findStuckExports,
  findWantedExport,
  hasExport,
  insertExport,
  openExport,
} from './queries.ts';

const QUEUE = 'export-account';
const jobData = z.object({ exportId: z.uuid() });

const README = `Everything ${brand.name} holds about you is in data.json, one part for each table of its database. Your photo and logo are beside it, as you see them on your profile, and the files that you sent in conversations, under their ids.
Left out are your password, codes and secrets, which the server keeps as fingerprints or for logging in alone, and what others keep to themselves: who looked at your profile (you will find how many visits there were on each day), opened your invitation, blocked or reported you.
Questions: ${brand.supportEmail}
`;

/**
 * Begins to make an archive; the link comes by email.
 * @throws {AppError} `forbidden` while the address is not confirmed: it may be a stranger's. `rate_limited` after three a day.
 */
export async function requestExport(
  deps: Deps,
  user: { id: string; emailConfirmed: boolean },
  request: FastifyRequest,
): Promise<void> {
  if (!user.emailConfirmed)
    throw new AppError('forbidden', 'Please confirm your email address first: we send the link there');
  await deps.limits.count('export', user.id);
  await deps.db.transaction(async (tx) => {
    const exportId = await insertExport(tx, user.id, deps.now());
    await deps.jobs.send(tx, QUEUE, { exportId, userId: user.id });
  });
  audit(request, 'export_asked');
}

type ExportDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'log' | 'now' | 'jobs'>;

async function makeExport(deps: ExportDeps, exportId: string): Promise<void> {
  const wanted = await findWantedExport(deps.db, exportId);
  if (!wanted?.fileKey) return;
  const { userId, email, fileKey } = wanted;
  await deps.storage.put(fileKey, await archiveOf(deps, { userId, email }), 'application/zip');
  const token = newToken();
  await deps.db.transaction(async (tx) => {
    if (!(await holdAccount(tx, userId))) return;
    if (!(await openExport(tx, exportId, token, deps.now()))) return;
    const url = pageUrl(deps.config.publicUrl, pages.export, token);
    await enqueueEmail(tx, deps.jobs, exportReadyEmail({ ...addressee(wanted), url }), { userId });
  });
  if (!(await hasExport(deps.db, exportId))) await deps.storage.remove(fileKey);
  audit(deps, 'export_made', { userId });
}

/** The archive, made as it is read: however much is held about a person, little of it is in memory at a time. */
async function archiveOf(deps: ExportDeps, person: { userId: string; email: string }): Promise<Readable> {
  const zip = new ZipFile();
  const archive = new PassThrough();
  zip.on('error', (error) => archive.destroy(error));
  zip.outputStream.pipe(archive);
  zip.addBuffer(Buffer.from(README), 'README.txt');
  for (const key of await findFiles(deps.db, person.userId)) {
    const file = key.endsWith('.zip') ? undefined : await deps.storage.get(key);
    if (file) zip.addBuffer(await buffer(file.stream), `photos/${key}`);
  }
  for (const key of await findOwnAttachments(deps.db, person.userId))
    zip.addReadStreamLazy(
      key,
      (give) =>
        void openFile(deps, key).then(
          (file) => give(null, file),
          (error) => archive.destroy(error),
        ),
    );
  const everything = await findEverything(deps.db, person, deps.now());
  zip.addReadStream(Readable.from(jsonText(everything), { objectMode: false }), 'data.json');
  zip.end();
  return archive;
}

/** A file of a conversation; empty where it was taken back meanwhile. */
async function openFile({ storage }: Pick<Deps, 'storage'>, key: string): Promise<Readable> {
  return (await storage.get(key))?.stream ?? Readable.from([]);
}

/** Begins archives anew whose job has failed for the last time. */
async function resumeExports({ db, jobs, now }: ExportDeps): Promise<void> {
  for (const { id, userId } of await findStuckExports(db, QUEUE, now()))
    await jobs.send(db, QUEUE, { exportId: id, userId });
}

/** Removes archives whose time is over, file first. */
export async function removeExpiredExports(
  deps: Pick<Deps, 'db' | 'log' | 'storage' | 'now'>,
): Promise<void> {
  const now = deps.now();
  const expired = byPages(
    (page) => findExpiredExports(deps.db, now, page),
    ({ id }: ExpiredExport) => id,
  );
  await goRound(deps.log, 'archive not removed', async (turn) => {
    for await (const archive of expired)
      await turn({ exportId: archive.id }, () => removeExport(deps, archive));
  });
}

async function removeExport({ db, storage }: Pick<Deps, 'db' | 'storage'>, { id, fileKey }: ExpiredExport) {
  if (fileKey) await storage.remove(fileKey);
  await deleteExport(db, id);
}

export function exportJobs(deps: ExportDeps): JobDefinition[] {
  return [
    {
      queue: QUEUE,
      options: { ...LONG_JOB, ...TRIED_FOR_A_DAY },
      run: (data) => makeExport(deps, jobData.parse(data).exportId),
    },
    {
      queue: 'expire-exports',
      cron: '*/10 * * * *',
      async run() {
        await resumeExports(deps);
        await removeExpiredExports(deps);
      },
    },
  ];
}

const gone = () =>
  new AppError(
    'not_found',
    'This link no longer works: archives are kept for seven days. Please ask for a new one on your account page',
  );

/** @throws {AppError} `not_found` where the token leads to no archive, or no more. */
export async function findArchive({ db, now }: Pick<Deps, 'db' | 'now'>, token: string) {
  const found = await findExport(db, token, now());
  if (!found?.fileKey) throw gone();
  return { userId: found.userId, fileKey: found.fileKey };
}

/** The archive whose token stands in the link of the email; the page there fetches it. The token says whose it is. */
export function exportRoute(app: FastifyInstance, deps: Deps): void {
  mountRaw(app, deps, besides.archive, async ({ params, request, reply }) => {
    const { userId, fileKey } = await findArchive(deps, params.token);
    const file = await deps.storage.get(fileKey);
    if (!file) throw gone();
    audit(request, 'export_fetched', { userId });
    if (file.length !== undefined) reply.header('content-length', file.length);
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .header('cache-control', 'no-store')
      .send(file.stream);
  });
}
