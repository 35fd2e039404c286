/** Words of the payer's page. */
export interface Words {
  readonly lang: string;
  readonly testMode: string;
  readonly title: string;
  readonly payTo: string;
  readonly order: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly cardTitle: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly code: string;
  readonly holder: string;
  readonly testCards: string;
  readonly paysCard: string;
  readonly refusedCard: string;
  readonly notATestCard: string;
  readonly wrongExpiry: string;
  readonly wrongCode: string;
  readonly wrongHolder: string;
  readonly over: string;
  readonly back: string;
  readonly unknown: string;
}

const en: Words = {
  lang: 'en',
  testMode: 'TEST MODE: no real money moves',
  title: 'Pay',
  payTo: 'Payment to',
  order: 'Payment number',
  pay: 'Pay',
  decline: 'Pay, but let the card be declined',
  cancel: 'Cancel and return to the shop',
  cardTitle: 'Pay by card',
  cardNumber: 'Card number',
  expiry: 'Expires (MM/YY)',
  code: 'Security code',
  holder: 'Name on the card',
  testCards: 'Test cards only. Nothing of what you enter is stored.',
  paysCard: 'pays',
  refusedCard: 'is declined',
  notATestCard: 'This is not a test card. Never enter a real card number here.',
  wrongExpiry: 'Enter a month and a year in the future, such as 12/30.',
  wrongCode: 'The security code has three or four digits.',
  wrongHolder: 'Enter any name.',
  over: 'There is nothing left to do here for this payment.',
  back: 'Back to the shop',
  unknown: 'This payment is not known.',
};
const ru: Words = {
  lang: 'ru',
  testMode: 'ТЕСТОВЫЙ РЕЖИМ: настоящие деньги не списываются',
  title: 'Оплата',
  payTo: 'Платёж в пользу',
  order: 'Номер платежа',
  pay: 'Оплатить',
  decline: 'Оплатить, но пусть карта будет отклонена',
  cancel: 'Отменить и вернуться в магазин',
  cardTitle: 'Оплата картой',
  cardNumber: 'Номер карты',
  expiry: 'Действует до (ММ/ГГ)',
  code: 'Код безопасности',
  holder: 'Имя на карте',
  testCards: 'Только тестовые карты. Ничего из введённого не сохраняется.',
  paysCard: 'платит',
  refusedCard: 'отклоняется',
  notATestCard: 'Это не тестовая карта. Никогда не вводите здесь номер настоящей карты.',
  wrongExpiry: 'Укажите месяц и год в будущем, например 12/30.',
  wrongCode: 'Код безопасности состоит из трёх или четырёх цифр.',
  wrongHolder: 'Укажите любое имя.',
  over: 'По этому платежу здесь больше ничего не нужно делать.',
  back: 'Вернуться в магазин',
  unknown: 'Такой платёж не найден.',
};
const zhCN: Words = {
  lang: 'zh-CN',
  testMode: '测试模式：不会发生真实扣款',
  title: '付款',
  payTo: '收款方',
  order: '付款编号',
  pay: '付款',
  decline: '付款，但让银行卡被拒绝',
  cancel: '取消并返回商店',
  cardTitle: '银行卡付款',
  cardNumber: '卡号',
  expiry: '有效期（月/年）',
  code: '安全码',
  holder: '持卡人姓名',
  testCards: '仅限测试卡。您输入的内容不会被保存。',
  paysCard: '可付款',
  refusedCard: '会被拒绝',
  notATestCard: '这不是测试卡。请勿在此输入真实卡号。',
  wrongExpiry: '请输入将来的月份和年份，例如 12/30。',
  wrongCode: '安全码为三位或四位数字。',
  wrongHolder: '请输入任意姓名。',
  over: '此笔付款在这里已无需任何操作。',
  back: '返回商店',
  unknown: '找不到此笔付款。',
};

/** Words for the locale of an order, such as ru-RU; whatever else is asked for is English. */
export const wordsOf = (locale: string | null): Words => {
  if (locale !== null && /^ru\b/.test(locale)) return ru;
  return locale !== null && /^zh(-Hans)?(-CN|-SG)?$/.test(locale) ? zhCN : en;
};
