import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Output } from '@kyakhta/contract/types';
import type { Format } from '../../format.ts';
import { cents } from '../../shape.ts';
import { quickDaysIn } from './quick-days.ts';

export type WireCard = Output<'GET /search/page'>['records'][number];

/** What marks a store: that it is the platform's own, else that the platform prefers it. */
export const storeMark = (i18n: I18n, { isOwn, isPreferred }: { isOwn: boolean; isPreferred: boolean }): string | null => {
  if (isOwn)
    return i18n._(
      msg({
        message: 'Platform store',
        comment: 'Badge of a store run by the platform itself; the same words as in “Platform store, {city}”',
      }),
    );
  return isPreferred ? i18n._(msg({ message: 'Preferred store', comment: 'Badge of a store that the platform recommends' })) : null;
};

/** In front of a price struck through, for who does not see that. */
export const earlierPrice = (i18n: I18n): string => i18n._(msg`Earlier price:`);

/** How far a price fell by an offer; what it was before where that is the variant whose price is shown first. */
export function fellBy(format: Format, i18n: I18n, { offer, minPrice, currency }: Pick<WireCard, 'offer' | 'minPrice' | 'currency'>) {
  if (offer === null) return null;
  return {
    label: earlierPrice(i18n),
    before: Number(offer.price) === Number(minPrice) ? format.money(offer.priceBefore, currency) : null,
    off: format.discount((Number(offer.price) / Number(offer.priceBefore)) * 10),
  };
}

/** A product as a card shows it, written for its reader. */
export function cardView(format: Format, card: WireCard, i18n: I18n) {
  return {
    prodId: card.prodId,
    name: card.prodName,
    picture: card.pic,
    price: format.moneyRange(card.minPrice, card.maxPrice, card.currency),
    about: format.aboutRange(card.minPrice, card.maxPrice, card.currency),
    fell: fellBy(format, i18n, card),
    /** A full carton at the lowest price. */
    cartonPrice: card.cartonQuantity > 1 ? format.money((cents(card.minPrice) * card.cartonQuantity) / 100, card.currency) : null,
    /** Whether a carton can cost more than that. */
    priceVaries: card.minPrice !== card.maxPrice,
    unit: format.unit(card.minimum, card.unit),
    minimum: format.whole(card.minimum),
    carton: format.whole(card.cartonQuantity),
    shopId: card.shopId,
    store: card.merchantMallDisplayName || card.shopName,
    mark: storeMark(i18n, { isOwn: card.shopType === 1, isPreferred: card.shopPreferred }),
    /** With its unit. */
    sold: card.soldNum > 0 ? format.quantity(card.soldNum, card.unit) : null,
    days: quickDaysIn(card.tieredDeliveryTimes),
    rating: card.commentNum > 0 ? { score: format.stars(card.score), count: format.whole(card.commentNum) } : null,
    certificates: card.certificates,
  };
}

export type CardView = ReturnType<typeof cardView>;
