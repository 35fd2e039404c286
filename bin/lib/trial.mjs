/** Runs one of the scripts the way a person does, for the tests of starting and stopping: reads what it says, and waits for words instead of time. */
import { spawn } from 'node:child_process';
import { inside } from './paths.mjs';

/** A script that runs, with everything it has said so far. */
export class Trial {
  #said = '';
  #waiting = [];

  /**
   * @param {string} script below the project; @param {NodeJS.ProcessEnv} env beside a bare environment
   * @param {boolean} asNpm below a shell, the way npm runs it: `child` is then the shell
   */
  constructor(script, env, asNpm = false) {
    const { PATH, HOME, TZ } = process.env;
    const [file, args] = asNpm
      ? ['/bin/sh', ['-c', '"$0" "$1"; exit $?', process.execPath, inside(script)]]
      : [process.execPath, [inside(script)]];
    const lifecycle = asNpm ? { npm_lifecycle_event: 'start' } : {};
    this.child = spawn(file, args, { env: { PATH, HOME, TZ, CI: '1', ...lifecycle, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const hear = (part) => {
      this.#said += part;
      this.#look();
    };
    for (const stream of [this.child.stdout, this.child.stderr]) stream.setEncoding('utf8').on('data', hear);
    /** Exit code, or the signal's name. */
    this.ended = new Promise((done) =>
      this.child.once('close', (code, signal) => {
        done(code ?? signal);
        this.#look(true);
      }),
    );
  }

  get said() {
    return this.#said;
  }

  /** Waits until it has said this; rejects with everything it said when it ends without. @returns {Promise<RegExpExecArray>} */
  says(pattern) {
    return new Promise((found, lost) => {
      this.#waiting.push({ pattern, found, lost });
      this.#look();
    });
  }

  /** What it says from now on. */
  forget() {
    this.#said = '';
  }

  /** The address it serves at, once it does. */
  async serves() {
    const [, address] = await this.says(/storefront\s+(http:\S+)/);
    return address;
  }

  kill(signal = 'SIGTERM') {
    this.child.kill(signal);
    return this.ended;
  }

  #look(isOver = false) {
    this.#waiting = this.#waiting.filter(({ pattern, found, lost }) => {
      const match = pattern.exec(this.#said);
      if (match) found(match);
      else if (isOver) lost(new Error(`it ended without saying ${pattern}:\n${this.#said}`));
      return !match && !isOver;
    });
  }
}
