/**
 * A browser for the journeys that needs neither a package manager nor a download: the one that was named, the
 * machine's own, one that Playwright installed earlier, or the one that came with the npm packages.
 */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { inside } from './paths.mjs';
import { Refusal, step } from './progress.mjs';

const own = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const packed = inside('node_modules/@sparticuz/chromium');

/** Where the packed browser is unpacked to; one that another user unpacked is as good. */
function unpackingPlace() {
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const name = `kyakhta-chromium-${version}`;
  const kept = inside('node_modules/.cache', name);
  try {
    mkdirSync(inside('node_modules/.cache'), { recursive: true });
    rmSync(mkdtempSync(inside('node_modules/.cache/try-')), { recursive: true });
    return kept;
  } catch {
    return existsSync(kept) ? kept : join(tmpdir(), `${name}-${process.getuid?.() ?? 0}`);
  }
}

async function unpack(place) {
  const { default: tar } = await import('tar-fs');
  const draft = `${place}.${process.pid}`;
  mkdirSync(join(draft, 'fonts-cache'), { recursive: true });
  const packedFile = (name) => createReadStream(join(packed, 'bin', name));
  await Promise.all([
    pipeline(packedFile('chromium.br'), createBrotliDecompress(), createWriteStream(join(draft, 'chromium'))),
    ...['al2023', 'fonts', 'swiftshader'].map((name) =>
      pipeline(packedFile(`${name}.tar.br`), createBrotliDecompress(), tar.extract(draft)),
    ),
  ]);
  await chmod(join(draft, 'chromium'), 0o755);
  const folders = [join(place, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  writeFileSync(
    join(draft, 'fonts.conf'),
    `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${folders.map((folder) => `<dir>${folder}</dir>`).join('\n')}\n<cachedir>${join(place, 'fonts-cache')}</cachedir>\n</fontconfig>\n`,
  );
  try {
    renameSync(draft, place);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another run was quicker
  }
}

async function installedByPlaywright() {
  try {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds a browser. KYAKHTA_CHROMIUM names a program, or is "packed" for the one from the npm packages.
 * @returns {Promise<{KYAKHTA_CHROMIUM: string, KYAKHTA_CHROMIUM_HOME?: string}>} settings for playwright.config.ts: the
 *   program, and the folder of its libraries and fonts where it brings some
 */
export async function findBrowser() {
  const wanted = process.env.KYAKHTA_CHROMIUM;
  const onlyPacked = wanted === 'packed';
  const named = onlyPacked ? undefined : wanted;
  if (named && !existsSync(named)) throw new Refusal(`KYAKHTA_CHROMIUM names ${named}, and there is no such file.`);
  const found = onlyPacked ? undefined : named || own.find((path) => existsSync(path)) || (await installedByPlaywright());
  if (found) return { KYAKHTA_CHROMIUM: found };
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packed)) {
    throw new Refusal(
      'No Chromium was found. Install one (npx playwright install chromium) or name it: KYAKHTA_CHROMIUM=/path/to/chromium',
    );
  }
  const place = unpackingPlace();
  if (!existsSync(join(place, 'chromium'))) await step('unpacking the browser', () => unpack(place));
  return { KYAKHTA_CHROMIUM: join(place, 'chromium'), KYAKHTA_CHROMIUM_HOME: place };
}
