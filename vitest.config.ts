import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['contract', 'api', 'web', 'e2e'] },
});
