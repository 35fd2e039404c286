import { useLingui } from '@lingui/react/macro';
import { useTooShort, type Refusal } from '@kyakhta/console';
import { weightyReasonChars } from '@kyakhta/contract/values';
import { TextArea } from '@kyakhta/ui';
import { useState } from 'react';

/** Why an operator moves money or sets something right: what is typed, and what is wrong with it. */
export function useReason() {
  const tooShort = useTooShort();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return { typed, setTyped, reason, fault: tooShort(reason, weightyReasonChars.min) };
}

type ReasonFieldProps = {
  of: ReturnType<typeof useReason>;
  hint: string;
  /** Whether faults are shown: once it was tried to send. */
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
      maxLength={weightyReasonChars.max}
      rows={rows}
      autoComplete="off"
      value={of.typed}
      onChange={(event) => of.setTyped(event.currentTarget.value)}
    />
  );
}
