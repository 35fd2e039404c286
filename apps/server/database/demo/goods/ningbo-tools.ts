import { axis, colour, product, sizes } from './build.ts'
import type { Product } from './types.ts'

export const ningboTools = [
  product({
    key: 'toolbox-420', shopId: 1, category: 'tool-boxes', article: 'NB-TB420',
    name: {
      en: 'Metal tool box, 3 trays, 420 mm, powder coated',
      ru: 'Ящик для инструмента металлический, 3 лотка, 420 мм, порошковая окраска',
      zh_CN: '420毫米三层铁皮工具箱',
    },
    description: {
      en: 'Folding cantilever box of 0.7 mm cold-rolled steel. The trays open with the lid, the handle locks flat for stacking. Two eyes take a padlock. Passed a 48-hour salt spray test.',
      ru: 'Раскладной ящик из холоднокатаной стали 0,7 мм. Лотки открываются вместе с крышкой, ручка складывается для штабелирования. Две проушины под навесной замок. Выдержал 48 часов соляного тумана.',
    },
    parameters: {
      material: ['Cold-rolled steel, 0.7 mm', 'Холоднокатаная сталь, 0,7 мм'], coating: ['Powder, 60 µm', 'Порошковое, 60 мкм'],
      dimensions: ['420 × 200 × 200 mm', '420 × 200 × 200 мм'], weight: ['3.1 kg', '3,1 кг'], load: ['20 kg', '20 кг'],
      packing: ['Colour sleeve', 'Цветная манжета'], marking: ['From 500 pcs', 'От 500 шт.'], warranty: ['24 months', '24 месяца'],
    },
    unit: 'piece', minimum: 24, cartonQuantity: 6, cartonWeightGrams: 19800, cartonVolumeCm3: 108000,
    price: [[24, 1840], [60, 1730], [180, 1610]], delivery: [[1, 7], [180, 14], [600, 25]],
    axes: [colour('red', 'blue', 'black')], scarce: { 'NB-TB420-K': 48 },
    art: { code: '1f9f0', show: 'one', stance: 'standing', body: [320, 380] },
  }),
  product({
    key: 'wrench-set-12', shopId: 1, category: 'wrenches', article: 'NB-CW12',
    name: {
      en: 'Combination wrench set, 12 pieces, 6–22 mm, Cr-V',
      ru: 'Набор ключей комбинированных, 12 предметов, 6–22 мм, Cr-V',
      zh_CN: '12件铬钒钢两用扳手套装 6-22毫米',
    },
    description: {
      en: 'Open and ring ends of one size, ring turned 15 degrees. Forged from chrome-vanadium steel, hardened to 45 HRC. Comes in a roll pouch with numbered pockets.',
      ru: 'Рожковая и накидная головки одного размера, накидная повёрнута на 15 градусов. Ковка из хромованадиевой стали, закалка до 45 HRC. Поставляется в скрутке с подписанными карманами.',
    },
    parameters: {
      steel: ['Cr-V 6140', 'Cr-V 6140'], hardness: '42–46 HRC', coating: ['Chrome, satin', 'Хром, сатинированный'], standard: 'DIN 3113 A',
      contents: ['6, 7, 8, 10, 11, 12, 13, 14, 17, 19, 21, 22 mm', '6, 7, 8, 10, 11, 12, 13, 14, 17, 19, 21, 22 мм'],
      packing: ['Roll pouch', 'Скрутка'], warranty: ['5 years', '5 лет'],
    },
    unit: 'set', minimum: 20, cartonQuantity: 10, cartonWeightGrams: 17500, cartonVolumeCm3: 26000,
    price: 1190, delivery: [[1, 6], [500, 15]],
    axes: [axis('coating', [['S', ['Satin', 'Сатин']], ['P', ['Polished', 'Полированные'], 85]])],
    art: { code: '1f527', show: 'graduated', stance: 'lying' },
  }),
  product({
    key: 'claw-hammer', shopId: 1, category: 'hammers', article: 'NB-CH',
    name: {
      en: 'Claw hammer, forged head, hickory handle, 450–680 g',
      ru: 'Молоток-гвоздодёр, кованый боёк, рукоятка из гикори, 450–680 г',
      zh_CN: '锻造羊角锤 胡桃木柄',
    },
    description: {
      en: 'Drop-forged head of C45 steel with a polished face. The hickory handle is wedged and glued, then oiled. For roofing and framing work.',
      ru: 'Боёк из стали С45, горячая штамповка, полированная ударная часть. Рукоятка из гикори расклинена, проклеена и промаслена. Для кровельных и плотницких работ.',
    },
    parameters: {
      steel: 'C45', hardness: '50–56 HRC', handle: ['Hickory, 330 mm', 'Гикори, 330 мм'], coating: ['Clear lacquer', 'Прозрачный лак'],
      packing: ['Label with barcode', 'Этикетка со штрихкодом'], marking: ['Laser, from 300 pcs', 'Лазер, от 300 шт.'],
    },
    unit: 'piece', minimum: 48, cartonQuantity: 24, cartonWeightGrams: 19200, cartonVolumeCm3: 31000,
    price: 385, delivery: [[1, 7], [1000, 18]],
    axes: [axis('weight', [['450', ['450 g', '450 г']], ['560', ['560 g', '560 г'], 40], ['680', ['680 g', '680 г'], 95]])],
    art: { code: '1f528', show: 'one', stance: 'lying', turn: 8 },
  }),
  product({
    key: 'screwdriver', shopId: 1, category: 'screwdrivers', article: 'NB-SD',
    name: {
      en: 'Screwdriver, magnetic S2 tip, two-component handle',
      ru: 'Отвёртка с магнитным жалом, сталь S2, двухкомпонентная рукоятка',
      zh_CN: 'S2钢磁性螺丝刀 双色手柄',
    },
    description: {
      en: 'S2 steel blade with a sand-blasted magnetic tip that does not slip out of the slot. Soft handle with an anti-roll collar and a hole for hanging.',
      ru: 'Жало из стали S2 с пескоструйной обработкой и намагниченным концом не выскакивает из шлица. Мягкая рукоятка с упором от скатывания и отверстием для подвеса.',
    },
    parameters: {
      steel: 'S2', hardness: '58–60 HRC', handle: ['PP + TPR', 'ПП + ТПР'], coating: ['Satin chrome', 'Матовый хром'],
      length: ['100 mm blade', 'Жало 100 мм'], packing: ['Hanging card', 'Карта с подвесом'], warranty: ['24 months', '24 месяца'],
    },
    unit: 'piece', minimum: 144, cartonQuantity: 144, cartonWeightGrams: 15800, cartonVolumeCm3: 42000,
    price: [[144, 92], [720, 84], [2880, 76]], delivery: [[1, 5], [2880, 15]],
    axes: [colour('red', 'blue'), axis('size', [['PH1', 'PH1 × 100'], ['PH2', 'PH2 × 100'], ['SL5', 'SL 5 × 100']])],
    art: { code: '1fa9b', show: 'trio', stance: 'lying', body: [320, 380] },
  }),
  product({
    key: 'hand-saw-450', shopId: 1, category: 'saws', article: 'NB-HS450',
    name: {
      en: 'Hand saw for wood, 450 mm, 7 TPI, hardened teeth',
      ru: 'Ножовка по дереву, 450 мм, 7 TPI, закалённый зуб',
      zh_CN: '450毫米木工手锯 淬火齿',
    },
    description: {
      en: 'Blade of 65Mn spring steel, teeth ground on three sides and induction hardened. Cuts on both strokes. The heel of the handle marks 45 and 90 degrees.',
      ru: 'Полотно из пружинной стали 65Г, трёхгранная заточка, закалка зуба ТВЧ. Пилит в обе стороны. По пятке рукоятки размечают углы 45 и 90 градусов.',
    },
    parameters: {
      steel: ['65Mn', '65Г'], length: ['450 mm', '450 мм'], thickness: ['0.9 mm', '0,9 мм'], handle: ['Beech', 'Бук'],
      hardness: ['Teeth 58 HRC', 'Зуб 58 HRC'], packing: ['Cardboard sheath', 'Картонный чехол'],
    },
    unit: 'piece', minimum: 36, cartonQuantity: 36, cartonWeightGrams: 16200, cartonVolumeCm3: 48000,
    price: [[36, 298], [180, 272], [720, 249]], delivery: [[1, 7], [720, 20]],
    axes: [],
    art: { code: '1fa9a', show: 'one', stance: 'lying', turn: -6 },
  }),
  product({
    key: 'splitting-axe', shopId: 1, category: 'axes', article: 'NB-AX',
    name: {
      en: 'Forged axe with ash handle, for splitting and felling',
      ru: 'Топор кованый с рукояткой из ясеня, для колки и рубки',
      zh_CN: '锻造劈柴斧 白蜡木柄',
    },
    description: {
      en: 'Hand-finished forged head, edge hardened to a depth of 25 mm. Ash handle impregnated with linseed oil. Blade guard of genuine leather is included.',
      ru: 'Кованая голова с ручной доводкой, лезвие закалено на глубину 25 мм. Топорище из ясеня пропитано льняным маслом. Чехол на лезвие из натуральной кожи в комплекте.',
    },
    parameters: {
      steel: ['C60', 'Сталь 60'], hardness: ['Edge 52–56 HRC', 'Лезвие 52–56 HRC'], handle: ['Ash', 'Ясень'], coating: ['Red enamel', 'Красная эмаль'],
      contents: ['Axe, leather guard', 'Топор, кожаный чехол'], certificate: 'EAC', warranty: ['24 months', '24 месяца'],
    },
    unit: 'piece', minimum: 24, cartonQuantity: 12, cartonWeightGrams: 18600, cartonVolumeCm3: 34000,
    price: 720, delivery: [[1, 9], [600, 20]],
    axes: [axis('weight', [['800', ['800 g', '800 г']], ['1250', ['1,250 g', '1250 г'], 210], ['2000', ['2,000 g', '2000 г'], 540]])],
    art: { code: '1fa93', show: 'one', stance: 'lying', turn: 4, body: [325, 350], paint: 'red' },
  }),
  product({
    key: 'hex-bolts', shopId: 1, category: 'bolts', article: 'NB-HB933',
    name: {
      en: 'Hex bolts with nuts, DIN 933, class 8.8, zinc, box',
      ru: 'Болты с гайками, DIN 933, класс 8.8, цинк, коробка',
      zh_CN: 'DIN933 8.8级镀锌六角螺栓带螺母 盒装',
    },
    description: {
      en: 'Full-thread bolts with nuts and plain washers, counted by weight and packed in a strong box. Mill certificate 3.1 for every heat on request.',
      ru: 'Болты с полной резьбой, гайками и плоскими шайбами, фасовка по весу в прочную коробку. Сертификат 3.1 на каждую плавку по запросу.',
    },
    parameters: {
      standard: ['DIN 933 / GOST 7798', 'DIN 933 / ГОСТ 7798'], material: ['Steel, class 8.8', 'Сталь, класс 8.8'], coating: ['Zinc, 8 µm', 'Цинк, 8 мкм'],
      contents: ['100 bolts, 100 nuts, 100 washers', '100 болтов, 100 гаек, 100 шайб'], packing: ['Corrugated box', 'Гофрокоробка'], certificate: 'EN 10204 3.1',
    },
    unit: 'box', minimum: 20, cartonQuantity: 5, cartonWeightGrams: 21500, cartonVolumeCm3: 12500,
    price: 540, delivery: [[1, 5], [400, 12], [2000, 25]],
    axes: [axis('size', [
      ['M6', 'M6 × 30', -190], ['M8', 'M8 × 40'], ['M10', 'M10 × 50', 430], ['M12', 'M12 × 60', 980],
    ])],
    art: { code: '1f529', show: 'scatter', stance: 'lying' },
  }),
  product({
    key: 'welded-chain', shopId: 1, category: 'chains', article: 'NB-WC766',
    name: {
      en: 'Welded chain, hot-dip galvanised, DIN 766, 30 m roll',
      ru: 'Цепь сварная короткозвенная, горячий цинк, DIN 766, бухта 30 м',
      zh_CN: 'DIN766热镀锌焊接链条 30米/卷',
    },
    description: {
      en: 'Short-link calibrated chain for hoists, fences and mooring. Every roll is proof-loaded and tagged. Works from −40 to +150 °C.',
      ru: 'Короткозвенная калиброванная цепь для талей, ограждений и швартовки. Каждая бухта испытана нагрузкой и маркирована биркой. Работает от −40 до +150 °C.',
    },
    parameters: {
      standard: 'DIN 766', material: ['Steel S235', 'Сталь Ст3'], coating: ['Hot-dip zinc, 50 µm', 'Горячий цинк, 50 мкм'], length: ['30 m', '30 м'],
      temperature: ['−40…+150 °C', '−40…+150 °C'], load: ['320 / 630 kg', '320 / 630 кг'], certificate: ['Test sheet per roll', 'Протокол на бухту'],
    },
    unit: 'roll', minimum: 4, cartonQuantity: 1, cartonWeightGrams: 13800, cartonVolumeCm3: 6500,
    price: 2260, delivery: [[1, 8], [100, 18]],
    axes: [axis('thickness', [['4', ['4 mm', '4 мм']], ['5', ['5 mm', '5 мм'], 980], ['6', ['6 mm', '6 мм'], 2150]])],
    art: { code: '26d3-fe0f', show: 'one', stance: 'lying', turn: 14 },
  }),
  product({
    key: 'brass-padlock', shopId: 1, category: 'padlocks', article: 'NB-PL',
    name: {
      en: 'Brass padlock, hardened shackle, 3 keys, frost-proof',
      ru: 'Замок навесной латунный, закалённая дужка, 3 ключа, морозостойкий',
      zh_CN: '黄铜挂锁 硬化锁梁 三把钥匙',
    },
    description: {
      en: 'Solid brass body with a six-pin cylinder. The shackle is hardened and chromed; a rubber cap keeps ice out of the keyway. 25,000 key combinations.',
      ru: 'Корпус из цельной латуни, шестиштифтовый цилиндр. Дужка закалена и хромирована, резиновая заглушка не пускает лёд в скважину. 25 000 секретов.',
    },
    parameters: {
      material: ['Brass CW614N', 'Латунь ЛС59-1'], hardness: ['Shackle 56 HRC', 'Дужка 56 HRC'], contents: ['Lock, 3 keys', 'Замок, 3 ключа'],
      temperature: ['−35…+60 °C', '−35…+60 °C'], packing: ['Blister', 'Блистер'], certificate: 'EN 12320, grade 3',
    },
    unit: 'piece', minimum: 60, cartonQuantity: 60, cartonWeightGrams: 17400, cartonVolumeCm3: 19000,
    price: 265, delivery: [[1, 6], [1200, 16]],
    axes: [axis('size', [['40', ['40 mm', '40 мм']], ['50', ['50 mm', '50 мм'], 110], ['60', ['60 mm', '60 мм'], 255]])],
    art: { code: '1f512', show: 'graduated', stance: 'standing', body: [340, 425], paint: 'brass' },
  }),
  product({
    key: 'hi-vis-vest', shopId: 1, category: 'hi-vis-vests', article: 'NB-HV2',
    name: {
      en: 'High-visibility vest, class 2, 2 reflective bands, zip',
      ru: 'Жилет сигнальный, класс 2, 2 световозвращающие полосы, молния',
      zh_CN: '二级反光背心 拉链款',
    },
    description: {
      en: 'Knitted polyester 120 g/m² with sewn 50 mm reflective bands that stand 25 washes. Zip, badge pocket and phone pocket. Cut for wear over a winter jacket.',
      ru: 'Трикотажный полиэстер 120 г/м², нашитые полосы 50 мм выдерживают 25 стирок. Молния, карман для бейджа и телефона. Крой рассчитан на зимнюю куртку.',
    },
    parameters: {
      material: ['Polyester, 120 g/m²', 'Полиэстер, 120 г/м²'], closure: ['Zip', 'Молния'], pockets: '2', standard: ['EN ISO 20471, class 2', 'ГОСТ 12.4.281, класс 2'],
      certificate: 'EAC', packing: ['Polybag', 'Пакет'], marking: ['Screen print, from 300 pcs', 'Шелкография, от 300 шт.'],
    },
    unit: 'piece', minimum: 100, cartonQuantity: 100, cartonWeightGrams: 15500, cartonVolumeCm3: 62000,
    price: [[100, 168], [500, 152], [2000, 139]], delivery: [[1, 5], [2000, 15]],
    axes: [colour('orange', 'lime'), sizes('L', 'XL', 'XXL', '3XL')],
    art: { code: '1f9ba', show: 'one', stance: 'standing', body: [330, 405] },
  }),
] satisfies readonly Product[]
