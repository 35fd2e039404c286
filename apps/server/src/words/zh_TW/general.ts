import type { WordsOf } from '../types.ts';

/** What any call can answer with, in traditional Chinese. ICU message format. */
export const general: WordsOf<'general'> = {
  notLoggedIn: '請先登入。',
  notPermitted: '這不在您帳戶的權限範圍內。管理帳戶的人可以為您新增。',
  serverError: '伺服器出現小問題。資料並未遺失，請重試。',
  screenBeingBuilt: '平台的這一部分正在準備中，稍後會自動開啟。',
  storageFull: '目前儲存空間不足，未儲存任何內容，請稍後重試。',
  noSuchInterface: '沒有此介面。',
  argumentNotValid: '請核對所填內容：{first}',
  tooManyRequests: '請求過於頻繁。請等待 {seconds, plural, other {# 秒}}後重試。',
  tooLarge: '傳送的資料過大。',
  originNotAllowed: '該請求來自其他網站，已被拒絕。請重新開啟頁面。',
  keyUsedForOtherInput: '此冪等鍵已用於其他請求。',
  doNotSubmitRepeatedly: '請勿重複送出：首次請求仍在處理中。',
  changedMeanwhile: '期間有其他人修改了內容。請查看目前內容後再次儲存。',
  exportTooLarge: '請縮小列表範圍：超過 {max} 筆，一個表格最多只能容納這麼多。',
};
