import type { WordsOf } from '../types.ts';

/** Sentences of stock, in traditional Chinese. ICU message format. */
export const stock: WordsOf<'stock'> = {
  stockChanged: '您查看之後庫存已變動，未儲存任何內容。請查看現在的庫存後再次儲存。',
  skuUnknown: '沒有此商品規格。',
  noStock: '「{name}」庫存不足：僅餘 {left}。',
  'export.movement.opening': '期初庫存',
  'export.movement.set': '在商品中設定',
  'export.movement.imported': '由匯入設定',
  'export.movement.received': '已收到貨',
  'export.movement.counted': '盤點',
  'export.movement.damaged': '損壞或遺失',
  'export.movement.returned': '退回入庫',
  'export.movement.other': '其他原因',
  'export.movement.reserved': '已預留',
  'export.movement.released': '釋放預留',
  'export.movement.shipped': '出庫',
};
