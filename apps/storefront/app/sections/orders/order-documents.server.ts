import type { Output } from '@kyakhta/contract/types';
import { agreementState } from '@kyakhta/contract/values';
import type { Format } from '../../format.ts';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';

type Wire = Output<'GET /p/myOrder/orderDetail'>['documents'][number];
type File = { part: 'contract' | 'certificate' | 'payInvoice' | 'invoice'; href: string };

const contractFile = (orderNumber: string, part: 'contract' | 'certificate'): File => ({
  part,
  href: `/api/p/agreement/document?orderNumber=${orderNumber}&part=${part}`,
});

/** What is sealed, as files; the rest is looked at on the page where it stands. */
const waysTo = (
  orderNumber: string,
  { kind, status, hasDocument, hasCertificate, reference }: Wire,
): { files: File[]; page: string | null } => {
  if (kind === 'payInvoice')
    return {
      files: reference === null ? [] : [{ part: 'payInvoice', href: farPaths.paymentInvoiceFile(reference) }],
      page: reference === null ? null : paths.payment(reference),
    };
  if (kind === 'invoice')
    return {
      files:
        hasDocument && reference !== null ? [{ part: 'invoice', href: `/api/p/orderInvoice/document?orderInvoiceId=${reference}` }] : [],
      page: reference === null ? null : paths.invoice(Number(reference)),
    };
  const isSealed = status === agreementState.signed;
  return {
    files: [
      ...(isSealed && hasDocument ? [contractFile(orderNumber, 'contract')] : []),
      ...(isSealed && hasCertificate ? [contractFile(orderNumber, 'certificate')] : []),
    ],
    page: paths.contract(orderNumber),
  };
};

/** A paper of an order, written for its reader. */
export const documentView = (format: Format, orderNumber: string, document: Wire) => ({
  kind: document.kind,
  number: document.number,
  status: document.status,
  at: format.moment(document.at),
  until: document.until === null ? '' : format.deadline(document.until),
  ...waysTo(orderNumber, document),
});
export type OrderDocument = ReturnType<typeof documentView>;
