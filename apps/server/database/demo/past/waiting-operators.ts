import { type ApplicationPicture, applicationPictures, applyType, refundType } from '@kyakhta/contract';
import type { ActorOf } from '../../../src/runtime/context.ts';
import { account } from '../../../src/domains/ledger/index.ts';
import { before, buy, buyerOf, dayHours, itemOf, lineOf, receive, sent, shipWhole } from './trade.ts';
import { type Past, sellerOf } from './walk.ts';

/** The second of two: so the first, whom everybody tries, may agree to what this one proposes. */
const operator: ActorOf<'operator'> = { kind: 'operator', id: 2, areas: null };
/** Stores 1 to 5 are of those who try the demo. */
const ownStores = 5;

/** A store refused a refund, and its buyer has laid it before the platform. */
const planDispute = (past: Past): void => {
  const buyer = 21;
  const [storeId, offer] =
    [...past.offers]
      .filter(([id]) => id > ownStores)
      .flatMap(([id, offers]) => offers.map((one) => [id, one] as const))
      .find(([, { code }]) => code.startsWith('plates-')) ?? [];
  if (storeId === undefined || offer === undefined) throw new Error('no store of the past sells plates');
  before(past, 34 * dayHours, async () => {
    const orderNumber = await buy(past, buyer, [itemOf(storeId, offer)]);
    before(past, 33 * dayHours, () => shipWhole(past, storeId, orderNumber, 'SF1042007116024'));
    before(past, 8 * dayHours, async () => {
      await receive(past, buyer, orderNumber);
      const orderItemId = await lineOf(past, buyer, orderNumber, offer);
      before(past, 7 * dayHours, () => disputed(past, { buyer, storeId, orderNumber, orderItemId }));
    });
  });
};

interface Disputed {
  readonly buyer: number;
  readonly storeId: number;
  readonly orderNumber: string;
  readonly orderItemId: number;
}
const disputed = async (past: Past, { buyer, storeId, orderNumber, orderItemId }: Disputed): Promise<void> => {
  const { refundSn } = await past.call(buyerOf(buyer), 'POST /p/orderRefund/apply', {
    orderNumber,
    refundType: refundType.oneItem,
    orderItemId,
    applyType: applyType.refundOnly,
    isReceiver: 1,
    goodsNum: 6,
    buyerReason: 'damaged',
    buyerDesc: 'В двух коробках шесть битых тарелок, угол одной коробки был смят. Вскрывали при водителе, акт составлен.',
  });
  before(past, 4 * dayHours, async () => {
    const sellerMsg =
      'Every carton is photographed and drop-tested before loading. The waybill was signed without a remark, so we cannot agree.';
    await past.call(sellerOf(storeId), 'PUT /shop/admin/refund/refuse', { refundSn, sellerMsg });
  });
  before(past, 40, async () => {
    await past.call(buyerOf(buyer), 'PUT /p/orderRefund/apply_platform_intervention', {
      refundSn,
      reason: 'Бой случился до получения',
      description: 'Накладную подписали до вскрытия, поэтому замечаний в ней нет. В акте вскрытия стоит подпись водителя вашей линии.',
    });
  });
  before(past, 22, async () => {
    const voucherDesc =
      'Our loading photographs show all cartons whole. We offer to add six plates to the next order, but not to pay for these.';
    await past.call(sellerOf(storeId), 'POST /shop/admin/refund/voucher', { refundSn, voucherDesc });
  });
};

/** The store that has earned most asks for some of it. */
const planPayout = (past: Past): void => {
  before(past, 3 * dayHours, async () => {
    const rows = await past.rows<{ storeId: number; firm: string }>(
      `select s.id as "storeId", s.firm_name as firm from balances b join stores s on b.account = replace($1, '0', s.id::text)
       where s.id > $2 order by b.balance desc, s.id limit 1`,
      [account.storeAvailable(0), ownStores],
    );
    const [earned] = rows;
    if (earned === undefined) return;
    const seller = sellerOf(earned.storeId);
    await past.call(seller, 'PUT /shop/admin/settlement/account', {
      holder: earned.firm,
      bank: 'Demo Bank, foreign trade branch',
      account: '6200 0000 0100 2024 588',
      swift: 'DEMOCNBHXXX',
      country: 'CN',
    });
    before(past, 11, async () => {
      const { available } = await past.call(seller, 'GET /shop/admin/settlement/balance', {});
      const hundreds = Math.floor(available / 100) * 100;
      if (hundreds > 0) await past.call(seller, 'POST /shop/admin/settlement/withdraw', { amount: String(hundreds) });
    });
  });
};

/** A store whose goods are looked at first has a new product. */
const planGoods = (past: Past): void => {
  before(past, 9 * dayHours, async () => {
    const rows = await past.rows<{ shopId: number }>(`select id as "shopId" from stores where name = 'Harbin Ice Sport'`);
    const shopId = rows[0]?.shopId ?? 0;
    await past.call(operator, 'PUT /platform/shop/goodsReview', { shopId, isReviewed: true });
    before(past, 20, () => submitSledge(past, shopId));
  });
};

const submitSledge = async (past: Past, shopId: number): Promise<void> => {
  const seller = sellerOf(shopId);
  const { sledge } = await import('./drawn.ts');
  const { fileId } = await past.call(seller, 'POST /shop/admin/file/upload', { purpose: 'product' }, await sent(past, await sledge()));
  const variant = (article: string, length: string, price: string, stock: string) => ({
    article,
    price,
    ordinary_freight: '1.10',
    express_freight: '3.90',
    stock,
    properties: `Length:${length} cm`,
    properties_ru: `Длина:${length} см`,
    properties_zh: `长度:${length}厘米`,
  });
  await past.call(seller, 'POST /shop/admin/prod', {
    product: {
      product: 'HB-SLEDGE-BEECH',
      name_en: 'Wooden sledge, slatted seat of beech, red steel runners',
      name_ru: 'Санки деревянные, сиденье из буковых реек, красные стальные полозья',
      name_zh: '榉木条座红色钢滑条雪橇',
      category: 'Sledges & tubes',
      unit: 'pcs',
      minimum: '24',
      carton_quantity: '6',
      carton_weight_kg: '21.6',
      carton_volume_m3: '0.118',
      delivery_days: '9',
      description_en: 'Beech slats, oiled, screwed and not nailed. Runners of steel tube, powder coated. Carries 80 kg.',
      description_ru:
        'Буковые рейки под маслом, на винтах, без гвоздей. Полозья из стальной трубы с порошковой окраской. Нагрузка до 80 кг.',
      description_zh: '榉木条上油，螺钉连接。钢管滑条喷塑，承重80公斤。',
      specifications_en: 'Material:Beech, steel;Load:80 kg;Age:from 3 years',
      specifications_ru: 'Материал:Бук, сталь;Нагрузка:80 кг;Возраст:от 3 лет',
      specifications_zh: '材质:榉木、钢;承重:80公斤;年龄:3岁以上',
      certificates: 'EAC',
    },
    variants: [variant('HB-SLB-80', '80', '17.40', '360'), variant('HB-SLB-100', '100', '19.90', '240')],
    pictures: [{ fileId }],
  });
};

/** A buyer with a firm across the border applies for a store, with all papers. */
const planApplication = (past: Past): void => {
  const buyer = buyerOf(24);
  before(past, 26, async () => {
    const { drawnPictures } = await import('./drawn.ts');
    const drawn = await drawnPictures();
    const bring = async (purpose: ApplicationPicture): Promise<[ApplicationPicture, string]> => {
      const upload = await sent(past, drawn[purpose]);
      return [purpose, (await past.call(buyer, 'POST /p/file/upload', { purpose }, upload)).filePath];
    };
    const brought = Object.fromEntries(await Promise.all(applicationPictures.map(bring)));
    await past.call(buyer, 'POST /p/shop/apply', {
      shopName: 'Транзит Маньчжурия',
      intro: 'Термосы, посуда и всё для дороги со склада в Маньчжурии. Сборные партии от одной коробки, отгрузка каждую пятницу.',
      receiveMobile: '13904705588',
      province: 'Внутренняя Монголия',
      city: 'Маньчжурия',
      area: '',
      shopAddress: 'ул. Чжунсу, 88, склад 3',
      shopLng: 117.4555,
      shopLat: 49.5975,
      country: 'CN',
      firmName: 'Manzhouli Tranzit Trade Co., Ltd.',
      creditCode: '91150781M000100242',
      ...brought,
    });
  });
};

/** One operator has proposed a correction. */
const planProposal = (past: Past): void => {
  before(past, 17, async () => {
    await past.call(operator, 'POST /platform/user/correction', {
      userId: 17,
      amount: '46.20',
      reason: 'The carrier credited one carton that was lost at Zabaykalsk, note 4417. The buyer agreed to have it on her balance.',
    });
  });
};

/** Goods that nobody on the site sells. */
const planInquiry = (past: Past): void => {
  before(past, 8, async () => {
    await past.call(buyerOf(22), 'POST /p/inquiry/save', {
      prodName: 'Кассеты для рассады, 40 ячеек',
      content: 'Ищу кассеты для рассады из толстого пластика, 40 ячеек, не одноразовые. Нужен образец и цена с доставкой до Подольска.',
      quantity: 5000,
      country: 'RU',
      city: 'Подольск',
      targetPrice: '0.35',
    });
  });
};

/** What waits for the operators, one in every queue that people fill. */
export const planForOperators = (past: Past): void => {
  planDispute(past);
  planPayout(past);
  planGoods(past);
  planApplication(past);
  planProposal(past);
  planInquiry(past);
};
