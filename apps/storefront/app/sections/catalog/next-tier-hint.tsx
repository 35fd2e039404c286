import { Trans } from '@lingui/react/macro';
import { ArrowUp } from '@kyakhta/ui';
import { unitBeside, write } from '../../shape.ts';
import type { Sum } from './buy-sum.ts';
import type { Product } from './product.server.ts';

/** How far the next price is, and what it would save on what is chosen. */
export function NextTierHint({ sum, product }: { sum: Sum; product: Product }) {
  if (!sum.next) return null;
  const { shapes, units } = product;
  const missing = write(shapes.whole, sum.next.missing);
  const unit = unitBeside(sum.next.missing, units);
  const price = write(shapes.money, sum.next.price);
  const saving = write(shapes.money, sum.next.saving / 100);
  const pieces = write(shapes.whole, sum.pieces);
  return (
    <p aria-live="polite" className="flex gap-3 rounded-2 bg-brand-soft px-4 py-3 text-sm text-brand-strong">
      <ArrowUp aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="tabular-nums">
        <Trans comment="Hint below the variants: so many more, with the unit (pcs, pairs, sets), and each costs the lower price; the saving is on the pieces chosen now">
          Add {missing} {unit} and pay {price} each: you save <b>{saving}</b> on these {pieces}.
        </Trans>
      </span>
    </p>
  );
}
