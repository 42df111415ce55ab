import type { FieldError } from '@ampersand/contract/errors';
import { textOf } from '@ampersand/contract/questions';
import { importanceLabels } from './importance-mark.tsx';
import type { PreferenceValues } from './values.ts';

/** What another window has saved in place of what was changed here too, said at each question. `paths` are those of `merged`. */
export function elsewhere(paths: readonly string[], there: PreferenceValues): FieldError[] {
  const byQuestion = Map.groupBy(paths, (path) => path.split('.').at(-1) ?? path);
  return [...byQuestion].map(([path, changes]) => {
    const said = changes.map((change) => saidOf(change, path, there)).join(' and ');
    return { path, message: `In another window you ${said}. Save again to keep what stands here.` };
  });
}

function saidOf(change: string, question: string, there: PreferenceValues): string {
  if (change.startsWith('importance.'))
    return `marked this “${importanceLabels[there.importance[question] ?? 'NICE']}”`;
  if (change.startsWith('readings.')) return 'corrected what is read here';
  const answer = there[question];
  const text = typeof answer === 'string' || Array.isArray(answer) ? textOf(answer) : '';
  return text === '' ? 'emptied this' : `answered “${text.replaceAll('\n', ', ')}”`;
}
