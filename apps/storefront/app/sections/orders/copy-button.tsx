import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@kyakhta/ui';
import { useState } from 'react';

/** Copies a code; without scripts, or where the browser refuses, it is marked by one press instead. */
export function CopyButton({ text, about }: { text: string; about: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => void copy()}>
        <Trans>
          Copy<span className="sr-only"> the code of voucher {about}</span>
        </Trans>
      </Button>
      <span role="status" className="text-sm text-ink-2">
        {copied ? t`Copied` : ''}
      </span>
    </>
  );
}
