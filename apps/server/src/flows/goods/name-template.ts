import { freightMeasure, noTemplate } from '@kyakhta/contract';
import { freightGoods, isVirtual, productsNaming, releaseDeleted, setFreight } from '../../domains/catalog/index.ts';
import { dropTemplate, holdTemplate, lockTemplate, measuredOf } from '../../domains/freight/index.ts';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { say } from '../../words/index.ts';

/**
 * Lets a product of a store, locked and as it is written by now, go by a template, by nothing or by its unit fees.
 * A template that counts weight or volume is not for goods that tell none: its fee would be a guess.
 */
export const nameTemplate = async (ctx: Ctx, storeId: number, productId: number, wanted: number): Promise<void> => {
  const goods = (await freightGoods(ctx.db, productId)) ?? refuse('productUnknown');
  // Nothing of a voucher is carried.
  const templateId = isVirtual(goods) ? noTemplate.unitFee : wanted;
  if (templateId > 0) {
    const { measure } = (await holdTemplate(ctx.db, storeId, templateId)) ?? refuse('freightTemplateUnknown');
    if (measuredOf(measure, { ...goods, count: 1 }) === 0n) {
      const word = say(ctx.locale, 'import.freightMeasure', {});
      const field = measure === freightMeasure.weight ? 'product.carton_weight_kg' : 'product.carton_volume_m3';
      refuse('argumentNotValid', { first: word }, { fields: { [field]: word } });
    }
  }
  if (templateId !== goods.freightTemplateId) await setFreight(ctx.db, productId, templateId);
};

/** Removes a template that no product names. A call that is about to name it holds it, or finds it gone. */
export const removeTemplate = async (
  ctx: CtxFor<'DELETE /shop/admin/freightTemplate/{templateId}'>,
  { templateId }: Parsed<'DELETE /shop/admin/freightTemplate/{templateId}'>,
): Promise<null> => {
  const template = (await lockTemplate(ctx.db, ctx.actor.storeId, templateId)) ?? refuse('freightTemplateUnknown');
  const count = await productsNaming(ctx.db, templateId);
  if (count > 0) return refuse('freightTemplateInUse', { count });
  await releaseDeleted(ctx.db, templateId);
  await dropTemplate(ctx, template);
  return null;
};
