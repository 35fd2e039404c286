import { useLingui } from '@lingui/react/macro';
import { searchSort } from '@kyakhta/contract/values';
import { Anchor, Button, ChevronDown, TextInput, inputClass } from '@kyakhta/ui';
import { Form, useSubmit } from 'react-router';
import { paths, type ListQuery } from '../../paths.ts';
import { LangField } from '../shell/router-anchor.tsx';
import type { List } from './list.server.ts';

/** Narrowing by category and price; folded away on a narrow screen. */
export function Filters({ list }: { list: List }) {
  const { t } = useLingui();
  return (
    <>
      <details className="group rounded-2 border border-line bg-paper lg:hidden">
        <summary className="flex min-h-11 items-center gap-2 px-4 font-semibold">
          {t`Filters`}
          <ChevronDown aria-hidden className="ms-auto size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-t border-line p-4">
          <FilterFields list={list} />
        </div>
      </details>
      <aside aria-label={t`Filters`} className="hidden lg:block">
        <FilterFields list={list} />
      </aside>
    </>
  );
}

function FilterFields({ list }: { list: List }) {
  const { t } = useLingui();
  const { query, children } = list;
  const keep = query.pn ? { pn: query.pn } : {};
  return (
    <div className="grid gap-6">
      {children.length > 0 ? (
        <nav aria-label={t`Narrower categories`}>
          <h2 className="mb-1.5 text-sm font-semibold">{t`Categories`}</h2>
          <ul>
            {children.map((child) => (
              <li key={child.categoryId}>
                <Anchor
                  href={paths.category({ ...keep, ...child.query })}
                  className="flex min-h-9 items-center gap-2 text-sm hover:text-brand hover:underline"
                >
                  {child.name}
                  <span className="ms-auto text-xs text-ink-3 tabular-nums">{child.countText}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Form action={paths.category()} key={JSON.stringify(query)} className="grid gap-2">
        <LangField />
        <Kept query={query} names={['pn', 'cpid', 'cid', 'thCid', 'sort']} />
        <h2 className="text-sm font-semibold">{t`Price per piece, US dollars`}</h2>
        <div className="grid grid-cols-2 gap-2">
          <TextInput
            name="minPrice"
            inputMode="decimal"
            label={t`From`}
            defaultValue={query.minPrice}
            pattern="[0-9]{1,9}([.,][0-9]{1,2})?"
          />
          <TextInput
            name="maxPrice"
            inputMode="decimal"
            label={t`To`}
            defaultValue={query.maxPrice}
            pattern="[0-9]{1,9}([.,][0-9]{1,2})?"
          />
        </div>
        <Button type="submit" variant="ghost" size="sm">
          {t`Apply`}
        </Button>
      </Form>
    </div>
  );
}

/** The order of the list. Choosing applies at once; without scripts a button does. */
export function SortForm({ query }: { query: ListQuery }) {
  const { t } = useLingui();
  const submit = useSubmit();
  const choices = [
    { value: '', label: query.pn ? t`Best match` : t`Recommended` },
    { value: searchSort.salesDown, label: t`Most sold` },
    { value: searchSort.priceUp, label: t`Price, low first` },
    { value: searchSort.priceDown, label: t`Price, high first` },
    { value: searchSort.timeDown, label: t`Newest` },
  ];
  return (
    <Form action={paths.category()} className="flex items-center gap-2 md:ms-auto" onChange={(event) => void submit(event.currentTarget)}>
      <LangField />
      <Kept query={query} names={['pn', 'cpid', 'cid', 'thCid', 'minPrice', 'maxPrice']} />
      <label className="flex items-center gap-2 text-sm">
        <span className="text-ink-2">{t`Sort by`}</span>
        <select key={query.sort} name="sort" defaultValue={query.sort ?? ''} className={`${inputClass} w-auto! text-sm!`}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="ghost" size="sm" className="only-noscript">
        {t`Apply`}
      </Button>
    </Form>
  );
}

function Kept({ query, names }: { query: ListQuery; names: readonly (keyof ListQuery)[] }) {
  return names.map((name) => {
    const value = query[name];
    return value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />;
  });
}
