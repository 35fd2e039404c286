import { pageId } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';

/** What a page of the storefront is called, by its number in the log of visits. */
export function usePageName(): (id: number) => string {
  const { t } = useLingui();
  const names: Readonly<Record<number, string>> = {
    [pageId.home]: t({ message: 'Home page', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.bannerProduct]: t({ message: 'Product, from a banner', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.product]: t({ message: 'Product page', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.seckill]: t({ message: 'Flash sale', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.groupProduct]: t({ message: 'Group buying', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.category]: t({ message: 'Category or search', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.specialDiscount]: t({ message: 'Special discount', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.cart]: t({ message: 'Shopping cart', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.order]: t({ message: 'Placing an order', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.payment]: t({ message: 'Payment page', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.userCenter]: t({ message: 'Buyer centre', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.orders]: t({ message: 'Buyer’s orders', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.rankingPage]: t({ message: 'Rankings', comment: 'A page of the storefront, in the figures of visits' }),
    [pageId.rankingDetail]: t({ message: 'One ranking', comment: 'A page of the storefront, in the figures of visits' }),
  };
  return (id) => names[id] ?? t({ message: `Page no. ${id}`, comment: 'A page that is known by its number only' });
}
