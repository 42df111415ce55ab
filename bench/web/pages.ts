import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** Public pages, the pages that lead inside, and those of members. */
export type Kind = 'public' | 'door' | 'inside';
export const members = ['founder', 'applicant'] as const;
export type Member = (typeof members)[number];

export interface Page {
  readonly route: string;
  /** Where it is looked at; `:id` is somebody of the other side, or a conversation. */
  readonly path: string;
  readonly kind: Kind;
  readonly member?: Member;
  /** Answers 404, as it should. */
  readonly missing?: true;
}

/** A page in tables: without what differs from run to run. */
export const nameOf = ({ path }: Page) => path.replace(/\?.*/, '');

const TOKEN = '?token=a-token-that-nobody-was-sent';
const articles = [1, 2, 3, 4, 5, 6].map((id) => `/blog/${id}`);

export const areas: Record<Member, string> = {
  founder: '/founder-dashboard',
  applicant: '/cofounder-dashboard',
};

/** Every page of the product. */
export const pages: readonly Page[] = [
  ...at('public', ['/', '/how-we-work', '/blog', '/about', '/career', '/pricing']),
  ...at('public', ['/privacy-policy', '/terms-condition', '/newsletter']),
  ...articles.map((path): Page => ({ route: '/blog/:id', path, kind: 'public' })),
  ...at('public', ['/newsletter/confirm', '/newsletter/unsubscribe', '/waitlist/confirm'], TOKEN),
  ...at('public', ['/confirm-email', '/still-looking', '/pause-profile', '/emails-off', '/export'], TOKEN),
  { route: '/*', path: '/nowhere', kind: 'public', missing: true },
  ...at('door', ['/contact', '/waitlist', '/login', '/forgot-password', '/register', '/register-founder']),
  ...inside('founder'),
  ...inside('applicant'),
];

/** Routes that are no pages: they lead each role to its own, or answer with a file. */
const noPages = ['/dashboard', '/account', '/preference', '/robots.txt', '/sitemap.xml', '/rss.xml'];

function at(kind: Kind, routes: readonly string[], query = ''): Page[] {
  return routes.map((route) => ({ route, path: route + query, kind }));
}

function inside(member: Member): Page[] {
  const area = areas[member];
  const routes = [
    ...[
      '',
      '/matches',
      '/matches/board',
      '/matches/compare',
      '/matches/saved',
      '/matches/passed',
      '/detail-page/:id',
      '/profile',
      '/preferance',
      '/account',
    ],
    ...[
      '/messages',
      '/messages/requests',
      '/messages/invitations',
      '/messages/:id',
      '/together/:id',
      '/together/:id/equity',
      '/together/:id/trial',
    ],
    ...['/together/:id/alignment', '/together/:id/alignment/:theme', '/together/:id/alignment/on-paper'],
  ];
  return routes.map((route) => ({ route: area + route, path: area + route, kind: 'inside', member }));
}

interface Route {
  readonly path?: string;
  readonly children?: readonly Route[];
}

/** Addresses of all routes below one, as `web/app/routes.ts` spells them. */
function addressesIn({ path = '', children }: Route, above = ''): string[] {
  const address = path === '' ? above : `${above}/${path}`;
  return children ? children.flatMap((child) => addressesIn(child, address)) : [address || '/'];
}

/** @throws when a route is not in the table, or what is in the table is no route. */
export async function checkTable(): Promise<void> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'routes', 'web', '--json'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const [root = {}]: Route[] = JSON.parse(stdout);
  const routes = new Set(addressesIn(root));
  const named = new Set([...pages.map(({ route }) => route), ...noPages]);
  const wrong = [...routes.symmetricDifference(named)];
  if (wrong.length > 0)
    throw new Error(`Not both in web/app/routes.ts and in bench/web/pages.ts: ${wrong.join(', ')}`);
}
