/** Where things are: every script in bin/ asks here instead of counting "..". */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const windows = process.platform === 'win32';

/** The folder of the checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Joins a path below the checkout. */
export const inside = (...parts) => join(root, ...parts);

const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;

/** Whether npm brings a Node 24 for this platform (docs/decisions/0052). */
export const nodeIsPackaged = nodePackage in JSON.parse(readFileSync(inside('package.json'), 'utf8')).optionalDependencies;

/** Node 24, which runs the TypeScript of the server as it stands: npm's, or where it has none the one of this process. */
export const node24 = nodeIsPackaged ? inside('node_modules', nodePackage, 'bin', windows ? 'node.exe' : 'node') : process.execPath;

export const migrations = inside('apps/server/database/migrations');
export const gatewayEntry = inside('apps/gateway/src/main.ts');
export const serverEntry = (name) => inside('apps/server/src', `${name}.ts`);

/** Where the marketplace keeps its files: `DATA_DIR`, or `data` in the checkout; always absolute. */
export const dataFolder = () => resolve(process.cwd(), process.env.DATA_DIR || inside('data'));

/** Browser applications that are built: name, command and where the browser's files end up. */
export const screens = [
  {
    name: 'storefront',
    folder: inside('apps/storefront'),
    config: ['vite.config.ts'],
    command: ['@react-router/dev/bin.cjs', 'build'],
    assets: 'build/client',
    entry: 'assets',
  },
  ...['seller-console', 'platform-console'].map((name) => ({
    name,
    folder: inside('apps', name),
    config: ['vite.config.ts'],
    command: ['vite/bin/vite.js', 'build', '--outDir', 'build', '--emptyOutDir'],
    builtIn: 'build',
    assets: 'dist',
    entry: 'index.html',
  })),
].map((screen) => ({
  ...screen,
  exists: () => screen.config.some((file) => existsSync(join(screen.folder, file))),
}));
