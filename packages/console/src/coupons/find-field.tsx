import { useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@kyakhta/ui';
import { useState, type Key, type ReactNode } from 'react';

type FindFieldProps<R> = {
  label: string;
  error?: ReactNode;
  find: (words: string) => Promise<readonly R[]>;
  keyOf: (row: R) => Key;
  render: (row: R) => ReactNode;
};

/** Looks something up inside a form, and offers what was found. Enter looks it up; it does not send the form. */
export function FindField<R>({ label, error, find, keyOf, render }: FindFieldProps<R>) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly R[] | null>(null);
  const look = async () => {
    if (words.trim() === '' || busy) return;
    setBusy(true);
    try {
      setFound(await find(words.trim()));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextInput
          label={label}
          value={words}
          error={error}
          dir="auto"
          autoComplete="off"
          maxLength={100}
          className="min-w-0 flex-1 basis-56"
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void look();
          }}
        />
        <Button variant="ghost" busy={busy} onClick={() => void look()}>
          {t`Find`}
        </Button>
      </div>
      <div role="status">
        {found === null ? null : found.length === 0 ? <p className="text-sm text-ink-2">{t`Nothing found`}</p> : null}
      </div>
      {found === null || found.length === 0 ? null : (
        <ul className="grid max-h-60 gap-1 overflow-auto rounded-2 border border-line p-2">
          {found.map((row) => (
            <li key={keyOf(row)}>{render(row)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
