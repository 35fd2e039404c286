import { Trans, useLingui } from '@lingui/react/macro';
import { headerType, invoiceStatus } from '@kyakhta/contract/values';
import { Anchor, Breadcrumbs, Card, Code, Download, LinkButton, Money, Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { InvoiceTag } from './invoice-tag.tsx';
import type { Invoice } from './invoices.server.ts';

/** One invoice, or the application for it: whom it names, for what, and what became of it. */
export function InvoicePage({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const { number, reason } = invoice;
  return (
    <div className="wrap max-w-4xl! pt-4">
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[
          { label: t`Buyer centre`, href: paths.buyerHome() },
          { label: t`Invoices`, href: paths.invoices() },
          { label: number === null ? t`Application` : <Code>{number}</Code> },
        ]}
      />
      <header className="mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-xl font-semibold md:text-2xl">
          {number === null ? (
            t`Application for an invoice`
          ) : (
            <Trans comment="Invoice and its number">
              Invoice <Code>{number}</Code>
            </Trans>
          )}
        </h1>
        <InvoiceTag status={invoice.status} />
        <div className="flex flex-wrap gap-2 md:ms-auto">
          {invoice.status === invoiceStatus.issued ? null : (
            <LinkButton
              href={paths.applyInvoice({ id: invoice.id })}
              variant={invoice.status === invoiceStatus.failed ? 'primary' : 'ghost'}
            >
              {invoice.status === invoiceStatus.failed ? t`Correct and apply again` : t`Change the recipient`}
            </LinkButton>
          )}
          {invoice.file ? (
            <LinkButton href={invoice.file} download>
              <Download aria-hidden className="size-4" />
              {t`Download as PDF`}
            </LinkButton>
          ) : null}
        </div>
      </header>
      {invoice.justDone && invoice.status === invoiceStatus.applying ? (
        <Notice tone="good" live className="mb-4">
          {t`We’ve received your request. We’ll email you when the invoice is issued.`}
        </Notice>
      ) : null}
      {invoice.status === invoiceStatus.failed ? (
        <Notice tone="error" title={t`It couldn’t be issued`} className="mb-4">
          <p className="wrap-anywhere">{reason}</p>
        </Notice>
      ) : null}
      {invoice.status === invoiceStatus.issued && invoice.file === null ? (
        <Notice
          tone="wait"
          className="mb-4"
        >{t`The file is being prepared. It will be ready in about a minute, and we’ll email you.`}</Notice>
      ) : null}
      {invoice.refunded ? (
        <Notice tone="info" className="mb-4">{t`After the invoice was issued, a refund of part of the order was granted.`}</Notice>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Named invoice={invoice} />
          <Orders invoice={invoice} />
        </div>
        <History invoice={invoice} />
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-2">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Named({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const isCompany = invoice.headerType === headerType.unit;
  return (
    <Card as="section" aria-labelledby="named-title">
      <h2 id="named-title" className="mb-3 text-lg font-semibold">{t`Billed to`}</h2>
      <dl className="grid gap-2">
        <Fact term={isCompany ? t`Company` : t`Person`}>
          <bdi className="font-medium">{invoice.headerName}</bdi>
        </Fact>
        <Fact term={t`Country`}>{invoice.country}</Fact>
        {invoice.taxNumber ? (
          <Fact term={t`Tax number`}>
            <Code>{invoice.taxNumber}</Code>
          </Fact>
        ) : null}
        {invoice.registrationCode ? (
          <Fact term={t`KPP`}>
            <Code>{invoice.registrationCode}</Code>
          </Fact>
        ) : null}
        {invoice.address ? (
          <Fact term={t`Address`}>
            <bdi>{invoice.address}</bdi>
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}

function Orders({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="orders-title" padded={false}>
      <h2 id="orders-title" className="px-4 pt-4 text-lg font-semibold md:px-5">{t`Orders`}</h2>
      <ul className="divide-y divide-line">
        {invoice.orders.map((order) => (
          <li key={order.orderNumber} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 md:px-5">
            <div className="min-w-0 flex-1 basis-56">
              <Anchor
                href={paths.order(order.orderNumber)}
                className="inline-flex min-h-6 items-center text-brand underline hover:no-underline"
              >
                <Code>{order.orderNumber}</Code>
              </Anchor>
              <p className="line-clamp-2 text-sm text-ink-2">{order.about}</p>
              {order.refunded ? <p className="text-sm text-seal">{t`Refund granted since`}</p> : null}
            </div>
            <Money className="font-medium">{order.amount}</Money>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-3 font-semibold md:px-5">
        <span>{t`Total`}</span>
        <Money className="text-lg">{invoice.amount}</Money>
      </p>
    </Card>
  );
}

function History({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const words = {
    [invoiceStatus.applying]: t`Applied for`,
    [invoiceStatus.issued]: t({ message: 'Issued', comment: 'State of an invoice' }),
    [invoiceStatus.failed]: t({ message: 'Failed', comment: 'State of an invoice: turned down' }),
  };
  return (
    <Card as="section" aria-labelledby="history-title">
      <h2 id="history-title" className="mb-3 text-lg font-semibold">{t`History`}</h2>
      <ol className="grid gap-3">
        {invoice.history.map((entry) => (
          <li key={entry.key}>
            <p className="font-medium">{entry.again ? t`Applied again` : words[entry.status]}</p>
            <p className="text-sm text-ink-2 tabular-nums">{entry.when}</p>
            <p className="text-sm text-ink-2 wrap-anywhere">
              <bdi>{entry.reason || entry.headerName}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
