import { tellNews } from '../payments.ts';
import { edges } from './model.ts';
import { passTime } from './operators.ts';
import type { Act, World } from './world.ts';

const all = (w: World) => [...w.orders.values()];
const someReference = (w: World): string | null => {
  const references = [...w.provider.orders.values()].map((o) => o.reference);
  return references.length === 0 ? null : w.chance.oneOf(references);
};

/** The payer agrees on the provider's page. */
const approves: Act = {
  weight: 8,
  make: (w) => {
    const reference = someReference(w);
    if (reference === null) return null;
    return {
      name: `the payer agrees to ${reference}`,
      about: [],
      edges: [],
      run: () => {
        w.provider.approve(reference);
        return Promise.resolve(null);
      },
    };
  },
};
/** News of the provider, at times twice, at times long after. */
const news: Act = {
  weight: 8,
  make: (w) => {
    const reference = someReference(w);
    if (reference === null) return null;
    const id = `N-${w.chance.below(40)}`;
    return {
      name: `news about ${reference}`,
      about: all(w),
      edges: edges.paid,
      run: async () => {
        await tellNews(w.m, reference, `${reference}-${id}`);
        return null;
      },
    };
  },
};
/** The provider's next answers go wrong. */
const mishap: Act = {
  weight: 4,
  make: (w) => {
    const operation = w.chance.oneOf(['create', 'find', 'capture', 'refund', 'findRefund'] as const);
    const how = w.chance.oneOf(['deaf', 'dumb', 'dumb', { refuses: 'INSTRUMENT_DECLINED' }] as const);
    return {
      name: `the provider will ${typeof how === 'string' ? `be ${how} at` : 'refuse'} the next ${operation}`,
      about: [],
      edges: [],
      run: () => {
        w.provider.next(operation, how);
        return Promise.resolve(null);
      },
    };
  },
};
const takesOther: Act = {
  weight: 1,
  make: (w) => {
    const instead = w.provider.takesInstead === null && w.chance.happens(0.5) ? { currency: 'USD', value: '0.50' } : null;
    return {
      name: instead === null ? 'the provider takes what was agreed' : 'the provider takes too little',
      about: [],
      edges: [],
      run: () => {
        w.provider.takesInstead = instead;
        return Promise.resolve(null);
      },
    };
  },
};
/** A chargeback, or a refund in the provider's dashboard. */
const takesBack: Act = {
  weight: 1,
  make: (w) => {
    const taken = [...w.provider.orders.values()].filter(
      (o) => o.captures.some((c) => c.state === 'completed') && o.takenBack.length === 0,
    );
    const left = taken.filter((o) => ![...w.provider.refunds.values()].some((r) => o.captures.some((c) => c.id === r.captureId)));
    if (left.length === 0) return null;
    const { reference } = w.chance.oneOf(left);
    return {
      name: `money of ${reference} is taken back outside`,
      about: [],
      edges: [],
      run: () => {
        w.provider.takeBack(reference, '0.25');
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

export const outsideActs: readonly Act[] = [approves, news, mishap, takesOther, takesBack, timePasses];
