import { axis, colour, product, sizes } from './build.ts'
import type { Product } from './types.ts'

export const yiwuGoods = [
  product({
    key: 'school-backpack', shopId: 4, category: 'backpacks', article: 'YW-BP28',
    name: {
      en: 'School backpack, 28 l, orthopaedic back, reflective trim',
      ru: 'Рюкзак школьный, 28 л, анатомическая спинка, светоотражатели',
      zh_CN: '28升护脊反光书包',
    },
    description: {
      en: 'Two compartments, laptop pocket to 14 inches, side pockets for bottles. Padded back with air channels and a chest strap. The fabric sheds rain and is dyed to the fourth grade of fastness.',
      ru: 'Два отделения, карман под ноутбук до 14 дюймов, боковые карманы для бутылок. Спинка с вентиляцией и нагрудный ремень. Ткань не промокает, стойкость окраски четвёртой степени.',
    },
    parameters: {
      material: ['Polyester 600D', 'Полиэстер 600D'], capacity: ['28 l', '28 л'], dimensions: ['44 × 30 × 18 cm', '44 × 30 × 18 см'], weight: ['780 g', '780 г'],
      pockets: '6', age: ['8–14 years', '8–14 лет'], certificate: ['EAC, TR CU 007/2011', 'ЕАС, ТР ТС 007/2011'], marking: ['Embroidery, from 200 pcs', 'Вышивка, от 200 шт.'],
    },
    unit: 'piece', minimum: 20, cartonQuantity: 20, cartonWeightGrams: 17200, cartonVolumeCm3: 128000,
    price: [[20, 930], [100, 865], [500, 790]], delivery: [[1, 5], [500, 20]],
    axes: [colour('red', 'navy', 'violet')], scarce: { 'YW-BP28-V': 40 },
    art: { code: '1f392', show: 'one', stance: 'standing', body: [320, 380] },
  }),
  product({
    key: 'stick-umbrella', shopId: 4, category: 'umbrellas', article: 'YW-UM8',
    name: {
      en: 'Stick umbrella, automatic, 8 fibreglass ribs, wood handle',
      ru: 'Зонт-трость полуавтомат, 8 спиц из стекловолокна, деревянная ручка',
      zh_CN: '8骨玻纤自动直杆伞 木柄',
    },
    description: {
      en: 'Windproof umbrella with a canopy of 105 cm. Fibreglass ribs bend and spring back. Pongee fabric with Teflon finish dries in minutes.',
      ru: 'Ветроустойчивый зонт с куполом 105 см. Спицы из стекловолокна гнутся и возвращают форму. Эпонж с тефлоновой пропиткой сохнет за минуты.',
    },
    parameters: {
      material: ['Pongee 190T', 'Эпонж 190T'], ribs: ['8 ribs, fibreglass', '8 спиц, стекловолокно'], handle: ['Beech', 'Бук'], diameter: ['105 cm', '105 см'],
      length: ['88 cm', '88 см'], weight: ['430 g', '430 г'], packing: ['Sleeve, polybag', 'Чехол, пакет'],
    },
    unit: 'piece', minimum: 48, cartonQuantity: 24, cartonWeightGrams: 11600, cartonVolumeCm3: 52000,
    price: [[48, 415], [240, 380], [960, 345]], delivery: [[1, 5], [960, 18]],
    axes: [colour('violet', 'black', 'burgundy')],
    art: { code: '1f302', show: 'fan', stance: 'lying', body: [235, 300] },
  }),
  product({
    key: 'cabin-suitcase', shopId: 4, category: 'suitcases', article: 'YW-SC',
    name: {
      en: 'Suitcase, ABS + PC, 4 double wheels, combination lock',
      ru: 'Чемодан АБС + поликарбонат, 4 сдвоенных колеса, кодовый замок',
      zh_CN: 'ABS+PC万向轮密码行李箱',
    },
    description: {
      en: 'Rigid shell with a textured finish that hides scratches. Wheels run silent on a steel axle, the telescopic handle has three positions. Withstands −20 °C drop tests.',
      ru: 'Жёсткий корпус с фактурой, на которой не видно царапин. Бесшумные колёса на стальной оси, телескопическая ручка в трёх положениях. Выдерживает падение при −20 °C.',
    },
    parameters: {
      material: ['ABS 60 %, polycarbonate 40 %', 'АБС 60 %, поликарбонат 40 %'], lining: ['Polyester 210D', 'Полиэстер 210D'], wheels: ['4 × 2, 360°', '4 × 2, 360°'], closure: ['Zip, 3-digit lock', 'Молния, замок 3 цифры'],
      temperature: ['To −20 °C', 'До −20 °C'], packing: ['Film and box', 'Плёнка и коробка'], warranty: ['24 months', '24 месяца'],
    },
    unit: 'piece', minimum: 9, cartonQuantity: 3, cartonWeightGrams: 10200, cartonVolumeCm3: 172000,
    price: 1890, delivery: [[1, 6], [300, 20]],
    axes: [colour('blue', 'black'), axis('size', [['S', ['S, 38 l', 'S, 38 л']], ['M', ['M, 65 l', 'M, 65 л'], 620], ['L', ['L, 98 l', 'L, 98 л'], 1290]])],
    art: { code: '1f9f3', show: 'one', stance: 'standing', body: [190, 235] },
  }),
  product({
    key: 'plush-bear', shopId: 4, category: 'soft-toys', article: 'YW-TB',
    name: {
      en: 'Plush bear, hypoallergenic filling, 30–60 cm',
      ru: 'Медведь плюшевый, гипоаллергенный наполнитель, 30–60 см',
      zh_CN: '毛绒泰迪熊 30-60厘米',
    },
    description: {
      en: 'Soft plush with a 7 mm pile, embroidered eyes for the smallest. Seams pass a pull test of 90 N. Machine wash at 30 °C.',
      ru: 'Мягкий плюш с ворсом 7 мм, вышитые глаза для самых маленьких. Швы выдерживают 90 Н на разрыв. Машинная стирка при 30 °C.',
    },
    parameters: {
      material: ['Plush, polyester', 'Плюш, полиэстер'], filling: ['Hollow fibre', 'Холлофайбер'], age: ['From 0', 'От 0 лет'], certificate: ['EAC, TR CU 008/2011', 'ЕАС, ТР ТС 008/2011'],
      packing: ['Polybag', 'Пакет'], marking: ['Sewn label, from 200 pcs', 'Вшивная бирка, от 200 шт.'],
    },
    unit: 'piece', minimum: 24, cartonQuantity: 12, cartonWeightGrams: 5400, cartonVolumeCm3: 96000,
    price: 340, delivery: [[1, 5], [600, 20]],
    axes: [axis('height', [['30', ['30 cm', '30 см']], ['45', ['45 cm', '45 см'], 280], ['60', ['60 cm', '60 см'], 690]])],
    art: { code: '1f9f8', show: 'graduated', stance: 'standing' },
  }),
  product({
    key: 'baseball-cap', shopId: 4, category: 'caps', article: 'YW-CP6',
    name: {
      en: 'Baseball cap, cotton twill, metal buckle, adult',
      ru: 'Бейсболка, хлопковый твил, металлическая пряжка, взрослая',
      zh_CN: '纯棉斜纹棒球帽 金属扣',
    },
    description: {
      en: 'Six panels with sewn eyelets and a stiffened front for embroidery. Sweatband of cotton, curved peak with eight rows of stitching.',
      ru: 'Шесть клиньев с обмётанными люверсами, уплотнённый перед под вышивку. Хлопковая лента, изогнутый козырёк с восемью строчками.',
    },
    parameters: {
      material: ['Cotton twill, 260 g/m²', 'Хлопковый твил, 260 г/м²'], size: ['56–60 cm, adjustable', '56–60 см, регулируемый'], closure: ['Metal buckle', 'Металлическая пряжка'], weight: ['85 g', '85 г'],
      packing: ['12 in an inner box', '12 шт. во внутренней коробке'], marking: ['Embroidery, from 100 pcs', 'Вышивка, от 100 шт.'],
    },
    unit: 'piece', minimum: 96, cartonQuantity: 96, cartonWeightGrams: 9800, cartonVolumeCm3: 84000,
    price: [[96, 142], [480, 126], [1920, 112]], delivery: [[1, 4], [1920, 15]],
    axes: [colour('blue', 'black', 'red')],
    art: { code: '1f9e2', show: 'one', stance: 'standing', body: [180, 235] },
  }),
  product({
    key: 'knitted-scarf', shopId: 4, category: 'scarves', article: 'YW-SF18',
    name: {
      en: 'Knitted scarf with fringe, acrylic and wool, 180 × 30 cm',
      ru: 'Шарф вязаный с бахромой, акрил и шерсть, 180 × 30 см',
      zh_CN: '羊毛混纺流苏围巾 180×30厘米',
    },
    description: {
      en: 'Dense double knit that does not curl at the edges. Acrylic with 20 % wool is warm and does not prick. Fringe of 8 cm knotted by hand.',
      ru: 'Плотная двойная вязка, края не закручиваются. Акрил с 20 % шерсти греет и не колется. Бахрома 8 см завязана вручную.',
    },
    parameters: {
      material: ['Acrylic 80 %, wool 20 %', 'Акрил 80 %, шерсть 20 %'], size: ['180 × 30 cm', '180 × 30 см'], weight: ['190 g', '190 г'], season: ['Winter', 'Зима'],
      packing: ['Polybag, hang tag', 'Пакет, бирка'], marking: ['Jacquard logo, from 300 pcs', 'Жаккардовый логотип, от 300 шт.'],
    },
    unit: 'piece', minimum: 60, cartonQuantity: 60, cartonWeightGrams: 12900, cartonVolumeCm3: 66000,
    price: [[60, 285], [300, 259], [1200, 236]], delivery: [[1, 5], [1200, 18]],
    axes: [colour('red', 'grey', 'navy')],
    art: { code: '1f9e3', show: 'one', stance: 'lying', turn: 0, body: [310, 380] },
  }),
  product({
    key: 'winter-gloves', shopId: 4, category: 'gloves', article: 'YW-GL2',
    name: {
      en: 'Knitted winter gloves, touch-screen fingertips, fleece lining',
      ru: 'Перчатки вязаные зимние, для сенсорных экранов, на флисе',
      zh_CN: '触屏针织加绒手套',
    },
    description: {
      en: 'Warm gloves with conductive yarn in three fingertips. Long ribbed cuff keeps the wind out. Sold by the dozen, sizes mixed as you order.',
      ru: 'Тёплые перчатки с токопроводящей нитью на трёх пальцах. Длинная манжета не пускает ветер. Отгрузка дюжинами, размеры по вашей раскладке.',
    },
    parameters: {
      material: ['Acrylic 95 %, elastane 5 %', 'Акрил 95 %, эластан 5 %'], lining: ['Fleece', 'Флис'], season: ['Winter', 'Зима'], temperature: ['To −15 °C', 'До −15 °C'],
      weight: ['78 g a pair', '78 г пара'], packing: ['Header card', 'Картонный хедер'],
    },
    unit: 'pair', minimum: 120, cartonQuantity: 120, cartonWeightGrams: 10600, cartonVolumeCm3: 54000,
    price: [[120, 138], [600, 124], [2400, 109]], delivery: [[1, 4], [2400, 15]],
    axes: [colour('violet', 'black', 'grey'), sizes('S', 'M', 'L')],
    art: { code: '1f9e4', show: 'one', stance: 'lying', turn: -5, body: [260, 330] },
  }),
  product({
    key: 'hardcover-notebook', shopId: 4, category: 'notebooks', article: 'YW-NB5',
    name: {
      en: 'Notebook A5, hard cover, elastic band, 96 sheets, lined',
      ru: 'Блокнот A5, твёрдая обложка, резинка, 96 листов, линейка',
      zh_CN: 'A5硬面绑带笔记本 96张 横线',
    },
    description: {
      en: 'Soft-touch cover with rounded corners, ribbon and a pocket at the back. Thread-sewn block lies flat. Ink does not show through the 80 g paper.',
      ru: 'Обложка софт-тач со скруглёнными углами, ляссе и карман в конце. Прошитый блок раскрывается полностью. На бумаге 80 г чернила не просвечивают.',
    },
    parameters: {
      size: ['A5, 145 × 210 mm', 'A5, 145 × 210 мм'], sheets: '96', paper: ['80 g/m², cream', '80 г/м², кремовая'], material: ['PU, board 2 mm', 'Экокожа, картон 2 мм'],
      closure: ['Elastic band', 'Резинка'], marking: ['Embossing, from 200 pcs', 'Тиснение, от 200 шт.'], packing: ['Film, 10 a pack', 'Плёнка, по 10 шт.'],
    },
    unit: 'piece', minimum: 80, cartonQuantity: 40, cartonWeightGrams: 13600, cartonVolumeCm3: 24000,
    price: [[80, 152], [400, 138], [2000, 121]], delivery: [[1, 5], [2000, 18]],
    axes: [colour('violet', 'black', 'burgundy')],
    art: { code: '1f4d3', show: 'fan', stance: 'lying', body: [220, 320] },
  }),
  product({
    key: 'latex-balloons', shopId: 4, category: 'balloons', article: 'YW-LB',
    name: {
      en: 'Latex balloons, 30 cm, pack of 100, for helium',
      ru: 'Шары латексные, 30 см, 100 штук, под гелий',
      zh_CN: '30厘米乳胶气球 100只装',
    },
    description: {
      en: 'Thick natural latex, 2.8 g a balloon, stays up 14–18 hours with helium. Even colour without spots after inflation. Biodegradable.',
      ru: 'Плотный натуральный латекс, 2,8 г шар, с гелием держится 14–18 часов. Ровный цвет без пятен после надувания. Биоразлагаемые.',
    },
    parameters: {
      material: ['Natural latex', 'Натуральный латекс'], diameter: ['30 cm (12″)', '30 см (12″)'], weight: ['2.8 g each', '2,8 г один'], contents: ['100 balloons', '100 шаров'],
      age: ['From 3 years', 'От 3 лет'], certificate: ['EAC, EN 71', 'ЕАС, EN 71'], packing: ['Printed bag', 'Пакет с печатью'],
    },
    unit: 'set', minimum: 50, cartonQuantity: 50, cartonWeightGrams: 15200, cartonVolumeCm3: 33000,
    price: [[50, 218], [250, 199], [1000, 178]], delivery: [[1, 4], [1000, 14]],
    axes: [colour('red', 'blue', 'yellow', 'white')],
    art: { code: '1f388', show: 'trio', stance: 'lying', body: [258, 380] },
  }),
  product({
    key: 'christmas-tree', shopId: 4, category: 'christmas-trees', article: 'YW-XT',
    name: {
      en: 'Artificial tree with decorations, PVC needles, metal stand',
      ru: 'Ёлка искусственная с украшениями, хвоя ПВХ, металлическая подставка',
      zh_CN: '带装饰PVC圣诞树 金属底座',
    },
    description: {
      en: 'Full tree of three sections with hinged branches, put up in ten minutes. Baubles and the star are in the box. Flame-retardant needles do not fall.',
      ru: 'Пышная ёлка из трёх секций с откидными ветками, собирается за десять минут. Шары и звезда в коробке. Негорючая хвоя не осыпается.',
    },
    parameters: {
      material: ['PVC, steel', 'ПВХ, сталь'], contents: ['Tree, stand, 24 baubles, star', 'Ёлка, подставка, 24 шара, звезда'], standard: 'EN 71-2', season: ['New Year', 'Новый год'],
      packing: ['Colour box with handle', 'Цветная коробка с ручкой'], certificate: 'EAC',
    },
    unit: 'piece', minimum: 8, cartonQuantity: 4, cartonWeightGrams: 14400, cartonVolumeCm3: 98000,
    price: 1120, delivery: [[1, 6], [200, 20]],
    axes: [axis('height', [['120', ['120 cm', '120 см']], ['150', ['150 cm', '150 см'], 460], ['180', ['180 cm', '180 см'], 1080], ['210', ['210 cm', '210 см'], 1890]])],
    art: { code: '1f384', show: 'one', stance: 'standing' },
  }),
] satisfies readonly Product[]
