import { useLingui } from '@lingui/react/macro';
import type { EndpointKey, Input } from '@kyakhta/contract/types';
import { Button, Download, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { fileHref } from '../client.ts';

/**
 * Where a list is taken out as its filters show it. Times are those of the person's clock; a store's files keep to the
 * store's own zone, as its sales do, wherever its people are.
 */
export function sheetHref<K extends EndpointKey>(endpoint: K, filters: Omit<Input<K>, 'timeZone' | 'lang'>): string {
  if (endpoint.startsWith('GET /shop/admin/')) return fileHref(endpoint, filters as Input<K>);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return fileHref(endpoint, { ...filters, timeZone } as Input<K>);
}

/** The list as a file. A refusal is said instead of being saved: a link would write it into the file. */
export function ListExport({ href }: { href: string }) {
  const { t } = useLingui();
  const say = useToast();
  const [busy, setBusy] = useState(false);
  const failed = t`The file could not be made. Please try again.`;
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
      {t({ message: 'As a spreadsheet', comment: 'Button: takes a list out as an XLSX file' })}
    </Button>
  );
}
