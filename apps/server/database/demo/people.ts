/** The one password of all demo accounts. */
export const demoPassword = 'Demo-2026!';

export type Address = {
  readonly receiver: string;
  /** E.164. */
  readonly mobile: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  /** 5 to 50 characters. */
  readonly addr: string;
  readonly postCode: string;
  /** 1: the default address. */
  readonly commonAddr: 0 | 1;
};

export type Buyer = {
  readonly userName: string;
  readonly mail: string;
  /** E.164. */
  readonly mobile: string;
  readonly nickName: string;
  readonly company: string;
  readonly sex: 'M' | 'F';
  readonly locale: 'ru' | 'en';
  readonly timeZone: string;
  readonly addresses: readonly Address[];
};

export type Staff = {
  readonly userName: string;
  readonly mail: string;
  readonly nickName: string;
  readonly locale: 'zh_CN' | 'en' | 'ru';
  readonly timeZone: string;
};

export const buyers = [
  {
    userName: 'buyer1',
    mail: 'buyer1@demo.test',
    mobile: '+79025550101',
    nickName: 'Марина Соколова',
    company: 'ООО «Уралснаб»',
    sex: 'F',
    locale: 'ru',
    timeZone: 'Asia/Yekaterinburg',
    addresses: [
      {
        receiver: 'Соколова Марина Викторовна',
        mobile: '+79025550101',
        country: 'RU',
        province: 'Свердловская область',
        city: 'Екатеринбург',
        area: 'Железнодорожный район',
        addr: 'ул. Маневровая, 31, склад 4',
        postCode: '620050',
        commonAddr: 1,
      },
      {
        receiver: 'Ахметов Данияр Серикович',
        mobile: '+77015550111',
        country: 'KZ',
        province: 'Алматы',
        city: 'Алматы',
        area: 'Турксибский район',
        addr: 'ул. Сейфуллина, 174Б, терминал 2',
        postCode: '050011',
        commonAddr: 0,
      },
    ],
  },
  {
    userName: 'buyer2',
    mail: 'buyer2@demo.test',
    mobile: '+79135550102',
    nickName: 'Андрей Ковалёв',
    company: 'ООО «Сибирский инструмент»',
    sex: 'M',
    locale: 'ru',
    timeZone: 'Asia/Novosibirsk',
    addresses: [
      {
        receiver: 'Ковалёв Андрей Павлович',
        mobile: '+79135550102',
        country: 'RU',
        province: 'Новосибирская область',
        city: 'Новосибирск',
        area: 'Калининский район',
        addr: 'ул. Богдана Хмельницкого, 93, корп. 2',
        postCode: '630110',
        commonAddr: 1,
      },
      {
        receiver: 'Ковалёв Андрей Павлович',
        mobile: '+79135550102',
        country: 'RU',
        province: 'Кемеровская область',
        city: 'Новокузнецк',
        area: 'Центральный район',
        addr: 'пр-т Строителей, 90, магазин «Мастер»',
        postCode: '654005',
        commonAddr: 0,
      },
    ],
  },
  {
    userName: 'buyer3',
    mail: 'buyer3@demo.test',
    mobile: '+79175550103',
    nickName: 'Гульнара Хасанова',
    company: 'ИП Хасанова Г. Р.',
    sex: 'F',
    locale: 'ru',
    timeZone: 'Europe/Moscow',
    addresses: [
      {
        receiver: 'Хасанова Гульнара Рашидовна',
        mobile: '+79175550103',
        country: 'RU',
        province: 'Республика Татарстан',
        city: 'Казань',
        area: 'Московский район',
        addr: 'ул. Восстания, 100, здание 220',
        postCode: '420095',
        commonAddr: 1,
      },
      {
        receiver: 'Хасанов Ильдар Маратович',
        mobile: '+79175550113',
        country: 'RU',
        province: 'Республика Башкортостан',
        city: 'Уфа',
        area: 'Октябрьский район',
        addr: 'пр-т Октября, 132/3, офис 12',
        postCode: '450075',
        commonAddr: 0,
      },
    ],
  },
  {
    userName: 'buyer4',
    mail: 'buyer4@demo.test',
    mobile: '+79105550104',
    nickName: 'Сергей Виноградов',
    company: 'ООО «Тверской торговый дом»',
    sex: 'M',
    locale: 'ru',
    timeZone: 'Europe/Moscow',
    addresses: [
      {
        receiver: 'Виноградов Сергей Николаевич',
        mobile: '+79105550104',
        country: 'RU',
        province: 'Тверская область',
        city: 'Тверь',
        area: 'Московский район',
        addr: 'ул. Коняевская, 12, склад 1',
        postCode: '170007',
        commonAddr: 1,
      },
      {
        receiver: 'Мельник Алеся Игоревна',
        mobile: '+375295550114',
        country: 'BY',
        province: 'Минск',
        city: 'Минск',
        area: 'Заводской район',
        addr: 'ул. Промышленная, 4, помещение 7',
        postCode: '220075',
        commonAddr: 0,
      },
    ],
  },
  {
    userName: 'buyer5',
    mail: 'buyer5@demo.test',
    mobile: '+79245550105',
    nickName: 'Ольга Дамбаева',
    company: 'ООО «Байкал Опт»',
    sex: 'F',
    locale: 'ru',
    timeZone: 'Asia/Irkutsk',
    addresses: [
      {
        receiver: 'Дамбаева Ольга Баировна',
        mobile: '+79245550105',
        country: 'RU',
        province: 'Иркутская область',
        city: 'Иркутск',
        area: 'Ленинский округ',
        addr: 'ул. Полярная, 201, ворота 3',
        postCode: '664014',
        commonAddr: 1,
      },
      {
        receiver: 'Дамбаев Зорикто Баирович',
        mobile: '+79245550115',
        country: 'RU',
        province: 'Республика Бурятия',
        city: 'Улан-Удэ',
        area: 'Железнодорожный район',
        addr: 'ул. Цивилева, 5, база «Восток»',
        postCode: '670034',
        commonAddr: 0,
      },
    ],
  },
] satisfies readonly Buyer[];

/** One account a store: seller1 keeps the store with shopId 1, and so on. */
export const sellers = [
  { userName: 'seller1', mail: 'seller1@demo.test', nickName: 'Chen Haibo', locale: 'zh_CN', timeZone: 'Asia/Shanghai' },
  { userName: 'seller2', mail: 'seller2@demo.test', nickName: 'Lin Xiaoyan', locale: 'zh_CN', timeZone: 'Asia/Shanghai' },
  { userName: 'seller3', mail: 'seller3@demo.test', nickName: 'Huang Weiming', locale: 'zh_CN', timeZone: 'Asia/Shanghai' },
  { userName: 'seller4', mail: 'seller4@demo.test', nickName: 'Zhu Meiling', locale: 'zh_CN', timeZone: 'Asia/Shanghai' },
  { userName: 'seller5', mail: 'seller5@demo.test', nickName: 'Liang Guotao', locale: 'zh_CN', timeZone: 'Asia/Shanghai' },
] satisfies readonly Staff[];

export const operators = [
  { userName: 'operator1', mail: 'operator1@demo.test', nickName: 'Анна Лебедева', locale: 'ru', timeZone: 'Europe/Moscow' },
  { userName: 'operator2', mail: 'operator2@demo.test', nickName: 'Zhao Min', locale: 'en', timeZone: 'Asia/Shanghai' },
] satisfies readonly Staff[];
