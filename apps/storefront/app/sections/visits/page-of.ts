import { pageId, visitBizType, type PageId } from '@kyakhta/contract/values';

/** What the log of visits calls a page, and what the page is about. */
export type VisitedPage = { pageId: PageId; bizType?: number; bizData?: string };

/** As `docs/routes.md` has them; an address without a number here is not logged. */
const byPath: Readonly<Record<string, PageId>> = {
  '/': pageId.home,
  '/goods-detail': pageId.product,
  '/flash-sale': pageId.seckill,
  '/secdetail': pageId.seckill,
  '/group-buy': pageId.groupProduct,
  '/category-page': pageId.category,
  '/special-discount': pageId.specialDiscount,
  '/cart': pageId.cart,
  '/submit-order': pageId.order,
  '/submit-integral-order': pageId.order,
  '/payment': pageId.payment,
  '/user-center/uc-order': pageId.orders,
  '/order-detail': pageId.orders,
  '/ranking-page': pageId.rankingPage,
  '/ranking-detail': pageId.rankingDetail,
};
const centre = '/user-center/';
const number = /^\d{1,10}$/;

/** @returns null for a page that the log does not know */
export function pageOf(pathname: string, search: string): VisitedPage | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const query = new URLSearchParams(search);
  const id = byPath[path] ?? (path.startsWith(centre) ? pageId.userCenter : null);
  if (id === null) return null;
  const about = (bizType: number, ...names: string[]) => {
    const bizData = names.map((name) => query.get(name) ?? '').find((value) => number.test(value));
    return bizData === undefined ? {} : { bizType, bizData };
  };
  if (id === pageId.product)
    return { pageId: query.get('bannerEnter') === '1' ? pageId.bannerProduct : id, ...about(visitBizType.product, 'prodId') };
  // The narrowest category that the address names.
  if (id === pageId.category || id === pageId.rankingDetail)
    return { pageId: id, ...about(visitBizType.category, 'thCid', 'cid', 'cpid', 'categoryId') };
  return { pageId: id };
}
