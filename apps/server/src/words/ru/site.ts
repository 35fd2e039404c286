import type { WordsOf } from '../types.ts';

/** Sentences of site, in Russian. ICU message format. */
export const site: WordsOf<'site'> = {
  workUnknown: 'Эта работа выполнена или больше не в ошибке.',
  currencyUnknown: 'Такой валюты нет.',
  currencyFixed: 'Валюта расчётов всегда имеет курс 1 и всегда показана.',
  configUnknown: 'На сайте нет такого текста.',
  bannerUnknown: 'Такого баннера нет.',
  bannersFull: 'Баннеров уже {max}. Сначала удалите один из них.',
  bannerEndsEarly: 'Окончание должно быть позже начала.',
  termsUnknown: 'Таких условий нет.',
  termsDrafted: 'Черновик этого документа уже есть.',
  termsPublished: 'Эта версия опубликована или удалена; изменить её нельзя.',
  termsEmpty: 'Напишите текст хотя бы на одном языке.',
  termsTooEarly: 'Версия должна начать действовать сейчас или позже и после предыдущей.',
  noticeUnknown: 'Такого объявления нет.',
  noticeWithoutWords: 'Напишите объявление хотя бы на одном языке.',
  'export.work.waiting': 'Ожидает',
  'export.work.due': 'Пора',
  'export.work.retrying': 'Повторяется',
  'export.work.failed': 'Сбой',
};
