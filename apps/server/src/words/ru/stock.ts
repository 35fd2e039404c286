import type { WordsOf } from '../types.ts';

/** Sentences of stock, in Russian. ICU message format. */
export const stock: WordsOf<'stock'> = {
  stockChanged: 'Остаток изменился, пока вы правили: ничего не сохранено. Посмотрите, сколько есть сейчас, и сохраните ещё раз.',
  skuUnknown: 'Такого варианта товара нет.',
  noStock: 'Недостаточно товара «{name}»: осталось {left}.',
  'export.movement.opening': 'Начальный остаток',
  'export.movement.set': 'Задано в товаре',
  'export.movement.imported': 'Задано импортом',
  'export.movement.received': 'Товар получен',
  'export.movement.counted': 'Пересчёт',
  'export.movement.damaged': 'Брак или потеря',
  'export.movement.returned': 'Возврат на склад',
  'export.movement.other': 'Другая причина',
  'export.movement.reserved': 'В резерве',
  'export.movement.released': 'Резерв снят',
  'export.movement.shipped': 'Отгружено',
};
