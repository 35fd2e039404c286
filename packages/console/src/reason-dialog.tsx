import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Notice, TextArea } from '@kyakhta/ui';
import { useState, type ReactNode } from 'react';
import type { Refusal } from './ask.ts';
import { RefusalNotice } from './refusal-notice.tsx';

type ReasonDialogProps = {
  title: string;
  /** What follows when it is done. */
  warning: ReactNode;
  yes: string;
  danger?: boolean;
  /** What the field is called and what becomes of it, where it is more than a reason that is kept. */
  label?: string;
  hint?: string;
  /** Characters. `shortProblem` is said below the least. */
  least?: number;
  most?: number;
  shortProblem?: string;
  busy: boolean;
  refusal: Refusal | undefined;
  /** What else is told, below the words. */
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
    least = 3,
    most = 500,
    shortProblem,
    busy,
    refusal,
    onYes,
    onClose,
    children,
  } = props;
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const problem = reason.trim().length < least ? (shortProblem ?? t`Write at least ${least} characters.`) : null;
  return (
    <Dialog title={title} onClose={onClose} closeLabel={t`Close`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (problem === null) onYes(reason.trim());
        }}
      >
        <Notice tone="wait">{warning}</Notice>
        <TextArea
          label={label ?? t`Reason`}
          hint={hint ?? t`It is kept with your name.`}
          error={checked ? problem : undefined}
          required
          maxLength={most}
          rows={3}
          value={reason}
          autoComplete="off"
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {children}
        <RefusalNotice refusal={refusal} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t({ message: 'Not now', comment: 'Button: leaves a question without doing anything' })}
          </Button>
          <Button type="submit" busy={busy} variant={danger ? 'danger' : 'primary'}>
            {yes}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
