import type { Output } from '@kyakhta/contract/types';
import type { Format } from '../../format.ts';

export type WireCard = Output<'GET /search/page'>['records'][number];

/** A product as a card shows it, written for its reader. */
export function cardView(format: Format, card: WireCard) {
  const days = firstDays(card.tieredDeliveryTimes);
  return {
    prodId: card.prodId,
    name: card.prodName,
    picture: card.pic,
    price: format.moneyRange(card.minPrice, card.maxPrice, card.currency),
    about: format.aboutRange(card.minPrice, card.maxPrice, card.currency),
    unit: card.unit,
    minimum: format.whole(card.minimum),
    carton: format.whole(card.cartonQuantity),
    store: card.merchantMallDisplayName || card.shopName,
    ownStore: card.shopType === 1,
    sold: card.soldNum > 0 ? format.whole(card.soldNum) : null,
    quick: days !== null && days >= 1 && days <= 7,
  };
}

export type CardView = ReturnType<typeof cardView>;

function firstDays(text: string): number | null {
  try {
    const tiers: unknown = JSON.parse(text);
    const first: unknown = Array.isArray(tiers) ? tiers[0] : null;
    if (typeof first !== 'object' || first === null || !('days' in first)) return null;
    return typeof first.days === 'number' ? first.days : null;
  } catch {
    return null;
  }
}
