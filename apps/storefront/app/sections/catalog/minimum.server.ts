import { msg } from '@lingui/core/macro';
import { ask, formatOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';

/** What is said about a choice that does not reach the product's minimum, all variants together; null when it does. */
export async function shortOfMinimum(
  asked: Asked,
  prodId: number,
  wanted: readonly { skuId: number; cartons: number }[],
): Promise<string | null> {
  const { minimum: least, unit, cartonQuantity } = await ask(asked, 'GET /prod/prodInfo', { prodId });
  const pieces = wanted.reduce((sum, { cartons }) => sum + cartons * cartonQuantity, 0);
  if (pieces >= least) return null;
  const minimum = formatOf(asked.context).whole(least);
  return asked.context.get(i18nContext)._(msg`Minimum order ${minimum} ${unit}, variants together`);
}
