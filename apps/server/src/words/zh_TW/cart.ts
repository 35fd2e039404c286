import type { WordsOf } from '../types.ts';

/** Sentences of cart, in traditional Chinese. ICU message format. */
export const cart: WordsOf<'cart'> = {
  productUnavailable: '該商品已下架。',
  notForCart: '預售、套裝和限時搶購商品不能加入購物車。',
  cartLimitReached: '購物車每次結算最多支援 {max} 項。',
  cartLineUnknown: '此項已不在您的購物車中。',
  quantityWrong: '請輸入正確的數量。',
  orderTooLarge: '訂單過大，無法一次送出。請拆分訂單或向商店詢價。',
  regionNotServed: '該店鋪不配送至您地址所在的國家：{name}',
};
