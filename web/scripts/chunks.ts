import { join, relative, sep } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';
import routes from '../app/routes.ts';

const APP = join(import.meta.dirname, '../app');
const START = 'entry.client.tsx';
/** The frame of public pages. */
const LAYOUT = 'features/site/layout.tsx';
const HOME = 'features/home/home.tsx';

/** Loaded with every page, and the same from release to release. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|clsx)[\\/]|preload-helper|app[\\/]leaving\./;

/** Which part of the app a route is, by its file: public pages and their frame are one part, others go by their folder. */
const parts = new Map(routes.flatMap(partsOf));
const areas = routes.filter(({ path, children }) => path && children);
/** Without the frame's own part, which may hold a page too. */
const inside = new Set(areas.flatMap(({ children = [] }) => children).map(partOf)).difference(
  new Set(areas.map(partOf)),
);

function partsOf(route: RouteConfigEntry): [string, string][] {
  const part = partOf(route);
  const pages = (route.children ?? []).map((page) => [page.file, route.path ? partOf(page) : part] as const);
  return [[route.file, part], ...pages.map(([file, of]): [string, string] => [file, of])];
}

/** Pages within a page inside, by their file: which part they are, and which page they are in. They do not decide what other parts share. */
const within = new Map(
  routes
    .flatMap(({ path, children = [] }) => (path ? children : []))
    .flatMap(({ file: frame, children = [] }) =>
      children.map((page) => [page.file, { part: partOf(page), frame }] as const),
    ),
);

/** What forms are made of: few public pages have one from the start. */
const FORMS = /node_modules[\\/]react-hook-form[\\/]/;

/** A picture of a few lines: a file of its own would cost more than it holds. */
const ICON = /node_modules[\\/]lucide-react[\\/]/;

/** What the contract's rules are made of: heavy, and needed only once something is sent. */
const RULES = /node_modules[\\/]zod[\\/]/;

const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: FRAMEWORK, priority: 2 },
  { name: sharedBy, debugName: 'shared', includeDependenciesRecursively: false },
];

/**
 * Says which scripts go into one file. What a single page needs stays with it. What several need is one file for each set of
 * parts of the app: `app` for public pages and others, `controls` where only public pages with a form need it, three parts, or parts on
 * both sides of the log-in, `inside` for several parts behind it, `within` for several pages within a page, `forms` for several parts where it brings what forms are made of.
 */
export function chunks(): Plugin {
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [page] = RULES.test(id) ? usersOf(id, this).needing.keys() : [];
        if (page)
          this.error(
            `${page} loads zod with its first line: ask for the contract's rules when they are needed (form/use-rules)`,
          );
      }
    },
    // The file of a page may export more than the page: it is not imported by anything that minds.
    generateBundle(_, bundle) {
      const ring = findRing(bundle);
      if (ring)
        this.error(
          `Files of the app import each other, so what one needs may not be there yet: ${ring.join(' → ')}`,
        );
    },
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({ ...options, codeSplitting: { groups } }),
  };
}

/** Files that import each other with their first line, the first again at the end. */
function findRing(bundle: Rolldown.OutputBundle): string[] | undefined {
  const importsOf = (file: string) => {
    const part = bundle[file];
    return part?.type === 'chunk' ? part.imports : [];
  };
  const done = new Set<string>();
  const from = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const imported of importsOf(file)) {
      const ring = from(imported, [...way, file]);
      if (ring) return ring;
    }
    done.add(file);
    return undefined;
  };
  return Object.keys(bundle)
    .map((file) => from(file, []))
    .find((ring) => ring !== undefined);
}

function sharedBy(id: string, modules: Rolldown.ChunkingContext): string | null {
  const { needing, isLate } = usersOf(id, modules);
  // It starts the app: its own moment is after all others.
  if (fileOf(id) === START) return null;
  if (FORMS.test(id)) return 'forms';
  if (needing.has('root.tsx') || needing.has(START)) return 'app';
  if (needing.size === 0 || (needing.size === 1 && !isLate)) return null;
  const sharing = new Set([...needing.keys()].flatMap((file) => parts.get(file) ?? []));
  const pages = [...needing.keys()].flatMap((file) => within.get(file) ?? []);
  const nested = pages.map(({ part }) => part);
  if (sharing.size === 0) {
    const isOfOneFrame = new Set(pages.map(({ frame }) => frame)).size === 1;
    return isOfOneFrame && new Set(nested).size > 1
      ? `within-${pages[0]?.frame.split('/').at(-2)}`
      : joined(nested);
  }
  const isForm = needs(FORMS, id, modules);
  if (sharing.has('site') && sharing.size > 1) {
    if (isForm) return 'forms';
    return isRead(needing, modules) ? 'app' : 'controls';
  }
  if (sharing.has('site') && !isCommon(needing)) return null;
  const names = sharing.difference(inside);
  if (ICON.test(id) && names.size === 0) return 'shell';
  // The frame is there whenever a page inside is.
  if (names.size < sharing.size && !names.has('shell')) {
    if (sharing.size === 1) return joined([...sharing, ...nested]);
    names.add('inside');
  }
  if (isForm && (names.size > 1 || names.has('inside'))) return 'forms';
  if (names.size > 2 || (names.size > 1 && (names.has('inside') || names.has('shell')))) return 'controls';
  return joined([...names]);
}

/** The name of what these parts share. */
const joined = (names: readonly string[]) => [...new Set(names)].sort().join('-') || null;

/** Whether a module loads such packages with its first line. */
function needs(packages: RegExp, id: string, modules: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>([id]);
  for (const one of seen) {
    if (packages.test(one)) return true;
    for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

const publicPages = [...parts].filter(([, part]) => part === 'site').map(([file]) => file);

/** Whether the home page, where most begin, or most public pages need what these routes need. */
const isCommon = (needing: ReadonlyMap<string, string>) =>
  needing.has(LAYOUT) ||
  needing.has(HOME) ||
  publicPages.filter((file) => needing.has(file)).length > publicPages.length / 2;

/** Whether a public page without a form is among these routes. */
const isRead = (needing: ReadonlyMap<string, string>, modules: Rolldown.ChunkingContext) =>
  publicPages.some((file) => {
    const id = needing.get(file);
    return id !== undefined && !needs(FORMS, id, modules);
  });

/** The routes that load a module with their first line, and whether something that comes later uses it too. */
function usersOf(id: string, modules: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>) {
  const seen = new Set<string>([id]);
  const needing = new Map<string, string>();
  let isLate = false;
  for (const one of seen) {
    const info = modules.getModuleInfo(one);
    if (info?.isEntry) needing.set(fileOf(one), one);
    isLate ||= (info?.dynamicImporters.length ?? 0) > 0;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return { needing, isLate };
}

function partOf({ file }: RouteConfigEntry): string {
  return file.split('/').at(-2) ?? '';
}

const fileOf = (id: string) => relative(APP, id.split('?')[0] ?? id).replaceAll(sep, '/');
