import { useLingui } from '@lingui/react/macro';
import { returnMoneyStatus } from '@kyakhta/contract/values';
import { LinkButton, Money, ReceiptText } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { InquiryTag } from '../inquiries/state-tag.tsx';
import { InvoiceTag } from '../invoices/invoice-tag.tsx';
import { RefundTag } from '../refunds/refund-tag.tsx';
import type { Need } from './needs.server.ts';
import { Goods, OrderNeed, Row, StoreAndAmount } from './order-need.tsx';

/** One thing that waits for the buyer, with the button that moves it on. */
export function NeedRow({ need }: { need: Need }) {
  if (need.kind === 'order') return <OrderNeed order={need.order} />;
  if (need.kind === 'refund') return <RefundNeed refund={need.refund} />;
  if (need.kind === 'invoice') return <InvoiceNeed invoice={need.invoice} />;
  return <InquiryNeed inquiry={need.inquiry} />;
}

function RefundNeed({ refund }: { refund: Extract<Need, { kind: 'refund' }>['refund'] }) {
  const { t } = useLingui();
  const { href, status, offered, isDeclined, due } = refund;
  const isToSend = status === returnMoneyStatus.sellerAgreed;
  return (
    <Row
      picture={<Goods path={refund.picture} />}
      tag={<RefundTag status={status} offered={offered} isDeclined={isDeclined} />}
      href={href}
      name={refund.name}
      about={<StoreAndAmount store={refund.store} amount={refund.amount} />}
      act={
        <LinkButton href={href}>
          {isToSend
            ? t({ message: 'Enter the waybill', comment: 'Button: of the parcel in which goods are sent back' })
            : offered
              ? t({ message: 'Answer the offer', comment: 'Button: the supplier offers another sum than was asked back' })
              : isDeclined
                ? t`Open the refund`
                : t({
                    message: 'Answer the refusal',
                    comment: 'Button: a refund was refused; it can be changed or the platform can decide',
                  })}
        </LinkButton>
      }
      note={due === null ? null : t({ message: `Until ${due}, or the refund is closed`, comment: 'Below the button of a refund' })}
    />
  );
}

function InvoiceNeed({ invoice }: { invoice: Extract<Need, { kind: 'invoice' }>['invoice'] }) {
  const { t } = useLingui();
  return (
    <Row
      picture={
        <span className="grid size-14 shrink-0 place-items-center rounded-2 bg-sunk text-ink-3">
          <ReceiptText aria-hidden className="size-6" />
        </span>
      }
      tag={<InvoiceTag status={invoice.status} />}
      href={paths.invoice(invoice.id)}
      name={t`Application for an invoice`}
      about={
        <>
          <bdi>{invoice.name}</bdi>
          <span dir="auto" className="mt-0.5 line-clamp-2 text-seal wrap-anywhere">
            {invoice.reason}
          </span>
        </>
      }
      act={<LinkButton href={paths.applyInvoice({ id: invoice.id })}>{t`Correct and apply again`}</LinkButton>}
      note={<Money>{invoice.amount}</Money>}
    />
  );
}

function InquiryNeed({ inquiry }: { inquiry: Extract<Need, { kind: 'inquiry' }>['inquiry'] }) {
  const { t } = useLingui();
  const { until, store, price } = inquiry;
  return (
    <Row
      picture={<Goods path={inquiry.picture} />}
      tag={<InquiryTag status={inquiry.status} over={false} />}
      href={inquiry.href}
      name={inquiry.name}
      about={store === null ? <Money>{price}</Money> : <StoreAndAmount store={store} amount={price} />}
      act={
        <LinkButton href={inquiry.href} variant="soft">
          {t({ message: 'See the answer', comment: 'Button: the answer of a store to a question for a price' })}
        </LinkButton>
      }
      note={t({ message: `Price valid until ${until}`, comment: 'Below the button of an answered question for a price' })}
    />
  );
}
