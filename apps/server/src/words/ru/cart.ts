import type { WordsOf } from '../types.ts';

/** Sentences of cart, in Russian. ICU message format. */
export const cart: WordsOf<'cart'> = {
  productUnavailable: 'Этот товар больше не продаётся.',
  notForCart: 'Товары по предзаказу, из комплектов и распродаж нельзя добавить в корзину.',
  cartLimitReached: 'В корзине может быть не более {max} позиций на один заказ.',
  cartLineUnknown: 'Этой позиции больше нет в корзине.',
  quantityWrong: 'Укажите правильное количество.',
  orderTooLarge: 'Заказ слишком велик для одного оформления. Разделите его или запросите предложение магазина.',
  regionNotServed: 'Этот магазин не доставляет в страну вашего адреса: {name}',
};
