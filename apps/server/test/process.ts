import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hashOf } from '../src/runtime/identity.ts';
import { compileCache } from './child.ts';
import type { Marketplace } from './marketplace.ts';

/** A process of the product on a test's database. */
export interface TestProcess {
  readonly child: ChildProcess;
  /** Where a web process answers. */
  readonly base: string;
  /** How it ended: the signal's name, or the exit code as text. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Starts web or worker as the product does, with settings on top, and waits until it serves. */
export const startProcess = (name: 'web' | 'worker', url: string, settings: Readonly<Record<string, string>>): Promise<TestProcess> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../src/${name}.ts`)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: compileCache,
      DATABASE_URL: url,
      PORT: '0',
      KYAKHTA_MODE: 'demo',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? String(code)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    void ended.then((how) => reject(new Error(`${name} ended with ${how} before it served`)));
    child.on('message', (message: { ready?: boolean; port?: number }) => {
      if (message.ready === true) resolve({ child, base: `http://127.0.0.1:${message.port ?? 0}`, ended, stop });
    });
  });
};

/** Logs a buyer in without the ways of logging in. @returns her token */
export const sessionOf = async (m: Pick<Marketplace, 'query'>, buyerId: number): Promise<string> => {
  const token = randomUUID();
  await m.query(
    "insert into sessions (token_hash, kind, holder_id, created_at, expires_at) values ($1, 'buyer', $2, now(), now() + interval '1 day')",
    [hashOf(token), buyerId],
  );
  return token;
};
