import { Trans, useLingui } from '@lingui/react/macro';
import { Money, cx } from '@kyakhta/ui';
import { Fell } from './product-card.tsx';
import type { Product } from './product.server.ts';

type TierTableProps = { tiers: Product['tiers']; words: Product['tierWords']; current: number | null };

/** What one piece costs by the quantity of all variants together; the column that counts now is marked, once something is chosen. */
export function TierTable({ tiers, words, current }: TierTableProps) {
  const { t } = useLingui();
  const converted = tiers.some(({ about }) => about !== null);
  const mark = (index: number) => (index === current ? 'bg-brand-soft' : '');
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" tabIndex={0} aria-label={t`Prices by quantity`} className="overflow-x-auto rounded-2 border border-line bg-paper">
      <table className="w-full border-collapse text-start">
        <caption className="px-3 pt-2 text-start text-xs text-ink-2 md:sr-only">{words.caption}</caption>
        <thead>
          <tr className="text-xs md:bg-sunk text-ink-2">
            <th scope="row" className="min-w-22 px-3 py-2 text-start font-medium max-md:sr-only">
              {words.quantity}
            </th>
            {tiers.map((tier, index) => (
              <th
                key={tier.start}
                scope="col"
                className={cx('px-2 py-2 text-start font-medium whitespace-nowrap tabular-nums md:px-2.5', mark(index))}
              >
                <bdi>{tier.range}</bdi>
                {index === current ? <span className="sr-only">{t`(your price now)`}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className="px-3 py-2 text-start text-xs font-medium text-ink-2 max-md:sr-only">
              {words.price}
            </th>
            {tiers.map((tier, index) => (
              <td key={tier.start} className={cx('px-2 py-2 align-top font-bold md:px-2.5 md:text-lg', mark(index))}>
                <Money>{tier.priceText}</Money>
                {tier.before ? (
                  <span className="block">
                    <Fell {...tier.before} />
                  </span>
                ) : null}
                {tier.saving && !tier.before ? (
                  <span className="block text-xs font-medium text-seal tabular-nums">{tier.saving}</span>
                ) : null}
              </td>
            ))}
          </tr>
          {converted ? (
            <tr className="text-sm text-ink-2">
              <th scope="row" className="px-3 pb-2 text-start text-xs font-medium max-md:sr-only">
                <Trans>About, in your currency</Trans>
              </th>
              {tiers.map((tier, index) => (
                <td key={tier.start} className={cx('px-2 pb-2 max-md:text-xs md:px-2.5', mark(index))}>
                  <Money>{tier.about ?? ''}</Money>
                </td>
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
