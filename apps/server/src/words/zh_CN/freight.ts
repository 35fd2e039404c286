import type { WordsOf } from '../types.ts';

/** Sentences of freight, in simplified Chinese. ICU message format. */
export const freight: WordsOf<'freight'> = {
  freightTemplateUnknown: '没有这个运费模板。',
  freightTemplateNamed: '已经有名为“{name}”的运费模板。',
  freightTemplateInUse: '有 {count} 个商品在使用此运费模板。请先为它们选择其他计费方式。',
  freightTemplateLimitReached: '店铺已有 {max} 个运费模板，不能再添加。',
};
