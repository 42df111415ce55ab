import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { content } from './scripts/content/plugin.ts';
import { iconsByFile } from './scripts/icons-by-file.ts';
import { inlineScript } from './scripts/inline-script.ts';
import { routerReload } from './scripts/router-reload.ts';

// The server part brings its packages with it: they stay those it was built with, in their production form.
const wholeServer = {
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { rolldownOptions: { input: 'app/server.ts' } },
} as const;

export default defineConfig(({ command }) => ({
  plugins: [content(), inlineScript(), iconsByFile(), chunks(), tailwindcss(), reactRouter(), routerReload()],
  // Older targets would settle `light-dark()` once at the root: a part of a page could not choose its own scheme.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  environments: {
    ssr: command === 'build' ? wholeServer : {},
    client: {
      build: {
        rolldownOptions: {
          output: { entryFileNames: 'assets/[name]-[hash].js' },
        },
      },
    },
  },
  // Known from the start, packages are not found one screen at a time, each with a reload of the page.
  optimizeDeps: { entries: ['app/root.tsx', 'app/features/**/*.tsx', 'app/ui/**/*.tsx'] },
}));
