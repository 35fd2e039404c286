import { useLingui } from '@lingui/react/macro';
import { Button } from '@kyakhta/ui';
import { useId } from 'react';
import { Form } from 'react-router';

type Narrowed = { account?: string; reference?: string };

/** Two fields that find entries: by account, by what they are about. */
export function EntryFilter({ filter }: { filter: Narrowed }) {
  const { t } = useLingui();
  return (
    <Form
      noValidate
      role="search"
      key={`${filter.account} ${filter.reference}`}
      className="flex flex-1 flex-wrap items-end gap-2 md:justify-end"
    >
      <Field name="reference" label={t`Order or payment number`} value={filter.reference} />
      <Field name="account" label={t`Account address`} value={filter.account} />
      <Button type="submit" size="sm" className="min-h-10">
        {t`Find`}
      </Button>
    </Form>
  );
}

function Field({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  const id = useId();
  return (
    <div className="min-w-0 flex-1 basis-44 md:max-w-60">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="search"
        defaultValue={value}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        className="min-h-10 w-full rounded-2 border border-line-strong bg-paper px-3 py-1.5 text-md"
      />
    </div>
  );
}
