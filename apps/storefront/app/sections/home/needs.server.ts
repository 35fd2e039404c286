import { code, orderStatus } from '@kyakhta/contract/values';
import { formatOf, tryAsk, type Asked } from '../../ask.ts';
import { farPaths } from '../../far-paths.ts';
import { type NextAction, orderCardView, type WireOrder } from '../orders/order-view.server.ts';
import { refundCardView } from '../refunds/refund-view.server.ts';
import { mostUrgentFirst, type Urgency } from './most-urgent.ts';

/** Asked of each kind, and shown of all together. */
const askedOf = { size: 8, current: 1, waitsFor: 'buyer' } as const;
const shown = 8;

const losses: Readonly<Record<NextAction['kind'], Urgency['loss']>> = {
  sign: 'lost',
  pay: 'lost',
  waitSupplier: 'undone',
  receipt: 'undone',
  collect: 'undone',
  vouchers: 'undone',
  satisfied: 'closes',
};
/** Until when the next step of an order can be taken. */
const dueOf = (kind: NextAction['kind'], order: WireOrder): string | null =>
  kind === 'sign' ? order.signBefore : kind === 'pay' ? order.endTime : order.nextAt;

async function orders(asked: Asked) {
  const answer = await tryAsk(asked, 'GET /p/myOrder/myOrderSearch', { ...askedOf, status: 0, orderTimeStatus: 0 });
  if (answer.code !== code.ok) return { total: 0, needs: [] };
  const needs = answer.data.records.flatMap((wire) => {
    const order = orderCardView(asked.context, wire);
    if (order.next === null) return [];
    const { kind } = order.next;
    // A part of the price that has fallen due has no end: it is late until it is paid.
    const at = kind === 'pay' && wire.status !== orderStatus.pendingPayment ? wire.createTime : dueOf(kind, wire);
    return [{ kind: 'order' as const, key: order.orderNumber, order, urgency: { loss: losses[kind], at } }];
  });
  return { total: answer.data.total, needs };
}

/** Refunds whose goods she is to send back, and those that were refused, while she can still do something about it. */
async function refunds(asked: Asked) {
  const answer = await tryAsk(asked, 'GET /p/orderRefund/list', askedOf);
  if (answer.code !== code.ok) return { total: 0, needs: [] };
  const needs = answer.data.records.map((wire) => {
    const { refundSn, href, status, offered, isDeclined, store, amount, due, items } = refundCardView(asked.context, wire);
    const [first] = items;
    const refund = {
      refundSn,
      href,
      status,
      offered,
      isDeclined,
      store,
      amount,
      due,
      name: first?.name ?? refundSn,
      picture: first?.picture ?? null,
    };
    return { kind: 'refund' as const, key: refundSn, refund, urgency: { loss: 'lost' as const, at: wire.dueTime } };
  });
  return { total: answer.data.total, needs };
}

/** Applications for invoices that were turned down and can be made again. */
async function invoices(asked: Asked) {
  const answer = await tryAsk(asked, 'GET /p/orderInvoice/page', askedOf);
  if (answer.code !== code.ok) return { total: 0, needs: [] };
  const { money } = formatOf(asked.context);
  const needs = answer.data.records.map((wire) => ({
    kind: 'invoice' as const,
    key: `invoice ${wire.orderInvoiceId}`,
    invoice: {
      id: wire.orderInvoiceId,
      status: wire.status,
      name: wire.headerName,
      amount: money(wire.invoiceAmount, wire.currency),
      reason: wire.reason,
    },
    // She has asked for it and does not have it.
    urgency: { loss: 'undone' as const, at: wire.applicationTime },
  }));
  return { total: answer.data.total, needs };
}

/** Answers to her questions for a price, as long as they are news and the offer stands. */
async function inquiries(asked: Asked) {
  const answer = await tryAsk(asked, 'GET /p/inquiry/page', askedOf);
  if (answer.code !== code.ok) return { total: 0, needs: [] };
  const { money, longDay } = formatOf(asked.context);
  const needs = answer.data.records.flatMap(({ inquiryId, status, prodName, prodPic, shopName, currency, answer: offer }) =>
    offer === null
      ? []
      : [
          {
            kind: 'inquiry' as const,
            key: `inquiry ${inquiryId}`,
            inquiry: {
              href: farPaths.inquiry(inquiryId),
              status,
              name: prodName,
              picture: prodPic,
              store: shopName,
              price: money(offer.price, currency),
              until: longDay(offer.validUntil),
            },
            urgency: { loss: 'undone' as const, at: offer.validUntil },
          },
        ],
  );
  return { total: answer.data.total, needs };
}

/** What waits for the buyer, the most urgent first, and how much there is in all. */
export async function loadNeeds(asked: Asked) {
  const found = await Promise.all([orders(asked), refunds(asked), invoices(asked), inquiries(asked)]);
  const all = mostUrgentFirst(found.flatMap(({ needs }): readonly Need[] => needs));
  return { list: all.slice(0, shown), total: found.reduce((sum, { total }) => sum + total, 0) };
}

type Awaiting<F extends (asked: Asked) => Promise<{ needs: readonly unknown[] }>> = Awaited<ReturnType<F>>['needs'][number];
export type Need = Awaiting<typeof orders> | Awaiting<typeof refunds> | Awaiting<typeof invoices> | Awaiting<typeof inquiries>;
export type Needs = Awaited<ReturnType<typeof loadNeeds>>;
