import type { Output } from '@kyakhta/contract/types';
import { msg } from '@lingui/core/macro';
import { formatOf, personOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { farPaths } from '../../far-paths.ts';
import { earlierPrice } from '../catalog/card-view.server.ts';
import { secondsTo, whoseOffer } from './offer-words.server.ts';

type Info = Output<'GET /prod/prodInfo'>;
type Sku = Info['skuList'][number];
type Told = NonNullable<Info['offer']>;

/** The offer that a product page tells above its prices, and when its prices next change by the clock; null while neither is known. */
export function offerOf(asked: Asked, { offer, offerChange, shop }: Pick<Info, 'offer' | 'offerChange' | 'shop'>) {
  const { now } = personOf(asked.context);
  const change = offerChange === null ? null : { at: offerChange, seconds: secondsTo(offerChange, now) };
  if (offer === null) return change === null ? null : { change, running: null };
  return {
    change,
    running: {
      title: offer.title,
      href: farPaths.offer(offer.offerId),
      whose: whoseOffer(asked, offer.owner === 'store' ? shop.merchantMallDisplayName || shop.shopName : null),
      off: formatOf(asked.context).discount((Number(offer.price) / Number(offer.priceBefore)) * 10),
      end: { at: offer.endTime, seconds: secondsTo(offer.endTime, now), words: formatOf(asked.context).deadline(offer.endTime) },
    },
  };
}
export type ProductOffer = NonNullable<ReturnType<typeof offerOf>>;

/** So many pieces a line can have at the price; null: any number. */
export const mostOf = ({ left, perBuyer }: Pick<Told, 'left' | 'perBuyer'>): number | null =>
  left === null ? perBuyer : perBuyer === null ? left : Math.min(left, perBuyer);

/** What an offer makes of a variant: its price before, how far it fell, and how many can be had. */
export function variantOffer(
  asked: Asked,
  { currency, unit, tieredPriceVO }: Pick<Info, 'currency' | 'unit' | 'tieredPriceVO'>,
  { offer, oriPrice, price }: Sku,
) {
  if (offer === null) return null;
  const i18n = asked.context.get(i18nContext);
  const format = formatOf(asked.context);
  const tiered = tieredPriceVO.length > 0;
  const left = offer.left === null ? null : format.quantity(offer.left, unit);
  const most = offer.perBuyer === null ? null : format.quantity(offer.perBuyer, unit);
  const off = format.discount((Number(price) / Number(oriPrice)) * 10);
  return {
    label: earlierPrice(i18n),
    before: format.money(oriPrice, currency),
    more: i18n._(msg`More than that is sold at the earlier price.`),
    off,
    limits: [
      // Of tiers the table tells the price; the variant tells how far its own fell.
      ...(tiered && off !== null ? [off] : []),
      ...(left === null
        ? []
        : [i18n._(msg({ message: `Left at this price: ${left}`, comment: 'Of a variant on offer: pieces with their unit' }))]),
      ...(most === null
        ? []
        : [i18n._(msg({ message: `Limit per buyer: ${most}`, comment: 'Of a variant on offer: pieces with their unit' }))]),
    ].join(' · '),
  };
}
