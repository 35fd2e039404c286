import { topUpGiftPercentMax, topUpMax, topUpOffersMax } from '@kyakhta/contract/values';

interface Offer {
  readonly amount: number;
  readonly gift: number;
}

/** Amounts offered for a top-up as they are written: "100, 500+20", what the platform adds after a plus. */
export const writtenOffers = (offers: readonly Offer[]): string =>
  offers.map(({ amount, gift }) => (gift === 0 ? String(amount) : `${amount}+${gift}`)).join(', ');

/** The same, read; null when one of them is none, or stands there twice. Blanks around a plus count for nothing. */
export const offersOf = (text: string): Offer[] | null => {
  const written = text
    .replaceAll(/\s*\+\s*/g, '+')
    .split(/[,;\s]+/)
    .filter((one) => one !== '');
  const offers = written.map((one): Offer | null => {
    const found = /^(\d{1,6})(?:\+(\d{1,6}))?$/.exec(one);
    const [amount, gift] = [Number(found?.[1]), Number(found?.[2] ?? 0)];
    return amount >= 1 && amount <= topUpMax && gift * 100 <= amount * topUpGiftPercentMax ? { amount, gift } : null;
  });
  const read = offers.filter((offer) => offer !== null);
  const isWhole = read.length === offers.length && new Set(read.map(({ amount }) => amount)).size === offers.length;
  return isWhole && offers.length <= topUpOffersMax ? read : null;
};
