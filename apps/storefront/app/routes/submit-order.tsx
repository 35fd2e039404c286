import { msg } from '@lingui/core/macro';
import { addressesMax, code, paymentTerm } from '@kyakhta/contract/values';
import { formatOf, goTo, refusal, tryAsk } from '../ask.ts';
import { i18nContext } from '../context.ts';
import { isLost, lostAnswer, unlessLost } from '../lost-answer.ts';
import { textOf } from '../form-text.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { submitOrderTo, submitOrderUsing, submitOrderWith } from '../server-address.ts';
import { paths, type TermsKind } from '../paths.ts';
import { askOrKeep } from '../sections/account/form-result.ts';
import { loadAddressForm, saveAddress } from '../sections/address/address.server.ts';
import { areUncounted, couponsOf } from '../sections/checkout/coupon-choice.ts';
import { countOfPoints, deliveriesOf, loadQuote, termsOf, typedPoints, wantedOf } from '../sections/checkout/quote.server.ts';
import { QuoteProblem } from '../sections/checkout/quote-problem.tsx';
import { SubmitPage } from '../sections/checkout/submit-page.tsx';
import type { Route } from './+types/submit-order';

export const headers = () => ({ 'Cache-Control': 'no-store' });
export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = { context, url };
  const [quoted, terms] = await Promise.all([loadQuote(asked), tryAsk(asked, 'GET /p/terms/asked', {})]);
  const book = quoted.ok ? quoted.quote.book : [];
  const adding =
    quoted.ok &&
    quoted.quote.needsAddress &&
    book.length < addressesMax &&
    (book.length === 0 || url.searchParams.get('address') === 'new');
  return {
    title: pageTitle(context.get(i18nContext), msg`Check and order`),
    quoted,
    terms:
      terms.code === code.ok
        ? terms.data.map(({ document, version, validFrom }) => ({
            document: document as TermsKind,
            version,
            from: validFrom === null ? null : formatOf(context).longDay(validFrom),
          }))
        : [],
    addressForm: adding ? await loadAddressForm(asked, null, book) : null,
  };
}

/** Places one order per store at the prices shown, or tells what has changed since. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const asked = { context, url };
  const form = await request.formData();
  if (textOf(form, 'intent') === 'address') {
    const saved = await saveAddress(asked, form);
    return typeof saved === 'number' ? goTo(url, submitOrderTo(url.searchParams, saved)) : { address: saved };
  }
  const text = (name: string) => String(form.get(name) ?? '');
  // Points that no quote has shown yet: first she sees what they take off.
  const points = typedPoints(form);
  const userUseScore = Number(text('usedPoints')) || 0;
  if (countOfPoints(points) !== userUseScore) return goTo(url, submitOrderUsing(url.searchParams, points));
  // Nor coupons: without scripts a choice comes with the button.
  if (areUncounted(form)) return goTo(url, submitOrderWith(url.searchParams, form));
  const orderShopParams = [...form]
    .filter(([name, value]) => /^remarks-\d{1,10}$/.test(name) && typeof value === 'string' && value.trim() !== '')
    .map(([name, value]) => ({ shopId: Number(name.slice('remarks-'.length)), remarks: String(value).trim().slice(0, 200) }));
  // New terms are agreed to with the order they stand beside.
  if (form.has('agreed') && text('askedTerms')) await tryAsk(asked, 'POST /p/terms/agree', { terms: text('askedTerms') });
  const answer = await tryAsk(asked, 'POST /p/order/submit', {
    ...(await wantedOf(asked)),
    ...termsOf(form),
    ...couponsOf(form),
    dvyTypes: deliveriesOf(form),
    orderShopParams,
    userUseScore,
    uuid: text('uuid'),
    quoteVersion: text('quoteVersion'),
  });
  if (answer.code === code.ok) {
    const { orderNumbers, contractNumbers, paidNumbers } = answer.data;
    const [toSign = ''] = contractNumbers.split(',');
    const paid = new Set(paidNumbers.split(','));
    const toPay = orderNumbers
      .split(',')
      .filter((number) => !paid.has(number))
      .join(',');
    if (toSign !== '') return goTo(url, paths.contract(toSign, toPay));
    // Cash on delivery has nothing to be paid here, nor has what points pay whole.
    const agreed = orderNumbers.includes(',') ? paths.orders() : paths.order(orderNumbers);
    return goTo(url, termsOf(form).paymentTerm === paymentTerm.cashOnDelivery || toPay === '' ? agreed : paths.payment(toPay));
  }
  const { diff, freight, ...refused } = refusal(answer);
  const format = formatOf(context);
  const money = (amount: number | null) => (amount === null ? null : format.money(amount, 'USD'));
  const shownBefore = (field: string) => {
    const shown = text(field);
    return shown === '' || Number.isNaN(Number(shown)) ? null : Number(shown);
  };
  const change = (before: number | null, now: number | null) => ({
    before: money(before),
    now: money(now),
    dearer: now !== null && before !== null && now > before,
  });
  const freightBefore = shownBefore('freight');
  const couponsBefore = shownBefore('couponsAmount');
  return {
    ...refused,
    couponsBefore: couponsBefore === null ? null : { amount: couponsBefore, text: couponsBefore > 0 ? money(couponsBefore) : null },
    diff: (diff ?? [])
      .map((line) => ({ ...line, before: shownBefore(`price-${line.skuId}`) }))
      .filter(({ before, now }) => before !== now)
      // The variants of a product mostly share its price: told once.
      .filter(
        (line, index, all) =>
          all.findIndex((one) => one.name === line.name && one.before === line.before && one.now === line.now) === index,
      )
      .map(({ name, before, now }) => ({ name, ...change(before, now) })),
    freightDiff: freight === undefined || freightBefore === null || freightBefore === freight ? null : change(freightBefore, freight),
  };
}

/** An answer that is lost on the way does not tell whether the order was placed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (textOf(form, 'intent') === 'address') {
    const told = await askOrKeep({ request, serverAction });
    return told && 'attempt' in told ? { address: told, lost: true as const } : told;
  }
  try {
    return await serverAction();
  } catch (error) {
    if (isLost(error)) return { ...lostAnswer, diff: [], freightDiff: null, couponsBefore: null };
    throw error;
  }
}

export const shouldRevalidate = unlessLost;

export default function SubmitOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { quoted, terms, addressForm } = loaderData;
  const ofAddress = actionData && 'address' in actionData;
  return quoted.ok ? (
    <SubmitPage
      quote={quoted.quote}
      terms={terms}
      addressForm={addressForm}
      addressResult={ofAddress ? actionData.address : undefined}
      refused={ofAddress ? undefined : actionData}
    />
  ) : (
    <QuoteProblem msg={quoted.msg} failure={quoted.failure} />
  );
}
