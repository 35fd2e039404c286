/** The processes of the marketplace as children: started, restarted when they die, stopped in order. */
import { spawn } from 'node:child_process';
import { memoryEnvironment, memoryFlags } from './memory.mjs';
import { gatewayEntry, inside, node24, root, serverEntry, windows } from './paths.mjs';
import { Refusal, say } from './progress.mjs';

/** A child that ends with this code has said why it will not start, and is not started again. */
export const willNotStart = 78;

const sleep = (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds));

/**
 * One kept process. Messages `{ready: true, …}` over the channel say that it serves; the channel also tells the
 * child when its parent is gone.
 */
class Kept {
  #child;
  #deaths = [];
  #stopping = false;
  #ready = Promise.withResolvers ? Promise.withResolvers() : withResolvers();

  /** @param {{name: string, args: string[], env: NodeJS.ProcessEnv, output?: 'inherit' | number, after?: Promise<unknown>, before(): Promise<void>, lost(error: Error): void}} how after: what is waited for before the first start */
  constructor(how) {
    this.how = how;
    this.#ready.promise.catch(() => {});
    const start = () => {
      if (!this.#stopping && !this.#child) this.#start();
    };
    if (how.after) how.after.then(start, () => {});
    else this.#start();
  }

  #start() {
    const output = this.how.output ?? 'inherit';
    const child = spawn(node24, [...memoryFlags(this.how.name), ...this.how.args], {
      cwd: root,
      env: { ...memoryEnvironment(this.how.name), ...this.how.env },
      stdio: ['ignore', output, output, 'ipc'],
      detached: !windows, // Ctrl-C at the terminal reaches the parent alone, which stops them in order
      windowsHide: true,
    });
    this.#child = child;
    child.on('message', (message) => {
      if (message?.ready) this.#ready.resolve(message);
    });
    child.on('error', () => {});
    child.on('exit', (code, signal) => void this.#ended(child, code, signal));
  }

  async #ended(child, code, signal) {
    if (child !== this.#child) return;
    this.#child = undefined;
    if (this.#stopping) return;
    const { name } = this.how;
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    if (code === willNotStart) return this.#giveUp(new Refusal(`The ${name} process will not start; the reason stands above.`));
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((at) => at > now - 60_000), now];
    if (this.#deaths.length >= 5) {
      return this.#giveUp(new Refusal(`The ${name} process ${how}, for the fifth time within a minute. Its own words stand above.`));
    }
    const pause = 250 * 2 ** (this.#deaths.length - 1);
    say(`! the ${name} process ${how}; starting it again in ${pause / 1000} s`);
    await sleep(pause);
    await this.how.before();
    if (!this.#stopping) this.#start();
  }

  #giveUp(error) {
    this.#ready.reject(error);
    this.how.lost(error);
  }

  /** Resolves to the child's first `ready` message; rejects when it will never come. */
  get ready() {
    return this.#ready.promise;
  }

  /** Starts the process anew at once (its sources changed). */
  async restart() {
    this.#deaths = [];
    await this.#end(4000);
    if (!this.#stopping && !this.#child) this.#start();
  }

  async #end(patience) {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    const gone = new Promise((done) => child.once('exit', done));
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), patience);
    await gone;
    clearTimeout(forced);
  }

  /** Asks the process to finish and waits; after `patience` milliseconds it is ended by force. */
  async stop(patience) {
    this.#stopping = true;
    await this.#end(patience);
  }
}

function withResolvers() {
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

/**
 * Starts web, and when it is ready the worker and, when there are settings for one, the sandbox gateway.
 * @param {{env: NodeJS.ProcessEnv, gateway?: NodeJS.ProcessEnv, webs?: number, output?: 'inherit' | number, before?(): Promise<void>, lost(error: Error): void}} how
 *   env: settings of the processes; gateway: those of the sandbox gateway alone; webs: how many web processes share the port; before: awaited before a process
 *   that died is started again; lost: a process could not be kept alive
 */
export function startMarketplace({ env, gateway, webs = 1, output, before = async () => {}, lost }) {
  const common = { env, output, before, lost };
  const web = new Kept({
    ...common,
    name: 'web',
    args: webs > 1 ? [inside('bin/lib/several-webs.mjs'), serverEntry('web'), String(webs)] : [serverEntry('web')],
  });
  // All of them together would keep people who wait for the shop waiting twice as long.
  const behind = { ...common, after: web.ready };
  const worker = new Kept({ ...behind, name: 'worker', args: [serverEntry('worker')] });
  const pay = gateway && new Kept({ ...behind, env: { ...env, ...gateway }, name: 'gateway', args: [gatewayEntry] });
  return {
    ready: web.ready,
    /** Waits for worker and gateway, too. */
    complete: () => Promise.all([web.ready, worker.ready, pay?.ready]).then(([message]) => message),
    restart: () => Promise.all([web.restart(), worker.restart(), pay?.restart()]),
    /** Web first, so that nothing new comes in, then the worker, then whom it asks. */
    async stop() {
      await web.stop(3500);
      await worker.stop(2500);
      await pay?.stop(1500);
    },
  };
}
