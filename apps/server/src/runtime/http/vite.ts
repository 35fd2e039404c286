import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { PageSource } from './pages.ts';
import { storefrontFolder } from './screens.ts';

/** The storefront through Vite, with live reload on a separate port. Development only. */
export const vitePages = async (): Promise<PageSource> => {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: storefrontFolder,
    configFile: join(storefrontFolder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { host: '127.0.0.1', port: 24_678 } },
  });
  return {
    dev: true,
    before: (request, reply) =>
      new Promise((resolve, reject) => {
        reply.raw.once('finish', () => {
          resolve(true);
        });
        server.middlewares(request.raw, reply.raw, (error?: unknown) => {
          if (error === undefined) resolve(false);
          else reject(error instanceof Error ? error : new Error('the development server failed'));
        });
      }),
    build: async () => (await server.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
  };
};
