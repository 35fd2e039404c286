import type { Output } from '@kyakhta/contract/types';
import type { Format } from '../../format.ts';
import { cents } from '../../shape.ts';
import { quickDaysIn } from './quick-days.ts';

export type WireCard = Output<'GET /search/page'>['records'][number];

/** A product as a card shows it, written for its reader. */
export function cardView(format: Format, card: WireCard) {
  return {
    prodId: card.prodId,
    name: card.prodName,
    picture: card.pic,
    price: format.moneyRange(card.minPrice, card.maxPrice, card.currency),
    about: format.aboutRange(card.minPrice, card.maxPrice, card.currency),
    /** A full carton at the lowest price. */
    cartonPrice: card.cartonQuantity > 1 ? format.money((cents(card.minPrice) * card.cartonQuantity) / 100, card.currency) : null,
    /** Whether a carton can cost more than that. */
    priceVaries: card.minPrice !== card.maxPrice,
    unit: format.unit(card.minimum, card.unit),
    minimum: format.whole(card.minimum),
    carton: format.whole(card.cartonQuantity),
    shopId: card.shopId,
    store: card.merchantMallDisplayName || card.shopName,
    ownStore: card.shopType === 1,
    sold: card.soldNum > 0 ? format.whole(card.soldNum) : null,
    days: quickDaysIn(card.tieredDeliveryTimes),
    rating: card.commentNum > 0 ? { score: format.stars(card.score), count: format.whole(card.commentNum) } : null,
    certificates: card.certificates,
  };
}

export type CardView = ReturnType<typeof cardView>;
