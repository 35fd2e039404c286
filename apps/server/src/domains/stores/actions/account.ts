import { applicationState, passwordChars, shopStatus } from '@kyakhta/contract';
import type { Prepared } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { addStoreAccount, changeStorePassword, newPassword, useOnce, userOf } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { storesOpenTag, storeTag } from '../actions.ts';
import { lockOwn, selectOwnAccount, setAccount, setOpen } from '../store/applications.ts';

/** Sets the account of a store that was approved, which opens it. */
export const setOwnAccount: Prepared<'PUT /p/shop/account'> = {
  before: async (ctx, input) => {
    const { sent, hash } = await newPassword(ctx, input, passwordChars.store);
    return async (inside) => {
      await useOnce(inside, sent);
      const own = await lockOwn(inside.db, inside.actor.id);
      if (own?.state !== applicationState.approved || own.storeId === null) return refuse('applicationNotInState');
      if (own.accountId !== null) return refuse('storeAccountSet');
      // Codes for signing contracts go where the buyer's own mail does, until she names another address.
      const { mail } = await userOf(inside, inside.actor.id);
      const accountId = await addStoreAccount(inside, own.storeId, { userName: input.userName, mail, areas: null }, { hash });
      if (!(await setAccount(inside.db, own.id, accountId))) return refuse('storeAccountSet');
      if (await setOpen(inside.db, own.storeId, shopStatus.closed, shopStatus.open, inside.now)) {
        await recordAudit(inside, 'store.open', `store:${own.storeId}`, null, {
          name: own.shopName,
          firmName: own.firmName,
          city: own.city,
        });
        inside.changed(storeTag(own.storeId));
        inside.changed(storesOpenTag);
      }
      return null;
    };
  },
};

/** Changes the password of one's store's account. It needs the old one: who borrows a buyer's session does not get her store. */
export const changeOwnAccountPassword: Prepared<'PUT /p/shop/account/password'> = {
  before: async (ctx, input) => {
    const accountId = (await selectOwnAccount(ctx.db, ctx.actor.id)) ?? refuse('storeAccountUnknown');
    return changeStorePassword(ctx, accountId, input);
  },
};
