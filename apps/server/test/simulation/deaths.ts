import { parts } from '../../src/endpoints.ts';
import { createApp } from '../../src/runtime/app.ts';
import { personOf } from '../marketplace.ts';
import { tellNews } from '../payments.ts';
import { begins, looksWhetherPaid } from './buyers.ts';
import { edges } from './model.ts';
import { somePayment } from './providers.ts';
import { topUpPaying } from './top-ups.ts';
import type { Act, Step, World } from './world.ts';
import { services } from '../services.ts';

/** A separate process on the same database: what it knows beside that is lost with it. */
const ownProcess = (w: World) => createApp({ ...parts, services, databaseUrl: w.m.url, poolSize: 4, demo: true });
type Process = ReturnType<typeof ownProcess>;

/**
 * Lets a process do something until it asks a provider, and ends it there: nothing it began goes on after that. What it wrote
 * before it asked is committed, nothing of what it would have written after.
 * @param when before the provider hears it, or once the provider has done what it was asked
 * @returns what the doing came to when no provider was asked, null when the process died
 */
const untilItDies = async <T>(w: World, when: 'before' | 'during', work: (process: Process) => Promise<T>): Promise<T | null> => {
  const process = ownProcess(w);
  const hooks = w.providers.map(({ double }) => ({ double, before: double.before, during: double.during }));
  try {
    await process.catchUp();
    const death = new Promise<null>((resolve) => {
      for (const { double } of hooks)
        double[when] = () => {
          resolve(null);
          return new Promise(() => undefined);
        };
    });
    return await Promise.race([work(process), death]);
  } finally {
    for (const { double, before, during } of hooks) Object.assign(double, { before, during });
    await process.close();
  }
};

/** What buyers do whose web process dies of it. */
const callsThatAsk: readonly Act['make'][] = [begins('provider'), looksWhetherPaid.make, ...topUpPaying];
const webDies: Act = {
  weight: 3,
  make: (w) => {
    const when = w.chance.oneOf(['before', 'during'] as const);
    let process: Process | null = null;
    const buyer: World['m']['buyer'] = (id) => (process === null ? w.m.buyer(id) : personOf(process, { kind: 'buyer', id }));
    const step: Step | null = w.chance.oneOf(callsThatAsk)({ ...w, m: { ...w.m, buyer } });
    if (step === null) return null;
    return {
      ...step,
      name: `the web process dies ${when} asking a provider: ${step.name}`,
      isAlone: true,
      run: () =>
        untilItDies(w, when, (own) => {
          process = own;
          return step.run();
        }),
    };
  },
};
const workerDies: Act = {
  weight: 3,
  make: (w) => {
    const payment = somePayment(w);
    const when = w.chance.oneOf(['before', 'during'] as const);
    return {
      name: `the worker dies ${when} asking a provider`,
      about: [...w.orders.values()],
      edges: edges.paid,
      isAlone: true,
      run: async () => {
        if (payment !== null) await tellNews(w.m, payment.reference, undefined, payment.at.route);
        await untilItDies(w, when, (own) => own.drain());
        return null;
      },
    };
  },
};

export const deathActs: readonly Act[] = [webDies, workerDies];
