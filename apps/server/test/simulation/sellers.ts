import { edges, type ModelOrder } from './model.ts';
import { type Act, cents, decimal, sellerOf, someOrder, type World } from './world.ts';

/** Ships what is left, or a part of it. */
const ships: Act = {
  weight: 12,
  make: (w) => {
    const order = someOrder(w, (o) => !o.isCollected && (o.status === 2 || o.status === 10));
    if (order === null) return null;
    const left = order.lines.filter((l) => l.shipped + l.canceled < l.count);
    const isPart = left.length > 0 && w.chance.happens(0.3);
    const part = isPart ? w.chance.oneOf(left) : null;
    const items =
      part === null ? null : [{ orderItemId: part.orderItemId, count: 1 + w.chance.below(part.count - part.shipped - part.canceled) }];
    w.count += 1;
    const dvyType = w.chance.happens(0.05) ? 1 + w.chance.below(4) : order.dvyType;
    const waybill = dvyType === 1 ? { dvyId: 1, dvyFlowId: `SF${w.count}` } : {};
    const packages = [{ ...waybill, ...(items === null ? {} : { items }) }];
    // What was to go by courier may be handed over otherwise; the other kinds are what was agreed.
    const isAgreed = dvyType === order.dvyType || (order.dvyType === 1 && dvyType === 3);
    return {
      name: `store ships ${isPart ? 'a part of' : 'all of'} ${order.number}`,
      about: [order],
      edges: edges.shipped,
      ...(order.isCollected || order.isVirtual ? { succeeds: false } : {}),
      ...(!order.isCollected && !order.isVirtual && (order.status === 2 || order.status === 10) && !order.hasOpenRefund
        ? { succeeds: isAgreed && !order.isTakenBack }
        : {}),
      run: () => sellerOf(w, order).call('PUT /shop/admin/order/delivery', { orderNumber: order.number, dvyType, packages }),
      learn: () => {
        // When both are sent at once and both came through, the part went first.
        for (const line of order.lines)
          if (part === null) line.shipped = line.count - line.canceled;
          else if (line === part) line.shipped = Math.min(line.count - line.canceled, line.shipped + (items?.[0]?.count ?? 0));
      },
    };
  },
};

const refusedAtDoor: Act = {
  weight: 1,
  make: (w) => {
    const order = someOrder(w, (o) => o.paymentTerm === 2 && (o.status === 3 || o.status === 10));
    if (order === null) return null;
    return {
      name: `refused at the door: ${order.number}`,
      about: [order],
      edges: order.paymentTerm === 2 ? edges.refusedAtDoor : [],
      // Cash that one operator has seen is waited for.
      ...(w.waiting.some((p) => p.kind === 'cash' && p.about.includes(order)) ? { succeeds: false } : {}),
      run: () => sellerOf(w, order).call('PUT /shop/admin/order/refusedAtDoor', { orderNumber: order.number, reason: 'nobody opened' }),
    };
  },
};

const bank = { holder: 'Ningbo Trading Co.', bank: 'Bank of Ningbo', account: '6222 0213 0401 1234', swift: 'BKNBCN2N', country: 'CN' };
const askedFor = async (w: World, storeId: number, share: number): Promise<string> => {
  const seller = w.m.seller(storeId);
  const { available } = await seller.ok('GET /shop/admin/settlement/balance', {});
  return decimal((cents(available) * BigInt(share)) / 100n);
};

/** A store has money sent to its bank: a part, all, or more than it has. */
const withdraws: Act = {
  weight: 3,
  make: (w) => {
    const storeId = w.chance.oneOf(w.stores);
    const share = w.chance.oneOf([10, 50, 100, 101]);
    let amount = '';
    return {
      name: `store ${storeId} withdraws ${share} %`,
      about: [],
      edges: [],
      run: async () => {
        await w.m.seller(storeId).call('PUT /shop/admin/settlement/account', bank);
        amount = await askedFor(w, storeId, share);
        return w.m.seller(storeId).call('POST /shop/admin/settlement/withdraw', { amount });
      },
      learn: ({ data }) => {
        const { payoutNumber } = data as { payoutNumber: string };
        w.payouts.push({ number: payoutNumber, storeId, amount: cents(Number(amount)), state: 'asked' });
      },
    };
  },
};
const cancelsPayout: Act = {
  weight: 1,
  make: (w) => {
    const asked = w.payouts.filter((p) => p.state !== 'over');
    if (asked.length === 0) return null;
    const payout = w.chance.oneOf(asked);
    return {
      name: `store takes payout ${payout.number} back`,
      about: [],
      edges: [],
      succeeds: payout.state === 'asked',
      run: () =>
        w.m.seller(payout.storeId).call('PUT /shop/admin/settlement/payout/{payoutNumber}/cancel', { payoutNumber: payout.number }),
      learn: () => {
        payout.state = 'over';
      },
    };
  },
};
/** Another store's order: not there to ship. */
const wrongStore: Act = {
  weight: 2,
  make: (w) => {
    const order: ModelOrder | null = someOrder(w, (o) => o.status === 2);
    const other = w.stores.find((id) => id !== order?.storeId);
    if (order === null || other === undefined) return null;
    return {
      name: `store ${other} ships ${order.number} of another`,
      about: [],
      edges: [],
      succeeds: false,
      run: () =>
        w.m.seller(other).call('PUT /shop/admin/order/delivery', { orderNumber: order.number, packages: [{ dvyId: 1, dvyFlowId: 'SF1' }] }),
    };
  },
};

export const sellerActs: readonly Act[] = [ships, refusedAtDoor, withdraws, cancelsPayout, wrongStore];
