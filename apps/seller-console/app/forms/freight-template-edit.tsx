import { RefusalNotice, SaveOrCancel, useDone, useFormat, useSend, useUnsavedGuard } from '@kyakhta/console';
import { freightMeasure, freightTemplateNameMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, RadioCard, TextInput, useToast } from '@kyakhta/ui';
import { useEffect, useRef, useState } from 'react';
import { freightSend } from '../pages/delivery/delivery-href.ts';
import {
  draftOfFreight,
  faultsOfRate,
  newFreight,
  rateFields,
  sentOfFreight,
  type FreightDraft,
  type RateDraft,
  type RateField,
  type Template,
} from './freight-draft.ts';
import { useMeasureWords } from './freight-words.ts';

type EditProps = { template: Template | null; currency: string; onClose: () => void };

/** A freight template, new or known. What it counts is chosen once: goods may have no weight, or no volume. */
export function FreightTemplateEdit({ template, currency, onClose }: EditProps) {
  const { t } = useLingui();
  const say = useToast();
  const decimals = useFormat().decimals(currency);
  const wordsOf = useMeasureWords();
  const [before] = useState<FreightDraft>(() => (template ? draftOfFreight(template, decimals) : newFreight));
  const [draft, setDraft] = useState(before);
  const [checked, setChecked] = useState(false);
  const add = useSend<'POST /shop/admin/freightTemplate'>(freightSend.add);
  const change = useSend<'PUT /shop/admin/freightTemplate/{templateId}'>(freightSend.change);
  const { busy, result } = template ? change : add;
  const refusal = result && !result.ok ? result : undefined;
  const guard = useUnsavedGuard(JSON.stringify(draft) !== JSON.stringify(before) && !busy && !result?.ok);
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved. It applies to orders from now on.` });
    onClose();
  });
  const form = useRef<HTMLFormElement>(null);
  // Opened by a button, the form takes the focus that was on it.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { name, measure, hasExpress } = draft;
  const faults = {
    ordinary: faultsOfRate(draft.ordinary, measure, decimals),
    express: hasExpress ? faultsOfRate(draft.express, measure, decimals) : new Set<RateField>(),
  };
  const noName = name.trim() === '';
  const rates = (line: 'ordinary' | 'express', legend: string) => (
    <RateFields
      legend={legend}
      rate={draft[line]}
      unit={wordsOf(measure).unit}
      currency={currency}
      faults={checked ? faults[line] : new Set()}
      refused={(field) => refusal?.fields[`${line}.${field}`]}
      onChange={(rate) => setDraft((now) => ({ ...now, [line]: rate }))}
    />
  );
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4 rounded-3 border border-brand bg-paper p-4 md:p-5"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (noName || faults.ordinary.size > 0 || faults.express.size > 0) return;
        const sent = sentOfFreight(draft);
        if (template) change.send({ templateId: template.templateId, version: template.version, ...sent });
        else add.send({ measure, ...sent });
      }}
    >
      <RefusalNotice refusal={refusal} />
      <TextInput
        label={t({ message: 'Name', comment: 'Of a freight template' })}
        hint={t`Only you see it.`}
        required
        maxLength={freightTemplateNameMax}
        dir="auto"
        autoComplete="off"
        error={checked && noName ? t`Fill in this field.` : refusal?.fields['name']}
        value={name}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setDraft((now) => ({ ...now, name: value }));
        }}
      />
      {template ? (
        <p className="text-sm text-ink-2">{wordsOf(measure).title}</p>
      ) : (
        <fieldset className="grid gap-2 sm:grid-cols-3">
          <legend className="mb-1.5 text-sm font-medium">{t`What is counted`}</legend>
          {Object.values(freightMeasure).map((kind) => (
            <RadioCard
              key={kind}
              name="measure"
              checked={measure === kind}
              onChange={() => setDraft((now) => ({ ...now, measure: kind }))}
              title={wordsOf(kind).title}
              detail={kind === freightMeasure.piece ? undefined : t`of the whole cartons`}
            />
          ))}
        </fieldset>
      )}
      {rates('ordinary', t`Ordinary freight`)}
      <Checkbox
        checked={hasExpress}
        onChange={(event) => {
          const { checked: on } = event.currentTarget;
          setDraft((now) => ({ ...now, hasExpress: on }));
        }}
      >
        {t`Express freight also uses this template; otherwise each piece has the express freight of its variant`}
      </Checkbox>
      {hasExpress ? rates('express', t`Express freight`) : null}
      <SaveOrCancel guard={guard} busy={busy} onCancel={onClose} />
    </form>
  );
}

type RateProps = {
  legend: string;
  rate: RateDraft;
  unit: string;
  currency: string;
  faults: ReadonlySet<RateField>;
  refused: (field: RateField) => string | undefined;
  onChange: (rate: RateDraft) => void;
};

function RateFields({ legend, rate, unit, currency, faults, refused, onChange }: RateProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<RateField, string>> = {
    first: t({ message: `First quantity, ${unit}`, comment: 'Field: unit' }),
    firstFee: t({ message: `Fee for it, ${currency}`, comment: 'Field: currency code' }),
    further: t({ message: `Each additional, ${unit}`, comment: 'Field: unit' }),
    furtherFee: t({ message: `Fee for each, ${currency}`, comment: 'Field: currency code' }),
  };
  const isAmount = (field: RateField) => field === 'firstFee' || field === 'furtherFee';
  return (
    <fieldset className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {rateFields.map((field) => (
        <TextInput
          key={field}
          label={labels[field]}
          required
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          error={
            refused(field) ??
            (faults.has(field) ? (isAmount(field) ? t`Enter an amount such as 12.50.` : t`Enter a quantity above zero.`) : undefined)
          }
          value={rate[field]}
          onChange={(event) => onChange({ ...rate, [field]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}
