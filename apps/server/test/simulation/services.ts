import { joinGroup } from './group-orders.ts';
import { edges, isPaidWhole, leftOf } from './model.ts';
import { type Act, buyerOf, learnOrder, sellerOf, someOrder, type World } from './world.ts';

/** Some pieces of a service, bought by voucher. */
const buysService: Act = {
  weight: 3,
  make: (w) => {
    const buyerId = w.chance.oneOf(w.buyers);
    const { prodId, skuId, shopId } = w.chance.oneOf(w.services);
    const isGroup = w.chance.happens(0.3);
    const orderItem = { prodId, skuId, shopId, count: 1 + w.chance.below(3) };
    return {
      name: `buyer ${buyerId} orders ${orderItem.count} vouchers`,
      about: [],
      edges: [],
      run: () => w.m.buyer(buyerId).call('POST /p/order/submit', { orderItem }),
      learn: async ({ data }) => {
        const order = await learnOrder(w, buyerId, (data as { orderNumbers: string }).orderNumbers);
        if (isGroup) await joinGroup(w, order);
      },
    };
  },
};

/** The store redeems a voucher whose code it is shown, one that was used, or one of another store. */
const redeems: Act = {
  weight: 5,
  make: (w) => {
    const used = w.chance.happens(0.15) && w.usedCodes.length > 0 ? w.chance.oneOf(w.usedCodes) : null;
    if (used !== null)
      return {
        name: `store ${used.storeId} redeems a voucher again`,
        about: [],
        edges: [],
        succeeds: false,
        run: () => w.m.seller(used.storeId).call('PUT /shop/admin/order/redeemVoucher', { voucherCode: used.code }),
      };
    const order = someOrder(w, (o) => o.isVirtual && o.status === 3);
    if (order === null || !order.isVirtual) return null;
    const isStranger = w.chance.happens(0.1);
    let code = '';
    return {
      name: `redeems a voucher of ${order.number}${isStranger ? ' at another store' : ''}`,
      about: [order],
      edges: isStranger ? [] : edges.redeemed,
      ...(isStranger ? { succeeds: false } : {}),
      run: async () => {
        const buyer = buyerOf(w, order);
        const { vouchers } = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: order.number });
        const ready = vouchers.find((v) => v.state === 'ready' || v.state === 'revealed');
        if (ready === undefined) return null;
        const say = { orderNumber: order.number, voucherId: ready.voucherId };
        const revealed = await buyer.call('PUT /p/myOrder/revealVoucher', say);
        // A concurrent action may have made it void since.
        if (revealed.code !== '00000') return revealed;
        code = (revealed.data as { readonly voucherCode: string }).voucherCode;
        const seller = isStranger ? w.m.seller(order.storeId === 1 ? 2 : 1) : sellerOf(w, order);
        return seller.call('PUT /shop/admin/order/redeemVoucher', { voucherCode: code });
      },
      learn: () => {
        w.usedCodes.push({ storeId: order.storeId, code });
      },
    };
  },
};

const person = { headerType: 2, headerName: 'Anna Лебедева', country: 'RU' } as const;
/** A buyer wants an invoice of an order: once for each, and only of what was received and is paid. */
const applies: Act = {
  weight: 3,
  make: (w) => {
    const order = someOrder(w, (o) => [4, 5, 11].includes(o.status) && isPaidWhole(o) && o.invoice === 'none');
    if (order === null) return null;
    const may =
      [4, 5, 11].includes(order.status) && isPaidWhole(order) && !order.hasOpenRefund && leftOf(order) > 0n && order.invoice === 'none';
    return {
      name: `applies for an invoice of ${order.number}`,
      about: [],
      edges: [],
      ...(may ? {} : { succeeds: false }),
      run: () => buyerOf(w, order).call('POST /p/orderInvoice', { orderNumbers: order.number, ...person }),
      learn: ({ data }) => {
        order.invoice = 'applied';
        w.invoices.push({ id: (data as { orderInvoiceId: number }).orderInvoiceId, order, isOpen: true });
      },
    };
  },
};
const invoiced = async (w: World, id: number): Promise<bigint> =>
  BigInt((await w.m.query<{ amount: string }>('select amount::text from invoices where id = $1', [id]))[0]?.amount ?? '0');
/** An operator issues it over what was kept, or it fails. */
const decidesInvoice: Act = {
  weight: 3,
  make: (w) => {
    if (w.invoices.length === 0) return null;
    const one = w.chance.oneOf(w.invoices.filter((i) => i.isOpen || w.chance.happens(0.1)).concat(w.invoices.slice(-1)));
    const isIssued = w.chance.happens(0.7);
    const say = { orderInvoiceId: one.id };
    return {
      name: `invoice ${one.id} ${isIssued ? 'is issued' : 'fails'}`,
      about: [],
      edges: [],
      ...(one.isOpen ? {} : { succeeds: false }),
      run: () =>
        isIssued
          ? w.m.operator.call('POST /platform/invoice/{orderInvoiceId}/issue', say)
          : w.m.operator.call('POST /platform/invoice/{orderInvoiceId}/fail', { ...say, reason: 'The name is wrong.' }),
      learn: async () => {
        one.isOpen = false;
        one.order.invoice = isIssued ? 'issued' : 'none';
        const amount = await invoiced(w, one.id);
        // What goes back at the same moment may come before or after.
        if (isIssued && amount !== leftOf(one.order) && !one.order.hasOpenRefund)
          w.wrong.push(`invoice ${one.id} is over ${amount}, where ${leftOf(one.order)} were kept`);
      },
    };
  },
};

export const serviceActs: readonly Act[] = [buysService, redeems, applies, decidesInvoice];
