/** Demo or production: decided once from what the caller set, then passed on. */
import { Refusal } from './progress.mjs';

/**
 * @returns {{mode: 'demo' | 'production' | undefined, asked: boolean}}
 *   mode: undefined when only the database can tell (DATABASE_URL is set and nothing else);
 *   asked: the caller named the mode himself
 */
export function wantedMode(env = process.env) {
  const named = env.KYAKHTA_MODE;
  if (named && named !== 'demo' && named !== 'production') {
    throw new Refusal(`KYAKHTA_MODE is "${named}". It can be "demo" or "production".`);
  }
  if (named) return { mode: named, asked: true };
  if (env.NODE_ENV === 'production') return { mode: 'production', asked: true };
  return { mode: env.DATABASE_URL ? undefined : 'demo', asked: false };
}

/** Where the web server listens: a demo is for this machine alone unless HOST says otherwise. */
export const wantedHost = (mode, env = process.env) => env.HOST || (mode === 'production' ? '0.0.0.0' : '127.0.0.1');

/** What serves strangers has no need of the key of backups. */
const withoutBackupKey = ({ BACKUP_KEY: _, BACKUP_KEY_FILE: __, ...rest }) => rest;

/** The settings that the server's processes get; everything else of the caller's environment stays as it is. */
export const serverEnvironment = ({ url, port, host, data, mode }) => ({
  ...withoutBackupKey(process.env),
  DATABASE_URL: url,
  PORT: String(port),
  HOST: host,
  DATA_DIR: data,
  KYAKHTA_MODE: mode,
  NODE_ENV: 'production', // React and Fastify are faster so; the mode above is what the marketplace goes by
  NODE_COMPILE_CACHE: `${data}/cache/compile`,
});
