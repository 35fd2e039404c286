/** The set-up before anything else can run: the right Node, the packages, and what their install scripts bring. */
import { existsSync, readFileSync } from 'node:fs';
import { binariesMissing } from './postgres-binaries.mjs';
import { inside, node24, nodeIsPackaged } from './paths.mjs';
import { Refusal, step, tail } from './progress.mjs';
import { npmCommand, run } from './run.mjs';
import { contentHash, readStamp, writeStamp } from './stamp.mjs';

/** Refuses to go on with a Node that is too old to run these scripts. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  // The server's Node is brought along where npm has one for the platform.
  const needed = nodeIsPackaged ? 20 : 24;
  if (major >= needed) return;
  throw new Refusal(
    `Node ${process.versions.node} is too old. On ${process.platform} ${process.arch} Kyakhta needs Node ${needed} or newer: https://nodejs.org/`,
  );
}

const lockHash = () => contentHash([inside('package-lock.json')], `${process.platform} ${process.arch}`);

/**
 * Whether node_modules already holds what package-lock.json asks for, by npm's own record. So an install
 * made by hand (`npm ci`) is not made a second time.
 * @param {boolean} toServe without what only tests and checks need
 */
function installedByHand(toServe) {
  try {
    const wanted = JSON.parse(readFileSync(inside('package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(readFileSync(inside('node_modules/.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(
      ([path, entry]) =>
        !path.startsWith('node_modules/') ||
        entry.link ||
        (toServe && (entry.dev || entry.devOptional)) ||
        entry.optional ||
        entry.peer ||
        (present[path]?.version === entry.version && existsSync(inside(path))),
    );
  } catch {
    return false;
  }
}

/** What the install scripts should have brought and did not. */
const notBrought = () => [...(existsSync(node24) ? [] : ['node (the Node 24 that runs the server)']), ...binariesMissing()];

function refuseIncomplete(missing) {
  throw new Refusal(
    [
      'Packages are installed, but their install scripts did not run, so these are missing:',
      ...missing.map((name) => `    ${name}`),
      'npm was told to ignore install scripts (ignore-scripts=true in .npmrc or NPM_CONFIG_IGNORE_SCRIPTS).',
      'Allow them for this project and install again:',
      '    npm ci --ignore-scripts=false',
    ].join('\n'),
  );
}

async function scriptsAreIgnored() {
  const [command, args, more] = npmCommand(['config', 'get', 'ignore-scripts']);
  return (await run(command, args, more)).output.trim().endsWith('true');
}

/**
 * `npm ci` clears node_modules first. What is only added to a checkout that serves already is added without that: a
 * marketplace may be running on it.
 */
async function installPackages({ toServe, added }) {
  const [command, args, more] = npmCommand([
    added ? 'install' : 'ci',
    // Said in words: NODE_ENV=production would leave out what was asked for.
    toServe ? '--omit=dev' : '--include=dev',
    '--no-audit',
    '--no-fund',
  ]);
  const { code, output } = await run(command, args, more);
  if (code === 0) return;
  throw new Refusal(
    code === 127
      ? 'npm was not found. It comes with Node: https://nodejs.org/'
      : `npm ${args[0]} failed (exit code ${code}). Its last lines:\n${tail(output)}`,
  );
}

const stampOf = (toServe) => (toServe ? 'lock-to-serve' : 'lock');

/**
 * Installs the packages when they are missing, incomplete, or package-lock.json changed. Quick when nothing is to do.
 * @param {{toServe?: boolean}} [wanted] toServe: what only tests and checks need may be missing; a checkout that has it keeps it
 */
export async function install({ toServe = false } = {}) {
  checkNode();
  const hash = lockHash();
  const holds = (some) => readStamp(stampOf(some)) === hash && existsSync(inside('node_modules/.package-lock.json'));
  const whole = holds(false) || installedByHand(false);
  const current = whole || (toServe && (holds(true) || installedByHand(true)));
  if (current && notBrought().length > 0 && (await scriptsAreIgnored())) refuseIncomplete(notBrought());
  const onlyToServe = toServe && !whole && readStamp(stampOf(false)) === '';
  if (!current || notBrought().length > 0)
    await step('installing dependencies', () =>
      installPackages({ toServe: onlyToServe, added: !toServe && holds(true) && notBrought().length === 0 }),
    );
  const missing = notBrought();
  if (missing.length > 0) refuseIncomplete(missing);
  if (readStamp(stampOf(onlyToServe)) !== hash) writeStamp(stampOf(onlyToServe), hash);
}
