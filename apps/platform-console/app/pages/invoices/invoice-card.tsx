import { Facts, fileHref, orderHref, useFormat } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { headerType, invoiceStatus } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, CircleAlert, CircleCheck, CircleX, Clock, Code, Download, LinkButton, Money, StatusTag } from '@kyakhta/ui';
import { userHref } from '../users/users-resource.ts';

export type ConsoleInvoice = Output<'GET /platform/invoice/page'>['records'][number];
/** What an operator can do about an application. */
export type InvoiceWay = 'issue' | 'fail';

/** One invoice, or the application for it: whom it names, for which orders, and what is to be done. */
export function InvoiceCard({ one, onDecide }: { one: ConsoleInvoice; onDecide: (way: InvoiceWay) => void }) {
  const { t } = useLingui();
  const { money, moment, country, paperDay } = useFormat();
  const { orderInvoiceId } = one;
  const states = {
    [invoiceStatus.applying]: {
      tone: 'wait',
      icon: Clock,
      word: t({ message: 'Waiting', context: 'invoices', comment: 'State of an invoice' }),
    },
    [invoiceStatus.issued]: {
      tone: 'good',
      icon: CircleCheck,
      word: t({ message: 'Issued', context: 'invoices', comment: 'State of an invoice' }),
    },
    [invoiceStatus.failed]: {
      tone: 'plain',
      icon: CircleX,
      word: t({ message: 'Rejected', context: 'invoices', comment: 'State of an invoice' }),
    },
  } as const;
  const { tone, icon, word } = states[one.status];
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg font-semibold tabular-nums">
          <Money>{money(one.invoiceAmount, one.currency)}</Money>
        </h2>
        <StatusTag tone={tone} icon={icon}>
          {word}
        </StatusTag>
        {one.invoiceNumber === null ? null : <Code className="font-medium">{one.invoiceNumber}</Code>}
        <Anchor href={userHref(one.buyerId)} className="inline-flex min-h-6 items-center text-brand hover:underline">
          <bdi>{one.buyer}</bdi>
        </Anchor>
        <time dateTime={one.applicationTime} className="ms-auto text-sm text-ink-3 tabular-nums">
          {moment(one.applicationTime)}
        </time>
      </header>
      <div className="grid gap-x-8 gap-y-1.5 md:grid-cols-2">
        <Facts
          facts={[
            {
              key: 'name',
              term: one.headerType === headerType.unit ? t`Company` : t({ message: 'Person', comment: 'Field: whom an invoice names' }),
              value: <bdi className="wrap-anywhere">{one.headerName}</bdi>,
            },
            { key: 'country', term: t({ message: 'Country', comment: 'Of whom an invoice names' }), value: country(one.country) },
            one.invoiceTaxNumber === '' ? null : { key: 'tax', term: t`Tax number`, value: <Code>{one.invoiceTaxNumber}</Code> },
            one.registrationCode === '' ? null : { key: 'kpp', term: t`KPP`, value: <Code>{one.registrationCode}</Code> },
            one.address === '' ? null : { key: 'address', term: t`Address`, value: <bdi className="wrap-anywhere">{one.address}</bdi> },
          ]}
        />
        <Facts
          facts={[
            {
              key: 'orders',
              term: t`Orders`,
              value: (
                <span className="flex flex-wrap gap-x-3">
                  {one.orderNumbers.split(',').map((order) => (
                    <Anchor key={order} href={orderHref(order)} className="inline-flex min-h-6 items-center text-brand hover:underline">
                      <Code className="text-sm">{order}</Code>
                    </Anchor>
                  ))}
                </span>
              ),
            },
            one.issueTime === null
              ? null
              : { key: 'issued', term: t({ message: 'Issued', comment: 'Field: day and time' }), value: paperDay(one.issueTime) },
            one.issuedBy === null
              ? null
              : { key: 'by', term: t({ message: 'Issued by', comment: 'Field: an operator' }), value: <bdi>{one.issuedBy}</bdi> },
            one.reason === '' ? null : { key: 'reason', term: t`Reason`, value: <bdi className="wrap-anywhere">{one.reason}</bdi> },
          ]}
        />
      </div>
      {one.blocked || one.refunded ? (
        <p className="flex max-w-prose items-start gap-2 text-sm text-seal">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {one.blocked
            ? t`One of its orders has since been cancelled, or a refund of it was granted. It cannot be issued: reject it and give a reason.`
            : t`After the invoice was issued, a refund of part of the order was granted.`}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {one.can.includes('issue') ? (
          <Button size="sm" onClick={() => onDecide('issue')}>
            {t({ message: 'Issue', comment: 'Button: makes an invoice of an application' })}
          </Button>
        ) : null}
        {one.can.includes('fail') ? (
          <Button size="sm" variant="ghost" onClick={() => onDecide('fail')}>
            {t({ message: 'Reject', comment: 'Button: an invoice is not issued' })}
          </Button>
        ) : null}
        {one.hasDocument ? (
          <LinkButton href={fileHref('GET /platform/invoice/document', { orderInvoiceId })} download size="sm" variant="ghost">
            <Download aria-hidden className="size-4" />
            {t`Download`} <span className="sr-only">{one.invoiceNumber}</span>
          </LinkButton>
        ) : null}
      </div>
    </article>
  );
}
