import { useLingui } from '@lingui/react/macro';
import { invoiceStatus } from '@kyakhta/contract/values';
import { CircleCheck, CircleX, Clock, StatusTag } from '@kyakhta/ui';
import type { InvoiceCard } from './invoices.server.ts';

/** Where an invoice stands. */
export function InvoiceTag({ status }: Pick<InvoiceCard, 'status'>) {
  const { t } = useLingui();
  const looks = {
    [invoiceStatus.applying]: {
      tone: 'wait',
      icon: Clock,
      word: t({ message: 'In process', comment: 'State of an invoice: applied for' }),
    },
    [invoiceStatus.issued]: { tone: 'good', icon: CircleCheck, word: t({ message: 'Issued', comment: 'State of an invoice' }) },
    [invoiceStatus.failed]: { tone: 'act', icon: CircleX, word: t({ message: 'Failed', comment: 'State of an invoice: turned down' }) },
  } as const;
  const { tone, icon, word } = looks[status];
  return (
    <StatusTag tone={tone} icon={icon}>
      {word}
    </StatusTag>
  );
}
