import { useLingui } from '@lingui/react/macro';
import { Search } from '@kyakhta/ui';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';

type SearchFieldProps = {
  name: string;
  label: string;
  value: string;
  /** Parameters of the address that stay as they are. */
  keep: Readonly<Record<string, string>>;
};

/** One field that finds; Ctrl+K or "/" leads to it from anywhere on the page. */
export function SearchField({ name, label, value, keep }: SearchFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      const typing = press.target instanceof HTMLElement && press.target.closest('input, textarea, select, [contenteditable]') !== null;
      const asked = (press.code === 'KeyK' && (press.ctrlKey || press.metaKey)) || (press.key === '/' && !typing);
      if (!asked) return;
      press.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Form role="search" className="flex min-w-0 flex-1 basis-72 md:max-w-105" key={value}>
      {Object.entries(keep).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <input
        ref={field}
        name={name}
        type="search"
        defaultValue={value}
        aria-label={label}
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
