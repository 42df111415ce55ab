import { z } from 'zod';
import { dataOf, endpoint, pageOf, pageQuery } from './endpoint.ts';

export const notificationKindSchema = z
  .enum([
    'PROFILE_VIEWED',
    'CONTACT_REVEALED',
    'STRONG_MATCH',
    'SYSTEM',
    'REQUEST_RECEIVED',
    'INVITATION_ACCEPTED',
    'INVITATION_DECLINED',
    'INVITATION_EXPIRED',
    'ROOM_AGAIN',
    'QUIET_ASKED',
    'MET_ASKED',
    'TOGETHER',
    'REMINDER_DUE',
  ])
  .meta({ id: 'NotificationKind' });

const notificationSchema = z
  .object({
    id: z.uuid(),
    kind: notificationKindSchema,
    title: z.string(),
    text: z.string(),
    /** A path of the web app, or null. */
    link: z.string().nullable(),
    createdAt: z.string(),
    readAt: z.string().nullable(),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notificationSchema>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'What happened, latest first, and how many are unread',
  access: 'member',
  query: pageQuery,
  response: pageOf(notificationSchema).extend({ unread: z.number().int() }),
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark some, or without ids all, as read; answers how many are left',
  access: 'member',
  body: z.object({ ids: z.array(z.uuid()).max(100).optional() }),
  response: dataOf(z.number().int()),
});
