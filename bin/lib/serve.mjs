/** From nothing to a marketplace that serves, and back: what `npm start` and `npm run dev` have in common. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backupsWanted } from './backup/begin.mjs';
import { keepRule } from './backup/keep.mjs';
import { scheduleBackups } from './backup/schedule.mjs';
import { forgetBackups } from './backup/tell.mjs';
import { startMarketplace } from './children.mjs';
import { openDatabase } from './database.mjs';
import { gatewayEnvironment } from './gateway.mjs';
import { checkNode, install } from './install.mjs';
import { takeLock } from './lock.mjs';
import { serverEnvironment, wantedHost, wantedMode } from './mode.mjs';
import { papersKeyFault } from './papers-key.mjs';
import { dataFolder, serverEntry } from './paths.mjs';
import { claimPort, wantedPort } from './ports.mjs';
import { prepareDatabase } from './prepare.mjs';
import { duration, Refusal, say, step, tail } from './progress.mjs';
import { runNode, stopPrograms } from './run.mjs';

function openDataFolder(data) {
  try {
    mkdirSync(join(data, 'cache'), { recursive: true });
  } catch (error) {
    throw new Refusal(
      error.code === 'EACCES' || error.code === 'EPERM'
        ? `You may not write into the data folder ${data}. Start as its owner, or set another one: DATA_DIR=./my-data npm start`
        : `The data folder ${data} cannot be created (${error.code}). DATA_DIR names another one.`,
    );
  }
}

function lockDataFolder(data, address) {
  try {
    return takeLock(
      join(data, 'running.json'),
      { address },
      (held) =>
        `Kyakhta already runs on this data folder (${data}), as process ${held.pid}: ${held.address}\n` +
        'Stop it first, or start a second marketplace beside it: DATA_DIR=./data-2 PORT=3001 npm start',
    );
  } catch (error) {
    if (error instanceof Refusal || (error.code !== 'EACCES' && error.code !== 'EPERM')) throw error;
    throw new Refusal(
      `You may not write into the data folder ${data}: it belongs to another user. Start as that user, or set another one: DATA_DIR=./my-data npm start`,
    );
  }
}

/** Loads what the web process is made of, so that it is compiled when that process starts. Should it fail, the start will tell. */
const loadAhead = (env) => runNode([serverEntry('web')], { env: { ...env, LOAD_ONLY: '1' } }).catch(() => {});

/** Composes the pictures of the demo's home page, which is likely open by now; what fails here is tried again with all others. */
const composeHomePictures = (env) => runNode([serverEntry('seed'), '--pictures', 'home'], { env });

/** Composes what pictures the demo still lacks while it already serves. A start after a stop in between goes on with it. */
async function composePictures(env, isEnding) {
  const began = performance.now();
  let told = 0;
  const { code, output } = await runNode([serverEntry('seed'), '--pictures', 'rest'], {
    env,
    line(text) {
      const [, done, all] = /^pictures (\d+) of (\d+)$/.exec(text) ?? [];
      if (!done) return;
      const share = Math.floor((Number(done) / Number(all)) * 10);
      if (share > told && share < 10) say(`… pictures of the demo: ${done} of ${all}`);
      told = Math.max(told, share);
    },
  });
  if (isEnding()) return;
  if (code === 0) say(`✓ pictures of the demo (${duration(performance.now() - began)})`);
  else say(`! The pictures of the demo were not finished; the next start goes on with them.\n${tail(output, 5)}`);
}

/** What a first start puts off until the shop serves: what is looked at first beside what somebody may want to open, then what is only nicer to look at. */
async function bringTheRest(rest, env, picturesWanting, isEnding) {
  const home = picturesWanting ? composeHomePictures(env) : null;
  for (const bring of rest) {
    if (isEnding()) return;
    try {
      await bring();
    } catch (error) {
      if (!isEnding()) say(`! ${error.message}\nThe next start tries again.`);
    }
  }
  await home;
  if (picturesWanting && !isEnding()) await composePictures(env, isEnding);
}

function webProcesses() {
  const text = process.env.WEB_PROCESSES || '1';
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 64) throw new Refusal(`WEB_PROCESSES is "${text}"; give a number from 1 to 64.`);
  return count;
}

/**
 * npm passes a terminal's signals on, but not those sent to itself alone: whoever stopped it by its process id
 * would leave a marketplace running that nobody sees. Started by itself, a marketplace outlives its terminal.
 */
function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 500);
  watch.unref();
}

/**
 * Serves until a signal or a loss that cannot be mended.
 * @param {{build(): Promise<{screens: string[], rest: (() => Promise<void>)[]}>, environment?: object, serving?(marketplace: object): void, announce(about: {address: string, mode: string, gateway: boolean}): void}} how
 *   build: builds what is needed for serving, and answers what is still wanting and how it is brought; environment: settings beyond the ordinary ones
 * @returns {Promise<number>} the exit code
 */
export async function serve({ build, environment = {}, serving = () => {}, announce }) {
  checkNode();
  const hint = wantedMode().mode;
  const host = wantedHost(hint);
  const data = dataFolder();
  const webs = webProcesses();
  const asked = wantedPort();
  const shownHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  openDataFolder(data);
  const lock = lockDataFolder(data, `http://${shownHost}:${asked}/`);

  let finish;
  const finished = new Promise((done) => (finish = done));
  let database;
  let marketplace;
  let backups;
  let built = Promise.resolve();
  let ending = 0;
  const end = async (code) => {
    if (ending) {
      if (Date.now() - ending > 1500) process.exit(1); // asked a second time: the person is out of patience
      return;
    }
    ending = Date.now();
    const running = database || marketplace;
    if (running) say('\nstopping …');
    stopPrograms();
    await marketplace?.stop().catch(() => {});
    await backups?.stop().catch(() => {});
    await database?.close().catch(() => {});
    await backups?.last();
    lock.release();
    if (running) say('stopped');
    finish(code);
  };
  const lost = (error) => {
    if (ending) return;
    say(`\n✗ ${error.message}`);
    void end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
  whenNpmIsGone(() => void end(0));

  try {
    const port = await claimPort(asked, host, lock.stale ? 5000 : 0);
    const address = `http://${shownHost}:${port}/`;
    lock.tell({ address });
    await install({ toServe: true });
    // Building keeps one core busy and filling a demo waits for its database half of the time: at the same time they
    // bring the shop up a good deal sooner. A build that fails is reported at once.
    built = build();
    built.catch(lost);
    const open = backupsWanted(data);
    const rule = keepRule();
    database = await openDatabase({ adoptedIsOurs: true, archive: open !== undefined });
    let databaseBack = Promise.resolve();
    let back = () => {};
    database.embedded?.watch({
      died() {
        say('! PostgreSQL died; starting it again');
        databaseBack = new Promise((done) => (back = done));
      },
      back() {
        say('✓ PostgreSQL is back');
        back();
      },
      lost,
    });
    let prepared = false;
    const aheadOf = async (shop) => {
      if (shop.rest.length > 0 && !prepared && !ending)
        await loadAhead(serverEnvironment({ url: database.url, port, host, data, mode: hint }));
    };
    built.then(aheadOf).catch(() => {});
    const { mode, picturesWanting } = await prepareDatabase({ url: database.url, data, host, port });
    prepared = true;
    const shop = await Promise.race([built, finished]);
    if (ending) return await finished;
    const sandbox = await gatewayEnvironment({ mode, port, host, data });
    const env = {
      ...serverEnvironment({ url: database.url, port, host, data, mode }),
      ...sandbox?.common,
      ...environment,
      SCREENS_WANTING: shop.screens.join(','),
    };
    await step('starting the shop', async () => {
      marketplace = startMarketplace({ env, gateway: sandbox?.gateway, webs, before: () => databaseBack, lost });
      await Promise.race([marketplace.ready, finished]);
    });
    if (!ending) {
      const { url, embedded } = database;
      if (open) backups = scheduleBackups({ open, url, embedded, data, rule });
      else if (embedded) await forgetBackups(url);
      // An external database is backed up by its administrator.
      if (embedded && !open && mode === 'production') say('! No backups are made: set BACKUP_DIR (docs/operations.md, "Backup").');
      const fault = papersKeyFault(data);
      if (fault) say(`! ${fault}`);
      announce({ address, mode, gateway: Boolean(sandbox) });
      serving(marketplace);
      void bringTheRest(shop.rest, env, picturesWanting, () => ending > 0);
    }
  } catch (error) {
    if (!ending) {
      say(`\n✗ ${error instanceof Refusal ? error.message : error.stack}`);
      // Minutes of work on a slow machine: the next start finds it done.
      await Promise.race([built.catch(() => {}), finished]);
      await end(error.exitCode ?? 1);
    }
  }
  return finished;
}
