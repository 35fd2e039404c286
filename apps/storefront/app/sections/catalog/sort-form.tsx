import { useLingui } from '@lingui/react/macro';
import { searchSort } from '@kyakhta/contract/values';
import { Button, inputClass } from '@kyakhta/ui';
import { Form, useSubmit } from 'react-router';
import { listAction, type ListQuery } from '../../paths.ts';
import { KeptFields } from './kept-fields.tsx';

/** The order of the list. Choosing applies at once; without scripts a button does. */
export function SortForm({ query }: { query: ListQuery }) {
  const { t } = useLingui();
  const submit = useSubmit();
  // Without words a list is in the order of time anyway: its newest goods take the place of the best match.
  const newest = { value: query.pn ? searchSort.timeDown : '', label: t`Newest` };
  const chosen = !query.pn && query.sort === searchSort.timeDown ? '' : (query.sort ?? '');
  const choices = [
    query.pn ? { value: '', label: t`Best match` } : newest,
    { value: searchSort.salesDown, label: t`Most sold` },
    { value: searchSort.reviewsDown, label: t`Most reviewed` },
    { value: searchSort.priceUp, label: t`Price: low to high` },
    { value: searchSort.priceDown, label: t`Price: high to low` },
    ...(query.pn ? [newest] : []),
  ];
  return (
    <Form action={listAction(query)} className="flex items-center gap-2 md:ms-auto" onChange={(event) => void submit(event.currentTarget)}>
      <KeptFields query={query} without={['sort']} />
      <label className="flex items-center gap-2 text-sm">
        <span className="text-ink-2">{t`Sort by`}</span>
        <select key={chosen} name="sort" defaultValue={chosen} className={`${inputClass} w-auto! text-sm!`}>
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
