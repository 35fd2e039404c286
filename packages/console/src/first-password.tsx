import { useLingui } from '@lingui/react/macro';
import { Button, Check, Dialog, Notice } from '@kyakhta/ui';
import { useState } from 'react';

type FirstPasswordProps = { title: string; userName: string; password: string; onClose: () => void };

/** A password that is shown only here: to be handed on, then changed by its new owner. */
export function FirstPassword({ title, userName, password, onClose }: FirstPasswordProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(`${userName}\n${password}`).then(() => setCopied(true));
  };
  return (
    <Dialog title={title} onClose={onClose} closeLabel={t`Close`}>
      <Notice tone="wait">{t`The password is shown only once. Pass it on securely; it should be changed after the first login.`}</Notice>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        <dt className="text-ink-2">{t`Account name`}</dt>
        <dd>
          <bdi className="font-semibold select-all">{userName}</bdi>
        </dd>
        <dt className="text-ink-2">{t`Password`}</dt>
        <dd>
          <bdi dir="ltr" translate="no" className="font-mono text-lg font-semibold select-all">
            {password}
          </bdi>
        </dd>
      </dl>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={copy}>
          {copied ? <Check aria-hidden className="size-4" /> : null}
          {copied ? t`Copied` : t`Copy both`}
        </Button>
        <Button onClick={onClose}>{t`I have saved it`}</Button>
      </div>
    </Dialog>
  );
}
