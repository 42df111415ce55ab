import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const INDEX = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/lucide-react.mjs');
const IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;

/** Takes each icon from its own file instead of the list of all: the build then knows which page shows which. */
export function iconsByFile(): Plugin {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(INDEX, 'utf8').matchAll(
    /export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  }
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: IMPORT },
      handler: (code) =>
        code.replace(IMPORT, (_, names: string) => names.split(',').map(importOf).join('\n')),
    },
  };

  function importOf(written: string): string {
    const [name = '', local = name] = written.trim().split(' as ');
    if (name === '' || name.startsWith('type ')) return '';
    const file = files.get(name);
    if (!file) throw new Error(`lucide-react has no icon ${name}`);
    return `import ${local} from 'lucide-react/icons/${file}';`;
  }
}
