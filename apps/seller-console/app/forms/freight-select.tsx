import { noTemplate } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Select } from '@kyakhta/ui';
import { freightHref } from '../pages/delivery/delivery-href.ts';
import type { Template } from './freight-draft.ts';
import { useRateWords } from './freight-words.ts';

type SelectProps = {
  templates: readonly Template[];
  currency: string;
  value: number;
  error: string | undefined;
  onChange: (freightTemplateId: number) => void;
};

/** What the freight of a product goes by. */
export function FreightSelect({ templates, currency, value, error, onChange }: SelectProps) {
  const { t } = useLingui();
  const rateWords = useRateWords(currency);
  const chosen = templates.find(({ templateId }) => templateId === value);
  return (
    <div className="mb-4 grid max-w-xl gap-1.5">
      <Select
        label={t`Freight`}
        hint={chosen ? rateWords(chosen.ordinary, chosen.measure) : undefined}
        error={error}
        value={String(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        <option value={noTemplate.unitFee}>{t`a fee for each piece, by variant`}</option>
        <option value={noTemplate.free}>{t`free for the buyer`}</option>
        {templates.map(({ templateId, name }) => (
          <option key={templateId} value={templateId}>
            {name}
          </option>
        ))}
      </Select>
      <Anchor href={freightHref} className="justify-self-start text-sm text-ink-2 underline hover:text-brand">
        {t`Freight templates`}
      </Anchor>
    </div>
  );
}
