import type { Output } from '@kyakhta/contract/types';
import { mold } from '@kyakhta/contract/values';
import type { Format } from '../../format.ts';

type WireLine = Output<'POST /p/shopCart/info'>['shopCarts'][number]['shopCartItemDiscounts'][number]['shopCartItems'][number];
type Amounts = Pick<WireLine, 'price' | 'total' | 'shares'> & { readonly offer: { readonly price: number } | null };

const sumOf = (amounts: readonly number[]): number => Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0)) / 100;

/** What the platform pays of a line because of its offer. */
const byPlatform = ({ shares }: Pick<WireLine, 'shares'>): number =>
  sumOf(shares.filter(({ kind, owner }) => kind === 'offer' && owner === 'platform').map(({ amount }) => amount));

/** The price of a piece and of a line as its buyer pays it, offers counted and nothing else. */
export const paidOf = (line: Amounts) => ({ price: line.offer?.price ?? line.price, total: sumOf([line.total, -byPlatform(line)]) });

/** The offer of a line: its name, what a piece costs without it, until when, and what of the line the platform pays. */
export function offerView(format: Format, line: WireLine, currency: string) {
  const { offer } = line;
  const paid = byPlatform(line);
  return (
    offer && {
      title: `\u2068${offer.title}\u2069`,
      before: format.money(offer.priceBefore, currency),
      until: format.deadline(offer.endTime),
      byPlatform: paid > 0 ? format.money(paid, currency) : null,
    }
  );
}

/** An offer that the line could have with fewer pieces; `cartons` is how many it would be, where so many can be ordered. */
export function missedView(format: Format, line: WireLine, currency: string) {
  const { offerMissed: missed, cartonQuantity, count } = line;
  if (missed === null) return null;
  const cartons = Math.floor(missed.left / cartonQuantity);
  const fewer = cartons * cartonQuantity;
  const isEnough = cartons > 0 && line.productCount - count + fewer >= line.minimum;
  return {
    title: `\u2068${missed.title}\u2069`,
    reason: missed.left === 0 ? ('all' as const) : missed.reason,
    price: format.money(missed.price, currency),
    // The sentence ends after it: of a unit that is cut short, as шт., the point is its own.
    left: format.quantity(missed.left, line.unit).replace(/\.$/, ''),
    yours: format.quantity(count, line.unit),
    own: format.money(paidOf(line).price, currency),
    fewer: isEnough ? { cartons: line.mold === mold.virtual ? fewer : cartons, pieces: format.quantity(fewer, line.unit) } : null,
  };
}
