import { shopStatus } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';

type Profile = Result<'GET /shop/admin/shop/profile'>;

/** What a store says of itself, as its seller changes it. */
export const storeProfile = async (ctx: CtxFor<'GET /shop/admin/shop/profile'>): Promise<Profile> => {
  const { rows } = await sql<Profile>`
    select s.id as "shopId", s.name as "shopName", s.firm_name as "firmName", s.intro, s.logo as "shopLogo", s.phone, s.mail, s.mail_locale as "mailLocale",
      s.delivers_to as "deliversTo", s.status as "shopStatus"
    from stores s where s.id = ${ctx.actor.storeId} and s.status <> ${sql.lit(shopStatus.deleted)}`.execute(ctx.db);
  return rows[0] ?? refuse('shopUnknown');
};
