import { useLingui } from '@lingui/react/macro';
import { Money } from '@kyakhta/ui';
import type { Payment } from './payment.server.ts';

/** The goods of an invoice, each with size, quantity, price and amount, and what they come to. A card a line where there is no room for columns. */
export function InvoiceLines({ payment: { lines, sums, amount } }: { payment: Payment }) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  const totals = [
    { label: t`Freight`, value: sums.freight },
    { label: t`Reductions`, value: sums.reduction },
    { label: t`Total`, value: sums.total },
    { label: t`Due now`, value: sums.isPart ? amount : null },
  ];
  const heads = [t`Goods`, t`Quantity`, t`Price`, t`Amount`];
  return (
    <div className="border-t border-line pt-5 text-sm">
      <table className="w-full max-sm:block">
        <thead className="max-sm:hidden">
          <tr className="text-ink-2">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={index === 0 ? 'pb-2 text-start font-normal' : 'pb-2 ps-3 text-end font-normal'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map(({ key, name, variant, quantity, price, amount: sum }) => (
            <tr key={key} className="mb-3 flex-wrap gap-x-3 max-sm:flex max-sm:justify-between">
              <th scope="row" className="py-1 text-start font-normal max-sm:w-full">
                <bdi>{name}</bdi>
                {variant === '' ? null : (
                  <span className="block text-ink-2">
                    <bdi>{variant}</bdi>
                  </span>
                )}
              </th>
              <td className="py-1 text-end tabular-nums ps-3">{quantity}</td>
              <td className="py-1 text-end ps-3">
                <Money>{price}</Money>
              </td>
              <td className="py-1 text-end ps-3">
                <Money>{sum}</Money>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-3 grid gap-1.5 border-t border-line pt-3">
        {totals.map(({ label, value }) =>
          value === null ? null : (
            <div key={label} className="flex justify-between gap-3">
              <dt className="text-ink-2">{label}</dt>
              <dd>
                <Money>{value}</Money>
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
