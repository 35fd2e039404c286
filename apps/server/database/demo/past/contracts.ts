import { paymentTerm } from '@kyakhta/contract';
import type { Actor } from '../../../src/runtime/context.ts';
import type { Past } from './walk.ts';

/** The second store offers payment in parts, which needs a contract whatever the total; its login is a published one. */
const storeId = 2;
/** Past buyers: nobody who tries the demo finds the orders of others among her own. The second of them has signed already. */
const buyers = [
  { id: 6, signs: false },
  { id: 7, signs: true },
] as const;

/** Orders of today that wait for a contract, one for its buyer and one for its store, drawn as they are everywhere. */
export const placeForContracts = async (past: Past): Promise<void> => {
  const offers = past.offers.get(storeId) ?? [];
  for (const [i, { id, signs }] of buyers.entries()) {
    const offer = offers[i];
    if (offer === undefined) return;
    const buyer: Actor = { kind: 'buyer', id };
    const { orderNumbers: orderNumber } = await past.call(buyer, 'POST /p/order/submit', {
      orderItem: { prodId: offer.prodId, skuId: offer.skuId, shopId: storeId, count: offer.minimum },
      paymentTerm: paymentTerm.instalments,
      uuid: `past-contract-${i}`,
    });
    await past.app.drain();
    if (!signs) continue;
    await past.call(buyer, 'POST /p/agreement/sendCode', { orderNumber });
    const rows = await past.rows<{ text: string }>('select text from mails order by id desc limit 1');
    const validCode = /(?<!\d)\d{6}(?!\d)/.exec(rows[0]?.text.replaceAll(/\d{7,}/g, '') ?? '')?.[0] ?? '';
    const { agreement } = await past.call(buyer, 'GET /p/agreement/info', { orderNumber });
    const signerName = agreement.signatory ?? '';
    await past.call(buyer, 'POST /p/agreement/sign', { orderNumber, signerName, validCode, agreed: true });
    await past.app.drain();
  }
};
