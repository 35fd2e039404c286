import { Fragment } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Code, Money, Stepper, cx } from '@kyakhta/ui';
import { cartonsField } from '../../paths.ts';
import { write } from '../../shape.ts';
import type { Cartons } from './buy-sum.ts';
import { Fell } from './product-card.tsx';
import type { Product } from './product.server.ts';
import { useStepWords } from './step-words.ts';

type VariantGridProps = {
  product: Product;
  cartons: Cartons;
  /** Variants of which more is chosen than an offer is for. */
  missed: readonly number[];
  onChange: (skuId: number, cartons: number) => void;
};

/** Every variant with its stock and a count of cartons, so that many can be ordered at once. */
export function VariantGrid({ product, cartons, missed, onChange }: VariantGridProps) {
  const { t } = useLingui();
  const { groups, shapes, terms, cartonText } = product;
  const steps = useStepWords();
  // The price of an only variant stands above the table already.
  const eachPriced = product.tiers.length === 0 && !(groups.length === 1 && groups[0]?.rows.length === 1);
  const columns = eachPriced ? 4 : 3;
  return (
    <div className="rounded-2 border border-line bg-paper">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{product.voucher ? t`Variants and vouchers` : t`Variants and cartons`}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-2">
            <th scope="col" className="px-3 py-2.5 text-start font-semibold">
              <Trans>Variant</Trans>
            </th>
            {eachPriced ? (
              <th scope="col" className="px-2 py-2.5 text-end font-semibold">
                <Trans>Price</Trans>
              </th>
            ) : null}
            <th scope="col" className="px-2 py-2.5 text-center font-semibold">
              {product.voucher ? (
                <Trans>Vouchers</Trans>
              ) : (
                <Trans comment="Column of the variant table: how many cartons; a carton holds so many pieces">
                  Cartons of {cartonText}
                </Trans>
              )}
            </th>
            <th scope="col" className={cx('px-3 py-2.5 text-end font-semibold', eachPriced && 'max-sm:hidden')}>
              {product.units.heading}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.heading ? (
              <tr className="border-b border-line bg-sunk">
                <th scope="rowgroup" colSpan={columns} className="px-3 py-2 text-start font-semibold">
                  {t({
                    message: `${group.heading.name}: ${group.heading.value}`,
                    comment: 'Heading of a group of variants, such as "Colour: black"',
                  })}
                </th>
              </tr>
            ) : null}
            {group.rows.map((row) => {
              const count = cartons[row.skuId] ?? 0;
              const most = row.maxCartons;
              return (
                <Fragment key={row.skuId}>
                  <tr className={row.offer ? undefined : 'border-b border-line last:border-b-0'}>
                    <th scope="row" className="px-3 py-2 text-start font-semibold">
                      {row.label}{' '}
                      {row.article ? <Code className="ms-1 hidden text-xs font-normal text-ink-3 sm:inline">{row.article}</Code> : null}
                      <span className="block text-xs font-normal text-ink-2 tabular-nums">
                        {row.maxCartons > 0 ? t`In stock: ${row.stockText}` : t`Out of stock`}
                      </span>
                    </th>
                    {eachPriced ? (
                      <td className="px-2 py-2 text-end font-semibold">
                        <Money>{row.priceText}</Money>
                        {row.offer ? (
                          <span className="grid justify-items-end">
                            <Fell {...row.offer} />
                          </span>
                        ) : null}
                      </td>
                    ) : null}
                    <td className="px-2 py-2 text-center">
                      <Stepper
                        name={`${cartonsField}${row.skuId}`}
                        value={count}
                        max={row.maxCartons}
                        disabled={row.maxCartons === 0}
                        onChange={(next) => onChange(row.skuId, next)}
                        {...steps(row.full, most, product.voucher !== null)}
                      />
                    </td>
                    <td className={cx('px-3 py-2 text-end tabular-nums', eachPriced && 'max-sm:hidden')}>
                      {count > 0 ? write(shapes.whole, count * terms.cartonQuantity) : '–'}
                    </td>
                  </tr>
                  {row.offer ? (
                    <tr className="border-b border-line last:border-b-0">
                      <td colSpan={columns} className="px-3 pb-2 text-xs text-seal wrap-anywhere">
                        {row.offer.limits}
                        {missed.includes(row.skuId) ? <span className="block">{row.offer.more}</span> : null}
                      </td>
                    </tr>
                  ) : null}
                </Fragment>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}
