import type { Output } from '@kyakhta/contract/types';
import { msg } from '@lingui/core/macro';
import type { Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import type { Format } from '../../format.ts';

/**
 * The price that stands struck beside the price: what the goods cost before an offer, else what they cost elsewhere.
 * A market price is shown where each variant has one above its own price: beside any other it would promise too much.
 */
export function struckPrice({ context }: Asked, info: Output<'GET /prod/prodInfo'>, format: Format) {
  const i18n = context.get(i18nContext);
  const { currency, skuList } = info;
  if (info.offer !== null) {
    // Of tiers the table tells what each was.
    if (info.tieredPriceVO.length > 0) return null;
    const before = skuList.map(({ oriPrice }) => Number(oriPrice));
    return { label: i18n._(msg`Earlier price:`), amount: format.moneyRange(Math.min(...before), Math.max(...before), currency) };
  }
  const market = skuList.flatMap(({ price, marketPrice }) => (marketPrice !== null && marketPrice > price ? [marketPrice] : []));
  if (market.length === 0 || market.length < skuList.length) return null;
  return {
    label: i18n._(msg({ message: 'Market price:', comment: 'Before an amount struck through: what the goods cost elsewhere' })),
    amount: format.moneyRange(Math.min(...market), Math.max(...market), currency),
  };
}
