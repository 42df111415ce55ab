import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/matching.ts',
    './src/db/talk.ts',
    './src/db/together.ts',
    './src/db/equity.ts',
    './src/db/trial.ts',
    './src/db/calls.ts',
    './src/db/desk.ts',
    './src/db/administration.ts',
  ],
  out: './src/db/migrations',
});
