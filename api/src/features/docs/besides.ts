import { exportPath } from '@ampersand/contract/account';
import { API_BASE } from '../../http/route.ts';
import { SECURITY_TXT } from './security-txt.ts';

/** What is served beside the calls of the contract: files, a stream, what other programs prescribe. A test keeps it whole. */
export const besides: readonly { method: 'GET' | 'POST'; path: string; summary: string }[] = [
  { method: 'GET', path: '/uploads/{key}', summary: 'A photo or logo, for signed-in people' },
  {
    method: 'GET',
    path: `${API_BASE}/notifications/stream`,
    summary: 'How many notifications are unread, as server-sent events, for signed-in people',
  },
  {
    method: 'GET',
    path: API_BASE + exportPath('{token}'),
    summary: "The archive of one's data, for who has the link from the email",
  },
  {
    method: 'GET',
    path: `${API_BASE}/newsletter/one-click/{token}`,
    summary: 'Leads to the page that ends the newsletter',
  },
  {
    method: 'POST',
    path: `${API_BASE}/newsletter/one-click/{token}`,
    summary: 'Ends the newsletter, for email providers (RFC 8058)',
  },
  {
    method: 'GET',
    path: `${API_BASE}/silence/one-click/{token}`,
    summary: 'Leads to the page that says one is still looking',
  },
  {
    method: 'POST',
    path: `${API_BASE}/silence/one-click/{token}`,
    summary: 'Ends the question whether one is still looking, for email providers (RFC 8058)',
  },
  { method: 'GET', path: `${API_BASE}/openapi.json`, summary: 'This contract for programs' },
  { method: 'GET', path: '/api/docs', summary: 'This contract for people' },
  { method: 'GET', path: SECURITY_TXT, summary: 'Where to report a weakness (RFC 9116)' },
  { method: 'GET', path: '/healthz', summary: 'Whether the process runs' },
  { method: 'GET', path: '/readyz', summary: 'Whether it can serve: database, migrations, model' },
  {
    method: 'GET',
    path: '/metrics',
    summary: 'Prometheus text, with the token of the deployment or on the machine itself',
  },
  { method: 'GET', path: '/*', summary: 'The web app' },
];
