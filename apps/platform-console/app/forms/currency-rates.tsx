import { DataTable, RefusalNotice, useDone, useFormat, useSend, type Column } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Code, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteSend } from '../pages/site/site-href.ts';

type Settings = Output<'GET /platform/site/settings'>;
type Currency = Settings['currencies'][number];

/** At which rate each currency is shown. What is charged is always in the settlement currency. */
export function CurrencyRates({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const { currency } = useFormat();
  const { settlementCurrency, currencies } = settings;
  const columns: Column<Currency>[] = [
    {
      key: 'code',
      head: t({ message: 'Currency', comment: 'Column' }),
      card: 'title',
      render: ({ currencyCode }) => (
        <span className="grid">
          <Code className="font-semibold">{currencyCode}</Code>
          <bdi className="text-xs text-ink-3">{currency(currencyCode)}</bdi>
        </span>
      ),
    },
    {
      key: 'rate',
      head: t({ message: `For 1 ${settlementCurrency}`, comment: 'Column: rate of a currency; the currency that is charged' }),
      card: 'line',
      render: (row) =>
        row.currencyCode === settlementCurrency ? (
          <span className="text-ink-3">{t`This is the settlement currency.`}</span>
        ) : (
          <RateForm key={`${row.exchangeRate} ${row.enabled}`} currency={row} />
        ),
    },
  ];
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{t`Amounts in other currencies are for information only; payments are in ${settlementCurrency}.`}</p>
      <DataTable
        label={t`Currencies shown`}
        columns={columns}
        rows={currencies}
        rowKey={({ currencyCode }) => currencyCode}
        needs="narrow"
      />
    </>
  );
}

function RateForm({ currency }: { currency: Currency }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /platform/site/currency'>(siteSend.currency);
  const [rate, setRate] = useState(currency.exchangeRate);
  const [enabled, setEnabled] = useState(currency.enabled);
  const { currencyCode } = currency;
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    void revalidate();
  });
  const written = rate.trim().replace(',', '.');
  const wrong = !/^\d{1,9}(\.\d{1,9})?$/.test(written) || Number(written) === 0;
  const dirty = rate !== currency.exchangeRate || enabled !== currency.enabled;
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (!wrong) send({ currencyCode, exchangeRate: written, enabled });
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextInput
          className="w-40"
          label={t({ message: `Rate of ${currencyCode}`, comment: 'Field: currency code' })}
          hideLabel
          error={wrong ? t`Enter a number above zero, such as 91.25.` : undefined}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={rate}
          onChange={(event) => setRate(event.currentTarget.value)}
        />
        <Checkbox checked={enabled} onChange={(event) => setEnabled(event.currentTarget.checked)} className="pb-2.5">
          {t({ message: 'Shown', comment: 'Whether a currency can be chosen' })}
        </Checkbox>
        <Button size="sm" type="submit" variant="ghost" busy={busy} disabled={!dirty} className="mb-1">
          {t`Save`} <span className="sr-only">{currencyCode}</span>
        </Button>
      </div>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
    </form>
  );
}
