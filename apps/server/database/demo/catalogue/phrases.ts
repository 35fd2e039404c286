import type { Text } from '../goods/types.ts';

const text = (en: string, ru: string, zh_CN: string): Text => ({ en, ru, zh_CN });

/** How a piece is packed for the shop, by the word that a family's line gives. */
export const packings: Readonly<Record<string, Text>> = {
  colourbox: text('Colour box', 'Цветная коробка', '彩盒'),
  box: text('Corrugated box', 'Коробка из гофрокартона', '瓦楞盒'),
  blister: text('Blister card', 'Блистер на карточке', '吸塑卡'),
  bag: text('Polybag', 'Полиэтиленовый пакет', '塑料袋'),
  zipbag: text('Zip bag with insert', 'Пакет с застёжкой и вкладышем', '拉链袋加插卡'),
  hangtag: text('Polybag with hang tag', 'Пакет с биркой', '塑料袋加吊牌'),
  sleeve: text('Cardboard sleeve', 'Картонный рукав', '纸套'),
  header: text('Bag with header card', 'Пакет с хедером', '卡头袋'),
  shrink: text('Shrink film', 'Термоусадочная плёнка', '热缩膜'),
  gift: text('Gift box', 'Подарочная коробка', '礼盒'),
  case: text('Plastic carrying case', 'Пластиковый кейс', '塑料手提箱'),
  tin: text('Metal tin', 'Жестяная банка', '铁罐'),
  pouch: text('Foil pouch', 'Пакет из фольги', '铝箔袋'),
  display: text('Counter display box', 'Шоубокс', '展示盒'),
  crate: text('Wooden crate', 'Деревянная обрешётка', '木框'),
  film: text('Stretch film and corner guards', 'Стрейч-плёнка и уголки', '缠绕膜加护角'),
  bottle: text('Bottle with label', 'Флакон с этикеткой', '贴标瓶'),
  tray: text('Blister tray in film', 'Ложемент в плёнке', '托盘加膜'),
  shoebox: text('Shoe box', 'Обувная коробка', '鞋盒'),
  bulk: text('In bulk, in a liner', 'Насыпью, во вкладыше', '散装内衬袋'),
};

/** What any factory may add; one of them stands at the end of a description. */
export const services: readonly Text[] = [
  text(
    'Labels in Russian are put on before shipping at no charge.',
    'Этикетки на русском языке наклеим до отгрузки бесплатно.',
    '发货前免费贴俄文标签。',
  ),
  text(
    'A sample leaves within 5 days; its price is set off against the first order.',
    'Образец отправим за 5 дней, его цена зачтётся в первом заказе.',
    '样品5天内寄出，费用可抵首单货款。',
  ),
  text('Your own packing and logo from 500 pieces.', 'Ваша упаковка и логотип от 500 штук.', '500件起可定制包装和标志。'),
  text(
    'Each lot is checked before loading, with photographs.',
    'Каждую партию проверяем перед погрузкой, с фотографиями.',
    '每批货装车前验货并拍照。',
  ),
  text('Spare parts are kept in stock for two years.', 'Запасные части держим на складе два года.', '配件备货两年。'),
  text(
    'Variants of one product may share a minimum order.',
    'Варианты одного товара складываются в один минимальный заказ.',
    '同款不同规格可合并计算起订量。',
  ),
  text(
    'Cartons carry a barcode and marks for mixed pallets.',
    'На коробках штрихкод и маркировка для сборных паллет.',
    '外箱带条码和拼托唛头。',
  ),
  text('Test reports come with the first shipment.', 'Протоколы испытаний прилагаются к первой отгрузке.', '首批随货附检测报告。'),
];

/** Invented trade marks, for models beyond those a family describes. */
export const marks: readonly Text[] = (
  'Baikal|Байкал|贝加尔;Altai|Алтай|阿尔泰;Sayan|Саяны|萨彦;Amur|Амур|阿穆尔;Onega|Онега|奥涅加;Ladoga|Ладога|拉多加;Angara|Ангара|安加拉;Selenga|Селенга|色楞格;' +
  'Taiga|Тайга|泰加;Kamchatka|Камчатка|堪察加;Sakhalin|Сахалин|萨哈林;Barguzin|Баргузин|巴尔古津;Tuva|Тува|图瓦;Kolyma|Колыма|科雷马;Argun|Аргунь|额尔古纳;Khingan|Хинган|兴安;' +
  'Golden Crane|Золотой журавль|金鹤;Blue Heron|Синяя цапля|蓝鹭;Red Maple|Красный клён|红枫;White Birch|Белая берёза|白桦;Morning Star|Утренняя звезда|晨星;North Wind|Северный ветер|北风;' +
  'Stone Bridge|Каменный мост|石桥;Silk Road|Шёлковый путь|丝路;Tea Caravan|Чайный караван|茶马;Great Wall Star|Звезда Стены|城星;Jade River|Нефритовая река|玉河;Iron Horse|Железный конь|铁马;' +
  'Polar Bear|Белый медведь|北极熊;Black Pine|Чёрная сосна|黑松;Silver Fox|Серебристая лиса|银狐;Snow Leopard|Снежный барс|雪豹;Bright Harbour|Светлая гавань|明港;Green Valley|Зелёная долина|绿谷;' +
  'Warm House|Тёплый дом|暖居;Strong Hand|Крепкая рука|力手;Good Master|Добрый мастер|良匠;Five Peaks|Пять вершин|五峰;Long March|Долгий путь|远征;Clear Sky|Ясное небо|晴空'
)
  .split(';')
  .map((words) => {
    const [en = '', ru = '', zh = ''] = words.split('|');
    return text(en, ru, zh);
  });
