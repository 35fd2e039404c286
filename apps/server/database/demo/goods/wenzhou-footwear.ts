import { axis, colour, product, sizes } from './build.ts'
import type { Product } from './types.ts'

export const wenzhouFootwear = [
  product({
    key: 'winter-work-boots', shopId: 2, category: 'winter-safety-boots', article: 'PS-WB71',
    name: {
      en: 'Winter work boots, steel toe cap, nubuck, −30 °C',
      ru: 'Ботинки рабочие зимние, стальной подносок, нубук, −30 °C',
      zh_CN: '冬季劳保靴 钢包头 磨砂皮 −30°C',
    },
    description: {
      en: 'Water-repellent nubuck on a two-layer PU and rubber sole that stays flexible in frost. Steel toe cap 200 J and a steel plate against nails. Wool-blend lining 8 mm, wide last for thick socks.',
      ru: 'Водоотталкивающий нубук на двухслойной подошве ПУ и резина, которая не дубеет на морозе. Стальной подносок 200 Дж и антипрокольная стелька. Мех шерстяной 8 мм, полная колодка под тёплый носок.',
    },
    parameters: {
      upper: ['Nubuck, 1.8–2.0 mm', 'Нубук, 1,8–2,0 мм'], lining: ['Wool blend, 8 mm', 'Шерстяной мех, 8 мм'], sole: ['PU / rubber, moulded', 'ПУ / резина, литьевая'],
      temperature: ['To −30 °C', 'До −30 °C'], standard: ['EN ISO 20345 S3 CI', 'ГОСТ 28507, ТР ТС 019/2011'], closure: ['Laces and hooks', 'Шнуровка с крючками'],
      certificate: 'EAC', packing: ['Individual box', 'Индивидуальная коробка'],
    },
    unit: 'pair', minimum: 10, cartonQuantity: 10, cartonWeightGrams: 16800, cartonVolumeCm3: 105000,
    price: [[10, 1490], [100, 1380], [500, 1260]], delivery: [[1, 7], [500, 20], [2000, 35]],
    axes: [colour('tan', 'black'), sizes('40', '41', '42', '43', '44', '45')], scarce: { 'PS-WB71-K-45': 30 },
    art: { code: '1f97e', show: 'pair', stance: 'standing', body: [20, 60], trim: { hues: [290, 372], colour: 'black' } },
  }),
  product({
    key: 'mesh-trainers', shopId: 2, category: 'trainers', article: 'PS-TR18',
    name: {
      en: "Men's trainers, breathable mesh, EVA sole",
      ru: 'Кроссовки мужские, дышащая сетка, подошва ЭВА',
      zh_CN: '男士透气网面运动鞋 EVA底',
    },
    description: {
      en: 'Light everyday trainers, 280 g a shoe. Seamless mesh upper with welded overlays, foamed EVA sole with rubber pads at heel and toe. Removable insole.',
      ru: 'Лёгкие повседневные кроссовки, 280 г одна штука. Бесшовный верх из сетки с накладками, подошва из вспененного ЭВА с резиной на пятке и носке. Съёмная стелька.',
    },
    parameters: {
      upper: ['Mesh, TPU overlays', 'Сетка, накладки ТПУ'], lining: ['Textile', 'Текстиль'], sole: ['EVA with rubber pads', 'ЭВА с резиновыми вставками'],
      weight: ['280 g (size 42)', '280 г (размер 42)'], season: ['Spring to autumn', 'Весна — осень'], packing: ['Individual box', 'Индивидуальная коробка'],
    },
    unit: 'pair', minimum: 24, cartonQuantity: 12, cartonWeightGrams: 10400, cartonVolumeCm3: 98000,
    price: [[24, 820], [120, 760], [600, 695]], delivery: [[1, 5], [600, 18]],
    axes: [colour('grey', 'blue', 'red'), sizes('41', '42', '43', '44')],
    art: { code: '1f45f', show: 'one', stance: 'lying', turn: -24, body: [180, 320] },
  }),
  product({
    key: 'classic-pumps', shopId: 2, category: 'pumps', article: 'PS-PM85',
    name: {
      en: "Women's pumps, patent finish, 8.5 cm heel",
      ru: 'Туфли женские лакированные, каблук 8,5 см',
      zh_CN: '女士漆皮高跟鞋 8.5厘米',
    },
    description: {
      en: 'Closed pointed toe on a stable heel with a replaceable top lift. Soft lining of microfibre and a gel pad under the ball of the foot.',
      ru: 'Закрытый острый носок, устойчивый каблук со сменной набойкой. Мягкая подкладка из микрофибры и гелевая вставка под подушечкой стопы.',
    },
    parameters: {
      upper: ['Patent PU', 'Лакированная экокожа'], lining: ['Microfibre', 'Микрофибра'], sole: ['TPR', 'ТЭП'], heel: ['8.5 cm', '8,5 см'],
      season: ['All seasons', 'Всесезонные'], packing: ['Individual box', 'Индивидуальная коробка'],
    },
    unit: 'pair', minimum: 20, cartonQuantity: 10, cartonWeightGrams: 7600, cartonVolumeCm3: 64000,
    price: [[20, 890], [100, 835], [400, 780]], delivery: [[1, 7], [400, 21]],
    axes: [colour('red', 'black', 'beige'), sizes('36', '37', '38', '39')],
    art: { code: '1f460', show: 'pair', stance: 'standing', body: [320, 380] },
  }),
  product({
    key: 'ankle-boots', shopId: 2, category: 'ankle-boots', article: 'PS-AB60',
    name: {
      en: "Women's ankle boots, genuine leather, fleece lining, 6 cm heel",
      ru: 'Ботильоны женские, натуральная кожа, байка, каблук 6 см',
      zh_CN: '女士真皮短靴 绒里 6厘米跟',
    },
    description: {
      en: 'Smooth cowhide with a side zip hidden in the seam. Fleece lining for weather around zero. The block heel is covered and glued under pressure.',
      ru: 'Гладкая коровья кожа, молния спрятана в боковом шве. Подкладка из байки для погоды около нуля. Устойчивый каблук обтянут и приклеен под прессом.',
    },
    parameters: {
      upper: ['Cowhide', 'Натуральная кожа'], lining: ['Fleece', 'Байка'], sole: ['TPR, grooved', 'ТЭП с протектором'], heel: ['6 cm', '6 см'],
      closure: ['Side zip', 'Боковая молния'], season: ['Autumn, spring', 'Осень, весна'], certificate: 'EAC',
    },
    unit: 'pair', minimum: 8, cartonQuantity: 8, cartonWeightGrams: 9600, cartonVolumeCm3: 88000,
    price: 1980, delivery: [[1, 10], [200, 25]],
    axes: [colour('burgundy', 'black'), axis('size', [['36', '36'], ['37', '37'], ['38', '38'], ['39', '39'], ['40', '40'], ['41', '41', 120]])],
    art: { code: '1f462', show: 'pair', stance: 'standing', body: [320, 376] },
  }),
  product({
    key: 'leather-derbies', shopId: 2, category: 'derbies', article: 'PS-DB22',
    name: {
      en: "Men's derby shoes, genuine leather, Goodyear-look welt",
      ru: 'Дерби мужские, натуральная кожа, рантовый кант',
      zh_CN: '男士真皮德比鞋',
    },
    description: {
      en: 'Open-laced office shoes of polished calf leather. Cushioned insole and a light rubber sole with a stitched welt. Wide fitting H on request.',
      ru: 'Офисные туфли с открытой шнуровкой из полированной телячьей кожи. Амортизирующая стелька, лёгкая резиновая подошва с прошитым рантом. Полнота H по запросу.',
    },
    parameters: {
      upper: ['Calf leather', 'Телячья кожа'], lining: ['Pigskin', 'Свиная кожа'], sole: ['Rubber', 'Резина'], closure: ['Laces', 'Шнурки'],
      season: ['All seasons', 'Всесезонные'], packing: ['Box, dust bags', 'Коробка, мешочки'], certificate: 'EAC',
    },
    unit: 'pair', minimum: 10, cartonQuantity: 10, cartonWeightGrams: 12300, cartonVolumeCm3: 84000,
    price: [[10, 2240], [60, 2090], [300, 1930]], delivery: [[1, 9], [300, 24]],
    axes: [colour('brown', 'black'), sizes('40', '41', '42', '43', '44')],
    art: { code: '1f45e', show: 'pair', stance: 'standing', body: [330, 390] },
  }),
  product({
    key: 'ballet-flats', shopId: 2, category: 'ballet-flats', article: 'PS-BF05',
    name: {
      en: "Women's ballet flats, soft microfibre, foldable sole",
      ru: 'Балетки женские, мягкая микрофибра, гибкая подошва',
      zh_CN: '女士软底芭蕾平底鞋',
    },
    description: {
      en: 'Flats for the office and travel that fold in two. The edge is finished with elastic and does not rub. Colour stays after 20 hand washes.',
      ru: 'Балетки для офиса и поездок, складываются пополам. Край обработан резинкой и не натирает. Цвет сохраняется после 20 ручных стирок.',
    },
    parameters: {
      upper: ['Microfibre', 'Микрофибра'], lining: ['Cotton', 'Хлопок'], sole: ['TPR, 6 mm', 'ТЭП, 6 мм'], heel: ['1 cm', '1 см'],
      season: ['Summer', 'Лето'], packing: ['Polybag', 'Пакет'],
    },
    unit: 'pair', minimum: 40, cartonQuantity: 20, cartonWeightGrams: 7200, cartonVolumeCm3: 56000,
    price: [[40, 410], [200, 378], [800, 345]], delivery: [[1, 5], [800, 15]],
    axes: [colour('blue', 'pink', 'black'), sizes('36', '37', '38', '39')],
    art: { code: '1f97f', show: 'pair', stance: 'standing', body: [190, 235] },
  }),
  product({
    key: 'eva-flip-flops', shopId: 2, category: 'flip-flops', article: 'PS-FF11',
    name: {
      en: 'Flip-flops, EVA, non-slip sole, unisex',
      ru: 'Шлёпанцы пляжные, ЭВА, нескользящая подошва, унисекс',
      zh_CN: 'EVA防滑人字拖 男女同款',
    },
    description: {
      en: 'One-piece EVA sole 18 mm with a wave tread for wet tiles. Soft strap with three fixings. No smell: the raw material has a REACH report.',
      ru: 'Цельная подошва из ЭВА 18 мм с волнистым рисунком для мокрой плитки. Мягкая перемычка на трёх креплениях. Без запаха: на сырьё есть протокол REACH.',
    },
    parameters: {
      upper: ['PVC strap', 'Перемычка ПВХ'], sole: ['EVA, 18 mm', 'ЭВА, 18 мм'], weight: ['190 g a pair', '190 г пара'], certificate: 'REACH',
      season: ['Summer', 'Лето'], packing: ['Hanger', 'Вешалка'], marking: ['From 1,000 pairs', 'От 1000 пар'],
    },
    unit: 'pair', minimum: 60, cartonQuantity: 60, cartonWeightGrams: 12600, cartonVolumeCm3: 96000,
    price: [[60, 118], [600, 104], [3000, 92]], delivery: [[1, 5], [3000, 20]],
    axes: [colour('blue', 'black', 'green'), axis('size', [['36', '36–37'], ['38', '38–39'], ['40', '40–41'], ['42', '42–43']])],
    art: { code: '1fa74', show: 'fan', stance: 'lying', body: [190, 235] },
  }),
  product({
    key: 'summer-mules', shopId: 2, category: 'mules', article: 'PS-ML40',
    name: {
      en: "Women's mules, suede strap, wood-look heel",
      ru: 'Сабо женские, замшевый ремешок, каблук под дерево',
      zh_CN: '女士麂皮穆勒鞋 木纹跟',
    },
    description: {
      en: 'Open mules on a steady 5 cm heel. Strap of suede-touch microfibre, leather insole that takes up moisture. Rubber lift glued and nailed.',
      ru: 'Открытые сабо на устойчивом каблуке 5 см. Ремешок из микрофибры под замшу, кожаная стелька впитывает влагу. Резиновая набойка на клею и гвоздях.',
    },
    parameters: {
      upper: ['Suede-touch microfibre', 'Микрофибра под замшу'], lining: ['Leather insole', 'Кожаная стелька'], sole: ['TPR', 'ТЭП'], heel: ['5 cm', '5 см'],
      season: ['Summer', 'Лето'], packing: ['Individual box', 'Индивидуальная коробка'],
    },
    unit: 'pair', minimum: 24, cartonQuantity: 12, cartonWeightGrams: 8900, cartonVolumeCm3: 62000,
    price: [[24, 735], [120, 690], [480, 640]], delivery: [[1, 7], [480, 20]],
    axes: [colour('burgundy', 'green'), sizes('36', '37', '38', '39', '40')],
    art: { code: '1f461', show: 'pair', stance: 'standing', body: [320, 360] },
  }),
  product({
    key: 'thermal-socks', shopId: 2, category: 'socks', article: 'PS-TS03',
    name: {
      en: 'Thermal socks, terry, wool blend, 3 pairs a pack',
      ru: 'Термоноски махровые, с шерстью, упаковка 3 пары',
      zh_CN: '羊毛混纺毛圈保暖袜 3双装',
    },
    description: {
      en: 'Terry inside, smooth outside, reinforced heel and toe. 45 % wool with polyamide keeps the shape and dries fast. Made for winter work boots.',
      ru: 'Махра внутри, гладкие снаружи, усиленные пятка и мысок. 45 % шерсти с полиамидом держат форму и быстро сохнут. Под зимнюю рабочую обувь.',
    },
    parameters: {
      material: ['Wool 45 %, acrylic 30 %, polyamide 23 %, elastane 2 %', 'Шерсть 45 %, акрил 30 %, полиамид 23 %, эластан 2 %'], season: ['Winter', 'Зима'],
      contents: ['3 pairs', '3 пары'], height: ['28 cm', '28 см'], packing: ['Paper band with hook', 'Бумажная манжета с крючком'], marking: ['From 500 packs', 'От 500 упаковок'],
    },
    unit: 'set', minimum: 50, cartonQuantity: 50, cartonWeightGrams: 13500, cartonVolumeCm3: 58000,
    price: [[50, 265], [300, 242], [1500, 219]], delivery: [[1, 5], [1500, 15]],
    axes: [colour('green', 'grey', 'navy'), axis('size', [['39', '39–42'], ['43', '43–46']])],
    art: { code: '1f9e6', show: 'one', stance: 'lying', turn: -4, body: [80, 185] },
  }),
  product({
    key: 'figure-skates', shopId: 2, category: 'skates', article: 'PS-IS50',
    name: {
      en: 'Figure skates, fleece lining, stainless steel blade',
      ru: 'Коньки фигурные, утеплённые, лезвие из нержавеющей стали',
      zh_CN: '花样冰鞋 加绒 不锈钢冰刀',
    },
    description: {
      en: 'Boot with a rigid ankle and a warm tongue, for rinks and for open ice. Blades come sharpened. Plastic guards are in the box.',
      ru: 'Ботинок с жёсткой поддержкой голеностопа и тёплым языком, для катка и открытого льда. Лезвия заточены. Пластиковые чехлы в коробке.',
    },
    parameters: {
      upper: ['PU leather', 'Экокожа'], lining: ['Fleece', 'Флис'], steel: ['3Cr13, 54 HRC', '3Cr13, 54 HRC'], closure: ['Laces and hooks', 'Шнуровка с крючками'],
      contents: ['Skates, guards', 'Коньки, чехлы'], season: ['Winter', 'Зима'], certificate: 'EAC',
    },
    unit: 'pair', minimum: 6, cartonQuantity: 6, cartonWeightGrams: 12400, cartonVolumeCm3: 92000,
    price: 1560, delivery: [[1, 8], [300, 22]],
    axes: [axis('size', [['34', '34–35'], ['36', '36–37'], ['38', '38–39'], ['40', '40–41', 90], ['42', '42–43', 140]])],
    art: { code: '26f8-fe0f', show: 'pair', stance: 'standing' },
  }),
] satisfies readonly Product[]
