import type { WordsOf } from '../types.ts';

/** Sentences of stock, in simplified Chinese. ICU message format. */
export const stock: WordsOf<'stock'> = {
  stockChanged: '您查看之后库存已变动，未保存任何内容。请查看现在的库存后再次保存。',
  skuUnknown: '没有此商品规格。',
  noStock: '“{name}”库存不足：仅余 {left}。',
  'export.movement.opening': '期初库存',
  'export.movement.set': '在商品中设置',
  'export.movement.imported': '由导入设置',
  'export.movement.received': '已收到货',
  'export.movement.counted': '盘点',
  'export.movement.damaged': '损坏或丢失',
  'export.movement.returned': '退回入库',
  'export.movement.other': '其他原因',
  'export.movement.reserved': '已预留',
  'export.movement.released': '释放预留',
  'export.movement.shipped': '出库',
};
