import { leastPayoutMax, topUpGiftPercentMax } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { offersOf, writtenOffers } from './offers.ts';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';

/** The least that stores are paid out, and the amounts that buyers are offered for a top-up. */
export function SiteBalance({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const currency = settings.settlementCurrency;
  const saving = useSettings(settings);
  const before = { least: String(settings.withdrawalMin), offers: writtenOffers(settings.topUpOffers) };
  const [least, setLeast] = useState(before.least);
  const [offers, setOffers] = useState(before.offers);
  const [checked, setChecked] = useState(false);
  const { refusal } = saving;
  // One of the offers is named with its place.
  const refusedOffer = Object.entries(refusal?.fields ?? {}).find(([name]) => name.startsWith('topUpOffers'))?.[1];
  const typed = least.trim().replace(',', '.');
  const isAmount = /^\d{1,7}(\.\d{1,4})?$/.test(typed) && Number(typed) > 0 && Number(typed) <= leastPayoutMax;
  const leastProblem = isAmount ? null : t`Enter an amount above 0 and up to ${leastPayoutMax}, such as 12.50.`;
  const wanted = offersOf(offers);
  const offersProblem =
    wanted === null ? t`Enter whole amounts such as 100, 500+20, each once; the gift is at most ${topUpGiftPercentMax}%.` : null;
  return (
    <SettingForm
      saving={saving}
      dirty={least !== before.least || offers !== before.offers}
      about={t`Changes apply from now on; existing requests keep their terms.`}
      onSave={() => {
        setChecked(true);
        if (!isAmount || wanted === null) return;
        saving.save({ withdrawalMin: typed, topUpOffers: wanted });
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextInput
          label={t`Minimum payout, ${currency}`}
          hint={t`A store cannot request a smaller payout.`}
          error={(checked ? leastProblem : null) ?? refusal?.fields['withdrawalMin']}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={least}
          onChange={(event) => setLeast(event.currentTarget.value)}
        />
        <TextInput
          label={t`Amounts offered for a top-up, ${currency}`}
          hint={t`The platform’s gift follows a plus sign: 500+20. Leave empty to offer none.`}
          error={(checked ? offersProblem : null) ?? refusedOffer}
          dir="ltr"
          autoComplete="off"
          value={offers}
          onChange={(event) => setOffers(event.currentTarget.value)}
        />
      </div>
    </SettingForm>
  );
}
