/**
 * Random buyers, sellers, operators and a random provider at a marketplace, each step compared with a
 * model and the books proven; it stops at the first thing that is not as it ought to be.
 *
 *     npm run simulate -- --hours 2
 *     npm run simulate -- --seed 7               the run of this seed, as it was
 *     npm run simulate -- --seed 7 --steps 60    the same, settled after so many steps, as a run that failed says
 */
import { install } from './lib/install.mjs';
import { inside } from './lib/paths.mjs';
import { main } from './lib/progress.mjs';
import { runNode } from './lib/run.mjs';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? otherwise : process.argv[at + 1];
};

await main(async () => {
  await install();
  const seed = option('seed');
  const hours = option('hours', seed === undefined ? '1' : '0');
  if (!(Number(hours) >= 0)) throw new Error(`--hours is "${hours}"; it is a number of hours, such as 0.5`);
  const steps = option('steps');
  if (!(steps === undefined || Number(steps) > 0)) throw new Error(`--steps is "${steps}"; it is a number of steps, such as 60`);
  const env = {
    SIMULATE_HOURS: hours,
    ...(seed === undefined ? {} : { SIMULATE_SEED: seed }),
    ...(steps === undefined ? {} : { SIMULATE_STEPS: steps }),
  };
  const { code } = await runNode([inside('node_modules/vitest/vitest.mjs'), 'run', 'apps/server/test/simulation'], { show: true, env });
  return code;
});
