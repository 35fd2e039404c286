import { Section } from '@kyakhta/console';
import { Checkbox } from '@kyakhta/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Template } from './freight-draft.ts';
import { FreightSelect } from './freight-select.tsx';
import type { Draft } from './product-draft.ts';
import { QuantityRows } from './quantity-rows.tsx';

type ShippingProps = {
  draft: Draft;
  templates: readonly Template[];
  /** Days in which goods go back without a reason. */
  returnDays: number;
  currency: string;
  /** What was wrong, by field. */
  fields: Readonly<Record<string, string>> | undefined;
  onFreight: (freightTemplateId: number) => void;
  onNoReason: (noReasonReturn: boolean) => void;
  onDays: (cell: string) => void;
};

/** What carrying the goods costs, and when they leave. */
export function ProductShipping({ draft, templates, returnDays, currency, fields, onFreight, onNoReason, onDays }: ShippingProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Shipping`}>
      <FreightSelect
        templates={templates}
        currency={currency}
        value={draft.freightTemplateId}
        error={fields?.['freightTemplateId']}
        onChange={onFreight}
      />
      <QuantityRows
        label={t`Days until shipping`}
        hint={t`Larger orders may take longer: add a quantity for each.`}
        column={t({ message: 'days', comment: 'Beside a number of days' })}
        inputMode="numeric"
        value={draft.product.delivery_days}
        error={fields?.['product.delivery_days']}
        onChange={onDays}
      />
      <Checkbox className="mt-4" checked={draft.noReasonReturn} onChange={(event) => onNoReason(event.currentTarget.checked)}>
        {t`Buyers can send unopened cartons back without a reason within ${plural(returnDays, { one: '# day', other: '# days' })}`}
      </Checkbox>
    </Section>
  );
}
