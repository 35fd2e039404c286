import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** What a process compiles is kept for the next: reading the server took each of them two seconds of computing, and takes one. */
export const compileCache = process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '../../../node_modules/.cache/kyakhta-compiled');

/** One of the server's scripts as it runs on its own, with all that it has said. */
export interface Script {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  said(): string;
}

/** Begins a script of the server on a demo database. @param script below the server's folder */
export const beginScript = (script: string, args: readonly string[], env: NodeJS.ProcessEnv): Script => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: compileCache, NODE_ENV: 'production', KYAKHTA_MODE: 'demo', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, ended, said: () => said };
};
