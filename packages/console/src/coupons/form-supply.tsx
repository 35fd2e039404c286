import { couponValidity } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Select, TextInput } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { wired, type FormParts } from './form-parts.ts';

type PartProps = { parts: FormParts };

/** When it can be claimed, and when it can be used. */
export function TimeFields({ parts }: PartProps) {
  const { t } = useLingui();
  const { zone } = useFormat();
  const { draft, set, isFixed } = parts;
  const here = zone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const moment = { type: 'datetime-local', dir: 'ltr' } as const;
  return (
    <Section title={t({ message: 'Times', context: 'coupons', comment: 'Heading: when a coupon can be claimed and used' })}>
      <p className="mb-3 text-sm text-ink-2">{t`The times are in your time zone: ${here}.`}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={t({ message: 'Claimable from', comment: 'Field: day and time' })}
          {...moment}
          disabled={isFixed}
          {...wired(parts, 'receiveStart', 'receiveStart')}
        />
        <TextInput
          label={t({ message: 'Claimable until', comment: 'Field: day and time' })}
          {...moment}
          {...wired(parts, 'receiveEnd', 'receiveEnd')}
        />
        <Select
          label={t({ message: 'Validity', context: 'coupons', comment: 'Field: when a coupon can be used' })}
          value={draft.validity}
          disabled={isFixed}
          className="sm:col-span-2"
          onChange={(event) => set({ validity: Number(event.currentTarget.value) })}
        >
          <option value={couponValidity.dates}>{t({ message: 'Between two dates', comment: 'Choice: when a coupon can be used' })}</option>
          <option value={couponValidity.days}>
            {t({ message: 'For some days after receiving', comment: 'Choice: when a coupon can be used' })}
          </option>
        </Select>
        {draft.validity === couponValidity.dates ? (
          <>
            <TextInput
              label={t({ message: 'Valid from', context: 'coupons', comment: 'Field: day and time' })}
              {...moment}
              disabled={isFixed}
              {...wired(parts, 'startTime', 'startTime')}
            />
            <TextInput
              label={t({ message: 'Valid until', context: 'coupons', comment: 'Field: day and time' })}
              {...moment}
              disabled={isFixed}
              {...wired(parts, 'endTime', 'endTime')}
            />
          </>
        ) : (
          <TextInput
            label={t({ message: 'Days after receiving', comment: 'Field: a number of days' })}
            inputMode="numeric"
            dir="ltr"
            disabled={isFixed}
            {...wired(parts, 'validDays', 'validDays')}
          />
        )}
      </div>
    </Section>
  );
}

/** How buyers get it, how many there are, and what they may cost. */
export function SupplyFields({ parts }: PartProps) {
  const { t } = useLingui();
  const { draft, set, currency, isFixed, isNew } = parts;
  const whole = { inputMode: 'numeric', dir: 'ltr' } as const;
  const noLimit = t`Leave empty for no limit.`;
  return (
    <Section title={t({ message: 'Quantity and budget', comment: 'Heading: how many coupons there are, and what they may cost' })}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t({ message: 'How buyers get it', comment: 'Field' })}
          value={draft.byCode ? 'code' : 'centre'}
          disabled={!isNew}
          onChange={(event) => set({ byCode: event.currentTarget.value === 'code' })}
        >
          <option value="centre">{t({ message: 'From the coupon centre', comment: 'Choice: how buyers get a coupon' })}</option>
          <option value="code">{t({ message: 'By a code, each for one use', comment: 'Choice: how buyers get a coupon' })}</option>
        </Select>
        {draft.byCode ? (
          <TextInput label={t`Number of codes`} {...whole} disabled={!isNew} {...wired(parts, 'codes', 'codes')} />
        ) : (
          <TextInput
            label={t({ message: 'Number of coupons', comment: 'How many coupons there are' })}
            hint={noLimit}
            {...whole}
            {...wired(parts, 'issueTotal', 'issueTotal')}
          />
        )}
        <TextInput
          label={t({ message: 'Most for each buyer', comment: 'How many coupons one buyer can have' })}
          {...whole}
          disabled={isFixed}
          {...wired(parts, 'perBuyer', 'limitNum')}
        />
        <TextInput
          label={t({ message: `Budget in ${currency}`, comment: 'Field: the most that all coupons together may take off' })}
          hint={t`The most that all of them together may take off. Leave empty for no limit.`}
          inputMode="decimal"
          dir="ltr"
          {...wired(parts, 'budget', 'budget')}
        />
      </div>
    </Section>
  );
}
