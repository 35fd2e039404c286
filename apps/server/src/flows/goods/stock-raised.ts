import type { StockRaised } from '@kyakhta/contract';
import { articlesOf, type Header } from '../../domains/catalog/index.ts';
import { stockOf } from '../../domains/stock/index.ts';
import type { Db } from '../../runtime/database.ts';
import { mergedOver } from '../../runtime/staged-merged.ts';
import { stagedRows } from '../../runtime/staged-rows.ts';

const rowsAtOnce = 2000;
const whole = /^\s*\d{1,9}\s*$/;
const numberOf = (cell: string | undefined): number | null => (whole.test(cell ?? '') ? Number(cell) : null);
/** An instant as an export writes it; null for anything else. */
const instantOf = (cell: string | undefined): Date | null => {
  const at = /^\d{4}-\d\d-\d\dT/.test((cell ?? '').trim()) ? new Date((cell ?? '').trim()) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
};

/**
 * What an import of these staged rows would raise of the stock that is there now: figures that are higher than what is on
 * hand, pieces over all of them, and how old the oldest of those figures is. A figure of which the file says what was seen
 * raises nothing while that is not on hand any more, or while nobody has changed it; nor does one that is refused because it
 * stands once for several rows.
 * @param fileAt when the file itself was last changed; null when nobody knows
 */
export const stockRaisedBy = async (
  db: Db,
  storeId: number,
  { folder, header, fileAt }: { readonly folder: string; readonly header: Header; readonly fileAt: Date | null },
): Promise<StockRaised> => {
  const at = (column: 'product' | 'article' | 'stock' | 'stock_seen' | 'stock_at'): number => header.positions.get(column) ?? -1;
  const places = { product: at('product'), article: at('article'), stock: at('stock'), seen: at('stock_seen'), at: at('stock_at') };
  const raised = { variants: 0, pieces: 0 };
  let oldest: Date | null = null;
  if (places.stock < 0) return { ...raised, oldestAt: null };
  const over = await mergedOver(folder, places.stock);
  for await (const rows of stagedRows(folder, rowsAtOnce)) {
    const told = rows.flatMap(({ line, cells }) => {
      const stock = numberOf(cells[places.stock]);
      const article = (cells[places.article] ?? '').trim();
      return stock === null || article === '' || over(line) !== null ? [] : [{ cells, article, stock }];
    });
    const known = Map.groupBy(
      await articlesOf(
        db,
        storeId,
        told.map((t) => t.article),
      ),
      (v) => v.article,
    );
    const there = await stockOf(
      db,
      [...known.values()].flat().map((v) => v.id),
    );
    for (const { cells, article, stock } of told) {
      const variant = known.get(article)?.find((v) => v.productCode === (cells[places.product] ?? '').trim());
      const onHand = variant === undefined ? undefined : (there.get(variant.id) ?? 0);
      const seen = numberOf(cells[places.seen]);
      if (onHand === undefined || stock <= onHand || (seen !== null && (seen === stock || seen !== onHand))) continue;
      raised.variants += 1;
      raised.pieces += stock - onHand;
      const read = instantOf(cells[places.at]) ?? fileAt;
      if (read !== null && (oldest === null || read < oldest)) oldest = read;
    }
  }
  return { ...raised, oldestAt: oldest?.toISOString() ?? null };
};
