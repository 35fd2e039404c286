import type { WordsOf } from '../types.ts';

/** Sentences of inquiries, in simplified Chinese. ICU message format. */
export const inquiries: WordsOf<'inquiries'> = {
  inquiryUnknown: '没有这条询价。',
  inquiryNotInState: '这条询价已被回复或转交。',
  inquiryLimitReached: '一天最多可发送 {max} 条询价，请明天再试。',
  'inquiryHelp.what.title': '应该写什么？',
  'inquiryHelp.what.text': '请尽量准确地说明商品：货号、材质、尺寸、颜色、包装。附上样品图片可以省去来回询问。',
  'inquiryHelp.who.title': '谁来回复？',
  'inquiryHelp.who.text': '由销售该商品的店铺回复。如果没有指定店铺，我们会寻找合适的店铺并转交。店铺看不到您的邮箱和电话。',
  'inquiryHelp.price.title': '价格包含什么？',
  'inquiryHelp.price.text': '价格为单价，不含运费和关税，自店铺注明的最小数量起，至店铺注明的日期止有效。',
  'inquiryHelp.bind.title': '询价后必须购买吗？',
  'inquiryHelp.bind.text': '不必。询价和回复都不是订单，不会收取任何费用。',
  'mail.inquiryAsked.subject': '有买家询价：“{name}”',
  'mail.inquiryAsked.text': '有买家向您的店铺询问“{name}”的价格。完整询价请在卖家后台的“询价”中查看并答复。',
  'mail.inquiryAnswered.subject': '关于“{name}”的回复',
  'mail.inquiryAnswered.text': '店铺对“{name}”的报价为每单位 {amount}。完整回复见买家中心的“询价”。',
  'export.inquiry.1': '未指定店铺',
  'export.inquiry.2': '等待店铺',
  'export.inquiry.3': '已回复',
};
