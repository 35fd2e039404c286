import type { FilterField } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';

/** By which category and which prices the products are narrowed. */
export function useProductFilters(
  categories: readonly { categoryId: number; name: string }[],
): FilterField<'q' | 'category' | 'min' | 'max'>[] {
  const { t } = useLingui();
  return [
    {
      kind: 'choice',
      name: 'category',
      label: t({ message: 'Category', comment: 'Field: of a product' }),
      options: categories.map(({ categoryId, name }) => [categoryId, name]),
    },
    {
      kind: 'amounts',
      from: 'min',
      to: 'max',
      labels: [
        t({ message: 'Price from', comment: 'Field: lowest price of a product' }),
        t({ message: 'Price up to', comment: 'Field: highest price of a product' }),
      ],
      chip: (span) => t({ message: `Price: ${span}`, comment: 'Filter: a span of prices' }),
    },
  ];
}
