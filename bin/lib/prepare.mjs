/** What a start does with the database before anything serves: looks what it is, and migrates and fills that of a demo. */
import { serverEnvironment, wantedMode } from './mode.mjs';
import { serverEntry } from './paths.mjs';
import { withClient } from './postgres-client.mjs';
import { Refusal, step, tail } from './progress.mjs';
import { runNode } from './run.mjs';

/** Runs one of the server's scripts to its end; its output is shown only when it fails. */
async function serverScript(name, args, env) {
  const { code, output } = await runNode([serverEntry(name), ...args], { env });
  if (code !== 0) throw new Refusal(`${name} failed (exit code ${code}):\n${tail(output, 40)}`);
  return output;
}

/**
 * What the database says of itself, without changing it: whether it has no schema at all, whether it was filled as a demo
 * (undefined: not filled yet), and whether filling it came to its end.
 * @returns {Promise<{empty: boolean, demo?: boolean, isWhole?: boolean}>}
 */
export const fillingOf = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select to_regclass('migrations') is null as empty, to_regclass('instance') is null as unmarked, to_regclass('demo_steps') is not null as "tellsSteps"`,
    );
    const { empty, unmarked, tellsSteps } = rows[0];
    if (unmarked) return { empty };
    const mark = await client.query('select demo from instance');
    const steps = tellsSteps ? await client.query("select exists (select 1 from demo_steps where key = 'listed') as done") : undefined;
    return { empty, demo: mark.rows[0]?.demo, isWhole: steps?.rows[0].done ?? true };
  });

/** The same, with the names of pending migrations. */
async function databaseState(url, env) {
  const listed = await serverScript('migrate', ['--pending'], env);
  return { ...(await fillingOf(url)), pending: listed.split('\n').filter(Boolean) };
}

/** What a start says that it does with the goods of a demo. */
export const doingWith = ({ demo, isWhole }) =>
  !demo ? 'filling the demo with goods' : isWhole ? 'checking the demo goods' : 'going on filling the demo';

function refusePending({ pending, empty }, asked) {
  if (pending.length === 0) return;
  const choice = asked
    ? []
    : [
        '',
        'Is this database meant for a try? Then say so, and it is migrated and filled with demo goods:',
        '    KYAKHTA_MODE=demo npm start',
      ];
  throw new Refusal(
    [
      empty
        ? 'The database is empty. In production the schema is brought in by a command of its own:'
        : `The database lacks ${pending.length} migration(s) of this version (${pending[0]} …). In production they are run by a command of their own:`,
      '    node bin/migrate.mjs',
      ...choice,
    ].join('\n'),
  );
}

/** Migrates and fills a demo; lets a production database be and only looks. Returns the mode that holds, and whether pictures are wanting. */
export async function prepareDatabase({ url, data, host, port }) {
  const { mode: wanted, asked } = wantedMode();
  const env = (mode) => serverEnvironment({ url, port, host, data, mode });
  const state = await databaseState(url, env(wanted ?? 'production'));
  const mode = wanted ?? (state.demo ? 'demo' : 'production');
  if (mode === 'production' && state.demo) {
    throw new Refusal(
      'This database was filled as a demo, with goods, logins and a password that everybody knows. It never serves as production.\n' +
        'Point DATABASE_URL (or DATA_DIR) at another one, or start the demo: KYAKHTA_MODE=demo npm start',
    );
  }
  if (mode === 'demo' && state.demo === false) {
    throw new Refusal('This database holds a real marketplace, not a demo. Start it as what it is: KYAKHTA_MODE=production npm start');
  }
  if (mode === 'production') refusePending(state, asked);
  if (mode === 'demo') {
    await step('migrating the database', () => serverScript('migrate', [], env('demo')));
    // A foreign database is filled only when demo was asked for in words.
    if (asked || !process.env.DATABASE_URL) {
      const told = await step(doingWith(state), () => serverScript('seed', ['--pictures', 'later'], env('demo')));
      return { mode, picturesWanting: /^pictures wanting: \d+$/m.test(told) };
    }
  }
  return { mode, picturesWanting: false };
}
