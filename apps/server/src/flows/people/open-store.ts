import { addStoreAccount, makePassword } from '../../domains/accounts/index.ts';
import { openStore, storesById } from '../../domains/stores/index.ts';
import type { Prepared, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';

/** Opens a store together with the account of the person who will fill it. */
export const openWithAccount: Prepared<'POST /platform/shop'> = {
  before: async (_ctx, input) => {
    const made = await makePassword();
    return async (inside): Promise<Result<'POST /platform/shop'>> => {
      const shopId = await openStore(inside, { name: input.shopName, firmName: input.firmName, city: input.city });
      await addStoreAccount(inside, shopId, { userName: input.userName, mail: null, areas: null }, made);
      return { shopId, userName: input.userName, password: made.password };
    };
  },
};

/** One more account for a store. */
export const addAccount: Prepared<'POST /platform/shop/account'> = {
  before: async (_ctx, input) => {
    const made = await makePassword();
    return async (inside): Promise<Result<'POST /platform/shop/account'>> => {
      if (!(await storesById(inside.db, [input.shopId])).has(input.shopId)) return refuse('shopUnknown');
      await addStoreAccount(inside, input.shopId, { userName: input.userName, mail: null, areas: null }, made);
      return { userName: input.userName, password: made.password };
    };
  },
};
