import { inquiryFilesMax } from '@kyakhta/contract';
import { isCategory, storeOfListed } from '../../domains/catalog/index.ts';
import { useFiles } from '../../domains/files/index.ts';
import { addInquiry, filesOfInquiry, tellAsked } from '../../domains/inquiries/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { isOpen, storesById } from '../../domains/stores/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';

type Input = Parsed<'POST /p/inquiry/save'>;

/** Who is asked: the store that sells the goods, else the one that is named, else nobody yet. */
const storeAsked = async (ctx: CtxFor<'POST /p/inquiry/save'>, input: Input): Promise<number | null> => {
  if (input.prodId !== undefined) {
    const goods = (await storeOfListed(ctx.db, input.prodId, input.skuId ?? null)) ?? refuse('productUnknown');
    return goods.hasSku ? goods.storeId : refuse('skuUnknown');
  }
  if (input.skuId !== undefined) return refuse('productUnknown');
  if (input.shopId === undefined) return null;
  const store = (await storesById(ctx.db, [input.shopId])).get(input.shopId);
  return store !== undefined && isOpen(store) ? store.id : refuse('shopUnknown');
};

/** Clients name them in either list; together they are no more than a list may have. */
const filesOf = (ctx: Ctx, { pics = [], files = [] }: Input): readonly string[] => {
  const all = [...new Set([...pics, ...files])];
  if (all.length <= inquiryFilesMax) return all;
  return refuseField(ctx, 'files', 'field.many', { max: inquiryFilesMax });
};

/** A buyer asks for a quote, with files that she has brought; the store that is asked gets a mail. */
export const askPrice = async (ctx: CtxFor<'POST /p/inquiry/save'>, input: Input): Promise<Result<'POST /p/inquiry/save'>> => {
  const storeId = await storeAsked(ctx, input);
  const { settlementCurrency: currency } = await siteSettings(ctx.db);
  const files = filesOf(ctx, input);
  if (input.categoryId !== undefined && !(await isCategory(ctx.db, input.categoryId))) refuse('categoryUnknown');
  const { id, isNew } = await addInquiry(
    ctx,
    {
      storeId,
      productId: input.prodId ?? null,
      skuId: input.skuId ?? null,
      name: input.prodName,
      message: input.content,
      quantity: input.quantity,
      unit: input.unit,
      country: input.country ?? null,
      city: input.city ?? '',
      currency,
      categoryId: input.categoryId ?? null,
      validDays: input.validDays ?? null,
      deliveryDays: input.deliveryDays ?? null,
      files,
    },
    input.targetPrice,
  );
  if (isNew) await useFiles(ctx, ctx.actor, 'inquiry', files, filesOfInquiry(id));
  const store = storeId === null || !isNew ? undefined : (await storesById(ctx.db, [storeId])).get(storeId);
  if (store !== undefined) await tellAsked(ctx, store, input.prodName);
  return { inquiryId: id };
};
