import { RefusalNotice, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { hideReasonCharsMax } from '@kyakhta/contract/values';
import { Button, Dialog, Notice, TextArea, useToast } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { reviewsSend } from '../pages/reviews/reviews-href.ts';

/** Asked before a review is hidden: why, in words that its writer reads. */
export function ReviewHide({ commId, onClose }: { commId: number; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /platform/comment/hide'>(reviewsSend.hide);
  const problem = reason.trim() === '' ? t`Say why: the writer reads it.` : null;
  useEffect(() => {
    if (!result?.ok) return;
    say({ tone: 'good', text: t`The review is hidden` });
    onClose();
  }, [result, say, t, onClose]);
  return (
    <Dialog title={t`Hide this review?`} onClose={onClose} closeLabel={t`Close`}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(submit) => {
          submit.preventDefault();
          setChecked(true);
          if (problem === null) send({ commId, reason: reason.trim() });
        }}
      >
        <Notice tone="wait">{t`Its words and pictures are gone from the product’s page, and its stars no longer count. It can be shown again at any time.`}</Notice>
        <TextArea
          label={t`Reason`}
          hint={t`The writer reads it in the list of her reviews, and it stays in the audit log.`}
          error={checked ? problem : undefined}
          required
          maxLength={hideReasonCharsMax}
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
          <Button type="submit" variant="danger" busy={busy}>
            {t`Hide the review`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
