/**
 * Builds the storefront and the consoles for the browser and writes compressed copies beside their files.
 *
 *     node bin/build.mjs            builds what changed since its last build
 *     node bin/build.mjs --force    builds everything
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { install } from './lib/install.mjs';
import { inside, screens } from './lib/paths.mjs';
import { main, Refusal, step, tail } from './lib/progress.mjs';
import { tool } from './lib/run.mjs';
import { filesBelow, quickHash, readStamp, writeStamp } from './lib/stamp.mjs';

const texts = new Set(['.js', '.mjs', '.css', '.html', '.json', '.svg', '.txt', '.map', '.xml', '.webmanifest']);
const shared = ['packages/ui', 'packages/console', 'packages/contract', 'packages/money', 'package-lock.json'].map((path) => inside(path));

const sourceHash = (screen) => quickHash([screen.folder, ...shared]);
const assetFolder = (screen) => screen.assets.map((folder) => join(screen.folder, folder)).find(existsSync);

/** The screens whose sources changed since they were built. */
export const staleScreens = () =>
  screens.filter((screen) => screen.exists() && (!assetFolder(screen) || readStamp(`build-${screen.name}`) !== sourceHash(screen)));

/** Writes `.br` and `.gz` beside every text file but the tiniest: a first visit fetches many small ones. */
async function compress(folder) {
  const files = allFiles(folder).filter((file) => texts.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length <= 256) return;
      const [small, plain] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, small);
      writeFileSync(`${file}.gz`, plain);
    }),
  );
}

const allFiles = (folder) => filesBelow(folder);

async function bundle(screen) {
  const [file, ...args] = screen.command;
  const { code, output } = await tool(file, args, { cwd: screen.folder, env: { NODE_ENV: 'production' } });
  const assets = assetFolder(screen);
  if (code !== 0 || !assets) throw new Refusal(`The ${screen.name} could not be built (exit code ${code}):\n${tail(output, 40)}`);
  return assets;
}

const nameOf = (screen) => screen.name.replace('-', ' ');

/** Builds the given screens, one after the other on few cores. */
export async function build(list = staleScreens()) {
  for (const screen of list) {
    await step(`building the ${nameOf(screen)}`, async () => {
      const hash = sourceHash(screen);
      await compress(await bundle(screen));
      writeStamp(`build-${screen.name}`, hash);
    });
  }
}

/**
 * Builds what the shop cannot be served without. On a first start consoles follow when it serves, and the compressed
 * copies of its own files, too; what was built before is brought up to date at once.
 * @returns {Promise<{screens: string[], finish(): Promise<void>}>} the consoles that are still wanting, and what brings the rest
 */
export async function buildForServing() {
  const stale = staleScreens();
  const wanting = stale.filter((screen) => !assetFolder(screen));
  const [shop, consoles] = [wanting.filter((s) => s.name === 'storefront'), wanting.filter((s) => s.name !== 'storefront')];
  await build(stale.filter((screen) => !wanting.includes(screen)));
  const compressions = [];
  for (const screen of shop) {
    await step(`building the ${nameOf(screen)}`, async () => {
      const hash = sourceHash(screen);
      const assets = await bundle(screen);
      compressions.push(async () => {
        await compress(assets);
        writeStamp(`build-${screen.name}`, hash);
      });
    });
  }
  const finish = async () => {
    await build(consoles);
    for (const rest of compressions) await rest();
  };
  return { screens: consoles.map((screen) => screen.name), finish };
}

if (basename(process.argv[1] ?? '') === 'build.mjs') {
  await main(async () => {
    await install();
    await build(process.argv.includes('--force') ? screens.filter((screen) => screen.exists()) : undefined);
  });
}
