import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { invoiceStatus } from '@kyakhta/contract/values';
import { Anchor, Card, Code, Download, EmptyState, LinkButton, Money, Pagination, ReceiptText, Tabs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { InvoiceTag } from './invoice-tag.tsx';
import type { InvoiceCard, InvoiceList } from './invoices.server.ts';

/** Invoices and applications for them, with what can be invoiced and is not. */
export function InvoicesPage({ list }: { list: InvoiceList }) {
  const { t } = useLingui();
  const { status, open } = list;
  const tabs = [
    { of: 0, label: t`All` },
    { of: invoiceStatus.applying, label: t({ message: 'In process', comment: 'State of an invoice: applied for' }) },
    { of: invoiceStatus.issued, label: t({ message: 'Issued', context: 'tab of invoices', comment: 'A list of invoices in this state' }) },
    {
      of: invoiceStatus.failed,
      label: t({ message: 'Failed', context: 'tab of invoices', comment: 'A list of applications that were turned down' }),
    },
  ];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl font-semibold md:text-2xl">{t`Invoices`}</h1>
        {open > 0 ? (
          <LinkButton href={paths.applyInvoice()} className="ms-auto">
            {t`Apply for an invoice`}
          </LinkButton>
        ) : null}
      </div>
      <p className="mb-3 max-w-2xl text-ink-2">
        {open > 0 ? (
          <Plural value={open} one="# order can be invoiced." other="# orders can be invoiced." />
        ) : (
          t`You can request an invoice once you’ve received an order and it’s fully paid.`
        )}
      </p>
      <p className="mb-3">
        <Anchor href={paths.firm()} className="inline-flex min-h-6 items-center text-brand hover:underline">
          {t`Your firm's details`}
        </Anchor>
      </p>
      <Tabs
        label={t`Invoices by state`}
        tabs={tabs.map(({ of, label }) => ({ href: paths.invoices({ status: of }), label, current: of === status }))}
      />
      {list.invoices.length > 0 ? (
        <ul className="mt-4 grid gap-3">
          {list.invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={ReceiptText} title={status === 0 ? t`No invoice yet` : t`No invoices with this status`}>
          {t`Invoices you request appear here, ready to download.`}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          current={list.current}
          pages={list.pages}
          href={(page) => paths.invoices({ status, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </>
  );
}

function InvoiceRow({ invoice }: { invoice: InvoiceCard }) {
  const { t } = useLingui();
  const { applied, issued, number } = invoice;
  const count = invoice.orderNumbers.length;
  const [first = ''] = invoice.orderNumbers;
  return (
    <Card as="li" className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Anchor href={paths.invoice(invoice.id)} className="inline-flex min-h-6 items-center font-semibold text-brand hover:underline">
            <span>
              {number === null ? (
                t`Application for an invoice`
              ) : (
                <Trans comment="Invoice and its number">
                  Invoice <Code>{number}</Code>
                </Trans>
              )}
            </span>
            <span className="sr-only"> {first}</span>
          </Anchor>
          <InvoiceTag status={invoice.status} />
        </p>
        <p className="wrap-anywhere">
          <bdi>{invoice.headerName}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          <span>
            <Plural value={count} one="# order" other="# orders" />
          </span>
          <span>{issued ? t`issued ${issued}` : t`applied for ${applied}`}</span>
        </p>
        {invoice.reason ? <p className="text-sm text-seal wrap-anywhere">{invoice.reason}</p> : null}
        {invoice.refunded ? (
          <p className="text-sm text-ink-2">{t`After the invoice was issued, a refund of part of the order was granted.`}</p>
        ) : null}
      </div>
      <div className="grid justify-items-end gap-2 max-sm:w-full max-sm:grid-flow-col max-sm:items-center max-sm:justify-between">
        <Money className="text-lg font-semibold">{invoice.amount}</Money>
        {invoice.file ? (
          <LinkButton href={invoice.file} download variant="ghost" size="sm">
            <Download aria-hidden className="size-4" />
            {t`Download`} <span className="sr-only">{number}</span>
          </LinkButton>
        ) : null}
        {invoice.status === invoiceStatus.failed ? (
          <LinkButton href={paths.applyInvoice({ id: invoice.id })} variant="ghost" size="sm">
            {t`Correct and apply again`}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}
