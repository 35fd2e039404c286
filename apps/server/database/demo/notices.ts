/** Notices of the demo, the first on top, in the three languages of the demo's goods. */
export const notices = [
  {
    isTop: true,
    daysAgo: 3,
    texts: {
      en: {
        title: 'How to try this marketplace',
        content:
          'No real money moves here. Log in with one of the demo accounts, fill a cart and pay from the balance: the order then goes the whole way, from the supplier to your door.\n\nMails are not sent. They wait in the test mailbox.',
      },
      ru: {
        title: 'Как попробовать эту площадку',
        content:
          'Настоящие деньги здесь не движутся. Войдите под одной из демонстрационных учётных записей, наполните корзину и оплатите с баланса: заказ пройдёт весь путь от поставщика до вашей двери.\n\nПисьма не отправляются: они ждут в тестовом ящике.',
      },
      zh_CN: {
        title: '如何试用本平台',
        content:
          '这里不会发生真实的资金往来。请使用演示账号登录，将商品加入购物车并用余额付款：订单会走完从供应商到您门口的全过程。\n\n邮件不会真正发出，可在测试邮箱中查看。',
      },
    },
  },
  {
    isTop: false,
    daysAgo: 20,
    texts: {
      en: {
        title: 'Days to the door on each line',
        content:
          'Ordinary orders arrive in 18 to 23 days, express orders in 12 to 15. All lines with their estimates are listed under “Logistics services”.',
      },
      ru: {
        title: 'Сколько дней идёт груз по каждой линии',
        content:
          'Обычные заказы приходят за 18–23 дня, срочные за 12–15. Все линии с оценкой сроков перечислены на странице «Логистические услуги».',
      },
      zh_CN: {
        title: '各条线路的到货天数',
        content: '普通订单 18 至 23 天到货，快速订单 12 至 15 天。所有线路及预计时间列在“物流服务”页面。',
      },
    },
  },
  {
    isTop: false,
    daysAgo: 45,
    texts: {
      en: {
        title: 'Prices in your currency',
        content:
          'Choose a currency at the top of the page, and prices are shown in it, too. Orders are charged in US dollars; the other currencies are for reference.',
      },
      ru: {
        title: 'Цены в вашей валюте',
        content:
          'Выберите валюту вверху страницы, и цены будут показаны и в ней. Заказы оплачиваются в долларах США; другие валюты указаны для справки.',
      },
      zh_CN: {
        title: '以您的货币显示价格',
        content: '请在页面顶部选择货币，价格会同时以该货币显示。订单以美元结算，其他货币仅供参考。',
      },
    },
  },
] as const;
