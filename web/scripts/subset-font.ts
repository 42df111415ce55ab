import { createRequire } from 'node:module';

interface SubsetOptions {
  targetFormat: 'woff2' | 'sfnt';
  /** A range keeps the axis variable, a number fixes it. */
  variationAxes?: Record<string, number | { min: number; max: number }>;
  keepFeatures?: string[];
}

// subset-font is CommonJS and ships no types: this is the one place that describes it.
const require = createRequire(import.meta.url);

/** The font with only the letters of the text. */
export const subsetFont: (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer> =
  require('subset-font');
