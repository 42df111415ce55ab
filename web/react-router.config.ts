import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known from the start: no page asks the server what the next one consists of.
  routeDiscovery: { mode: 'initial' },
  // A page is one file.
  splitRouteModules: false,
} satisfies Config;
