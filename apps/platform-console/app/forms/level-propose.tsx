import { ReasonDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import { userLevelMax, weightyReasonChars } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { proposalsHref, proposalsSend } from '../pages/proposals/proposals-resource.ts';

/** Proposes another level for a buyer; it is hers when another operator agrees. */
export function LevelPropose({ userId, level, onClose }: { userId: number; level: number; onClose: () => void }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const say = useToast();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'POST /platform/user/level'>(proposalsSend.level);
  useDone(result, () => {
    say({ tone: 'good', text: t`Proposed. Another operator has to agree.` });
    onClose();
    void navigate(proposalsHref({}));
  });
  const now = number(level);
  const [least, most] = [1, userLevelMax];
  const isRight = /^[1-9]\d?$/.test(typed.trim()) && Number(typed) <= most;
  return (
    <ReasonDialog
      title={t`Change the level`}
      warning={t`The level is ${now}. It changes only when another operator agrees.`}
      yes={t({ message: 'Propose', comment: 'Button: proposes a correction to another operator' })}
      least={weightyReasonChars.min}
      // Once proposed nothing typed is lost by going on.
      busy={busy || result?.ok === true}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => {
        setChecked(true);
        if (isRight) send({ userId, level: Number(typed), reason });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t({ message: 'New level', comment: 'Field: level of a buyer' })}
        error={checked && !isRight ? t`Enter a whole number from ${least} to ${most}.` : undefined}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        required
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
