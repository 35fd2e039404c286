import { writeSum } from '../src/words/sums.ts';
import { fillCart, variantsOf } from './goods.ts';
import type { Marketplace, Person } from './marketplace.ts';
import { addBuyers } from './people.ts';

export const cashOnDelivery = { paymentTerm: 2 } as const;
export const byPlan = (instalmentPlan: string) => ({ paymentTerm: 3, instalmentPlan });

/** A new buyer with an order of a store on these terms; she has enough on her balance. */
export const orderOn = async (
  m: Marketplace,
  terms: { readonly paymentTerm: number; readonly instalmentPlan?: string },
  shopId = 1,
): Promise<{ readonly m: Marketplace; readonly id: number; readonly buyer: Person; readonly number: string }> => {
  const [id = 0] = await addBuyers(m, 1);
  const buyer = m.buyer(id);
  const [variant] = await variantsOf(m, shopId);
  if (variant === undefined) throw new Error(`store ${shopId} has nothing to sell`);
  const basketIds = await fillCart(buyer, [variant]);
  const { orderNumbers } = await buyer.ok('POST /p/order/submit', { basketIds, ...terms });
  return { m, id, buyer, number: orderNumbers };
};

/** Parts of an order as its buyer sees them. */
export const partsOf = async (buyer: Person, orderNumber: string) =>
  (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).instalments;

/** Subjects of the mails to a buyer, oldest first. */
export const mailsTo = async (m: Marketplace, buyerId: number): Promise<string[]> => {
  await m.app.drain();
  const mails = await m.query<{ subject: string }>(
    'select x.subject from mails x join users u on u.mail = x.recipient where u.id = $1 order by x.id',
    [buyerId],
  );
  return mails.map((mail) => mail.subject);
};

/** An amount as mails write it in English. */
export const dollars = (amount: number): string => writeSum('en', amount.toFixed(2), 'USD');
