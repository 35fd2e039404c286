import { useLingui } from '@lingui/react/macro';
import { Button, Download, useToast } from '@kyakhta/ui';
import { useState } from 'react';

/** The list as a file. A refusal is said instead of being saved: a link would write it into the file. */
export function ListExport({ href }: { href: string }) {
  const { t } = useLingui();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const failed = t`The file could not be created. Please try again.`;
  const take = async () => {
    setBusy(true);
    try {
      const response = await fetch(href, { credentials: 'same-origin' });
      if (response.headers.get('content-type')?.startsWith('application/json')) {
        const { msg } = (await response.json()) as { msg: string };
        say({ tone: 'error', text: msg || failed });
        return;
      }
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'list.xlsx';
      const address = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      URL.revokeObjectURL(address);
    } catch {
      say({ tone: 'error', text: failed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={() => void take()}>
      <Download aria-hidden className="size-4" />
      {t({ message: 'Export to spreadsheet', comment: 'Button: takes a list out as an XLSX file' })}
    </Button>
  );
}
