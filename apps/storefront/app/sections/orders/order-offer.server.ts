import type { Output } from '@kyakhta/contract/types';
import type { Format } from '../../format.ts';

type WireItem = Output<'GET /p/myOrder/orderDetail'>['orderItemDtos'][number];
type Priced = Pick<WireItem, 'offer' | 'prodCount' | 'productTotalAmount' | 'refundedCount'>;

/** What the platform pays for pieces of a line that was bought in its offer. */
const byPlatform = ({ offer }: Priced, pieces: number): number =>
  offer?.owner === 'platform' ? Math.round((offer.priceBefore - offer.price) * 100 * pieces) / 100 : 0;
/** What the pieces of a line cost their buyer. */
export const paidSum = (item: Priced): number => Math.round((item.productTotalAmount - byPlatform(item, item.prodCount)) * 100) / 100;

/** The offer that a line was bought in, with what a piece cost without it, and what the platform pays. */
export function offerOf(format: Format, item: Priced, currency: string) {
  // What went back the platform has again.
  const paid = byPlatform(item, item.prodCount - item.refundedCount);
  return (
    item.offer && {
      title: `\u2068${item.offer.title}\u2069`,
      before: format.money(item.offer.priceBefore, currency),
      byPlatform: paid > 0 ? format.money(paid, currency) : null,
    }
  );
}
