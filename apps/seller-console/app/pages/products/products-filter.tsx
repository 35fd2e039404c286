import { FilterDialog, useFormat, type Chip } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { productsHref, readProducts, type ProductsQuery } from './products-href.ts';

type FilterProps = { query: ProductsQuery; categories: readonly { categoryId: number; name: string }[] };

/** Asks by which category and which prices the products are narrowed. */
export function ProductsFilter({ query, categories }: FilterProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { category, min, max, ...rest } = query;
  const [said, setSaid] = useState({ category: '', min: '', max: '' });
  const [checked, setChecked] = useState(false);
  const on = [category, min, max].filter((value) => value !== undefined).length;
  const read = () => readProducts(new URLSearchParams(said));
  const wrong = (key: 'min' | 'max') =>
    checked && said[key].trim() !== '' && read()[key] === undefined ? t`Write an amount such as 12.50.` : null;
  return (
    <FilterDialog
      count={on === 0 ? null : number(on)}
      without={productsHref(rest)}
      onOpen={() => {
        setSaid({ category: category ?? '', min: min ?? '', max: max ?? '' });
        setChecked(false);
      }}
      href={() => {
        setChecked(true);
        const now = read();
        const isWrong = (['min', 'max'] as const).some((key) => said[key].trim() !== '' && now[key] === undefined);
        return isWrong ? null : productsHref({ ...rest, category: now.category, min: now.min, max: now.max });
      }}
    >
      <Select
        label={t({ message: 'Category', comment: 'Field: of a product' })}
        value={said.category}
        onChange={(event) => setSaid({ ...said, category: event.currentTarget.value })}
      >
        <option value="">{t({ message: 'any', comment: 'Filter of a list: nothing is asked for' })}</option>
        {categories.map(({ categoryId, name }) => (
          <option key={categoryId} value={categoryId}>
            {name}
          </option>
        ))}
      </Select>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['min', 'max'] as const).map((key) => (
          <TextInput
            key={key}
            label={
              key === 'min'
                ? t({ message: 'Price from', comment: 'Field: lowest price of a product' })
                : t({ message: 'Price up to', comment: 'Field: highest price of a product' })
            }
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            error={wrong(key)}
            value={said[key]}
            onChange={(event) => setSaid({ ...said, [key]: event.currentTarget.value })}
          />
        ))}
      </div>
    </FilterDialog>
  );
}

/** The filters that are on, each with the address without it. */
export function useProductChips({ query, categories }: FilterProps): Chip[] {
  const { t } = useLingui();
  const { number } = useFormat();
  const { q, category, min, max } = query;
  const chips: Chip[] = [];
  if (q)
    chips.push({
      key: 'q',
      label: t({ message: `Found by “${q}”`, comment: 'Filter: the text searched for' }),
      without: productsHref({ ...query, q: undefined }),
    });
  if (category !== undefined) {
    const name = categories.find((one) => String(one.categoryId) === category)?.name ?? category;
    chips.push({ key: 'category', label: name, without: productsHref({ ...query, category: undefined }) });
  }
  if (min !== undefined || max !== undefined) {
    const amountOf = (text: string | undefined) => (text === undefined ? '…' : number(Number(text)));
    const span = `${amountOf(min)} – ${amountOf(max)}`;
    chips.push({
      key: 'price',
      label: t({ message: `Price: ${span}`, comment: 'Filter: a span of prices' }),
      without: productsHref({ ...query, min: undefined, max: undefined }),
    });
  }
  return chips;
}
