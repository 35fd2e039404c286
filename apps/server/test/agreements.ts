import { expect } from 'vitest';
import { variantsOf, restock } from './goods.ts';
import type { Marketplace, Person } from './marketplace.ts';

export const everyOrderNeedsOne = async (m: Marketplace, from = 0): Promise<void> => {
  await m.query(
    "insert into settings (name, value, changed_at) values ('contractFrom', $1::jsonb, now()) on conflict (name) do update set value = excluded.value",
    [String(from)],
  );
  await restock(m, 'on_hand + 100000');
};

/** Places an order of the minimum at a store; its contract is drawn. */
export const placeForContract = async (m: Marketplace, buyer: Person, shopId = 1): Promise<string> => {
  const [v] = await variantsOf(m, shopId);
  const orderItem = { prodId: v!.prodId, skuId: v!.skuId, shopId, count: v!.minimum };
  const { orderNumbers, contractNumbers } = await buyer.ok('POST /p/order/submit', { orderItem });
  expect(contractNumbers).toBe(orderNumbers);
  await m.near.drain();
  await readSignatory(m, orderNumbers, 'buyer');
  return orderNumbers;
};

/** The code that was mailed last to somebody. */
export const mailedCode = async (m: Marketplace, mail: string): Promise<string> => {
  const [row] = await m.query<{ text: string }>(
    "select text from mails where recipient = $1 and subject ~ '^[0-9]{6}|[0-9]{6}' order by id desc limit 1",
    [mail],
  );
  return /(?<!\d)\d{6}(?!\d)/.exec(row?.text.replaceAll(/\d{16,}/g, '') ?? '')?.[0] ?? '';
};
const mailOf = async (m: Marketplace, buyerId: number): Promise<string> =>
  (await m.query<{ mail: string }>('select mail from users where id = $1', [buyerId]))[0]?.mail ?? '';

/** Whose name a contract is signed with, by order: who asks for a code has read it. */
const signatories = new Map<string, string>();
const readSignatory = async (m: Marketplace, orderNumber: string, party: 'buyer' | 'seller'): Promise<void> => {
  const [row] = await m.query<{ signatory: string | null }>('select signatory from agreements where number = $1', [
    `${orderNumber}-${party === 'buyer' ? 'B' : 'S'}`,
  ]);
  signatories.set(orderNumber, row?.signatory ?? 'Anna Лебедева');
};
export const signing = (orderNumber: string, validCode: string) =>
  ({ orderNumber, signerName: signatories.get(orderNumber) ?? 'Anna Лебедева', validCode, agreed: true }) as const;

/** @param asks false where the code was asked for already */
export const codeOfBuyer = async (m: Marketplace, buyer: Person, orderNumber: string, asks = true): Promise<string> => {
  await readSignatory(m, orderNumber, 'buyer');
  if (asks) await buyer.ok('POST /p/agreement/sendCode', { orderNumber });
  return mailedCode(m, await mailOf(m, buyer.actor.id ?? 0));
};
export const codeOfStore = async (m: Marketplace, seller: Person, orderNumber: string, asks = true): Promise<string> => {
  await readSignatory(m, orderNumber, 'seller');
  if (asks) await seller.ok('POST /shop/admin/agreement/sendCode', { orderNumber });
  return mailedCode(m, `seller${seller.actor.id}@demo.test`);
};
export const signAsBuyer = async (m: Marketplace, buyer: Person, orderNumber: string): Promise<void> => {
  await buyer.ok('POST /p/agreement/sign', signing(orderNumber, await codeOfBuyer(m, buyer, orderNumber)));
  await m.near.drain();
};
export const signAsStore = async (m: Marketplace, seller: Person, orderNumber: string): Promise<void> => {
  await seller.ok('POST /shop/admin/agreement/sign', signing(orderNumber, await codeOfStore(m, seller, orderNumber)));
  await m.near.drain();
};
