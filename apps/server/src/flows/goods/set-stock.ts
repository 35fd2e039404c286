import { type StockFault, stockMax } from '@kyakhta/contract';
import { recordAudit } from '../../domains/audit/index.ts';
import { ownVariants, productTag } from '../../domains/catalog/index.ts';
import { isSeen, lockedStock, setLow, setOnHandOf } from '../../domains/stock/index.ts';
import { setStoreLowStock, setStoreTransferHold, storeTag } from '../../domains/stores/index.ts';
import type { CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';

type Put = 'PUT /shop/admin/stock';

/**
 * Sets what is on hand of variants of the store, each by a count or by more and fewer. All of them or none: what cannot
 * be set is answered line by line, so that a table or a file can be mended and sent again.
 */
export const setStock = async (ctx: CtxFor<Put>, input: Parsed<Put>): Promise<Result<Put>> => {
  const own = await ownVariants(
    ctx.db,
    ctx.actor.storeId,
    input.lines.flatMap((l) => l.skuId ?? []),
    input.lines.flatMap((l) => l.article ?? []),
  );
  const byId = new Map(own.map((v) => [v.skuId, v]));
  const byArticle = Map.groupBy(own, (v) => v.article);
  const stock = await lockedStock(ctx.db, [...byId.keys()]);
  const faults: Result<Put>['faults'] = [];
  const wanted = new Map<number, number>();
  for (const [line, l] of input.lines.entries()) {
    const [variant, ...others] = l.skuId === undefined ? (byArticle.get(l.article ?? '') ?? []) : [byId.get(l.skuId)];
    const now = variant === undefined || others.length > 0 ? undefined : stock.get(variant.skuId);
    const fail = (fault: StockFault): void => {
      faults.push({ line, fault, onHand: now?.onHand ?? null, reserved: now?.reserved ?? null });
    };
    if (variant === undefined || now === undefined) fail('unknown');
    else {
      const onHand = l.count ?? now.onHand + (l.change ?? 0);
      if (wanted.has(variant.skuId)) fail('twice');
      // More and fewer hold whatever was sold, unless they say what was seen themselves.
      else if (!isSeen(l.count ?? 0, now.onHand, l.seen)) fail('changed');
      else if (onHand < now.reserved) fail('promised');
      else if (onHand > stockMax) fail('tooMany');
      wanted.set(variant.skuId, onHand);
    }
  }
  if (faults.length > 0) return { changed: 0, faults };
  const changed = await setOnHandOf(
    ctx,
    [...wanted].map(([skuId, onHand]) => ({ skuId, onHand })),
    { kind: input.reason, ...(input.note !== undefined && { note: input.note }) },
  );
  for (const skuId of changed) ctx.changed(productTag(byId.get(skuId)?.productId ?? 0));
  return { changed: changed.length, faults: [] };
};

type Low = 'PUT /shop/admin/stock/low';
/** From how few free pieces on variants are shown as low. */
export const setLowStock = async (ctx: CtxFor<Low>, input: Parsed<Low>): Promise<null> => {
  const { storeId } = ctx.actor;
  const lowAt = input.lowAt ?? null;
  if (input.skuId !== undefined) {
    const [variant] = await ownVariants(ctx.db, storeId, [input.skuId], []);
    await setLow(ctx.db, (variant ?? refuse('skuUnknown')).skuId, lowAt);
  } else if (lowAt === null) {
    refuseField(ctx, 'lowAt', 'field.required');
  } else {
    await setStoreLowStock(ctx.db, storeId, lowAt);
    ctx.changed(storeTag(storeId));
  }
  await recordAudit(ctx, 'sku.lowStock', input.skuId === undefined ? `store:${storeId}` : `sku:${input.skuId}`, null, { lowAt });
  return null;
};

type Hold = 'PUT /shop/admin/stock/transferHold';
/** Which share of the free pieces of a variant bank transfers may hold; orders that wait for one keep their goods. */
export const setTransferHold = async (ctx: CtxFor<Hold>, { transferHoldPercent }: Parsed<Hold>): Promise<null> => {
  const { storeId } = ctx.actor;
  const before = await setStoreTransferHold(ctx.db, storeId, transferHoldPercent);
  await recordAudit(ctx, 'store.transferHold', `store:${storeId}`, { transferHoldPercent: before }, { transferHoldPercent });
  ctx.changed(storeTag(storeId));
  return null;
};
