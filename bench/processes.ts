import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { memoryEnvironment, memoryFlags } from '../bin/lib/memory.mjs';

export interface Running {
  readonly base: string;
  readonly child: ChildProcess;
  readonly startMs: number;
  stop(): Promise<void>;
}

/** Starts a script that says `{ ready, port }` over its channel; measures how long that takes. */
export const startScript = (file: string, environment: NodeJS.ProcessEnv = {}): Promise<Running> => {
  const started = performance.now();
  const child = spawn(process.execPath, [...memoryFlags(basename(file, '.ts')), join(import.meta.dirname, '..', file)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...memoryEnvironment(basename(file, '.ts')), ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      reject(new Error(`${file} ended with ${code}`));
    });
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (message.ready !== true) return;
      resolve({
        base: `http://127.0.0.1:${message.port ?? 0}`,
        child,
        startMs: performance.now() - started,
        stop: () =>
          new Promise((stopped) => {
            child.removeAllListeners('exit');
            child.once('exit', () => {
              stopped();
            });
            child.kill('SIGTERM');
          }),
      });
    });
  });
};

/**
 * Memory of a process in MiB (Linux): what is its own, and of what it shares with others its part of it. Resident sizes
 * would count the program of Node itself once for each process.
 */
export const memoryMiB = (child: ChildProcess): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid ?? 0}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
