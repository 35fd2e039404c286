/**
 * Builds the storefront and the consoles for the browser and writes compressed copies beside their files.
 *
 *     node bin/build.mjs            builds what changed since its last build
 *     node bin/build.mjs --force    builds everything
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
const isBuilt = (screen) => existsSync(join(screen.folder, screen.assets, screen.entry));
/** Bundled from the sources as they are, but not compressed yet: a start was cut off in between. */
const isBundled = (screen) => isBuilt(screen) && readStamp(`bundle-${screen.name}`) === sourceHash(screen);

/** The screens whose sources changed since they were built. */
export const staleScreens = () =>
  screens.filter((screen) => screen.exists() && (!isBuilt(screen) || readStamp(`build-${screen.name}`) !== sourceHash(screen)));

/** A file that may be asked for meanwhile is there whole or not at all. */
function writeWhole(file, content) {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

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
      writeWhole(`${file}.br`, small);
      writeWhole(`${file}.gz`, plain);
    }),
  );
}

const allFiles = (folder) => filesBelow(folder);

/** @returns the folder of what the browser loads. A console is built beside its place and put there whole. */
async function bundle(screen) {
  const [file, ...args] = screen.command;
  const { code, output } = await tool(file, args, { cwd: screen.folder, env: { NODE_ENV: 'production' } });
  const made = join(screen.folder, screen.builtIn ?? screen.assets);
  if (code !== 0 || !existsSync(made)) throw new Refusal(`The ${screen.name} could not be built (exit code ${code}):\n${tail(output, 40)}`);
  if (screen.builtIn === undefined) return made;
  const place = join(screen.folder, screen.assets);
  await compress(made);
  rmSync(place, { recursive: true, force: true });
  renameSync(made, place);
  return place;
}

const nameOf = (screen) => screen.name.replace('-', ' ');

/** Builds the given screens, one after the other on few cores. */
export async function build(list = staleScreens()) {
  for (const screen of list) {
    await step(`building the ${nameOf(screen)}`, async () => {
      const hash = sourceHash(screen);
      const folder = await bundle(screen);
      if (screen.builtIn === undefined) await compress(folder);
      writeStamp(`build-${screen.name}`, hash);
    });
  }
}

/** Compresses what was bundled from sources of this hash: then it is built. */
async function finish(screen, hash) {
  await compress(join(screen.folder, screen.assets));
  writeStamp(`build-${screen.name}`, hash);
}

/**
 * Builds what the shop cannot be served without. On a first start consoles follow when it serves, and the compressed
 * copies of its own files, too; what was built before is brought up to date at once.
 * @returns {Promise<{screens: string[], rest: (() => Promise<void>)[]}>} the consoles that are still wanting, and what brings each of the rest
 */
export async function buildForServing() {
  const stale = staleScreens();
  const wanting = stale.filter((screen) => !isBuilt(screen));
  const [shop, consoles] = [wanting.filter((s) => s.name === 'storefront'), wanting.filter((s) => s.name !== 'storefront')];
  const bundled = stale.filter(isBundled);
  await build(stale.filter((screen) => !wanting.includes(screen) && !bundled.includes(screen)));
  const compressions = bundled.map((screen) => () => finish(screen, sourceHash(screen)));
  for (const screen of shop) {
    await step(`building the ${nameOf(screen)}`, async () => {
      const hash = sourceHash(screen);
      await bundle(screen);
      writeStamp(`bundle-${screen.name}`, hash);
      compressions.push(() => finish(screen, hash));
    });
  }
  return { screens: consoles.map((screen) => screen.name), rest: [...consoles.map((screen) => () => build([screen])), ...compressions] };
}

if (basename(process.argv[1] ?? '') === 'build.mjs') {
  await main(async () => {
    await install();
    await build(process.argv.includes('--force') ? screens.filter((screen) => screen.exists()) : undefined);
  });
}
