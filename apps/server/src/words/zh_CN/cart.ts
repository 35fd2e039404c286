import type { WordsOf } from '../types.ts';

/** Sentences of cart, in simplified Chinese. ICU message format. */
export const cart: WordsOf<'cart'> = {
  productUnavailable: '该商品已下架。',
  notForCart: '预售、套装和限时抢购商品不能加入购物车。',
  cartLimitReached: '购物车每次结算最多支持 {max} 项。',
  cartLineUnknown: '此项已不在您的购物车中。',
  quantityWrong: '请输入正确的数量。',
  orderTooLarge: '订单过大，无法一次提交。请拆分订单或向店铺询价。',
  regionNotServed: '该店铺不配送至您地址所在的国家：{name}',
};
