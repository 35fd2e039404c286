import { code, type PromotionOwner } from '@kyakhta/contract/values';
import type { LoaderFunctionArgs } from 'react-router';
import { ask } from '../ask.ts';
import { call } from '../client.ts';
import { pageOf, rowsPerPage } from '../paging.ts';
import type { CategoryChoice, CodePage, Coupon, NamedProduct } from './types.ts';

const calls = {
  store: { one: 'GET /shop/admin/coupon/detail', codes: 'GET /shop/admin/coupon/codes', account: 'GET /shop/admin/account' },
  platform: { one: 'GET /platform/coupon/detail', codes: 'GET /platform/coupon/codes', account: 'GET /platform/account' },
} as const;

/** A page of the codes of a coupon, for what is not a loader. */
export const codesOf = (owner: PromotionOwner, couponId: number, current: number, size: number) =>
  call(calls[owner].codes, { couponId, current, size });

/** One coupon with a page of its codes, where it has any. */
export const couponLoader =
  (owner: PromotionOwner) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<{ coupon: Coupon; codes: CodePage | null }> => {
    const couponId = params['couponId'] ?? '';
    const current = pageOf(new URL(request.url).searchParams);
    const coupon = await ask(request, calls[owner].one, { couponId });
    const codes = coupon.byCode ? await ask(request, calls[owner].codes, { couponId, current, size: rowsPerPage }) : null;
    return { coupon, codes };
  };

/** The tree of categories as one list, each with the names of those above it. */
async function categoryChoices(request: Request): Promise<CategoryChoice[]> {
  const tops = (await ask(request, 'GET /category/categoryInfo', { parentId: 0 })).categoryInfo;
  const below = await Promise.all(tops.map(({ categoryId }) => ask(request, 'GET /category/categoryInfo', { parentId: categoryId })));
  return tops.flatMap((top, place) => [
    { categoryId: top.categoryId, path: top.categoryName },
    ...(below[place]?.categoryInfo ?? []).flatMap((second) => {
      const path = `${top.categoryName} › ${second.categoryName}`;
      return [
        { categoryId: second.categoryId, path },
        ...second.categories.map((third) => ({ categoryId: third.categoryId, path: `${path} › ${third.categoryName}` })),
      ];
    }),
  ]);
}

/** More names than these are not asked for: each is a separate call. */
const namesMost = 20;
const namesOf = (request: Request, prodIds: readonly number[]): Promise<NamedProduct[]> =>
  Promise.all(
    prodIds.map(async (prodId, place) => {
      const unnamed = { prodId, prodName: String(prodId) };
      if (place >= namesMost) return unnamed;
      // One that has left the shelves since is still named by its number.
      const answer = await call('GET /prod/prodInfo', { prodId }, { signal: request.signal });
      return answer.code === code.ok ? { prodId, prodName: answer.data.prodName } : unnamed;
    }),
  );

/** What the form needs: the currency, what can be chosen, and the coupon that is changed. */
export const couponFormLoader =
  (owner: PromotionOwner) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const couponId = params['couponId'];
    const [{ settlementCurrency }, categories, coupon] = await Promise.all([
      ask(request, calls[owner].account, {}),
      owner === 'platform' ? categoryChoices(request) : [],
      couponId === undefined ? null : ask(request, calls[owner].one, { couponId }),
    ]);
    const products = coupon === null ? [] : await namesOf(request, coupon.prodIds);
    return { currency: coupon?.currency ?? settlementCurrency, categories, coupon, products };
  };
export type CouponFormData = Awaited<ReturnType<ReturnType<typeof couponFormLoader>>>;

/** Products by a part of their names: a store's own, or all that are for sale. */
export async function productsNamed(owner: PromotionOwner, prodName: string): Promise<readonly NamedProduct[]> {
  const asked = { prodName, current: 1, size: 10 };
  const answer = await (owner === 'store' ? call('GET /shop/admin/prod/page', asked) : call('GET /search/page', { ...asked, sort: 0 }));
  return answer.code === code.ok ? answer.data.records.map((one) => ({ prodId: one.prodId, prodName: one.prodName })) : [];
}

/** Buyers by a part of their names or addresses. */
export async function buyersNamed(q: string) {
  const answer = await call('GET /platform/user/page', { q, current: 1, size: 10 });
  return answer.code === code.ok ? answer.data.records : [];
}
