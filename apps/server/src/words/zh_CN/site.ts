import type { WordsOf } from '../types.ts';

/** Sentences of site, in simplified Chinese. ICU message format. */
export const site: WordsOf<'site'> = {
  workUnknown: '此任务已完成或已不再失败。',
  currencyUnknown: '没有这种货币。',
  currencyFixed: '结算货币的汇率始终为 1，并始终显示。',
  configUnknown: '网站没有这段文字。',
  bannerUnknown: '没有这个横幅。',
  bannersFull: '已有 {max} 个横幅，请先删除一个。',
  bannerEndsEarly: '结束时间必须晚于开始时间。',
  termsUnknown: '没有这样的条款。',
  termsDrafted: '该文件已有草稿。',
  termsPublished: '此版本已发布或已删除，不能修改。',
  termsEmpty: '请至少用一种语言填写文本。',
  termsTooEarly: '版本必须从现在或以后生效，且晚于上一版本。',
  noticeUnknown: '没有这条公告。',
  noticeWithoutWords: '请至少用一种语言填写公告。',
  'export.work.waiting': '等待中',
  'export.work.due': '已到期',
  'export.work.retrying': '重试中',
  'export.work.failed': '失败',
};
