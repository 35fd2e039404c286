import type { WordsOf } from '../types.ts';

/** Sentences of cart, in Arabic. ICU message format. */
export const cart: WordsOf<'cart'> = {
  productUnavailable: 'هذا المنتج لم يعد متاحًا.',
  notForCart: 'لا يمكن إضافة سلع البيع المسبق والمجموعات والعروض الخاطفة إلى السلة.',
  cartLimitReached: 'الحد الأقصى لعدد البنود في السلة لكل طلب {max}.',
  cartLineUnknown: 'هذا البند لم يعد في سلتك.',
  quantityWrong: 'أدخل الكمية الصحيحة.',
  orderTooLarge: 'هذا الطلب أكبر من أن يُقدَّم دفعة واحدة. يرجى تقسيمه أو طلب عرض من المتجر.',
  regionNotServed: 'هذا المتجر لا يوصّل إلى بلد عنوانك: {name}',
};
