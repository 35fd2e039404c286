import { Plural, useLingui } from '@lingui/react/macro';
import { Button, Money } from '@kyakhta/ui';
import { useNavigation } from 'react-router';
import { unitBeside, write } from '../../shape.ts';
import { freightOf, type Sum } from './buy-sum.ts';
import type { Product } from './product.server.ts';

/** On a narrow screen: what is chosen and the button, in sight on the whole page. */
export function StickyTotal({ product, sum, express }: { product: Product; sum: Sum; express: boolean }) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  if (sum.pieces === 0) return null;
  const { units, shapes } = product;
  const freight = freightOf(product.transports, sum, express) ?? 0;
  const pieces = write(shapes.whole, sum.pieces);
  const unit = unitBeside(sum.pieces, units);
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-2.5 shadow-2 md:-mx-6 md:px-6 lg:hidden">
      <p className="grid tabular-nums">
        <span className="text-xs text-ink-2">{t`Total`}</span>
        <Money className="text-lg font-bold tracking-tight">{write(shapes.money, (sum.goods + freight) / 100)}</Money>
        <span className="text-xs text-ink-2">
          {product.voucher ? (
            t({ message: `${pieces} ${unit}`, comment: 'Quantity of a line with its unit, such as 60 pcs' })
          ) : (
            <Plural value={sum.cartonCount} one={`${pieces} ${unit}, # carton`} other={`${pieces} ${unit}, # cartons`} />
          )}
        </span>
      </p>
      <Button type="submit" form="buy" busy={busy}>
        {t`Add to cart`}
      </Button>
    </div>
  );
}
