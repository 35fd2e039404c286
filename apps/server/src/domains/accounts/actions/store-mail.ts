import type { CtxFor, Prepared, Result } from '../../../runtime/context.ts';
import { refuseAndKeep } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { sendMail } from '../../messages/index.ts';
import { voidCodes } from '../store/codes.ts';
import { lockConsoleSecret, selectConsoleSecret, selectStoreMail, updateStoreMail } from '../store/consoles.ts';
import { readPassword, useOnce, verifyPassword } from './passwords.ts';
import { countThisTry, refuseExhausted } from './tries.ts';

export const storeMail = async (ctx: CtxFor<'GET /shop/admin/mail'>): Promise<Result<'GET /shop/admin/mail'>> => ({
  mail: await selectStoreMail(ctx.db, ctx.actor.id),
});

/** Sets where codes of a store's account go. It needs the password: anyone who reads the mail can sign contracts. */
export const setStoreMail: Prepared<'PUT /shop/admin/mail'> = {
  before: async (ctx, input) => {
    const { id } = ctx.actor;
    await refuseExhausted(ctx, 'sellerPassword', String(id));
    const sent = await readPassword(ctx, input.password, input.keyId);
    const stored = await selectConsoleSecret(ctx.db, 'seller', id);
    const right = await verifyPassword(stored, sent.password);
    return async (inside) => {
      await useOnce(inside, sent);
      await countThisTry(inside, 'sellerPassword', String(id));
      if (!right || (await lockConsoleSecret(inside.db, 'seller', id)) !== stored) return refuseAndKeep('oldPasswordWrong');
      const before = await selectStoreMail(inside.db, id);
      if (before === input.mail) return null;
      await updateStoreMail(inside.db, id, input.mail);
      await voidCodes(inside.db, { kind: 'seller', id }, null, inside.now);
      if (before !== null) await sendMail(inside, before, inside.locale, 'mailChanged', { mail: input.mail });
      await recordAudit(inside, 'storeAccount.mail', `storeAccount:${id}`, { mail: before }, { mail: input.mail });
      return null;
    };
  },
};
