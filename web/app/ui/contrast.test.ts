import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../app.css'), 'utf8');
const colours = new Map<string, { light: string; dark: string }>();
for (const [, name = '', light = '', dark = light] of css.matchAll(
  /--color-([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g,
)) {
  colours.set(name, { light, dark });
}

const tints = [1, 2, 3, 4, 5, 6].map((number) => `tint-${number}`);
const text = pairs(['ink', 'muted', 'primary', 'danger', 'ok'], ['paper', 'surface'])
  .concat(pairs(['ink', 'muted'], ['sunken']))
  .concat(pairs(['ink'], ['primary-soft', 'accent-soft', 'danger-soft', 'ok-soft', ...tints]))
  .concat([
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
    ['on-accent', 'accent'],
    ['primary', 'primary-soft'],
    ['primary', 'sunken'],
    ['accent-ink', 'accent-soft'],
    ['danger', 'danger-soft'],
    ['ok-ink', 'ok-soft'],
  ]);
const controls = pairs(['edge', 'focus', 'primary'], ['paper', 'surface', 'sunken']);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(text)('text %s on %s has a contrast of at least 4.5:1', (front, back) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controls)('control %s on %s has a contrast of at least 3:1', (front, back) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(3);
  });
});

function pairs(fronts: string[], backs: string[]): [string, string][] {
  return fronts.flatMap((front) => backs.map((back): [string, string] => [front, back]));
}

function colour(name: string, theme: 'light' | 'dark'): string {
  const found = colours.get(name);
  if (!found) throw new Error(`app.css has no colour token ${name}`);
  return found[theme];
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
