import { randomUUIDv7 } from 'node:crypto';
import { uploadAttachment } from '@ampersand/contract/attachments';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import type { AttachedFile } from '../../http/files.ts';
import { mount, mountRaw } from '../../http/route.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { ATTACHMENTS } from '../../lib/storage.ts';
import { type Asked, findOwn, requireOpen } from '../connections/own.ts';
import { storeFile } from '../photos/store.ts';
import { presentAttachment } from './present.ts';
import { type AttachmentRow, findReadable, insertAttachment } from './queries.ts';
import { cleanName, disposition, FORMAT } from './rules.ts';

const NO_FILE = 'Please choose a file';
const NO_SUCH_FILE = 'There is no such file here';

export function attachmentRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, uploadAttachment, async ({ params: { connectionId }, attachment, user }) => {
    const own = requireOpen(await findOwn(deps.db, { connectionId, userId: user.id }));
    if (!attachment)
      throw new AppError('invalid_fields', NO_FILE, { fields: [{ path: 'file', message: NO_FILE }] });
    await deps.limits.count('attachment', user.id);
    const kept = await keep(deps, { connectionId: own.id, userId: user.id }, attachment);
    return { data: presentAttachment(kept) };
  });

  mountRaw(app, deps, besides.attachment, async ({ params, user, request, reply }) => {
    const row = requireFound(await findAsked(deps, user.id, params.attachmentId), NO_SUCH_FILE);
    // Asked for each time: who has been blocked since, or where it was taken back, it is not there any more.
    const tag = `"${row.id}"`;
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const file = requireFound(await deps.storage.get(row.path), NO_SUCH_FILE);
    if (file.length !== undefined) reply.header('content-length', file.length);
    return reply
      .header('content-type', FORMAT[row.kind].type)
      .header('content-disposition', disposition(row.name, row.kind))
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .send(file.stream);
  });
}

async function findAsked(deps: Deps, userId: string, id: string): Promise<AttachmentRow | undefined> {
  return z.uuid().safeParse(id).success ? findReadable(deps.db, userId, id) : undefined;
}

/** Stores a file until a message takes it, for an hour. */
async function keep(deps: Deps, { connectionId, userId }: Asked, file: AttachedFile): Promise<AttachmentRow> {
  const id = randomUUIDv7();
  const { kind, bytes, content, width, height } = file;
  const { ending, type } = FORMAT[kind];
  const path = `${ATTACHMENTS}${id}${ending}`;
  await storeFile(deps, path, { content, type });
  const name = cleanName(file.name, kind);
  const row = { id, connectionId, uploaderId: userId, kind, path, name, bytes, width, height };
  const kept = { ...row, createdAt: deps.now() };
  await insertAttachment(deps.db, kept);
  return { ...kept, messageId: null };
}
