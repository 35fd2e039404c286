import { z } from 'zod';
import { nothing, type PayloadsOf } from '../../runtime/later.ts';

const imported = z.object({ importId: z.number() });

/** Job kinds that this domain handles, with their payloads. */
export const catalogWork = {
  'catalog.countSold': z.object({ orderId: z.number() }),
  'catalog.indexWords': nothing,
  'catalog.takeUpOutdatedWords': nothing,
  'catalog.refreshPopularity': nothing,
  'catalog.rankGoods': nothing,
  /** A store's goods into the lists, or out of them, from the product after `after`. */
  'catalog.listStore': z.object({ storeId: z.number(), after: z.number() }),
  'catalog.moveGoods': z.object({ categoryIds: z.array(z.number()).readonly() }),
  'catalog.countReview': z.object({ productId: z.number() }),
  'catalog.mailDecided': z.object({ storeId: z.number() }),
  'catalog.readImport': imported,
  'catalog.importPiece': imported,
  'catalog.tidyImport': z.object({ upload: z.string() }),
  'catalog.importRetention': nothing,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof catalogWork> {}
}
