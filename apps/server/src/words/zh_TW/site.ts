import type { WordsOf } from '../types.ts';

/** Sentences of site, in traditional Chinese. ICU message format. */
export const site: WordsOf<'site'> = {
  workUnknown: '此任務已完成或已不再失敗。',
  currencyUnknown: '沒有這種貨幣。',
  currencyFixed: '結算貨幣的匯率始終為 1，並始終顯示。',
  configUnknown: '網站沒有這段文字。',
  bannerUnknown: '沒有這個橫幅。',
  bannersFull: '已有 {max} 個橫幅，請先刪除一個。',
  bannerEndsEarly: '結束時間必須晚於開始時間。',
  termsUnknown: '沒有這樣的條款。',
  termsDrafted: '該文件已有草稿。',
  termsPublished: '此版本已發布或已刪除，不能修改。',
  termsEmpty: '請至少用一種語言填寫文字。',
  termsTooEarly: '版本必須從現在或以後生效，且晚於上一版本。',
  noticeUnknown: '沒有這則公告。',
  noticeWithoutWords: '請至少用一種語言填寫公告。',
  'export.work.waiting': '等待中',
  'export.work.due': '已到期',
  'export.work.retrying': '重試中',
  'export.work.failed': '失敗',
};
