import { axis, colour, product } from './build.ts'
import type { Product } from './types.ts'

export const foshanHome = [
  product({
    key: 'stacking-chair', shopId: 5, category: 'chairs', article: 'FW-CH45',
    name: {
      en: 'Dining chair, solid ash, seat 45 cm, half assembled',
      ru: 'Стул обеденный, массив ясеня, высота сиденья 45 см, полусборка',
      zh_CN: '白蜡木实木餐椅 座高45厘米',
    },
    description: {
      en: 'Joints on tenon and glue, legs screw in with four bolts. Matt lacquer without smell, felt pads on the legs. Tested for 120 kg by EN 12520.',
      ru: 'Соединения шип-паз на клею, ножки крепятся четырьмя болтами. Матовый лак без запаха, войлочные подпятники. Испытан на 120 кг по EN 12520.',
    },
    parameters: {
      material: ['Solid ash', 'Массив ясеня'], coating: ['Matt lacquer', 'Матовый лак'], dimensions: ['45 × 50 × 82 cm', '45 × 50 × 82 см'], weight: ['4.9 kg', '4,9 кг'],
      load: ['120 kg', '120 кг'], contents: ['Chair, key, felt pads', 'Стул, ключ, войлок'], packing: ['2 in a carton', '2 шт. в коробке'], warranty: ['36 months', '36 месяцев'],
    },
    unit: 'piece', minimum: 8, cartonQuantity: 2, cartonWeightGrams: 11200, cartonVolumeCm3: 62000,
    price: [[8, 2160], [40, 2020], [200, 1870]], delivery: [[1, 7], [200, 25]],
    axes: [colour('brown', 'black', 'white')], scarce: { 'FW-CH45-K': 26 },
    art: { code: '1fa91', show: 'one', stance: 'standing', body: [255, 400] },
  }),
  product({
    key: 'interior-door', shopId: 5, category: 'interior-doors', article: 'FW-DR3',
    name: {
      en: 'Interior door, 3 panels, oak veneer, with frame',
      ru: 'Дверь межкомнатная, 3 филёнки, шпон дуба, с коробкой',
      zh_CN: '橡木贴皮三格室内门 含门套',
    },
    description: {
      en: 'Finger-jointed pine with MDF panels under oak veneer. Frame with seal, hinges and lock fitted. Sound insulation 27 dB. Corner guards on every leaf.',
      ru: 'Срощенная сосна с филёнками МДФ под шпоном дуба. Коробка с уплотнителем, петли и замок врезаны. Звукоизоляция 27 дБ. Защитные уголки на каждом полотне.',
    },
    parameters: {
      material: ['Pine, MDF, oak veneer', 'Сосна, МДФ, шпон дуба'], thickness: ['40 mm', '40 мм'], coating: ['Polyurethane lacquer', 'Полиуретановый лак'], contents: ['Leaf, frame, hinges, lock', 'Полотно, коробка, петли, замок'],
      weight: ['27 kg', '27 кг'], packing: ['Board, corner guards', 'Картон, уголки'], warranty: ['24 months', '24 месяца'],
    },
    unit: 'set', minimum: 4, cartonQuantity: 1, cartonWeightGrams: 29500, cartonVolumeCm3: 118000,
    price: 5680, delivery: [[1, 15], [50, 30]],
    axes: [axis('size', [['60', ['600 × 2,000 mm', '600 × 2000 мм']], ['70', ['700 × 2,000 mm', '700 × 2000 мм'], 180], ['80', ['800 × 2,000 mm', '800 × 2000 мм'], 360], ['90', ['900 × 2,000 mm', '900 × 2000 мм'], 690]])],
    art: { code: '1f6aa', show: 'one', stance: 'standing' },
  }),
  product({
    key: 'pvc-window', shopId: 5, category: 'windows', article: 'FW-WN',
    name: {
      en: 'PVC window, 5-chamber profile, double glazing, tilt and turn',
      ru: 'Окно ПВХ, профиль 5 камер, двухкамерный стеклопакет, поворотно-откидное',
      zh_CN: '五腔PVC窗 双层中空 内开内倒',
    },
    description: {
      en: 'White profile 70 mm with galvanised reinforcement 1.5 mm and three panes with a low-emission layer. Fittings open from both sides to minus 40 degrees outside.',
      ru: 'Белый профиль 70 мм с оцинкованным армированием 1,5 мм, три стекла с энергосберегающим слоем. Фурнитура работает при наружной температуре до минус 40 градусов.',
    },
    parameters: {
      profile: ['PVC, 70 mm, 5 chambers', 'ПВХ, 70 мм, 5 камер'], glass: ['4-10-4-10-4i', '4-10-4-10-4i'], temperature: ['To −40 °C', 'До −40 °C'], standard: ['GOST 30674-99', 'ГОСТ 30674-99'],
      contents: ['Window, anchors, handle', 'Окно, анкеры, ручка'], packing: ['Wooden crate', 'Деревянная обрешётка'], warranty: ['5 years', '5 лет'],
    },
    unit: 'piece', minimum: 4, cartonQuantity: 2, cartonWeightGrams: 78000, cartonVolumeCm3: 340000,
    price: 6900, delivery: [[1, 18], [60, 35]],
    axes: [axis('size', [['A', ['900 × 1,200 mm', '900 × 1200 мм']], ['B', ['1,300 × 1,400 mm', '1300 × 1400 мм'], 2850]])],
    art: { code: '1fa9f', show: 'one', stance: 'standing' },
  }),
  product({
    key: 'wall-mirror', shopId: 5, category: 'mirrors', article: 'FW-MR',
    name: {
      en: 'Wall mirror in carved frame, 5 mm float glass',
      ru: 'Зеркало настенное в фигурной раме, флоат-стекло 5 мм',
      zh_CN: '雕花框壁挂镜 5毫米浮法玻璃',
    },
    description: {
      en: 'Silver mirror with a copper-free backing that does not darken in a bathroom. Polyurethane frame painted by hand. Hooks for portrait and landscape.',
      ru: 'Серебряное зеркало без меди, не темнеет в ванной. Рама из полиуретана окрашена вручную. Петли для вертикального и горизонтального подвеса.',
    },
    parameters: {
      glass: ['Float, 5 mm', 'Флоат, 5 мм'], material: ['Polyurethane frame', 'Рама из полиуретана'], mounting: ['2 hooks, anchors included', '2 петли, дюбели в комплекте'], weight: ['4.2 kg', '4,2 кг'],
      packing: ['Honeycomb board', 'Сотовый картон'], warranty: ['24 months', '24 месяца'],
    },
    unit: 'piece', minimum: 6, cartonQuantity: 2, cartonWeightGrams: 10800, cartonVolumeCm3: 54000,
    price: 1740, delivery: [[1, 8], [150, 20]],
    axes: [colour('brass', 'white'), axis('size', [['50', ['50 × 70 cm', '50 × 70 см']], ['60', ['60 × 90 cm', '60 × 90 см'], 720]])],
    art: { code: '1fa9e', show: 'one', stance: 'lying', body: [20, 65] },
  }),
  product({
    key: 'shower-head', shopId: 5, category: 'showers', article: 'FW-SH3',
    name: {
      en: 'Hand shower, 3 sprays, anti-lime nozzles, G1/2',
      ru: 'Лейка для душа, 3 режима, форсунки против извести, G1/2',
      zh_CN: '三功能手持花洒 防垢 G1/2',
    },
    description: {
      en: 'Silicone nozzles are cleaned with a finger. Flow limiter of 9 litres a minute that can be removed. Fits every hose with a half-inch thread.',
      ru: 'Силиконовые форсунки очищаются пальцем. Ограничитель расхода 9 литров в минуту снимается. Подходит к любому шлангу с резьбой полдюйма.',
    },
    parameters: {
      material: ['ABS plastic', 'АБС-пластик'], coating: ['Chrome, 3 layers', 'Хром, 3 слоя'], diameter: ['110 mm', '110 мм'], spray: ['Rain, jet, mist', 'Дождь, струя, туман'],
      standard: 'G1/2', packing: ['Blister card', 'Блистер'], warranty: ['36 months', '36 месяцев'],
    },
    unit: 'piece', minimum: 60, cartonQuantity: 60, cartonWeightGrams: 13800, cartonVolumeCm3: 58000,
    price: [[60, 248], [300, 226], [1200, 203]], delivery: [[1, 5], [1200, 16]],
    axes: [axis('coating', [['C', ['Chrome', 'Хром']], ['K', ['Matt black', 'Чёрный матовый']]])],
    art: { code: '1f6bf', show: 'one', stance: 'lying' },
  }),
  product({
    key: 'compact-toilet', shopId: 5, category: 'toilets', article: 'FW-WC2',
    name: {
      en: 'Close-coupled toilet, rimless, dual flush 3/6 l, soft-close seat',
      ru: 'Унитаз-компакт безободковый, слив 3/6 л, сиденье с микролифтом',
      zh_CN: '无边框连体坐便器 3/6升双冲 缓降盖',
    },
    description: {
      en: 'Vitreous china fired at 1,280 °C, glazed inside the trap. Horizontal outlet for Russian pipes, bottom water inlet. The seat comes off with one button for cleaning.',
      ru: 'Санфарфор обжига 1280 °C, глазурь внутри сифона. Горизонтальный выпуск под российскую разводку, нижний подвод воды. Сиденье снимается одной кнопкой.',
    },
    parameters: {
      material: ['Vitreous china', 'Санфарфор'], dimensions: ['62 × 36 × 80 cm', '62 × 36 × 80 см'], weight: ['31 kg', '31 кг'], capacity: ['3 / 6 l', '3 / 6 л'],
      standard: ['GOST 30493', 'ГОСТ 30493'], contents: ['Bowl, cistern, fittings, seat', 'Чаша, бачок, арматура, сиденье'], packing: ['Foam and five-layer board', 'Пенопласт и пятислойный картон'], warranty: ['10 years', '10 лет'],
    },
    unit: 'set', minimum: 4, cartonQuantity: 1, cartonWeightGrams: 35000, cartonVolumeCm3: 186000,
    price: [[4, 5450], [20, 5120], [100, 4780]], delivery: [[1, 12], [100, 30]],
    axes: [],
    art: { code: '1f6bd', show: 'one', stance: 'standing', body: [0, 360], paint: 'white' },
  }),
  product({
    key: 'chef-knife', shopId: 5, category: 'knives', article: 'FW-KN',
    name: {
      en: "Chef's knife, 5Cr15MoV steel, full tang, riveted handle",
      ru: 'Нож поварской, сталь 5Cr15MoV, цельный хвостовик, заклёпки',
      zh_CN: '5Cr15MoV钢厨师刀 全龙骨',
    },
    description: {
      en: 'Blade ground to 15 degrees a side and finished on leather. ABS handle on three rivets stands the dishwasher. Each knife in a sheath.',
      ru: 'Заточка 15 градусов на сторону, доводка на коже. Рукоятка из АБС на трёх заклёпках выдерживает посудомоечную машину. Каждый нож в чехле.',
    },
    parameters: {
      steel: '5Cr15MoV', hardness: '56 ± 2 HRC', handle: ['ABS, 3 rivets', 'АБС, 3 заклёпки'], thickness: ['2.2 mm', '2,2 мм'],
      packing: ['Sheath, colour box', 'Чехол, цветная коробка'], certificate: ['EAC, food contact', 'ЕАС, контакт с пищей'], marking: ['Laser, from 200 pcs', 'Лазер, от 200 шт.'],
    },
    unit: 'piece', minimum: 48, cartonQuantity: 48, cartonWeightGrams: 13200, cartonVolumeCm3: 28000,
    price: 395, delivery: [[1, 6], [1000, 18]],
    axes: [axis('length', [['15', ['15 cm', '15 см'], -70], ['20', ['20 cm', '20 см']], ['25', ['25 cm', '25 см'], 110]])],
    art: { code: '1f52a', show: 'graduated', stance: 'lying' },
  }),
  product({
    key: 'cutlery-24', shopId: 5, category: 'cutlery', article: 'FW-CT24',
    name: {
      en: 'Cutlery set, 24 pieces, stainless steel 18/10',
      ru: 'Набор столовых приборов, 24 предмета, нержавеющая сталь 18/10',
      zh_CN: '24件不锈钢餐具套装 18/10',
    },
    description: {
      en: 'Six forks, knives, tablespoons and teaspoons of 2.5 mm steel. Mirror polish, no sharp edges between the tines. Box with a tray, ready for retail.',
      ru: 'По шесть вилок, ножей, столовых и чайных ложек из стали 2,5 мм. Зеркальная полировка, без заусенцев между зубцами. Коробка с ложементом для розницы.',
    },
    parameters: {
      steel: '18/10 (AISI 304)', thickness: ['2.5 mm', '2,5 мм'], coating: ['Mirror polish', 'Зеркальная полировка'], contents: ['6 forks, 6 knives, 12 spoons', '6 вилок, 6 ножей, 12 ложек'],
      packing: ['Gift box', 'Подарочная коробка'], certificate: 'EAC, LFGB',
    },
    unit: 'set', minimum: 12, cartonQuantity: 12, cartonWeightGrams: 16800, cartonVolumeCm3: 24000,
    price: [[12, 1280], [60, 1190], [300, 1090]], delivery: [[1, 7], [300, 20]],
    axes: [],
    art: { code: '1f374', show: 'one', stance: 'lying', turn: 5 },
  }),
  product({
    key: 'ceramic-teapot', shopId: 5, category: 'teapots', article: 'FW-TP9',
    name: {
      en: 'Ceramic teapot, 900 ml, steel strainer, glossy glaze',
      ru: 'Чайник заварочный керамический, 900 мл, стальное ситечко, глазурь',
      zh_CN: '900毫升陶瓷茶壶 不锈钢滤网',
    },
    description: {
      en: 'Thick-walled pot that keeps tea hot for forty minutes. Spout does not drip; the strainer lifts out. Glaze without lead and cadmium.',
      ru: 'Толстостенный чайник держит тепло сорок минут. Носик не капает, ситечко вынимается. Глазурь без свинца и кадмия.',
    },
    parameters: {
      material: ['Stoneware', 'Каменная керамика'], capacity: ['900 ml', '900 мл'], coating: ['Glaze, food safe', 'Пищевая глазурь'], contents: ['Pot, lid, strainer', 'Чайник, крышка, ситечко'],
      weight: ['720 g', '720 г'], packing: ['Box with pulp insert', 'Коробка с ложементом'], certificate: 'EAC, LFGB',
    },
    unit: 'piece', minimum: 24, cartonQuantity: 12, cartonWeightGrams: 11800, cartonVolumeCm3: 46000,
    price: [[24, 465], [120, 428], [600, 389]], delivery: [[1, 6], [600, 20]],
    axes: [colour('red', 'blue', 'white')],
    art: { code: '1fad6', show: 'one', stance: 'standing', body: [300, 402] },
  }),
  product({
    key: 'glass-jar', shopId: 5, category: 'jars', article: 'FW-GJ',
    name: {
      en: 'Glass storage jar with screw lid and label',
      ru: 'Банка стеклянная для сыпучих, завинчивающаяся крышка, этикетка',
      zh_CN: '带盖玻璃储物罐',
    },
    description: {
      en: 'Clear glass with a lid that seals on silicone. Chalk label on the front. Jars nest in cells, so that fewer than one in a thousand breaks on the way.',
      ru: 'Прозрачное стекло, крышка с силиконовым уплотнением. Этикетка под мел на фасаде. Ячейки в коробке: в пути бьётся меньше одной банки на тысячу.',
    },
    parameters: {
      glass: ['Soda-lime', 'Натрий-кальциевое'], material: ['Lid: tinplate', 'Крышка: жесть'], temperature: ['To 90 °C', 'До 90 °C'], closure: ['Screw lid, silicone seal', 'Винтовая крышка, силикон'],
      packing: ['Cells in carton', 'Ячейки в коробке'], certificate: ['EAC, food contact', 'ЕАС, контакт с пищей'],
    },
    unit: 'piece', minimum: 48, cartonQuantity: 24, cartonWeightGrams: 13400, cartonVolumeCm3: 44000,
    price: 112, delivery: [[1, 5], [2400, 16]],
    axes: [axis('capacity', [['05', ['0.5 l', '0,5 л']], ['10', ['1.0 l', '1,0 л'], 46], ['15', ['1.5 l', '1,5 л'], 98]])],
    art: { code: '1fad9', show: 'graduated', stance: 'standing' },
  }),
] satisfies readonly Product[]
