import { codeOfBuyer, codeOfStore, signing } from '../agreements.ts';
import { edges } from './model.ts';
import { type Act, buyerOf, sellerOf, someOrder } from './world.ts';

/** Buyer or store signs with the code that was mailed, with a guess, or does not want to. */
const signs: Act = {
  weight: 22,
  make: (w) => {
    const order = someOrder(w, (o) => o.status === 8 || o.status === 9);
    if (order === null) return null;
    const isBuyers = order.status === 8;
    const how = w.chance.happens(0.1) ? 'refuses' : w.chance.happens(0.1) ? 'guesses' : 'signs';
    const { number: orderNumber } = order;
    return {
      name: `${isBuyers ? 'buyer' : 'store'} ${how} the contract of ${orderNumber}`,
      about: [order],
      edges: how === 'signs' ? edges.signed : how === 'refuses' ? edges.contractRefused : [],
      // Of what is signed already, signing again is a success.
      ...(how === 'guesses' && (order.status === 8 || order.status === 9) ? { succeeds: false } : {}),
      run: async () => {
        const [buyer, seller] = [buyerOf(w, order), sellerOf(w, order)];
        // The paper is drawn by the worker.
        await w.m.near.drain();
        const say = { orderNumber, reason: 'Too dear after all' };
        if (how === 'refuses')
          return isBuyers ? buyer.call('POST /p/agreement/refuse', say) : seller.call('POST /shop/admin/agreement/refuse', say);
        if (how === 'guesses')
          return isBuyers
            ? buyer.call('POST /p/agreement/sign', signing(orderNumber, '000000'))
            : seller.call('POST /shop/admin/agreement/sign', signing(orderNumber, '000000'));
        const asked = isBuyers
          ? await buyer.call('POST /p/agreement/sendCode', { orderNumber })
          : await seller.call('POST /shop/admin/agreement/sendCode', { orderNumber });
        if (asked.code !== '00000') return null;
        const code = isBuyers ? await codeOfBuyer(w.m, buyer, orderNumber, false) : await codeOfStore(w.m, seller, orderNumber, false);
        return isBuyers
          ? buyer.call('POST /p/agreement/sign', signing(orderNumber, code))
          : seller.call('POST /shop/admin/agreement/sign', signing(orderNumber, code));
      },
    };
  },
};

export const contractActs: readonly Act[] = [signs];
