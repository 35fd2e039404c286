import { code, couponState } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, personOf, refusal, toLogin, tryAsk, type Asked } from '../../ask.ts';
import { textOf } from '../../form-text.ts';
import { paths } from '../../paths.ts';
import { claimableView, ownView, type ClaimableView } from './coupon-view.server.ts';

const perPage = 24;
const minePerPage = 12;
/** A strip shows what fits beside the goods; the coupon centre has the rest. */
const inStrip = 3;

const pageOf = (url: URL): number => Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));

/** What became of claiming a coupon, or of typing a code. */
export type ClaimResult = { couponId: number | null; refused: string | null };

/** Claims the coupon that a form names. A guest logs in first. */
export async function claim(asked: Asked, form: FormData): Promise<ClaimResult> {
  if (!personOf(asked.context).buyer) throw toLogin(asked.url, form);
  const couponId = Number(textOf(form, 'couponId')) || 0;
  const answer = await tryAsk(asked, 'POST /p/myCoupon/receive', { couponId });
  return { couponId, refused: answer.code === code.ok ? null : refusal(answer).msg };
}

/** Coupons beside a store or a product; none where there are none, or where they cannot be had now. */
export async function loadStrip(asked: Asked, beside: { prodId: number } | { shopId: number }): Promise<ClaimableView[]> {
  const answer = await tryAsk(asked, 'GET /coupon/generalCouponList', { ...beside, size: inStrip });
  return answer.code === code.ok
    ? answer.data.records.filter(({ canReceive, received }) => canReceive || received > 0).map((coupon) => claimableView(asked, coupon))
    : [];
}

/** The coupon centre, a page of it. */
export async function loadCentre(asked: Asked) {
  const current = pageOf(asked.url);
  const list = await ask(asked, 'GET /coupon/generalCouponList', { current, size: perPage });
  if (list.records.length === 0 && list.pages > 0 && current > list.pages) throw goTo(asked.url, paths.couponCentre({ page: list.pages }));
  return {
    isGuest: !personOf(asked.context).buyer,
    current,
    pages: list.pages,
    coupons: list.records.map((coupon) => claimableView(asked, coupon)),
  };
}
export type Centre = Awaited<ReturnType<typeof loadCentre>>;

/** The coupons of the reader in one state. */
export async function loadMine(asked: Asked) {
  const { searchParams } = asked.url;
  const named = Number(searchParams.get('status'));
  const status = named === couponState.used || named === couponState.expired ? named : couponState.unused;
  const current = pageOf(asked.url);
  const [counts, list] = await Promise.all([
    ask(asked, 'GET /p/myCoupon/myCouponStatusCount', {}),
    ask(asked, 'GET /p/myCoupon/generalCouponList', { status, current, size: minePerPage }),
  ]);
  if (list.records.length === 0 && list.pages > 0 && current > list.pages)
    throw goTo(asked.url, paths.coupons({ status, page: list.pages }));
  const format = formatOf(asked.context);
  return {
    status,
    counts: { unused: format.whole(counts.unUse), used: format.whole(counts.used), expired: format.whole(counts.expired) },
    current,
    pages: list.pages,
    added: searchParams.has('added'),
    coupons: list.records.map((coupon) => ownView(asked, coupon)),
  };
}
export type Mine = Awaited<ReturnType<typeof loadMine>>;

/** Takes the coupon of a code that was typed. */
export async function redeem(asked: Asked, form: FormData) {
  const typed = textOf(form, 'code').trim().slice(0, 40);
  if (typed === '') return { typed, refused: null };
  const answer = await tryAsk(asked, 'POST /p/myCoupon/receive', { code: typed });
  return answer.code === code.ok ? goTo(asked.url, paths.coupons({ added: 1 })) : { typed, refused: refusal(answer).msg };
}
