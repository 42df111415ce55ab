import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { content } from './scripts/content/plugin.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  // Pages carry their own absolute address (canonical, sharing): PUBLIC_URL at build time.
  envPrefix: ['VITE_', 'PUBLIC_URL'],
  plugins: [content(), tailwindcss(), reactRouter()],
  // Known from the start, packages are not found one screen at a time, each with a reload of the page.
  optimizeDeps: { entries: ['app/root.tsx', 'app/features/**/*.tsx', 'app/ui/**/*.tsx'] },
  server: {
    port: Number(process.env.WEB_PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': api, '/uploads': api },
  },
});
