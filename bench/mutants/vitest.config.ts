import { defineConfig } from 'vitest/config';

/** The tests that mutants of matching's rules are held against: those that need no database. */
export default defineConfig({
  test: {
    include: [
      'api/src/features/matchings/rules/**/*.test.ts',
      'api/src/features/matchings/fast-memory/*.test.ts',
      'api/src/features/matchings/{explanations,rank-rows,strangers}.test.ts',
    ],
    testTimeout: 120_000,
  },
});
