import type { Format } from '../../format.ts';

export interface Counted {
  readonly count: number;
  readonly unit: string;
}
/** Units that are listed one by one; of more a reader sees how many lines there are. */
const toldUnits = 2;

/** What lines come to, each unit by itself, as "576 pairs, 288 pcs": pairs and pieces have no sum. Null where there are too many units to tell. */
export const byUnit = (format: Pick<Format, 'quantity' | 'row'>, lines: readonly Counted[]): string | null => {
  const units = Map.groupBy(lines, ({ unit }) => unit);
  if (units.size > toldUnits) return null;
  return format.row(
    [...units].map(([unit, same]) =>
      format.quantity(
        same.reduce((sum, { count }) => sum + count, 0),
        unit,
      ),
    ),
  );
};
