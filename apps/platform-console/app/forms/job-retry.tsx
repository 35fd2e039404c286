import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, RotateCcw, useToast } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { jobsSend } from '../pages/jobs/jobs-resource.ts';

/** Does a piece of work again, now, that failed or is to be retried later. */
export function JobRetry({ workId, about }: { workId: string; about: string }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'POST /platform/jobs/retry'>(jobsSend.retry);
  useDone(result, () => {
    say({ tone: 'good', text: t`Retrying now` });
    void revalidate();
  });
  return (
    <span className="grid justify-items-start gap-1">
      <Button size="sm" variant="ghost" busy={busy} onClick={() => send({ workId })}>
        <RotateCcw aria-hidden className="size-4" />
        {t`Try again`} <span className="sr-only">{about}</span>
      </Button>
      <RefusalNotice refusal={result && !result.ok ? result : undefined} />
    </span>
  );
}
