import type { Config } from '@react-router/dev/config';
import { prerendered } from './app/paths.ts';

export default {
  ssr: false,
  prerender: [...prerendered],
} satisfies Config;
