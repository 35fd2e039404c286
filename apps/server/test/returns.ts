import { afterEach } from 'vitest';
import type { CarrierEvent } from '../src/outside/carriers/carrier.ts';
import { useCarrier } from './services.ts';
import { simulatedCarrier } from '../src/outside/carriers/simulated.ts';
import { ship } from './goods.ts';
import type { Marketplace } from './marketplace.ts';
import { oneLine, paidOrder, withReturn } from './refunds.ts';

/** A received order of one line whose store has agreed to take it back. */
export const agreedReturn = async (m: Marketplace) => {
  const order = await paidOrder(m);
  await ship(m.seller(1), order.number);
  await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
  const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', { ...oneLine(order.number, order.items[0] ?? 0), ...withReturn });
  await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn, refundAddr: 'Yiwu, Chouzhou road 1' });
  return { ...order, refundSn };
};
/** The same with its parcel on the way. */
export const returnOnItsWay = async (m: Marketplace, expressNo = 'RB1000') => {
  const agreed = await agreedReturn(m);
  await agreed.buyer.ok('POST /p/orderRefund/submitExpress', { refundSn: agreed.refundSn, expressId: 1, expressNo });
  return agreed;
};

/** What a carrier tells of returns by waybill, and about which it was asked; packages of orders travel as always. */
export const tellingCarrier = () => {
  const told = new Map<string, readonly CarrierEvent[]>();
  const asked: string[] = [];
  const begin = (): void => {
    asked.length = 0;
    told.clear();
    useCarrier({
      track: (question) => {
        if (!question.comesBack) return simulatedCarrier.track(question);
        asked.push(question.waybill);
        return Promise.resolve({
          events: told.get(question.waybill) ?? [],
          askAgainAt: new Date(question.now.getTime() + 3_600_000),
        });
      },
    });
  };
  afterEach(() => useCarrier(null));
  return { told, asked, begin };
};
