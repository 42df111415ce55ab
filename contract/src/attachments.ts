import { z } from 'zod';
import { connectionParams } from './connections.ts';
import { dataOf, endpoint } from './endpoint.ts';
import { attachmentKindSchema } from './enumerations.ts';

export const attachmentSchema = z
  .object({
    id: z.uuid(),
    kind: attachmentKindSchema,
    /** What the sender called the file, cleaned, at most 200 characters; it ends as its kind does: `.webp`, `.pdf`. */
    name: z.string(),
    bytes: z.number().int(),
    /** Pixels of a photo; null for a PDF. */
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    /** Where the two of the conversation get it, as a download. */
    url: z.string(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachmentSchema>;

export const uploadAttachment = endpoint({
  method: 'POST',
  path: '/connections/{connectionId}/attachments',
  summary:
    'Upload a file for your next message there: a photo of 5 MB, which is made anew, at most 1600 pixels wide and high, or a PDF of 10 MB. Until a message takes it only you see it, and after an hour it is gone. 409 where nobody can write, 429 after 50 files a day',
  access: 'member',
  conflict: true,
  status: 201,
  file: 'file',
  attachment: true,
  params: connectionParams,
  response: dataOf(attachmentSchema),
});
