import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '@kyakhta/console';
import { TextArea } from '@kyakhta/ui';
import { useState } from 'react';

/** Characters: the same bounds as the contract's. */
const [least, most] = [10, 500];

/** Why an operator moves money or sets something right: what is typed, and what is wrong with it. */
export function useReason() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return { typed, setTyped, reason, fault: reason.length < least ? t`Enter at least ${least} characters.` : null };
}

type ReasonFieldProps = {
  of: ReturnType<typeof useReason>;
  hint: string;
  /** Whether faults are told: once it was tried to send. */
  checked: boolean;
  refusal: Refusal | undefined;
  rows?: number;
};

export function ReasonField({ of, hint, checked, refusal, rows = 3 }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Reason`}
      hint={hint}
      error={(checked ? of.fault : null) ?? refusal?.fields['reason']}
      required
      maxLength={most}
      rows={rows}
      autoComplete="off"
      value={of.typed}
      onChange={(event) => of.setTyped(event.currentTarget.value)}
    />
  );
}
