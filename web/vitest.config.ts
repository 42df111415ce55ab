import { defineConfig } from 'vitest/config';
import { content } from './scripts/content/plugin.ts';

export default defineConfig({
  plugins: [content()],
  test: {
    name: 'web',
    include: ['{app,scripts}/**/*.test.{ts,tsx}'],
    // A process for each file costs three times what its tests do; what a test replaces is put back after it.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
