import { returnUrl } from '../payments.ts';
import { edges } from './model.ts';
import { type Act, decimal, uuid, type World } from './world.ts';

const some = (w: World) => (w.topUps.length === 0 ? null : w.chance.oneOf(w.topUps));

/** A buyer wants money on her balance. */
const asks: Act = {
  weight: 2,
  make: (w) => {
    const buyerId = w.chance.oneOf(w.buyers);
    const amount = BigInt(1 + w.chance.below(50_000));
    return {
      name: `buyer ${buyerId} asks for a top-up of ${amount}`,
      about: [],
      edges: [],
      succeeds: true,
      run: () => w.m.buyer(buyerId).call('POST /p/userBalance/recharge', { rechargeAmount: Number(decimal(amount)) }),
      learn: ({ data }) => {
        const { rechargeNumber } = data as { rechargeNumber: string };
        // Asked for again before a way to pay was chosen, it is the same one with another amount.
        const known = w.topUps.find((t) => t.number === rechargeNumber);
        if (known === undefined) w.topUps.push({ number: rechargeNumber, buyerId, amount, isPaid: false });
        else known.amount = amount;
      },
    };
  },
};
const begins: Act = {
  weight: 3,
  make: (w) => {
    const topUp = some(w);
    if (topUp === null) return null;
    const payType = w.chance.oneOf(w.providers.flatMap((p) => p.payTypes));
    const say = { orderNumbers: topUp.number, payType, payAttemptId: uuid(), returnUrl };
    return {
      name: `begins to pay top-up ${topUp.number} by ${payType}`,
      about: [],
      edges: [],
      run: () => w.m.buyer(topUp.buyerId).call('POST /p/order/pay', say),
    };
  },
};
const looks: Act = {
  weight: 2,
  make: (w) => {
    const topUp = some(w);
    if (topUp === null) return null;
    return {
      name: `looks whether top-up ${topUp.number} is paid`,
      about: [...w.orders.values()].filter((o) => o.buyerId === topUp.buyerId),
      edges: edges.paid,
      run: () => w.m.buyer(topUp.buyerId).call('POST /p/order/payCheck', { orderNumbers: topUp.number }),
    };
  },
};
/** A balance pays orders, not itself; and nobody pays for another. */
const wrongly: Act = {
  weight: 1,
  make: (w) => {
    const topUp = some(w);
    if (topUp === null) return null;
    const isOwn = w.chance.happens(0.5);
    const payer = isOwn ? topUp.buyerId : (w.buyers.find((id) => id !== topUp.buyerId) ?? topUp.buyerId);
    const say = { orderNumbers: topUp.number, payType: isOwn ? 9 : 10, payAttemptId: uuid(), returnUrl };
    return {
      name: `${isOwn ? 'pays top-up from the balance it goes to' : 'pays another’s top-up'} ${topUp.number}`,
      about: [],
      edges: [],
      ...(topUp.isPaid ? {} : { succeeds: false }),
      run: () => w.m.buyer(payer).call('POST /p/order/pay', say),
    };
  },
};

/** What asks a provider. */
export const topUpPaying: readonly Act['make'][] = [begins.make, looks.make];
export const topUpActs: readonly Act[] = [asks, begins, looks, wrongly];

/** Takes over which are paid, with what. @returns what was paid and is not any more, or with another amount */
export const takeTopUps = async (w: World): Promise<string[]> => {
  const found = await w.m.query<{ number: string; amount: string; isPaid: boolean }>(
    'select number, amount::text as amount, paid_at is not null as "isPaid" from top_ups where user_id = any($1)',
    [w.buyers],
  );
  const wrong = found.length === w.topUps.length ? [] : [`${found.length} top-ups stand where the model knows ${w.topUps.length}`];
  for (const row of found) {
    const topUp = w.topUps.find((t) => t.number === row.number);
    if (topUp === undefined) continue;
    if (topUp.isPaid && !row.isPaid) wrong.push(`top-up ${row.number} was paid, and is not any more`);
    if (BigInt(row.amount) !== topUp.amount) wrong.push(`top-up ${row.number} is of ${row.amount}, not of ${topUp.amount}`);
    topUp.isPaid = row.isPaid;
  }
  return wrong;
};
export const toppedUp = (w: World): readonly (readonly [buyerId: number, amount: bigint])[] =>
  w.topUps.filter((t) => t.isPaid).map((t) => [t.buyerId, t.amount] as const);
