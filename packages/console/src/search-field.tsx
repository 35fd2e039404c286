import { useLingui } from '@lingui/react/macro';
import { Search } from '@kyakhta/ui';
import { useRef } from 'react';
import { Form } from 'react-router';
import { useListSearch } from './search-keys.ts';

type SearchFieldProps = {
  name: string;
  label: string;
  value: string;
  /** Parameters of the address that stay as they are. */
  keep: Readonly<Record<string, string>>;
};

/** One field that finds in a list; "/" leads to it from anywhere on the page. */
export function SearchField({ name, label, value, keep }: SearchFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useListSearch(field);
  const keys = '/';
  return (
    <Form noValidate role="search" className="flex min-w-0 flex-1 basis-72 md:max-w-105" key={value}>
      {Object.entries(keep).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <input
        ref={field}
        name={name}
        type="search"
        defaultValue={value}
        aria-label={label}
        aria-keyshortcuts={keys}
        title={t({
          message: `Press ${keys} to get here`,
          comment: 'Hint of a search field: the keys that lead to it from anywhere on the page',
        })}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className="min-h-10 min-w-0 flex-1 rounded-s-2 border border-e-0 border-brand bg-paper px-3 py-1.5 text-md"
      />
      <button
        type="submit"
        className="inline-flex min-h-10 items-center gap-1.5 rounded-e-2 bg-brand px-3.5 text-md font-semibold text-on-brand hover:bg-brand-hover"
      >
        <Search aria-hidden className="size-4" />
        {t`Find`}
      </button>
    </Form>
  );
}
