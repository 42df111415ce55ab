import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { content } from './scripts/content/plugin.ts';
import { routerReload } from './scripts/router-reload.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

// What every page loads, in a few files instead of thirty: larger files compress better and need fewer round trips.
const shared = [
  // Public pages run these two before all others, each on its own (scripts/scripts-after-paint.ts).
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|clsx)[\\/]|vite[\\/]preload-helper/ },
  { name: 'router', test: /node_modules[\\/]react-router[\\/]|app[\\/]leaving\./ },
  {
    name: 'kit',
    test: new RegExp(
      [
        String.raw`app[\\/]ui[\\/](amp-|avatar|badge|button|card|empty-state|error-state|field-control|offline-bar|page-hero|score-ring|spinner|tag\.|take-focus|text-input|toaster)`,
        String.raw`app[\\/](error-page|logo|paths|signed-in-hint)\.`,
        String.raw`contract[\\/]src[\\/]brand`,
        String.raw`lucide-react[\\/]dist[\\/]esm[\\/](context|createLucideIcon|defaultAttributes|Icon|shared)`,
        String.raw`lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](arrow-left|arrow-right|bell|check|chevron-down|circle-alert|map-pin|menu|plus|x)\.`,
      ].join('|'),
    ),
  },
  {
    name: 'site',
    test: /content[\\/]prose\.|features[\\/](blog[\\/](category|cover|head|post-card|posts|rules)|site[\\/](dialog-button|honeypot|nav-links|newsletter-form|open-dialogs)|how-we-work[\\/]step)|app[\\/]page[\\/]page-meta/,
  },
  // What sends and what tells of a failure: small, and else taken in by whichever group below names it first.
  { name: 'api', test: /app[\\/](api|upload|page[\\/]attempt|features[\\/]site[\\/]outcome-of)\./ },
  { name: 'session', test: /app[\\/]session\.|contract[\\/]src[\\/](auth|users)\./ },
  { name: 'alert', test: /app[\\/]ui[\\/]alert\./ },
  { name: 'email-link', test: /features[\\/]site[\\/]email-link-/ },
];

export default defineConfig({
  // Pages carry their own absolute address (canonical, sharing): PUBLIC_URL at build time.
  envPrefix: ['VITE_', 'PUBLIC_URL'],
  plugins: [content(), tailwindcss(), reactRouter(), routerReload()],
  // Older targets would settle `light-dark()` once at the root: a part of a page could not choose its own scheme.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: { groups: shared } },
        },
      },
    },
  },
  // Known from the start, packages are not found one screen at a time, each with a reload of the page.
  optimizeDeps: { entries: ['app/root.tsx', 'app/features/**/*.tsx', 'app/ui/**/*.tsx'] },
  server: {
    port: Number(process.env.WEB_PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': api, '/uploads': api },
  },
});
