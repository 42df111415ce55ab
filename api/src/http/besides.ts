import {
  agreementPath,
  attachmentPath,
  callPath,
  exportPath,
  NOTIFICATION_STREAM,
  trialPath,
} from '@ampersand/contract/path';
import { API_BASE, type RawRoute } from './route.ts';

const NEWSLETTER_ONE_CLICK = `${API_BASE}/newsletter/one-click/{token}` as const;
/** Stands in emails that were sent under this name. */
const INACTIVITY_ONE_CLICK = `${API_BASE}/silence/one-click/{token}` as const;

const EMAIL_ONE_CLICK = `${API_BASE}/emails/one-click/{token}` as const;

/** What is served beside the calls of the contract: files, a stream, what other programs prescribe. Tests keep it whole. */
export const besides = {
  photo: {
    method: 'GET',
    path: '/uploads/{key}',
    access: 'member',
    limit: 'photoFile',
    summary: 'A photo or logo, for logged-in people',
  },
  attachment: {
    method: 'GET',
    path: `${API_BASE}${attachmentPath('{attachmentId}')}`,
    access: 'member',
    limit: 'photoFile',
    summary: 'A file of a message, as a download, for the two of the conversation',
  },
  agreement: {
    method: 'GET',
    path: `${API_BASE}${agreementPath('{agreementId}')}`,
    access: 'member',
    limit: 'document',
    summary: 'What two agreed on as a PDF, for each of them, whatever has become of the connection',
  },
  trial: {
    method: 'GET',
    path: `${API_BASE}${trialPath('{trialId}')}`,
    access: 'member',
    limit: 'document',
    summary: 'A trial that two signed as a PDF, for each of them, whatever has become of the connection',
  },
  callCalendar: {
    method: 'GET',
    path: `${API_BASE}${callPath('{connectionId}', '{callId}')}`,
    access: 'member',
    limit: 'document',
    summary: 'An agreed call as a file for calendars (iCalendar), for the two of it',
  },
  unreadStream: {
    method: 'GET',
    path: `${API_BASE}${NOTIFICATION_STREAM}`,
    access: 'member',
    limit: 'read',
    summary:
      'How many notifications are unread (`unread`), what happens in the own conversations (`talk`, with a TalkEvent), that something else stands between the member and somebody (`ties`) and that some of it may have been missed (`missed`), as server-sent events, for logged-in people',
  },
  archive: {
    method: 'GET',
    path: `${API_BASE}${exportPath('{token}')}`,
    access: 'token',
    limit: 'archive',
    summary: "The archive of a member's data, for whoever has the link from the email",
  },
  newsletterPage: {
    method: 'GET',
    path: NEWSLETTER_ONE_CLICK,
    access: 'token',
    limit: 'read',
    summary: 'Leads to the page that ends the newsletter',
  },
  newsletterOneClick: {
    method: 'POST',
    path: NEWSLETTER_ONE_CLICK,
    access: 'token',
    limit: 'read',
    summary: 'Ends the newsletter, for email providers (RFC 8058)',
  },
  inactivityPage: {
    method: 'GET',
    path: INACTIVITY_ONE_CLICK,
    access: 'token',
    limit: 'read',
    summary: 'Leads to the page that says you are still looking',
  },
  inactivityOneClick: {
    method: 'POST',
    path: INACTIVITY_ONE_CLICK,
    access: 'token',
    limit: 'read',
    summary: 'Ends the emails that ask whether you are still looking, for email providers (RFC 8058)',
  },
  emailPage: {
    method: 'GET',
    path: EMAIL_ONE_CLICK,
    access: 'token',
    limit: 'read',
    summary: 'Leads to the page that switches off a kind of email',
  },
  emailOneClick: {
    method: 'POST',
    path: EMAIL_ONE_CLICK,
    access: 'token',
    limit: 'read',
    summary: 'Switches off a kind of email, for email providers (RFC 8058)',
  },
  openApi: {
    method: 'GET',
    path: `${API_BASE}/openapi.json`,
    access: 'public',
    limit: 'page',
    summary: 'This document for programs',
  },
  docs: {
    method: 'GET',
    path: '/api/docs',
    access: 'public',
    limit: 'page',
    summary: 'This document for people',
  },
  securityTxt: {
    method: 'GET',
    path: '/.well-known/security.txt',
    access: 'public',
    limit: 'page',
    summary: 'Where to report a weakness (RFC 9116)',
  },
  alive: {
    method: 'GET',
    path: '/healthz',
    access: 'public',
    limit: null,
    summary: 'Whether the process runs',
  },
  ready: {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    limit: null,
    summary: 'Whether it can serve: database, migrations, model',
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    access: 'token',
    limit: null,
    summary: 'Prometheus text, with the token of the deployment or on the machine itself',
  },
  pages: { method: 'GET', path: '/*', access: 'public', limit: 'page', summary: 'The web app' },
  sentForm: {
    method: 'POST',
    path: '/*',
    access: 'public',
    limit: 'page',
    summary: 'Forms of the web app that work before its scripts run',
  },
} as const satisfies Record<string, RawRoute>;
