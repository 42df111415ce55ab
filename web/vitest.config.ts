import { defineConfig } from 'vitest/config';
import { content } from './scripts/content/plugin.ts';

export default defineConfig({
  plugins: [content()],
  test: { name: 'web', include: ['{app,scripts}/**/*.test.{ts,tsx}'] },
});
