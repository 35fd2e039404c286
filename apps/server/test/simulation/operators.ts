import { day, edges } from './model.ts';
import { endOutages } from './providers.ts';
import type { Outcome } from '../../src/runtime/outcome.ts';
import { type Act, buyerOf, cents, decimal, type Payout, someOrder, type Waiting, type World } from './world.ts';

/** The second operator. */
const second = (w: World) => w.m.person({ kind: 'operator', id: 2, areas: null });

/** What one operator may not do alone waits for the other, or she agrees to it at once. */
interface Proposing extends Pick<Waiting, 'about' | 'edges' | 'learn' | 'kind'> {
  readonly leaves: boolean;
}
export const withSecond = async (w: World, outcome: Outcome, what: Proposing): Promise<Outcome | null> => {
  const { proposalId } = (outcome.data ?? {}) as { proposalId?: number | null };
  if (typeof proposalId !== 'number') return outcome;
  const agreed = what.leaves ? null : await second(w).call('PUT /platform/proposal/{proposalId}/agree', { proposalId });
  // What no longer fits stays until somebody refuses it.
  if (agreed?.code !== '00000') w.waiting.push({ ...what, id: proposalId, transactionId: null });
  return agreed?.code === '00000' ? agreed : null;
};
/** A transfer that waits for a second operator. The money has come all the same. */
const transferWaits = async (w: World, outcome: Outcome, transactionId: string, what: Proposing): Promise<Outcome> => {
  if ((outcome.data as { outcome?: string } | null)?.outcome !== 'proposed') return outcome;
  const { records } = await second(w).ok('GET /platform/proposal/page', { size: 100 });
  const found = records.find((p) => p.transfer?.transactionId === transactionId);
  if (found === undefined) return outcome;
  const { proposalId: id } = found;
  const agreed = what.leaves ? null : await second(w).call('PUT /platform/proposal/{proposalId}/agree', { proposalId: id });
  if (agreed?.code !== '00000') w.waiting.push({ ...what, id, transactionId });
  return outcome;
};

/** The second operator agrees to what waits, or refuses it, or its proposer takes it back, or tries to agree himself. */
export const decideWaiting = async (w: World, one: Waiting, how: 'agree' | 'refuse' | 'takeBack' | 'own'): Promise<Outcome> => {
  const by = how === 'agree' || how === 'refuse' ? second(w) : w.m.operator;
  const say = { proposalId: one.id };
  const outcome =
    how === 'agree' || how === 'own'
      ? await by.call('PUT /platform/proposal/{proposalId}/agree', say)
      : await by.call('PUT /platform/proposal/{proposalId}/refuse', { ...say, note: 'not so' });
  if (outcome.code !== '00000') return outcome;
  const place = w.waiting.indexOf(one);
  if (place !== -1) w.waiting.splice(place, 1);
  if (how === 'agree') one.learn();
  return outcome;
};
const decidesWaiting: Act = {
  weight: 5,
  make: (w) => {
    if (w.waiting.length === 0) return null;
    const one = w.chance.oneOf(w.waiting);
    const how = w.chance.oneOf(['agree', 'agree', 'agree', 'refuse', 'takeBack', 'own'] as const);
    return {
      name: `proposal ${one.id} (${one.kind}): ${how}`,
      about: one.about,
      edges: how === 'agree' ? one.edges : [],
      ...(how === 'own' ? { succeeds: false } : how === 'agree' ? {} : { succeeds: true }),
      run: () => decideWaiting(w, one, how),
    };
  },
};

/** Money comes by bank for somebody's transfer: as agreed, short, too much, under a wrong reference, or of another currency. */
const bankMoney: Act = {
  weight: 6,
  make: (w) => {
    const order = someOrder(w, (o) => o.isTried && o.dues.some((d) => d.payType === null));
    const due = order?.dues.find((d) => d.payType === null) ?? order?.dues[0];
    if (order === null || due === undefined) return null;
    const [more, currency] = w.chance.oneOf([
      [0n, 'USD'],
      [0n, 'USD'],
      [0n, 'USD'],
      [-100n, 'USD'],
      [250n, 'USD'],
      [0n, 'EUR'],
    ] as const);
    const isNamed = !w.chance.happens(0.1);
    w.count += 1;
    const transactionId = `TX-${w.count}`;
    let value = 0n;
    const leaves = w.chance.happens(0.4);
    const about = [...w.orders.values()].filter((o) => o.buyerId === order.buyerId);
    return {
      name: `${more} over what ${due.reference} costs comes by bank in ${currency}`,
      about,
      edges: edges.paid,
      run: async () => {
        const info = await buyerOf(w, order).ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: due.reference });
        const transfer = info.attempt?.transfer;
        if (!transfer) return null;
        value = cents(info.attempt?.amount ?? 0) + more;
        if (value <= 0n) return null;
        const reference = isNamed ? transfer.reference : 'no idea';
        const say = { transactionId, currency, amount: decimal(value), reference };
        const what = { kind: 'transfer', about, edges: edges.paid, learn: () => undefined, leaves };
        return transferWaits(w, await w.m.operator.call('POST /platform/payment/transfer', say), transactionId, what);
      },
      learn: () => {
        if (currency === 'USD') w.bank += value;
      },
    };
  },
};
/** Bank money that names no payment goes back. @returns null when there is none */
const sendUnnamedBack = async (w: World) => {
  const { records } = await w.m.operator.ok('GET /platform/payment/transfers', { open: 1 });
  const found = records.find((r) => !w.waiting.some((p) => p.transactionId === r.transactionId));
  if (found === undefined) return null;
  const say = { transferId: found.transferId, note: 'sent back' };
  const outcome = await w.m.operator.call('POST /platform/payment/transfer/{transferId}/returned', say);
  if (outcome.code === '00000' && found.currency === 'USD') w.bank -= cents(Number(found.amount));
  return outcome;
};
const unknownMoneyBack: Act = {
  weight: 1,
  make: (w) => ({ name: 'an operator sends unnamed bank money back', about: [], edges: [], run: () => sendUnnamedBack(w) }),
};

/** An operator works on the oldest case there is. @returns null when there is none */
export const workOnCase = async (w: World) => {
  const { records } = await w.m.operator.ok('GET /platform/payment/cases', { size: 50 });
  // What is short waits for its rest, or for the end of its order; that it has one is compared (`compareStanding`).
  const found = records.find((c) => c.kind !== 'short' && c.kind !== 'refundUnconfirmed');
  if (found === undefined) return null;
  const { caseId } = found;
  const byBank = found.payType === 20;
  const way = found.kind === 'takenBack' ? 'close' : found.held.length === 0 && !byBank ? 'giveUp' : byBank ? 'returnedByBank' : 'refund';
  const said = way === 'returnedByBank' ? { reference: `TX ${caseId}` } : { note: 'looked into' };
  const say = { caseId, ...said, ...(found.balanceHeld === null ? {} : { covers: w.chance.happens(0.5) }) };
  const outcome = await w.m.operator.call(`POST /platform/payment/case/{caseId}/${way}`, say);
  const held = found.held.find((h) => h.currency === 'USD');
  if (outcome.code === '00000' && way === 'returnedByBank') w.bank -= cents(held?.amount ?? 0);
  return outcome;
};
/**
 * Time passes, and what falls due is done. Operators look at their desk twice a day: money without an
 * order that is older than a day would be a fault of theirs, not of the product.
 */
export const passTime = async (w: World, days: number): Promise<void> => {
  for (let left = days; left > 0; left -= 0.5) {
    endOutages(w, Math.min(left, 0.5) * day);
    await w.m.advance(Math.min(left, 0.5));
    if (left < 0.5) return;
    // Bank money that waits longer than a day for a second operator would be a fault of hers.
    for (const one of w.waiting.filter((p) => p.transactionId !== null))
      if ((await decideWaiting(w, one, 'agree')).code !== '00000') await decideWaiting(w, one, 'refuse');
    for (let i = 0; i < 50 && (await workOnCase(w)) !== null; i += 1) await w.m.near.drain();
    for (let i = 0; i < 50 && (await sendUnnamedBack(w)) !== null; i += 1);
  }
};
const decidesCase: Act = {
  weight: 4,
  make: (w) => ({ name: 'an operator works on a case', about: [...w.orders.values()], edges: edges.paid, run: () => workOnCase(w) }),
};

/** A courier's cash, brought to the bank. */
const cash: Act = {
  weight: 4,
  make: (w) => {
    const order = someOrder(w, (o) => o.paymentTerm === 2 && [3, 4, 10, 11].includes(o.status) && o.dues[0]?.payType === null);
    if (order === null) return null;
    w.count += 1;
    const reference = `COD-${w.count}`;
    const amount = order.total - (w.chance.happens(0.2) ? 1n : 0n);
    const learn = () => {
      w.bank += order.total;
    };
    const what = { kind: 'cash', about: [order], edges: edges.satisfied, learn, leaves: w.chance.happens(0.4) };
    return {
      name: `cash for ${order.number}`,
      about: [order],
      edges: edges.satisfied,
      ...(amount === order.total ? {} : { succeeds: false }),
      run: async () =>
        withSecond(
          w,
          await w.m.operator.call('POST /platform/order/cash', { orderNumber: order.number, amount: decimal(amount), reference }),
          what,
        ),
      learn,
    };
  },
};

type Decision = 'approve' | 'refuse' | 'paid' | 'returned';
const allowed: Readonly<Record<Payout['state'], readonly Decision[]>> = {
  asked: ['approve', 'refuse'],
  approved: ['paid', 'refuse'],
  paid: ['returned'],
  over: [],
};
const after: Readonly<Record<Decision, Payout['state']>> = { approve: 'approved', refuse: 'over', paid: 'paid', returned: 'over' };
const decidesPayout: Act = {
  weight: 4,
  make: (w) => {
    if (w.payouts.length === 0) return null;
    const payout = w.chance.oneOf(w.payouts);
    const decision = w.chance.oneOf(['approve', 'approve', 'paid', 'paid', 'refuse', 'returned'] as const);
    const { number: payoutNumber } = payout;
    w.count += 1;
    const bankReference = `NB-${w.count}`;
    const say = { payoutNumber, bankReference, reason: 'as the bank says' };
    return {
      name: `payout ${payoutNumber}: ${decision}`,
      about: [],
      edges: [],
      succeeds: allowed[payout.state].includes(decision),
      // Who approves does not pay.
      run: () =>
        (decision === 'approve' ? second(w) : w.m.operator).call(`PUT /platform/settlement/payout/{payoutNumber}/${decision}`, say),
      learn: () => {
        payout.state = after[decision];
      },
    };
  },
};

const proposes: Act = {
  weight: 1,
  make: (w) => {
    const buyerId = w.chance.oneOf(w.buyers);
    const lessens = w.chance.happens(0.5);
    const amount = BigInt(1 + w.chance.below(500));
    return {
      name: `a correction of ${lessens ? '-' : ''}${amount} for buyer ${buyerId} is proposed`,
      about: [],
      edges: [],
      run: () =>
        w.m.operator.call('POST /platform/user/correction', {
          userId: buyerId,
          amount: decimal(amount),
          lessens,
          reason: 'Telephoned on Monday',
        }),
      learn: ({ data }) => {
        const { proposalId } = data as { proposalId: number };
        w.corrections.push({ id: proposalId, buyerId, amount: lessens ? -amount : amount });
      },
    };
  },
};
const agrees: Act = {
  weight: 1,
  make: (w) => {
    const open = w.corrections[0];
    if (open === undefined) return null;
    const isOwn = w.chance.happens(0.2);
    return {
      name: `correction ${open.id} is agreed to${isOwn ? ' by whoever proposed it' : ''}`,
      about: [],
      edges: [],
      ...(isOwn ? { succeeds: false } : {}),
      run: () => (isOwn ? w.m.operator : second(w)).call('PUT /platform/proposal/{proposalId}/agree', { proposalId: open.id }),
      learn: () => {
        w.corrections.shift();
        w.opening.set(open.buyerId, (w.opening.get(open.buyerId) ?? 0n) + open.amount);
      },
    };
  },
};

export const operatorActs: readonly Act[] = [
  bankMoney,
  unknownMoneyBack,
  decidesCase,
  cash,
  decidesPayout,
  proposes,
  agrees,
  decidesWaiting,
];
