import { parts } from './endpoints.ts';
import { type App, createApp, type Gathered, gathering } from './runtime/app.ts';
import { ConfigError, readConfig } from './runtime/config.ts';
import { type Ctx, platformActor } from './runtime/context.ts';
import { migrationState } from './runtime/migrations.ts';
import { inTransaction } from './runtime/transaction.ts';

/** Why a command does nothing, in words for the person who called it. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** A store's number as it is typed after --store; null when it is none. */
export const storeIdOf = (text: string | undefined): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

/** An app for a command on the database of the settings. @throws CommandRefused when its schema is behind */
export const openForCommand = async (poolSize: number): Promise<App> => {
  const config = readConfig();
  const { pending } = await migrationState(config.databaseUrl);
  if (pending.length > 0)
    throw new CommandRefused(`The database lacks ${pending.length} migration(s): run npm start or node bin/migrate.mjs first.`);
  return createApp({
    ...parts,
    databaseUrl: config.databaseUrl,
    poolSize,
    demo: false,
    clockOffsetSeconds: config.clockOffsetSeconds,
    dataDir: config.dataDir,
  });
};

/** Runs one action of a command, as the platform, in its own transaction and notifies the caches. */
export const inOwnTransaction = async <T>(app: App, requestId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> => {
  let gathered: Gathered = gathering();
  const source = {
    locale: 'en',
    requestId,
    ip: null,
    userAgent: null,
    plainPasswordAllowed: false,
    token: null,
  } as const;
  const result = await inTransaction(app.pool, async (unit) => {
    gathered = gathering();
    const done = await work(app.context(unit.db, platformActor, source, gathered));
    await app.settle(unit.db, gathered, requestId);
    return done;
  });
  app.tell(gathered);
  return result;
};

/** A fault of the file system; one of the network has its own words. */
const isOfFiles = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && !['connect', 'getaddrinfo'].includes(String(error.syscall));

/**
 * Runs a command and sets the exit code it answers, or 1 with the reason when it cannot be done.
 * @param ofSystem what a fault of the file system means here, in words
 */
export const runCommand = async (
  command: () => Promise<number>,
  refusals: readonly (new (message: string) => Error)[],
  ofSystem: string,
): Promise<void> => {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (isOfFiles(error)) console.error(`${ofSystem}: ${error.message}`);
    else if ([CommandRefused, ConfigError, ...refusals].some((refusal) => error instanceof refusal))
      console.error((error as Error).message);
    else console.error(error);
    process.exitCode = 1;
  }
};
