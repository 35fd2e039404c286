import type { Output } from '@kyakhta/contract/types';
import { agreementState, invoiceStatus } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Code, Download } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import type { Order } from './types.ts';

type Document = Output<'GET /shop/admin/order/info/{orderNumber}'>['documents'][number];
type Party = NonNullable<Document['party']>;
type Link = { href: string; label: string; isFile: boolean };

/** Where one side of an order opens its papers: as files, or on the page where one stands that is not sealed. */
export type PaperHrefs = {
  contract: (party: Party, part: 'contract' | 'certificate') => string;
  contractPage?: string;
  invoice?: (id: string) => string;
  invoicePage?: (status: number, reference: string) => string;
};

/** The papers of an order, as far as the reader may open them: what each is, its state, and the way to it. */
export function OrderDocuments({ order, hrefs }: { order: Order; hrefs: PaperHrefs }) {
  const { t } = useLingui();
  if (order.documents.length === 0) return null;
  return (
    <Section title={t({ message: 'Documents', comment: 'Box: the contracts and invoices of an order' })}>
      <ul className="grid gap-3">
        {order.documents.map((document) => (
          <Paper key={`${document.kind} ${document.number} ${document.reference}`} document={document} hrefs={hrefs} />
        ))}
      </ul>
    </Section>
  );
}

function Paper({ document, hrefs }: { document: Document; hrefs: PaperHrefs }) {
  const { t } = useLingui();
  const stands = useStanding(document);
  const links = useLinks(document, hrefs);
  const { kind, party, number } = document;
  const name =
    kind === 'invoice'
      ? number === null
        ? t`Application for an invoice`
        : t({ message: 'Invoice', comment: 'A document of an order' })
      : hrefs.contractPage !== undefined
        ? t({ message: 'Contract', comment: 'A document of an order' })
        : party === 'buyer'
          ? t`Contract with the buyer`
          : t`Contract with the supplier`;
  return (
    <li className="grid gap-0.5 border-t border-line pt-3 first:border-0 first:pt-0">
      <span className="font-medium">{name}</span>
      {number === null ? null : <Code className="justify-self-start text-sm wrap-anywhere text-ink-2">{number}</Code>}
      <span className="text-sm text-ink-2 tabular-nums">{stands}</span>
      {links.map(({ href, label, isFile }) => (
        <Anchor
          key={href}
          href={href}
          download={isFile}
          className="inline-flex min-h-7 w-fit items-center gap-1.5 text-sm text-brand underline"
        >
          {isFile ? <Download aria-hidden className="size-4 shrink-0" /> : null}
          <span>
            {label}
            <span className="sr-only"> {number}</span>
          </span>
        </Anchor>
      ))}
    </li>
  );
}

/** How a paper stands, with its date. */
function useStanding({ kind, status, at, until: end }: Document): string {
  const { t } = useLingui();
  const { moment, deadline } = useFormat();
  const [when, until] = [moment(at), end === null ? '' : deadline(end)];
  if (kind === 'invoice')
    return status === invoiceStatus.issued
      ? t({ message: `issued ${when}`, comment: 'How an invoice stands: issued on that day' })
      : status === invoiceStatus.failed
        ? t({ message: `rejected ${when}`, comment: 'How an application for an invoice stands' })
        : t({ message: `applied for ${when}`, comment: 'How an application for an invoice stands' });
  if (status === agreementState.signed) return t({ message: `signed ${when}`, comment: 'How a contract stands: signed on that day' });
  if (status === agreementState.refused) return t({ message: `refused ${when}`, comment: 'How a contract stands: refused on that day' });
  if (status === agreementState.lapsed) return t({ message: 'not signed in time', comment: 'State of a contract' });
  return t`to be signed by ${until}`;
}

/** What is sealed is a file; anything else is looked at where it stands. */
function useLinks({ kind, party, status, hasDocument, hasCertificate, reference }: Document, hrefs: PaperHrefs): readonly Link[] {
  const { t } = useLingui();
  if (kind === 'invoice') {
    if (hasDocument && hrefs.invoice !== undefined && reference !== null)
      return [{ href: hrefs.invoice(reference), label: t`Invoice (PDF)`, isFile: true }];
    return hrefs.invoicePage === undefined || status === null || reference === null
      ? []
      : [{ href: hrefs.invoicePage(status, reference), label: t`See the application`, isFile: false }];
  }
  if (party === null) return [];
  if (status !== agreementState.signed && hrefs.contractPage !== undefined)
    return [{ href: hrefs.contractPage, label: t`See the contract`, isFile: false }];
  return [
    ...(hasDocument ? [{ href: hrefs.contract(party, 'contract'), label: t`Contract (PDF)`, isFile: true }] : []),
    ...(hasCertificate ? [{ href: hrefs.contract(party, 'certificate'), label: t`Signature certificate (PDF)`, isFile: true }] : []),
    ...(hrefs.contractPage === undefined ? [] : [{ href: hrefs.contractPage, label: t`See the contract`, isFile: false }]),
  ];
}
