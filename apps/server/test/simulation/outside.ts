import { tellNews } from '../payments.ts';
import type { ProviderDouble } from '../provider-double.ts';
import { edges } from './model.ts';
import { passTime } from './operators.ts';
import { somePayment, turn } from './providers.ts';
import type { Act, World } from './world.ts';

const all = (w: World) => [...w.orders.values()];

/** The payer agrees on the provider's page, or scans its code. */
const approves: Act = {
  weight: 10,
  make: (w) => {
    const payment = somePayment(w, (o) => o.state === 'created');
    if (payment === null) return null;
    const { reference, at } = payment;
    return {
      name: `the payer agrees to ${reference} at ${at.double.name}`,
      about: [],
      edges: [],
      run: () => {
        at.double.approve(reference);
        return Promise.resolve(null);
      },
    };
  },
};
/** She looks at the page of a payment and agrees to nothing yet: its provider knows of it from now on. */
const opensPage: Act = {
  weight: 1,
  make: (w) => {
    const unknown = w.providers.flatMap(({ double }) => [...double.orders.values()].filter((o) => !o.isKnown));
    if (unknown.length === 0) return null;
    const opened = w.chance.oneOf(unknown);
    return {
      name: `the payer opens the page of ${opened.reference}`,
      about: [],
      edges: [],
      run: () => {
        opened.isKnown = true;
        return Promise.resolve(null);
      },
    };
  },
};
/** News of a provider, at times twice, at times long after. */
const news: Act = {
  weight: 8,
  make: (w) => {
    const payment = somePayment(w);
    if (payment === null) return null;
    const { reference, at } = payment;
    const id = `N-${w.chance.below(40)}`;
    return {
      name: `news about ${reference}`,
      about: all(w),
      edges: edges.paid,
      run: async () => {
        await tellNews(w.m, reference, `${reference}-${id}`, at.route);
        return null;
      },
    };
  },
};
/** Something becomes of a provider. */
const becomes = (weight: number, make: (w: World, double: ProviderDouble) => readonly [what: string, change: () => void]): Act => ({
  weight,
  make: (w) => {
    const { double } = w.chance.oneOf(w.providers);
    const [what, change] = make(w, double);
    return {
      name: `${double.name} ${what}`,
      about: [],
      edges: [],
      run: () => {
        change();
        return Promise.resolve(null);
      },
    };
  },
});
const nextGoesWrong = becomes(4, (w, double) => {
  const operation = w.chance.oneOf(['create', 'find', 'capture', 'refund', 'findRefund', 'close', 'close'] as const);
  const how = w.chance.oneOf(['deaf', 'dumb', 'dumb', { refuses: 'INSTRUMENT_DECLINED' }] as const);
  return [`will ${typeof how === 'string' ? `be ${how} at` : 'refuse'} the next ${operation}`, () => double.next(operation, how)];
});
const turns = becomes(2, (w, double) => [double.isDown ? 'works again' : 'hears nothing any more', () => turn(w, double)]);
const takesOther = becomes(1, (w, double) => {
  const instead = double.takesInstead === null && w.chance.happens(0.5) ? { currency: 'USD', value: '0.50' } : null;
  return [instead === null ? 'takes what was agreed' : 'takes too little', () => (double.takesInstead = instead)];
});
/** A chargeback, or a refund in the provider's dashboard; where no refunds are listed only a whole one can be seen. */
const takesBack: Act = {
  weight: 1,
  make: (w) => {
    const left = w.providers.flatMap(({ double }) =>
      [...double.orders.values()]
        .filter((o) => o.captures.some((c) => c.state === 'completed') && o.takenBack.length === 0)
        .filter((o) => ![...double.refunds.values()].some((r) => o.captures.some((c) => c.id === r.captureId)))
        .map(({ reference }) => ({ double, reference })),
    );
    if (left.length === 0) return null;
    const { double, reference } = w.chance.oneOf(left);
    const value = double.taking === 'page' || w.chance.happens(0.3) ? undefined : '0.25';
    return {
      name: `${value ?? 'the money'} of ${reference} is taken back outside`,
      about: [],
      edges: [],
      run: () => {
        double.takeBack(reference, value);
        return Promise.resolve(null);
      },
    };
  },
};

const minutes = 1 / 1440;
const timePasses: Act = {
  weight: 12,
  make: (w) => {
    const days = w.chance.oneOf([
      minutes * (1 + w.chance.below(40)),
      minutes * (1 + w.chance.below(40)),
      minutes * (1 + w.chance.below(20)),
      minutes * (1 + w.chance.below(20)),
      (1 + w.chance.below(20)) / 24,
      1 + w.chance.below(8),
      w.chance.happens(0.3) ? 30 : 1,
    ]);
    return {
      name: `${days >= 1 ? `${days} days` : `${Math.round(days * 1440)} minutes`} pass`,
      about: all(w),
      edges: edges.paid,
      isAlone: true,
      run: async () => {
        await passTime(w, days);
        return null;
      },
    };
  },
};

export const outsideActs: readonly Act[] = [approves, opensPage, news, nextGoesWrong, turns, takesOther, takesBack, timePasses];
