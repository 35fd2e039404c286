import { axis, colour, product } from './build.ts'
import type { Product } from './types.ts'

export const zhongshanElectric = [
  product({
    key: 'led-bulb-a60', shopId: 3, category: 'led-bulbs', article: 'ZL-A60',
    name: {
      en: 'LED bulb A60, E27, 7–15 W, flicker-free',
      ru: 'Лампа светодиодная A60, E27, 7–15 Вт, без пульсаций',
      zh_CN: 'A60 LED球泡 E27 7-15瓦 无频闪',
    },
    description: {
      en: 'Aluminium body in plastic, driver on a chip for 170–265 V, ripple under 1 %. Every lamp is aged for 4 hours before packing. Works in closed fittings to 12 W.',
      ru: 'Алюминиевый корпус в пластике, драйвер на 170–265 В, пульсация менее 1 %. Каждая лампа проходит 4 часа отжига перед упаковкой. До 12 Вт подходит для закрытых светильников.',
    },
    parameters: {
      base: 'E27', voltage: ['170–265 V, 50 Hz', '170–265 В, 50 Гц'], rendering: 'Ra ≥ 82', lifetime: ['25,000 h', '25 000 ч'], material: ['Aluminium, polycarbonate', 'Алюминий, поликарбонат'],
      packing: ['Colour box', 'Цветная коробка'], certificate: 'EAC, CE', warranty: ['24 months', '24 месяца'],
    },
    unit: 'piece', minimum: 100, cartonQuantity: 100, cartonWeightGrams: 5600, cartonVolumeCm3: 46000,
    price: 48, delivery: [[1, 5], [5000, 14], [20000, 25]],
    axes: [
      axis('power', [['7', ['7 W', '7 Вт']], ['10', ['10 W', '10 Вт'], 7], ['12', ['12 W', '12 Вт'], 12], ['15', ['15 W', '15 Вт'], 24]]),
      axis('light', [['W', ['Warm, 2700 K', 'Тёплый, 2700 К']], ['N', ['Neutral, 4000 K', 'Нейтральный, 4000 К']], ['D', ['Daylight, 6500 K', 'Дневной, 6500 К']]]),
    ],
    art: { code: '1f4a1', show: 'trio', stance: 'standing', body: [20, 65], paint: 'white' },
  }),
  product({
    key: 'mirror-ball', shopId: 3, category: 'party-light', article: 'ZL-MB',
    name: {
      en: 'Mirror ball with motor, glass facets, for stage and bar',
      ru: 'Зеркальный шар с мотором, стеклянная мозаика, для сцены и бара',
      zh_CN: '舞台玻璃镜面球 带电机',
    },
    description: {
      en: 'Real glass facets 10 × 10 mm glued by hand on a foam core. Motor 2 turns a minute with a bearing for the full weight and a safety chain.',
      ru: 'Настоящие стеклянные грани 10 × 10 мм, наклеены вручную на пенополистирол. Мотор 2 об/мин с подшипником под полный вес и страховочной цепью.',
    },
    parameters: {
      material: ['Glass, polystyrene', 'Стекло, пенополистирол'], voltage: ['220 V', '220 В'], power: ['4 W', '4 Вт'], contents: ['Ball, motor, chain', 'Шар, мотор, цепь'],
      mounting: ['Ceiling hook', 'Потолочный крюк'], packing: ['Foam in box', 'Ложемент в коробке'], warranty: ['12 months', '12 месяцев'],
    },
    unit: 'piece', minimum: 4, cartonQuantity: 4, cartonWeightGrams: 9200, cartonVolumeCm3: 126000,
    price: 1150, delivery: [[1, 6], [100, 15]],
    axes: [axis('diameter', [['20', ['20 cm', '20 см']], ['30', ['30 cm', '30 см'], 740], ['40', ['40 cm', '40 см'], 1890]])],
    scarce: { 'ZL-MB-40': 16 },
    art: { code: '1faa9', show: 'one', stance: 'lying' },
  }),
  product({
    key: 'led-torch', shopId: 3, category: 'torches', article: 'ZL-FT5',
    name: {
      en: 'Rechargeable LED torch, 5 W, USB-C, IP54',
      ru: 'Фонарь аккумуляторный светодиодный, 5 Вт, USB-C, IP54',
      zh_CN: '充电式LED手电筒 5瓦 USB-C',
    },
    description: {
      en: 'Handy torch with three modes and a charge indicator. Battery 18650 can be changed without tools. The switch works in gloves.',
      ru: 'Удобный фонарь с тремя режимами и индикатором заряда. Аккумулятор 18650 меняется без инструмента. Кнопка нажимается в перчатках.',
    },
    parameters: {
      power: ['5 W', '5 Вт'], flux: ['450 lm', '450 лм'], battery: ['18650, 2,000 mAh', '18650, 2000 мА·ч'], lifetime: ['4 h at full power', '4 ч на полной мощности'],
      protection: 'IP54', range: ['180 m', '180 м'], material: ['ABS plastic', 'АБС-пластик'], certificate: 'EAC',
    },
    unit: 'piece', minimum: 50, cartonQuantity: 50, cartonWeightGrams: 10800, cartonVolumeCm3: 34000,
    price: [[50, 345], [300, 318], [1500, 289]], delivery: [[1, 5], [1500, 16]],
    axes: [],
    art: { code: '1f526', show: 'one', stance: 'lying', turn: 6, largestPart: true },
  }),
  product({
    key: 'power-cord', shopId: 3, category: 'cords', article: 'ZL-PC',
    name: {
      en: 'Power cord with Schuko plug, 3 × 0.75 mm², open end',
      ru: 'Шнур сетевой с евровилкой, 3 × 0,75 мм², без розетки',
      zh_CN: '欧标电源线 3×0.75平方',
    },
    description: {
      en: 'Moulded plug with earth contacts and copper conductors, not aluminium. Ends are stripped and tinned. For makers of lamps, tools and appliances.',
      ru: 'Литая вилка с заземлением, жилы медные, а не алюминиевые. Концы зачищены и облужены. Для производителей светильников, инструмента и техники.',
    },
    parameters: {
      voltage: ['250 V, 10 A', '250 В, 10 А'], material: ['Copper, PVC', 'Медь, ПВХ'], thickness: ['3 × 0.75 mm²', '3 × 0,75 мм²'], standard: ['CEE 7/7, H05VV-F', 'CEE 7/7, ПВС'],
      certificate: 'VDE, EAC', packing: ['Bundles of 50', 'Связки по 50'],
    },
    unit: 'piece', minimum: 200, cartonQuantity: 100, cartonWeightGrams: 17800, cartonVolumeCm3: 38000,
    price: 86, delivery: [[1, 6], [5000, 18]],
    axes: [axis('cord', [['15', ['1.5 m', '1,5 м']], ['20', ['2 m', '2 м'], 21], ['30', ['3 m', '3 м'], 62]])],
    art: { code: '1f50c', show: 'trio', stance: 'lying', turn: 12 },
  }),
  product({
    key: 'alkaline-batteries', shopId: 3, category: 'batteries', article: 'ZL-AB',
    name: {
      en: 'Alkaline batteries 1.5 V, box of 40',
      ru: 'Батарейки щелочные 1,5 В, коробка 40 шт.',
      zh_CN: '1.5伏碱性电池 40粒装',
    },
    description: {
      en: 'Mercury-free alkaline cells with 5 years of shelf life. Shrink packs of four inside the display box. Shipped with MSDS and the transport test report.',
      ru: 'Щелочные элементы без ртути, срок хранения 5 лет. Термоплёнка по четыре штуки внутри шоу-бокса. Отгрузка с MSDS и протоколом транспортных испытаний.',
    },
    parameters: {
      voltage: ['1.5 V', '1,5 В'], capacity: ['AA 2,600 mAh, AAA 1,150 mAh', 'AA 2600 мА·ч, AAA 1150 мА·ч'], lifetime: ['Shelf life 5 years', 'Хранение 5 лет'], contents: ['40 cells', '40 элементов'],
      temperature: ['−20…+54 °C', '−20…+54 °C'], certificate: 'MSDS, UN 38.3', packing: ['Display box', 'Шоу-бокс'],
    },
    unit: 'box', minimum: 18, cartonQuantity: 18, cartonWeightGrams: 17600, cartonVolumeCm3: 14000,
    price: 560, delivery: [[1, 5], [900, 15]],
    axes: [axis('size', [['AA', 'AA (LR6)'], ['AAA', 'AAA (LR03)', -130]])],
    art: { code: '1f50b', show: 'trio', stance: 'standing' },
  }),
  product({
    key: 'headphones', shopId: 3, category: 'headphones', article: 'ZL-HP9',
    name: {
      en: 'Over-ear wireless headphones, Bluetooth 5.4, 40 h',
      ru: 'Наушники беспроводные полноразмерные, Bluetooth 5.4, 40 ч',
      zh_CN: '头戴式无线蓝牙耳机 5.4 40小时续航',
    },
    description: {
      en: 'Folding headphones with soft cushions and 40 mm drivers. Two microphones with noise reduction for calls, cable mode when the battery is empty. Voice prompts in English or Russian.',
      ru: 'Складные наушники с мягкими амбушюрами и излучателями 40 мм. Два микрофона с шумоподавлением для звонков, при разряде работают от кабеля. Голосовые подсказки на английском или русском.',
    },
    parameters: {
      connection: ['Bluetooth 5.4, 3.5 mm jack', 'Bluetooth 5.4, разъём 3,5 мм'], battery: ['400 mAh, USB-C', '400 мА·ч, USB-C'], lifetime: ['40 h of music', '40 ч музыки'], range: ['12 m', '12 м'],
      weight: ['210 g', '210 г'], packing: ['Gift box', 'Подарочная коробка'], certificate: 'EAC, CE, RoHS', marking: ['From 500 pcs', 'От 500 шт.'],
    },
    unit: 'piece', minimum: 20, cartonQuantity: 20, cartonWeightGrams: 9400, cartonVolumeCm3: 72000,
    price: [[20, 980], [100, 910], [500, 825]], delivery: [[1, 6], [500, 18]],
    axes: [colour('white', 'black', 'pink')],
    art: { code: '1f3a7', show: 'one', stance: 'standing', body: [0, 360] },
  }),
  product({
    key: 'portable-radio', shopId: 3, category: 'radios', article: 'ZL-RD4',
    name: {
      en: 'Portable radio FM/AM/SW, USB player, built-in battery',
      ru: 'Радиоприёмник переносной FM/AM/SW, USB-плеер, аккумулятор',
      zh_CN: '便携式全波段收音机 USB播放',
    },
    description: {
      en: 'Radio for the dacha and the workshop: telescopic aerial, FM from 64 MHz, player for USB and microSD. Works from mains, its battery or three D cells.',
      ru: 'Приёмник для дачи и мастерской: телескопическая антенна, FM от 64 МГц, плеер USB и microSD. Работает от сети, аккумулятора или трёх элементов D.',
    },
    parameters: {
      range: ['FM 64–108 MHz, AM, SW 1–7', 'FM 64–108 МГц, СВ, КВ 1–7'], power: ['3 W', '3 Вт'], battery: ['1,200 mAh', '1200 мА·ч'], connection: 'USB, microSD, AUX',
      dimensions: ['228 × 135 × 70 mm', '228 × 135 × 70 мм'], certificate: 'EAC', warranty: ['12 months', '12 месяцев'],
    },
    unit: 'piece', minimum: 20, cartonQuantity: 20, cartonWeightGrams: 15800, cartonVolumeCm3: 64000,
    price: [[20, 770], [100, 720], [400, 665]], delivery: [[1, 6], [400, 18]],
    axes: [],
    art: { code: '1f4fb', show: 'one', stance: 'standing' },
  }),
  product({
    key: 'wireless-keyboard', shopId: 3, category: 'keyboards', article: 'ZL-KB87',
    name: {
      en: 'Wireless keyboard, 87 keys, low profile, RU/EN legends',
      ru: 'Клавиатура беспроводная, 87 клавиш, низкий профиль, RU/EN',
      zh_CN: '87键无线超薄键盘 俄英双语',
    },
    description: {
      en: 'Quiet scissor keys, three devices by Bluetooth and one by a 2.4 GHz receiver. Russian and Latin legends are lasered and do not wear off.',
      ru: 'Тихие клавиши-ножницы, три устройства по Bluetooth и одно через приёмник 2,4 ГГц. Русская и латинская раскладки нанесены лазером и не стираются.',
    },
    parameters: {
      connection: ['Bluetooth 5.2, 2.4 GHz', 'Bluetooth 5.2, 2,4 ГГц'], battery: ['500 mAh, USB-C', '500 мА·ч, USB-C'], lifetime: ['5 million presses', '5 млн нажатий'], dimensions: ['360 × 130 × 18 mm', '360 × 130 × 18 мм'],
      weight: ['460 g', '460 г'], packing: ['Colour box', 'Цветная коробка'], certificate: 'EAC, CE',
    },
    unit: 'piece', minimum: 20, cartonQuantity: 20, cartonWeightGrams: 12800, cartonVolumeCm3: 38000,
    price: 890, delivery: [[1, 6], [600, 18]],
    axes: [colour('white', 'black')],
    art: { code: '2328-fe0f', show: 'one', stance: 'lying', turn: -7, body: [0, 360] },
  }),
  product({
    key: 'wireless-mouse', shopId: 3, category: 'mice', article: 'ZL-MS3',
    name: {
      en: 'Wireless mouse, silent click, 1,600 DPI, AA battery',
      ru: 'Мышь беспроводная, бесшумный клик, 1600 DPI, батарейка AA',
      zh_CN: '静音无线鼠标 1600DPI',
    },
    description: {
      en: 'Symmetrical office mouse with silent switches. One AA cell lasts 12 months. The receiver is kept in the body.',
      ru: 'Симметричная офисная мышь с бесшумными переключателями. Одного элемента AA хватает на 12 месяцев. Приёмник хранится в корпусе.',
    },
    parameters: {
      connection: ['2.4 GHz receiver', 'Приёмник 2,4 ГГц'], battery: ['AA, 12 months', 'AA, 12 месяцев'], range: ['10 m', '10 м'], weight: ['68 g', '68 г'],
      lifetime: ['3 million clicks', '3 млн нажатий'], packing: ['Colour box', 'Цветная коробка'], marking: ['Pad print, from 300 pcs', 'Тампопечать, от 300 шт.'],
    },
    unit: 'piece', minimum: 50, cartonQuantity: 50, cartonWeightGrams: 7200, cartonVolumeCm3: 36000,
    price: [[50, 268], [300, 244], [1500, 219]], delivery: [[1, 5], [1500, 15]],
    axes: [colour('white', 'black', 'blue')],
    art: { code: '1f5b1-fe0f', show: 'one', stance: 'lying', turn: 14, body: [0, 360] },
  }),
  product({
    key: 'quartz-watch', shopId: 3, category: 'wrist-watches', article: 'ZL-WQ6',
    name: {
      en: 'Quartz wrist watch, silicone strap, 5 ATM',
      ru: 'Часы наручные кварцевые, силиконовый ремешок, 5 АТМ',
      zh_CN: '硅胶带石英手表 5ATM防水',
    },
    description: {
      en: 'Light unisex watch with a Japanese movement and luminous hands. Screw-down case back, water resistance tested on every piece. Dial with your logo from 300 pieces.',
      ru: 'Лёгкие часы унисекс с японским механизмом и светящимися стрелками. Завинчивающаяся крышка, влагозащита проверена на каждом экземпляре. Циферблат с вашим логотипом от 300 штук.',
    },
    parameters: {
      movement: ['Miyota 2035, quartz', 'Miyota 2035, кварц'], material: ['ABS case, silicone strap', 'Корпус АБС, ремешок силикон'], glass: ['Mineral', 'Минеральное'], protection: ['5 ATM', '5 АТМ'],
      diameter: ['40 mm', '40 мм'], packing: ['Metal tin', 'Жестяная коробка'], warranty: ['12 months', '12 месяцев'],
    },
    unit: 'piece', minimum: 50, cartonQuantity: 50, cartonWeightGrams: 5900, cartonVolumeCm3: 22000,
    price: [[50, 495], [200, 456], [1000, 412]], delivery: [[1, 7], [1000, 22]],
    axes: [colour('blue', 'green', 'red')],
    art: { code: '231a', show: 'one', stance: 'lying', turn: 10, body: [185, 285] },
  }),
] satisfies readonly Product[]
