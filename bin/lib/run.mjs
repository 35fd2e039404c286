/** Running other programs: to the end with their output collected, or with the terminal handed over. */
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inside, node24, root, windows } from './paths.mjs';

const started = new Set();

/** Ends every program started here that still runs: for the way out of a script. */
export function stopPrograms(signal = 'SIGTERM') {
  for (const child of started) child.kill(signal);
}

/**
 * Runs a program to its end.
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, line?(text: string): void, input?: string, quiet?: boolean, uid?: number, gid?: number}} [options]
 *   show: hand over the terminal instead of collecting the output; line: told of every whole line of the output
 * @returns {Promise<{code: number, output: string}>} never rejects for a failing program (code 127: not found)
 */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid }),
      windowsHide: true,
      shell: options.shell ?? false,
    });
    started.add(child);
    let output = '';
    let begun = '';
    const collect = (chunk) => {
      output = (output + chunk).slice(-400_000);
      if (!options.line) return;
      const lines = (begun + chunk).split('\n');
      begun = lines.pop() ?? '';
      for (const text of lines) options.line(text);
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    const finish = (code) => {
      started.delete(child);
      done({ code, output });
    };
    child.on('error', (error) => {
      output += String(error);
      finish(error.code === 'ENOENT' ? 127 : 126);
    });
    child.on('close', (code, signal) => finish(code ?? (signal ? 128 : 1)));
  });
}

/** The environment in which the project's own tools run: Node 24 and the installed commands come first. */
export const toolEnvironment = (more = {}) => ({
  ...process.env,
  PATH: [inside('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
  ...more,
});

/** Runs a script on Node 24. */
export const runNode = (args, options = {}) => run(node24, args, { ...options, env: toolEnvironment(options.env) });

/** Runs an installed package's command on Node 24, for example `tool('vitest/vitest.mjs', ['run'])`. */
export const tool = (file, args, options = {}) => runNode([inside('node_modules', file), ...args], options);

/** How npm itself is started: by the npm that runs us, or the one on the path. */
export function npmCommand(args) {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.[cm]?js$/.test(own)) return [process.execPath, [own, ...args], {}];
  return [windows ? 'npm.cmd' : 'npm', args, { shell: windows }];
}
