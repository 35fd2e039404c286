import type { WordsOf } from '../types.ts';

/** Sentences of freight, in traditional Chinese. ICU message format. */
export const freight: WordsOf<'freight'> = {
  freightTemplateUnknown: '沒有這個運費範本。',
  freightTemplateNamed: '已經有名為「{name}」的運費範本。',
  freightTemplateInUse: '有 {count} 個商品正在使用此運費範本。請先為它們選擇其他計費方式。',
  freightTemplateLimitReached: '店鋪已有 {max} 個運費範本，不能再新增。',
};
