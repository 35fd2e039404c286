import { ask, type Asked } from '../../ask.ts';
import { minimumWords } from './unit-words.server.ts';

/** What is said about a choice that does not reach the product's minimum, all variants together; null when it does. */
export async function shortOfMinimum(
  asked: Asked,
  prodId: number,
  wanted: readonly { skuId: number; cartons: number }[],
): Promise<string | null> {
  const info = await ask(asked, 'GET /prod/prodInfo', { prodId });
  const pieces = wanted.reduce((sum, { cartons }) => sum + cartons * info.cartonQuantity, 0);
  return pieces >= info.minimum ? null : minimumWords(asked, info).short;
}
