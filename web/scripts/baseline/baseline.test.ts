import { expect, test } from 'vitest';
import { freshApis } from './apis.ts';
import { freshStyles } from './styles.ts';

test('a script that uses what only new browsers have is told what it is', () => {
  const source = `
    import { z } from 'zod';
    export function Sheet({ one, other }: { one: Element; other: Set<string> }) {
      document.startViewTransition(() => one.moveBefore(one, null));
      navigator.share({}); Promise.try(() => 1); new URLPattern('/'); requestIdleCallback(() => 1);
      fetch('/', { priority: 'low', keepalive: true });
      return <dialog closedby="any">{other.isSubsetOf(z.union([]))}</dialog>;
    }`;
  expect(freshApis('sheet.tsx', source)).toEqual([
    'api.Document.startViewTransition',
    'api.Element.moveBefore',
    'api.Navigator.share',
    'api.URLPattern',
    'api.Window.requestIdleCallback',
    'api.fetch.options_parameter.keepalive',
    'api.fetch.options_parameter.priority',
    'html.elements.dialog.closedby',
    'javascript.builtins.Promise.try',
    'javascript.builtins.Set.isSubsetOf',
  ]);
});

test('a script that uses what every browser has is not spoken to', () => {
  const source = `
    import { z } from 'zod';
    const share = { withUs: (a: number[]) => a.map((b) => b) };
    share.withUs([1]); z.union([]);
    navigator.locks.request('a', () => document.querySelector('a')?.closest('p'));
    new BroadcastChannel('a').postMessage(structuredClone(1)); crypto.randomUUID();`;
  expect(freshApis('old.ts', source)).toEqual([]);
});

test('a style sheet that uses what only new browsers have is told what it is', async () => {
  const code = 'a { anchor-name: --a; color: red; } @position-try --b { top: 0; } p:has(a) { width: 1dvh; }';
  expect(await freshStyles(code)).toEqual(['At-rule "@position-try"', 'Property "anchor-name"']);
});
