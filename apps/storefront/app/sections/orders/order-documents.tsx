import { useLingui } from '@lingui/react/macro';
import { agreementState, invoiceStatus } from '@kyakhta/contract/values';
import { Anchor, Card, Code, Download } from '@kyakhta/ui';
import type { Order } from './order-detail.server.ts';
import type { OrderDocument } from './order-documents.server.ts';

/** The papers of an order in one box: her contract, the invoice of a bank transfer, the invoice she applied for. */
export function OrderDocuments({ documents }: Pick<Order, 'documents'>) {
  const { t } = useLingui();
  if (documents.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="documents-title">
      <h2 id="documents-title" className="mb-3 text-lg font-semibold">
        {t({ message: 'Documents', comment: 'Box: the contracts and invoices of an order' })}
      </h2>
      <ul className="grid gap-3 text-sm">
        {documents.map((document) => (
          <Paper key={`${document.kind} ${document.number}`} document={document} />
        ))}
      </ul>
    </Card>
  );
}

function Paper({ document }: { document: OrderDocument }) {
  const { t } = useLingui();
  const stands = useStanding(document);
  const { kind, number, files, page } = document;
  const names: Record<OrderDocument['kind'], string> = {
    contract: t`Contract`,
    payInvoice: t`Payment invoice`,
    invoice: number === null ? t`Application for an invoice` : t({ message: 'Invoice', comment: 'A document of an order' }),
  };
  const fileNames = {
    contract: t`Contract (PDF)`,
    certificate: t`Certificate of your signature (PDF)`,
    payInvoice: t`Payment invoice as PDF`,
    invoice: t`Invoice (PDF)`,
  };
  const pageNames: Record<OrderDocument['kind'], string> = {
    contract: t`See the contract`,
    payInvoice: t`See the payment`,
    invoice: t`See the invoice`,
  };
  return (
    <li className="grid gap-0.5 border-t border-line pt-3 first:border-0 first:pt-0">
      <span className="font-medium">{names[kind]}</span>
      {number === null ? null : <Code className="justify-self-start wrap-anywhere text-ink-2">{number}</Code>}
      <span className="text-ink-2 tabular-nums">{stands}</span>
      {files.map(({ part, href }) => (
        <Anchor key={href} href={href} download className="inline-flex min-h-7 w-fit items-center gap-1.5 font-medium text-brand underline">
          <Download aria-hidden className="size-4 shrink-0" />
          {fileNames[part]}
        </Anchor>
      ))}
      {page === null ? null : (
        <Anchor href={page} className="inline-flex min-h-7 w-fit items-center font-medium text-brand underline">
          {pageNames[kind]}
        </Anchor>
      )}
    </li>
  );
}

/** How a paper stands, with its date. */
function useStanding({ kind, status, at, until }: OrderDocument): string {
  const { t } = useLingui();
  const [issued, applied] = [at, at];
  if (kind === 'payInvoice')
    return t({ message: `of ${at}, awaiting your transfer`, comment: 'How the invoice of a bank transfer stands' });
  if (kind === 'invoice') {
    if (status === invoiceStatus.issued) return t`issued ${issued}`;
    return status === invoiceStatus.failed
      ? t({ message: `rejected ${at}`, comment: 'How an application for an invoice stands' })
      : t`applied for ${applied}`;
  }
  if (status === agreementState.signed) return t({ message: `signed ${at}`, comment: 'How a contract stands: signed on that day' });
  if (status === agreementState.refused) return t({ message: `refused ${at}`, comment: 'How a contract stands: refused on that day' });
  if (status === agreementState.lapsed) return t({ message: 'not signed in time', comment: 'State of a contract' });
  return t({ message: `awaits your signature until ${until}`, comment: 'How a contract stands' });
}
