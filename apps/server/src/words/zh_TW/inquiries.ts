import type { WordsOf } from '../types.ts';

/** Sentences of inquiries, in traditional Chinese. ICU message format. */
export const inquiries: WordsOf<'inquiries'> = {
  inquiryUnknown: '沒有這則詢價。',
  inquiryNotInState: '這則詢價已被回覆或轉交。',
  inquiryLimitReached: '一天最多可送出 {max} 則詢價，請明天再試。',
  'inquiryHelp.what.title': '應該寫什麼？',
  'inquiryHelp.what.text': '請盡量準確說明商品：貨號、材質、尺寸、顏色、包裝。附上樣品圖片可以省去來回詢問。',
  'inquiryHelp.who.title': '誰來回覆？',
  'inquiryHelp.who.text': '由銷售該商品的商店回覆。若未指定商店，我們會尋找合適的商店並轉交。商店看不到您的電子郵件和電話。',
  'inquiryHelp.price.title': '價格包含什麼？',
  'inquiryHelp.price.text': '價格為單價，不含運費和關稅，自商店註明的最小數量起，至商店註明的日期止有效。',
  'inquiryHelp.bind.title': '詢價後必須購買嗎？',
  'inquiryHelp.bind.text': '不必。詢價與回覆都不是訂單，不會收取任何費用。',
  'mail.inquiryAsked.subject': '有買家詢價：「{name}」',
  'mail.inquiryAsked.text': '有買家向您的店鋪詢問「{name}」的價格。完整詢價請在賣家後台的「詢價」中查看並答覆。',
  'mail.inquiryAnswered.subject': '關於「{name}」的回覆',
  'mail.inquiryAnswered.text': '商店對「{name}」的報價為每單位 {amount}。完整回覆請見買家中心的「詢價」。',
  'export.inquiry.1': '未指定商店',
  'export.inquiry.2': '等待店鋪',
  'export.inquiry.3': '已回覆',
};
