import { deliveryType, payType, type OrderSort } from '@kyakhta/contract/values';
import { useLingui as useCatalogue } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@kyakhta/ui';
import { useState, type ChangeEvent } from 'react';
import { CountrySelect } from '../countries.tsx';
import { useFormat } from '../format.ts';
import type { Chip } from '../index-page.tsx';
import { FilterDialog } from '../lists/filter-dialog.tsx';
import { usePayWay } from '../pay-way.ts';
import { deliveryNames } from './order-delivery.ts';
import { byVoucher } from './order-way.ts';
import type { OrderList } from './order-list.ts';
import { isAmount, ordersHref, type FilterKey, type OrderFilters, type OrdersQuery } from './order-query.ts';

type Props = { list: OrderList; viewer: 'seller' | 'operator' };

/** What the address of a list says beside its filters. */
const queryOf = ({ view, q, shop }: OrderList): OrdersQuery => ({ view, q: q || undefined, shop });
const without = (filters: OrderFilters, ...keys: readonly FilterKey[]): OrderFilters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.some((one) => one === key)));

function useSortNames(): Readonly<Record<OrderSort, string>> {
  const { t } = useLingui();
  return {
    newest: t({ message: 'newest first', comment: 'Order of a list' }),
    oldest: t({ message: 'oldest first', comment: 'Order of a list' }),
    highest: t({ message: 'highest total first', comment: 'Order of a list of orders' }),
    lowest: t({ message: 'lowest total first', comment: 'Order of a list of orders' }),
  };
}

/** Asks by what the orders of a list are narrowed, and how they are sorted. */
export function OrderFilters({ list, viewer }: Props) {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const { number } = useFormat();
  const payWay = usePayWay();
  const sortNames = useSortNames();
  const { filters } = list;
  const [said, setSaid] = useState<OrderFilters>(filters);
  const [checked, setChecked] = useState(false);
  const say = (key: FilterKey, value: string) => setSaid({ ...without(said, key), ...(value !== '' && { [key]: value }) });
  const field = (key: FilterKey) => ({
    value: said[key] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => say(key, event.currentTarget.value),
  });
  const amountOf = (key: 'min' | 'max') => (said[key] ?? '').trim().replace(',', '.');
  const wrong = (key: 'min' | 'max') =>
    checked && amountOf(key) !== '' && !isAmount(amountOf(key)) ? t`Write an amount such as 12.50.` : null;
  const any = t({ message: 'any', comment: 'Filter of a list: nothing is asked for' });
  const on = Object.keys(without(filters, 'by', 'sort')).length;
  return (
    <FilterDialog
      count={on === 0 ? null : number(on)}
      without={ordersHref({ ...queryOf(list), ...(filters.sort !== undefined && { sort: filters.sort }) })}
      onOpen={() => {
        setSaid(filters);
        setChecked(false);
      }}
      href={() => {
        setChecked(true);
        const amounts = (['min', 'max'] as const).map((key) => [key, amountOf(key)] as const).filter(([, text]) => text !== '');
        if (amounts.some(([, text]) => !isAmount(text))) return null;
        return ordersHref({ ...queryOf(list), ...without(said, 'min', 'max'), ...Object.fromEntries(amounts) });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={t({ message: 'Days', comment: 'Field: what a span of days is about' })} className="sm:col-span-2" {...field('by')}>
          <option value="">{t({ message: 'on which orders were placed', comment: 'What a span of days is about' })}</option>
          <option value="paid">{t({ message: 'on which orders were paid', comment: 'What a span of days is about' })}</option>
        </Select>
        <TextInput label={t({ message: 'From the day', comment: 'Field: first day of a span' })} type="date" {...field('from')} />
        <TextInput label={t({ message: 'To the day', comment: 'Field: last day of a span' })} type="date" {...field('to')} />
        <TextInput
          label={t({ message: 'Total from', comment: 'Field: least total of an order' })}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          error={wrong('min')}
          {...field('min')}
        />
        <TextInput
          label={t({ message: 'Total up to', comment: 'Field: highest total of an order' })}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          error={wrong('max')}
          {...field('max')}
        />
        <Select label={t({ message: 'Way of payment', comment: 'Field' })} {...field('pay')}>
          <option value="">{any}</option>
          {Object.values(payType).map((type) => {
            const name = payWay(type);
            return name === undefined ? null : (
              <option key={type} value={type}>
                {name}
              </option>
            );
          })}
        </Select>
        <Select label={t`Delivery`} {...field('way')}>
          <option value="">{any}</option>
          {[...Object.values(deliveryType), byVoucher].map((kind) => {
            const name = deliveryNames[kind];
            return name === undefined ? null : (
              <option key={kind} value={kind}>
                {_(name)}
              </option>
            );
          })}
        </Select>
        <CountrySelect
          label={t({ message: 'Country of the buyer', comment: 'Field: where the goods go' })}
          any={any}
          className="content-start"
          value={said.country ?? ''}
          onChoose={(code) => say('country', code)}
        />
        {viewer === 'operator' ? (
          <TextInput
            label={t({ message: 'Store', comment: 'Field: whose orders' })}
            hint={t`A part of its name.`}
            maxLength={100}
            dir="auto"
            autoComplete="off"
            className="content-start"
            {...field('store')}
          />
        ) : null}
        <Select label={t({ message: 'Shipping', comment: 'Field: whether orders are late to be shipped' })} {...field('late')}>
          <option value="">{any}</option>
          <option value="1">{t({ message: 'late: the last day is over', comment: 'Filter of a list of orders' })}</option>
        </Select>
        <Select label={t({ message: 'Sorted by', comment: 'Field: the order of a list' })} {...field('sort')}>
          <option value="">{t({ message: 'as the view is', comment: 'Order of a list' })}</option>
          {Object.entries(sortNames).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </FilterDialog>
  );
}

/** The filters that are on, each with the address without it. */
export function useFilterChips({ list }: Pick<Props, 'list'>): Chip[] {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const { country, day, number } = useFormat();
  const payWay = usePayWay();
  const sortNames = useSortNames();
  const { filters } = list;
  const { by, from, to, min, max, pay, way, store, sort } = filters;
  const chip = (label: string, ...keys: readonly [FilterKey, ...FilterKey[]]): Chip => ({
    key: keys[0],
    label,
    without: ordersHref({ ...queryOf(list), ...without(filters, ...keys) }),
  });
  const chips: Chip[] = [];
  if (from !== undefined || to !== undefined) {
    const dayOf = (text: string | undefined) => (text === undefined ? '…' : day(`${text}T12:00`));
    const span = `${dayOf(from)} – ${dayOf(to)}`;
    const label =
      by === 'paid'
        ? t({ message: `Paid: ${span}`, comment: 'Filter: a span of days' })
        : t({ message: `Placed: ${span}`, comment: 'Filter: a span of days' });
    chips.push(chip(label, 'from', 'to', 'by'));
  }
  if (min !== undefined || max !== undefined) {
    const amountOf = (text: string | undefined) => (text === undefined ? '…' : number(Number(text)));
    const span = `${amountOf(min)} – ${amountOf(max)}`;
    chips.push(chip(t({ message: `Total: ${span}`, comment: 'Filter: a span of totals' }), 'min', 'max'));
  }
  if (pay !== undefined) chips.push(chip(payWay(Number(pay)) ?? pay, 'pay'));
  const kind = way === undefined ? undefined : deliveryNames[Number(way)];
  if (kind !== undefined) {
    const name = _(kind);
    chips.push(chip(t({ message: `Delivery: ${name}`, comment: 'Filter: the kind of delivery' }), 'way'));
  }
  if (filters.country !== undefined) chips.push(chip(country(filters.country), 'country'));
  if (store !== undefined) chips.push(chip(t({ message: `Store: ${store}`, comment: 'Filter' }), 'store'));
  if (filters.late !== undefined) chips.push(chip(t({ message: 'Late to be shipped', comment: 'Filter of a list of orders' }), 'late'));
  if (sort !== undefined) chips.push(chip(sortNames[sort as OrderSort], 'sort'));
  return chips;
}
