import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '@kyakhta/console';
import { TextInput } from '@kyakhta/ui';
import { useState } from 'react';

/** Under which reference a courier's cash came: what is typed, and what is wrong with it. */
export function useCashReference() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const reference = typed.trim();
  return { typed, setTyped, reference, fault: reference.length < 3 ? t`Enter the reference the money came with.` : null };
}

type CashReferenceFieldProps = { of: ReturnType<typeof useCashReference>; checked: boolean; refusal: Refusal | undefined };

export function CashReferenceField({ of, checked, refusal }: CashReferenceFieldProps) {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Reference`}
      hint={t`The bank’s or the courier’s reference of this money. Each is recorded once.`}
      error={(checked ? of.fault : null) ?? refusal?.fields['reference']}
      dir="ltr"
      maxLength={64}
      autoComplete="off"
      value={of.typed}
      onChange={(event) => of.setTyped(event.currentTarget.value)}
    />
  );
}
