import { parseSync } from 'vite';
import { features } from 'web-features';

/** The objects there is one of, whose members are told apart from those of others. */
const SINGLE: Record<string, string> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  performance: 'Performance',
  screen: 'Screen',
};
/** Kinds of objects that scripts here hold in variables. Others share too many names with objects of our own. */
const HELD =
  /^(Element|Node|HTML\w*Element|EventTarget|Event|\w+Event|Range|Selection|Blob|File|Request|Response|Headers|FormData|URLSearchParams|AbortSignal|Animation|Array|String|Promise|RegExp|Set|Map|Iterator)$/;

interface Known {
  /** As in browser-compat-data, such as `api.Window.requestIdleCallback`. */
  key: string;
  /** In every browser for two and a half years. */
  wide: boolean;
}

const known = new Map<string, Known>();
/** By the last part of the key, for members of objects whose kind the source does not tell. */
const members = new Map<string, Known[]>();

for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue;
  for (const [key, { baseline }] of Object.entries(feature.status.by_compat_key ?? {})) {
    const one = { key, wide: baseline === 'high' };
    known.set(key, one);
    const [owner = '', name, ...rest] = key.replace(/^(javascript\.builtins|api)\.(Intl\.)?/, '').split('.');
    if (!name || rest.length > 0 || name.endsWith('_static')) continue;
    // Whatever is old counts: what has its name may be that.
    if (one.wide || (HELD.test(owner) && !feature.discouraged))
      members.set(name, [...(members.get(name) ?? []), one]);
  }
}

/** What the source of a script uses that not every browser has had for long: keys of browser-compat-data. */
export function freshApis(fileName: string, source: string): string[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new SyntaxError(`${fileName}: ${errors[0]?.message}`);
  const found = new Set<string>();
  const declared = new Set<string>();
  const imported = new Set<string>();
  walk(program, (node) => {
    if (/(Declarator|Function|Declaration|Specifier)/.test(node.type)) declare(node, declared);
    if (/^Import.*Specifier$/.test(node.type)) declare(node, imported);
  });
  walk(program, (node) => {
    for (const one of used(node, declared, imported)) if (one && !one.wide) found.add(one.key);
  });
  return [...found].sort();
}

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function walk(part: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(part)) for (const one of part) walk(one, visit);
  if (!isNode(part)) return;
  visit(part);
  for (const inner of Object.values(part)) walk(inner, visit);
}

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : undefined);

function declare({ id, local, params }: Node, declared: Set<string>): void {
  for (const one of [id, local, ...(Array.isArray(params) ? params : [])]) {
    const name = nameOf(one);
    if (name) declared.add(name);
  }
}

function used(node: Node, declared: Set<string>, imported: Set<string>): (Known | undefined)[] {
  if (node.type === 'MemberExpression' && !node.computed)
    return imported.has(nameOf(node.object) ?? '') ? [] : [member(node, declared)];
  if (node.type === 'NewExpression' || node.type === 'CallExpression') return called(node, declared);
  if (node.type === 'JSXOpeningElement') return attributes(node);
  return [];
}

function global(name: string | undefined, declared: Set<string>): Known | undefined {
  if (!name || declared.has(name)) return undefined;
  return (
    known.get(`api.${name}`) ?? known.get(`javascript.builtins.${name}`) ?? known.get(`api.Window.${name}`)
  );
}

function member({ object, property }: Node, declared: Set<string>): Known | undefined {
  const [owner, name] = [nameOf(object), nameOf(property)];
  if (!name) return undefined;
  const single = owner && !declared.has(owner) ? (SINGLE[owner] ?? owner) : undefined;
  const exact =
    single &&
    (known.get(`api.${single}.${name}`) ??
      known.get(`api.${single}.${name}_static`) ??
      known.get(`javascript.builtins.${single}.${name}`));
  if (exact) return exact;
  // A name that something old has, too, may mean that.
  const all = members.get(name) ?? [];
  return all.some(({ wide }) => wide) ? undefined : all[0];
}

function called({ callee, arguments: given }: Node, declared: Set<string>): (Known | undefined)[] {
  const name = nameOf(callee);
  const options = (Array.isArray(given) ? given : []).flatMap((one) =>
    isNode(one) && Array.isArray(one.properties) ? one.properties : [],
  );
  return [
    global(name, declared),
    ...options.map((option) => known.get(`api.${name}.options_parameter.${nameOf(option.key)}`)),
  ];
}

function attributes({ name: element, attributes: given }: Node): (Known | undefined)[] {
  return (Array.isArray(given) ? given : []).map((attribute) => {
    const name = nameOf(attribute.name)?.toLowerCase();
    return (
      known.get(`html.elements.${nameOf(element)}.${name}`) ?? known.get(`html.global_attributes.${name}`)
    );
  });
}
