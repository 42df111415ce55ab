import type { Attachment } from '@ampersand/contract/attachments';
import { attachmentPath } from '@ampersand/contract/path';
import { API_BASE } from '../../http/route.ts';
import type { AttachmentRow } from './queries.ts';

type Shown = Pick<AttachmentRow, 'id' | 'kind' | 'name' | 'bytes' | 'width' | 'height'>;

/** A file of a message as the two of the conversation see it. */
export const presentAttachment = (row: Shown): Attachment => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  url: API_BASE + attachmentPath(row.id),
});
