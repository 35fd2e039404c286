import { useTooShort, type Refusal } from '@kyakhta/console';
import { languageName, languageTag, refundChars, weightyReasonChars, type Locale } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@kyakhta/ui';
import { useState } from 'react';

type Languages = Readonly<Record<'buyer' | 'store', Locale>>;

/** What the platform tells both sides, each in its language: what is typed, and whether something of it is wrong. */
export function useRuling(languages: Languages) {
  const tooShort = useTooShort();
  const [reason, setReason] = useState('');
  const [storeReason, setStoreReason] = useState('');
  const inBoth = languages.buyer !== languages.store;
  const faultOf = (text: string) => tooShort(text, weightyReasonChars.min) ?? undefined;
  return {
    languages,
    inBoth,
    buyers: { typed: reason, set: setReason, fault: faultOf(reason) },
    stores: { typed: storeReason, set: setStoreReason, fault: inBoth ? faultOf(storeReason) : undefined },
    isTyped: reason.trim() !== '' || storeReason.trim() !== '',
    isWrong: faultOf(reason) !== undefined || (inBoth && faultOf(storeReason) !== undefined),
    /** As the calls take it. */
    told: { reason: reason.trim(), ...(inBoth && { storeReason: storeReason.trim() }) },
  };
}
type Side = ReturnType<typeof useRuling>['buyers'];

type RulingFieldsProps = {
  of: ReturnType<typeof useRuling>;
  /** Whether faults are shown: once it was tried to send. */
  checked: boolean;
  refusal: Refusal | undefined;
};

/** The reason, once for each language that is read. */
export function RulingFields({ of, checked, refusal }: RulingFieldsProps) {
  const { t } = useLingui();
  const { languages, inBoth } = of;
  const [buyers, stores] = [languageName[languages.buyer], languageName[languages.store]];
  return (
    <>
      <Told
        label={inBoth ? t`Reason for the buyer: ${buyers}` : t`Reason of the ruling`}
        hint={inBoth ? t`The buyer sees it in this language.` : t`The buyer and the store both see it. Their language: ${buyers}.`}
        locale={languages.buyer}
        error={(checked ? of.buyers.fault : undefined) ?? refusal?.fields['reason']}
        side={of.buyers}
      />
      {inBoth ? (
        <Told
          label={t`Reason for the store: ${stores}`}
          hint={t`The store sees it in this language. The packet contains both.`}
          locale={languages.store}
          error={(checked ? of.stores.fault : undefined) ?? refusal?.fields['storeReason']}
          side={of.stores}
        />
      ) : null}
    </>
  );
}

type ToldProps = { label: string; hint: string; locale: Locale; error: string | undefined; side: Side };

/** The reason in one language. */
function Told({ label, hint, locale, error, side }: ToldProps) {
  return (
    <TextArea
      label={label}
      hint={hint}
      error={error}
      required
      lang={languageTag[locale]}
      dir="auto"
      maxLength={refundChars.ruling}
      rows={3}
      autoComplete="off"
      value={side.typed}
      onChange={(event) => side.set(event.currentTarget.value)}
    />
  );
}
