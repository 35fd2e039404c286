import type { Store } from './types.ts';

export const stores = [
  {
    shopId: 1,
    name: { en: 'Ningbo Hengda Tools', ru: 'Нинбо Хэнда Инструмент', zh_CN: '宁波恒达工具' },
    intro: {
      en: 'Factory of hand tools, fasteners and tool storage in Beilun, 20 minutes from the port. 186 workers, forging and heat treatment in house, 18 years of export to Russia and Kazakhstan. Your own brand from 500 pieces.',
      ru: 'Завод ручного инструмента, крепежа и ящиков в Бэйлуне, 20 минут от порта. 186 работников, собственные ковка и термообработка, 18 лет экспорта в Россию и Казахстан. Ваш бренд от 500 штук.',
      zh_CN: '北仑手动工具、紧固件和工具箱工厂，距港口20分钟。员工186人，自有锻造与热处理，对俄罗斯和哈萨克斯坦出口18年。500件起可贴牌。',
    },
    firmName: 'Ningbo Hengda Tools Manufacturing Co., Ltd.',
    city: { en: 'Ningbo', ru: 'Нинбо', zh_CN: '宁波市' },
    type: 1,
    logo: '1f527',
  },
  {
    shopId: 2,
    name: { en: 'Wenzhou Polar Step Footwear', ru: 'Вэньчжоу Полар Степ', zh_CN: '温州极步鞋业' },
    intro: {
      en: 'Footwear for work, city and winter. Two lines of direct injection, a laboratory for cold flexing to −40 °C, lasts for wide feet made to GOST sizes. Samples in 7 days.',
      ru: 'Обувь для работы, города и зимы. Две линии литья подошвы, лаборатория изгиба на морозе до −40 °C, колодки с увеличенной полнотой по размерам ГОСТ. Образцы за 7 дней.',
      zh_CN: '专做劳保、都市和冬季鞋靴。两条连帮注塑线，−40 °C低温曲折实验室，按GOST尺码的宽楦。7天出样。',
    },
    firmName: 'Wenzhou Polar Step Shoes Co., Ltd.',
    city: { en: 'Wenzhou', ru: 'Вэньчжоу', zh_CN: '温州市' },
    type: 0,
    logo: '1f97e',
  },
  {
    shopId: 3,
    name: { en: 'Zhongshan Lumen Electric', ru: 'Чжуншань Люмен Электрик', zh_CN: '中山流明电器' },
    intro: {
      en: 'Lamps, torches and small electronics from Guzhen, the lighting capital of China. Surface mounting, ageing racks for 12,000 lamps, EAC papers for every model we sell to Russia.',
      ru: 'Лампы, фонари и малая электроника из Гучжэня, столицы света Китая. Свой поверхностный монтаж, стенды отжига на 12 000 ламп, документы ЕАС на каждую модель для России.',
      zh_CN: '来自中国灯都古镇的灯泡、手电和小电器。自有贴片线，12,000只灯老化架，销往俄罗斯的每个型号都有EAC文件。',
    },
    firmName: 'Zhongshan Lumen Electric Appliance Co., Ltd.',
    city: { en: 'Zhongshan', ru: 'Чжуншань', zh_CN: '中山市' },
    type: 0,
    logo: '1f4a1',
  },
  {
    shopId: 4,
    name: { en: 'Yiwu Sunrise Goods', ru: 'Иу Санрайз Товары', zh_CN: '义乌旭日百货' },
    intro: {
      en: 'Bags, accessories, toys and seasonal goods with stock in our own warehouse by Futian Market. Mixed cartons, labels in Russian and inspection with photographs before loading.',
      ru: 'Сумки, аксессуары, игрушки и сезонные товары со своего склада у рынка Футянь. Сборные коробки, этикетки на русском и проверка с фотографиями перед погрузкой.',
      zh_CN: '福田市场旁自有仓库，现货箱包、配饰、玩具和节庆用品。可拼箱，贴俄文标签，装车前拍照验货。',
    },
    firmName: 'Yiwu Sunrise General Merchandise Co., Ltd.',
    city: { en: 'Yiwu', ru: 'Иу', zh_CN: '义乌市' },
    type: 0,
    logo: '1f392',
  },
  {
    shopId: 5,
    name: { en: 'Foshan Woodline Home', ru: 'Фошань Вудлайн Хоум', zh_CN: '佛山木线家居' },
    intro: {
      en: 'Furniture, doors, sanitary ware and kitchenware from Shunde. Everything is packed for rail: corner guards, drop test from 80 cm, pallets by arrangement. Spare parts for three years.',
      ru: 'Мебель, двери, сантехника и посуда из Шуньдэ. Упаковка для железной дороги: уголки, испытание падением с 80 см, паллеты по согласованию. Запчасти три года.',
      zh_CN: '顺德家具、门窗、卫浴和厨具。按铁路运输包装：护角、80厘米跌落测试，可按需打托。配件供应三年。',
    },
    firmName: 'Foshan Shunde Woodline Household Co., Ltd.',
    city: { en: 'Foshan', ru: 'Фошань', zh_CN: '佛山市' },
    type: 0,
    logo: '1fa91',
  },
] satisfies readonly Store[];
