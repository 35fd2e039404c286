import { currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from 'kysely';
import { account, balancesOf } from '../domains/ledger/index.ts';
import { escrowed } from '../domains/orders/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';

/** What the store has earned, and what buyers have paid that still waits in escrow. */
export const storeBalance = async (
  ctx: CtxFor<'GET /shop/admin/settlement/balance'>,
): Promise<Result<'GET /shop/admin/settlement/balance'>> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const currency = currencyOf(settlementCurrency);
  const [pending, available] = await balancesOf(
    ctx.db,
    [account.storePending(ctx.actor.storeId), account.storeAvailable(ctx.actor.storeId)],
    currency,
  );
  const { rows } = await sql<{
    sum: bigint;
  }>`select coalesce(sum(total), 0)::bigint as sum from orders where store_id = ${ctx.actor.storeId} and status = any(${[...escrowed]}::smallint[]) and currency = ${currency}`.execute(
    ctx.db,
  );
  const none = money(0n, currency);
  return {
    pending: toWire(pending ?? none),
    available: toWire(available ?? none),
    inEscrow: toWire(money(rows[0]?.sum ?? 0n, currency)),
    currency,
  };
};
