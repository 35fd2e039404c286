import { RefusalNotice, refusalOf, upload, useFormat, type Refusal } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { code, uploadBytesMax } from '@kyakhta/contract/values';
import { Button, Card, Notice, Progress, Upload, buttonClass, cx } from '@kyakhta/ui';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router';
import { importHref } from './types.ts';

type Sending = { name: string; share: number; stop: AbortController };
const megabyte = 1_048_576;

/** Takes a file by button or by drag, and shows how much of it has arrived. */
export function ImportDrop() {
  const { t } = useLingui();
  const { number } = useFormat();
  const navigate = useNavigate();
  const id = useId();
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const [tooLarge, setTooLarge] = useState('');
  const [over, setOver] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File | undefined) => {
    if (!file || sending) return;
    setRefusal(undefined);
    setTooLarge(file.size > uploadBytesMax ? file.name : '');
    if (file.size > uploadBytesMax) return;
    const controller = new AbortController();
    stop.current = controller;
    setSending({ name: file.name, share: 0, stop: controller });
    try {
      const answer = await upload('POST /shop/admin/import/upload', file, {
        signal: controller.signal,
        onProgress: (share) => setSending((now) => (now ? { ...now, share } : now)),
      });
      if (answer.code === code.ok) await navigate(importHref(answer.data.importId));
      else setRefusal(refusalOf(answer));
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      setSending(null);
    }
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void send(event.dataTransfer.files[0]);
    },
  };
  const largest = number(uploadBytesMax / megabyte);
  const percent = number(Math.round((sending?.share ?? 0) * 100));
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className="mb-6 grid gap-3">
      <h2 id={`${id}-title`} className="text-lg font-semibold">{t`New import`}</h2>
      <RefusalNotice refusal={refusal} />
      {tooLarge ? <Notice tone="error" live>{t`${tooLarge} is larger than ${largest} MB. Split it and import the parts.`}</Notice> : null}
      <div
        {...drag}
        className={cx(
          'grid justify-items-center gap-3 rounded-3 border border-dashed px-4 py-8 text-center',
          over ? 'border-brand bg-brand-soft' : 'border-line-strong',
        )}
      >
        {sending ? (
          <div className="grid w-full max-w-md gap-3">
            <p>
              <bdi>{sending.name}</bdi>
            </p>
            <Progress label={t`Upload of the file`} share={sending.share} />
            <p className="text-ink-2 tabular-nums">{t({ message: `${percent}% sent`, comment: 'How much of a file is uploaded' })}</p>
            <Button variant="ghost" size="sm" className="justify-self-center" onClick={() => sending.stop.abort()}>{t`Cancel`}</Button>
          </div>
        ) : (
          <>
            <Upload aria-hidden className="size-8 text-brand" />
            <p>{t`Drag a file here, or choose one.`}</p>
            <label
              className={cx(
                buttonClass({}),
                'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              )}
            >
              {t`Choose a file`}
              <input
                type="file"
                accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                className="sr-only"
                onChange={(event) => {
                  void send(event.currentTarget.files?.[0]);
                  event.currentTarget.value = '';
                }}
              />
            </label>
            <p className="text-sm text-ink-3">
              {t`XLSX or CSV in UTF-8, up to ${largest} MB. Nothing is changed before you have seen the columns and started the import.`}
            </p>
          </>
        )}
      </div>
    </Card>
  );
}
