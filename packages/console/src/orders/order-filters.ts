import { deliveryType, payType, type OrderSort } from '@kyakhta/contract/values';
import { useLingui as useCatalogue } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { FilterField } from '../lists/filter-fields.ts';
import { usePayWay } from '../pay-way.ts';
import { deliveryNames } from './order-delivery.ts';
import type { OrderFilter } from './order-query.ts';
import { byVoucher } from './order-way.ts';

/** By what the orders of a list are narrowed, and how they are sorted. */
export function useOrderFilters(viewer: 'seller' | 'operator'): FilterField<OrderFilter>[] {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const payWay = usePayWay();
  const named = (ids: readonly number[], nameOf: (id: number) => string | undefined) =>
    ids.flatMap((id) => {
      const name = nameOf(id);
      return name === undefined ? [] : [[id, name] as const];
    });
  const deliveryName = (kind: number) => {
    const name = deliveryNames[kind];
    return name && _(name);
  };
  const sorts: Readonly<Record<OrderSort, string>> = {
    newest: t({ message: 'newest first', comment: 'Order of a list' }),
    oldest: t({ message: 'oldest first', comment: 'Order of a list' }),
    highest: t({ message: 'highest total first', comment: 'Order of a list of orders' }),
    lowest: t({ message: 'lowest total first', comment: 'Order of a list of orders' }),
  };
  const fields: FilterField<OrderFilter>[] = [
    {
      kind: 'days',
      from: 'from',
      to: 'to',
      about: {
        name: 'by',
        label: t({ message: 'Days', comment: 'Field: what a span of days is about' }),
        options: [
          ['', t({ message: 'on which orders were placed', comment: 'What a span of days is about' })],
          ['paid', t({ message: 'on which orders were paid', comment: 'What a span of days is about' })],
        ],
      },
      chip: (span, by) =>
        by === 'paid'
          ? t({ message: `Paid: ${span}`, comment: 'Filter: a span of days' })
          : t({ message: `Placed: ${span}`, comment: 'Filter: a span of days' }),
    },
    {
      kind: 'amounts',
      from: 'min',
      to: 'max',
      labels: [
        t({ message: 'Total from', comment: 'Field: least total of an order' }),
        t({ message: 'Total up to', comment: 'Field: highest total of an order' }),
      ],
      chip: (span) => t({ message: `Total: ${span}`, comment: 'Filter: a span of totals' }),
    },
    {
      kind: 'choice',
      name: 'pay',
      label: t({ message: 'Payment method', comment: 'Field' }),
      options: named(Object.values(payType), payWay),
    },
    {
      kind: 'choice',
      name: 'way',
      label: t`Delivery`,
      options: named([...Object.values(deliveryType), byVoucher], deliveryName),
      chip: (kind) => {
        const name = deliveryName(Number(kind)) ?? kind;
        return t({ message: `Delivery: ${name}`, comment: 'Filter: the kind of delivery' });
      },
    },
    { kind: 'country', name: 'country', label: t({ message: 'Country of the buyer', comment: 'Field: where the goods go' }) },
  ];
  if (viewer === 'operator')
    fields.push({
      kind: 'text',
      name: 'store',
      label: t({ message: 'Store', comment: 'Field: whose orders' }),
      hint: t`Part of its name.`,
      most: 100,
      chip: (store) => t({ message: `Store: ${store}`, comment: 'Filter' }),
    });
  fields.push(
    {
      kind: 'choice',
      name: 'late',
      label: t({ message: 'Shipping', comment: 'Field: whether orders are late to be shipped' }),
      options: [['1', t({ message: 'late: past the deadline', comment: 'Filter of a list of orders' })]],
      chip: () => t({ message: 'Late shipment', comment: 'Filter of a list of orders' }),
    },
    {
      kind: 'order',
      name: 'sort',
      label: t({ message: 'Sorted by', comment: 'Field: the order of a list' }),
      any: t({ message: 'as in the view', comment: 'Order of a list' }),
      options: Object.entries(sorts),
    },
  );
  return fields;
}
