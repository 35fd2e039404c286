import { RefusalNotice, useDone, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Notice, Select, TextArea, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { correctionsHref, correctionsSend } from '../pages/corrections/corrections-href.ts';

type PointsCorrectProps = { userId: number; score: number; onClose: () => void };
const leastReason = 10;

/** Proposes to set a buyer's points right; nothing is booked before another operator agrees. */
export function PointsCorrect({ userId, score, onClose }: PointsCorrectProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const say = useToast();
  const navigate = useNavigate();
  const [points, setPoints] = useState('');
  const [lessens, setLessens] = useState(false);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'POST /platform/user/pointCorrection'>(correctionsSend.proposePoints);
  useDone(result, () => {
    say({ tone: 'good', text: t`Proposed. Another operator has to agree.` });
    onClose();
    void navigate(correctionsHref({ view: 'points' }));
  });
  const typed = /^\d{1,9}$/.test(points.trim()) ? Number(points) : 0;
  const wrongCount = typed > 0 ? null : t`Write a whole number of points.`;
  const shortReason = reason.trim().length < leastReason ? t`Write at least ${leastReason} characters.` : null;
  const now = number(score);
  return (
    <Dialog title={t`Correct the points`} onClose={onClose} closeLabel={t`Close`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (wrongCount === null && shortReason === null) send({ userId, points: typed, lessens, reason: reason.trim() });
        }}
      >
        <Notice tone="wait">{t`Points now: ${now}. They change only when another operator agrees.`}</Notice>
        <Select label={t`What is done`} value={lessens ? '1' : '0'} onChange={(event) => setLessens(event.currentTarget.value === '1')}>
          <option value="0">{t({ message: 'Add points', comment: 'Choice' })}</option>
          <option value="1">{t({ message: 'Take points away', comment: 'Choice' })}</option>
        </Select>
        <TextInput
          label={t({ message: 'How many points', comment: 'Field' })}
          error={checked ? wrongCount : undefined}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          required
          value={points}
          onChange={(event) => setPoints(event.currentTarget.value)}
        />
        <TextArea
          label={t`Reason`}
          hint={t`It is kept with your name.`}
          error={checked ? shortReason : undefined}
          required
          maxLength={500}
          rows={3}
          value={reason}
          autoComplete="off"
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <RefusalNotice refusal={result && !result.ok ? result : undefined} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t({ message: 'Not now', comment: 'Button: leaves a question without doing anything' })}
          </Button>
          <Button type="submit" busy={busy}>
            {t({ message: 'Propose', comment: 'Button: proposes a correction to another operator' })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
