import type { WordsOf } from '../types.ts';

/** Sentences of stock, in Arabic. ICU message format. */
export const stock: WordsOf<'stock'> = {
  stockChanged: 'تغيّر المخزون منذ اطلعت عليه: لم يُحفظ شيء. اطّلع على المتوفر الآن ثم احفظ مرة أخرى.',
  skuUnknown: 'هذا الخيار من المنتج غير موجود.',
  noStock: 'المخزون من «{name}» غير كافٍ: المتبقي {left}.',
  'export.movement.opening': 'الرصيد الافتتاحي',
  'export.movement.set': 'ضُبط في المنتج',
  'export.movement.imported': 'ضُبط بالاستيراد',
  'export.movement.received': 'البضاعة مستلمة',
  'export.movement.counted': 'جرد',
  'export.movement.damaged': 'تالف أو مفقود',
  'export.movement.returned': 'أُعيد إلى الرف',
  'export.movement.other': 'سبب آخر',
  'export.movement.reserved': 'محجوز',
  'export.movement.released': 'أُلغي الحجز',
  'export.movement.shipped': 'خرج من المستودع',
};
