import { parts } from './endpoints.ts';
import { smtp } from './outside/mail/transport.ts';
import { paymentProviders } from './outside/payments/configured.ts';
import { noServices } from './outside/services.ts';
import { createSignIn } from './outside/sign-in/openid.ts';
import { type App, type AppOptions, createApp } from './runtime/app.ts';
import { type Config, ConfigError, readConfig } from './runtime/config.ts';
import { armFailpoint } from './runtime/failpoints.ts';
import { instanceOf, markInstance, modeConflict } from './runtime/instance.ts';
import { jsonLog } from './runtime/log.ts';
import { migrationState } from './runtime/migrations.ts';

/** The supervisor does not start a child again that ends with this code: it has said why. */
const willNotStart = 78;

const giveUp = (reason: string): never => {
  console.error(reason);
  process.exit(willNotStart);
};

/** Settings, database and handlers of a process, after checking that they fit together. */
export const openProcess = async (
  name: 'web' | 'worker',
  onTiming?: AppOptions['onTiming'],
): Promise<{ readonly app: App; readonly config: Config }> => {
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    if (error instanceof ConfigError) return giveUp(error.message);
    throw error;
  }
  const { pending } = await migrationState(config.databaseUrl);
  if (pending.length > 0) giveUp(`The database lacks ${pending.length} migration(s): run node bin/migrate.mjs first.`);
  armFailpoint(config.failpoint);
  const app = createApp({
    ...parts,
    databaseUrl: config.databaseUrl,
    poolSize: config.poolSize,
    demo: config.mode === 'demo',
    services: {
      ...noServices(config.mode === 'demo'),
      mail: config.smtpUrl === null ? null : smtp(config.smtpUrl, config.mailFrom),
      payments: paymentProviders(config.payPal, config.payments),
      signIn: new Map(config.signIn.map((one) => [one.socialType, createSignIn(one)])),
    },
    clockOffsetSeconds: config.clockOffsetSeconds,
    dataDir: config.dataDir,
    log: jsonLog(name, config.logLevel),
    ...(onTiming === undefined ? {} : { onTiming }),
  });
  const instance = await instanceOf(app.database.db);
  const conflict = modeConflict(config.mode, instance);
  if (conflict !== null) giveUp(conflict);
  if (instance === null && config.mode === 'production') await markInstance(app.database.db, false, app.clock.now());
  await app.catchUp();
  return { app, config };
};

/** Stops once: on a signal, and when the parent is gone. */
export const onStop = (stop: () => Promise<void>): void => {
  let stopping = false;
  const once = (): void => {
    if (stopping) return;
    stopping = true;
    // Whatever hangs, the process ends; `npm start` has less patience than that.
    setTimeout(() => process.exit(1), 8000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  process.on('disconnect', once);
};
