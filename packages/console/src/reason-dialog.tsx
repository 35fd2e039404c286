import { useLingui } from '@lingui/react/macro';
import { reasonChars } from '@kyakhta/contract/values';
import { TextArea } from '@kyakhta/ui';
import { useState, type ReactNode } from 'react';
import type { Refusal } from './ask.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { useTooShort } from './too-short.ts';

type ReasonDialogProps = {
  title: string;
  /** What follows when it is done. */
  warning: ReactNode;
  yes: string;
  danger?: boolean;
  /** What the field is called and what becomes of it, where it is more than a reason that is kept. */
  label?: string;
  hint?: string;
  /** Letters of an alphabet, fewer in scripts that need fewer; most characters. `shortProblem` is said below the least. */
  least?: number;
  most?: number;
  shortProblem?: string;
  busy: boolean;
  refusal: Refusal | undefined;
  /** What else is shown, below the words. */
  children?: ReactNode;
  onYes: (reason: string) => void;
  onClose: () => void;
};

/** Asked before something that is kept with its reason: what follows, and why. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { t } = useLingui();
  const {
    title,
    warning,
    yes,
    danger = false,
    label,
    hint,
    least = reasonChars.min,
    most = reasonChars.max,
    shortProblem,
    busy,
    refusal,
    onYes,
    onClose,
    children,
  } = props;
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const tooShort = useTooShort()(reason, least);
  const problem = tooShort === null ? null : (shortProblem ?? tooShort);
  return (
    <QuestionDialog
      title={title}
      warning={warning}
      yes={yes}
      danger={danger}
      busy={busy}
      refusal={refusal}
      typed={reason.trim() !== ''}
      onYes={() => {
        setChecked(true);
        if (problem === null) onYes(reason.trim());
      }}
      onClose={onClose}
    >
      <TextArea
        label={label ?? t`Reason`}
        hint={hint ?? t`It is recorded with your name.`}
        error={checked ? problem : undefined}
        required
        maxLength={most}
        rows={3}
        value={reason}
        autoComplete="off"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {children}
    </QuestionDialog>
  );
}
