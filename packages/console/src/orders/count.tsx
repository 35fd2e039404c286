import { Trans } from '@lingui/react/macro';
import { useFormat } from '../format.ts';

/** A quantity in the unit the goods are sold by. */
export function Count({ count: quantity, unit: kept }: { count: number; unit: string }) {
  const { number, unit: beside } = useFormat();
  const unit = beside(quantity, kept);
  const count = number(quantity);
  return (
    <bdi className="whitespace-nowrap tabular-nums">
      <Trans comment="Quantity, then the unit of the goods, such as pcs, pairs, sets">
        {count} {unit}
      </Trans>
    </bdi>
  );
}
