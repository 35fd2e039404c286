import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Button, Card, Notice } from '@kyakhta/ui';
import type { FormEvent } from 'react';
import { Form, useLocation, useSubmit } from 'react-router';
import { paths } from '../../paths.ts';
import type { AddressFormView, AddressResult } from '../address/address.server.ts';
import { AddressForm } from '../address/address-form.tsx';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { AddressChoice } from './address-choice.tsx';
import { BuyerChoice } from './buyer-choice.tsx';
import { InvoiceChoice } from './invoice-choice.tsx';
import { ConsentAsked, type AskedTerms } from './consent-asked.tsx';
import { CouponsChoice } from './coupons-choice.tsx';
import { DiffNotice, type Diff } from './diff-notice.tsx';
import { OrderTotals } from './order-totals.tsx';
import type { Quote } from './quote.server.ts';
import { PointsChoice } from './points-choice.tsx';
import { StoreLinesReview } from './store-lines-review.tsx';
import { TermsChoice } from './terms-choice.tsx';
import { TransferLimits } from './transfer-limits.tsx';
import { TransportChoice } from './transport-choice.tsx';

export type SubmitRefusal =
  | {
      ok: false;
      msg: string;
      diff: readonly Diff[];
      freightDiff: Omit<Diff, 'name'> | null;
      /** What coupons took off before she pressed the button; null when that is not known. */
      couponsBefore: { amount: number; text: string | null } | null;
      failure: string | null;
      unsure: boolean;
    }
  | undefined;

type SubmitPageProps = {
  quote: Quote;
  /** New terms she has to agree to first. */
  terms: AskedTerms;
  /** The form of an address added in place, when it is open. */
  addressForm: AddressFormView | null;
  addressResult: AddressResult | undefined;
  refused: SubmitRefusal;
};

/** Fields that the quote depends on. */
const isPriced = (name: string): boolean => ['addrId', 'buyer', 'transportType', 'terms'].includes(name) || name.startsWith('dvy-');

const isOfCoupons = (name: string): boolean => name.startsWith('coupon-');

/** One page: where to, how, what, and the sum with the button. Address and transport are in the address, so a change is a new quote. */
export function SubmitPage({ quote, terms, addressForm, addressResult, refused }: SubmitPageProps) {
  const { t } = useLingui();
  const submit = useSubmit();
  const { search, pathname } = useLocation();
  const askAnew = (next: URLSearchParams) => void submit(next, { action: pathname, replace: true, preventScrollReset: true });
  const requote = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !(isPriced(field.name) || isOfCoupons(field.name))) return;
    const form = new FormData(event.currentTarget);
    const next = new URLSearchParams(search);
    for (const [name, value] of form) if (isPriced(name)) next.set(name, String(value));
    // What is proposed stays a proposal while something else is changed.
    if (isOfCoupons(field.name)) {
      next.set('couponsChosen', '1');
      for (const [name, value] of form) if (isOfCoupons(name)) next.set(name, String(value));
    }
    askAnew(next);
  };
  const usePoints = (points: string) => {
    const next = new URLSearchParams(search);
    next.delete('points');
    if (points.trim() !== '') next.set('points', points.trim());
    askAnew(next);
  };
  const kept = [...new URLSearchParams(search)].filter(([name]) =>
    ['basketIds', 'prodId', 'skuId', 'shopId', 'count', 'lang'].includes(name),
  );
  return (
    <div className="wrap pt-4">
      <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Cart`, href: paths.cart() }, { label: t`Check and order` }]} />
      <h1 className="mt-3 mb-5 text-xl font-semibold md:text-2xl">{t`Check and order`}</h1>
      {refused ? <SubmitProblem refused={refused} coupons={quote.coupons} /> : null}
      {addressForm ? <NewAddress view={addressForm} result={addressResult} isFirst={quote.addresses.length === 0} /> : null}
      <Form noValidate method="post" onChange={requote} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <DefaultSubmit />
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="uuid" value={quote.uuid} />
        <input type="hidden" name="quoteVersion" value={quote.quoteVersion} />
        <input type="hidden" name="freight" value={quote.freightAmount} />
        <div className="grid min-w-0 gap-5">
          {!quote.needsAddress ? (
            <Notice tone="info">{t`Vouchers need no address: the codes appear on the order as soon as you pay.`}</Notice>
          ) : quote.addresses.length === 0 ? null : (
            <AddressChoice addresses={quote.addresses} chosen={quote.addrId} adding={addressForm !== null} />
          )}
          <BuyerChoice {...quote} chosen={quote.buyer} />
          <InvoiceChoice chosen={quote.invoiceType} />
          {quote.isCarried ? (
            <TransportChoice transports={quote.transports} chosen={quote.transport} />
          ) : (
            <input type="hidden" name="transportType" value={quote.transport} />
          )}
          <Button type="submit" formMethod="get" formNoValidate variant="ghost" className="only-noscript justify-self-start">
            {t`Recalculate`}
          </Button>
          <TransferLimits limits={quote.transferLimits} />
          <TermsChoice terms={quote.terms} chosen={quote.chosenTerms} />
          {quote.stores.map((store) => (
            <StoreLinesReview key={`${store.shopId} ${store.isVoucher}`} store={store} />
          ))}
          <CouponsChoice coupons={quote.coupons} quoteId={quote.uuid} />
          <PointsChoice points={quote.points} use={usePoints} />
          <ConsentAsked terms={terms} />
        </div>
        <OrderTotals quote={quote} />
      </Form>
    </div>
  );
}

/** An address written in place: the order stays as it is and goes on to it. */
function NewAddress({ view, result, isFirst }: { view: AddressFormView; result: AddressResult | undefined; isFirst: boolean }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const without = new URLSearchParams(search);
  without.delete('address');
  return (
    <Card as="section" aria-labelledby="new-address" className="mb-5 md:p-6!">
      <h2 id="new-address" className="text-lg font-semibold">
        {isFirst ? t`Where to` : t`New address`}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        {isFirst
          ? t`Add an address first: freight and delivery dates depend on it. Your items stay as they are.`
          : t`It’s saved in your address book and used for this order.`}
      </p>
      <AddressForm view={view} result={result} cancel={isFirst ? null : `${pathname}?${without}`} focus={!isFirst} />
    </Card>
  );
}

function SubmitProblem({ refused, coupons }: { refused: NonNullable<SubmitRefusal>; coupons: Quote['coupons'] }) {
  const { t } = useLingui();
  if (refused.failure === 'priceChanged') {
    const { couponsBefore: before } = refused;
    const ofCoupons =
      before === null || before.amount === coupons.totalAmount
        ? []
        : [{ name: t`Coupons`, before: before.text, now: coupons.total, dearer: coupons.totalAmount < before.amount }];
    const ofFreight = refused.freightDiff ? [{ ...refused.freightDiff, name: t`Freight` }] : [];
    return <DiffNotice diff={[...refused.diff, ...ofFreight, ...ofCoupons]} />;
  }
  if (refused.unsure) {
    return (
      <Notice tone="wait" live title={t`We’re not sure that the order was placed`} className="mb-5">
        <Trans>We didn’t get a reply from the server. Press the button again: the same order is never placed twice.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="error" live title={t`The order was not placed`} className="mb-5">
      {refused.msg}
    </Notice>
  );
}
