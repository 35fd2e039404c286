import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  appDirectory: 'app',
  // The table of routes is small: ship it with the page instead of asking for it link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
