import type pg from 'pg';
import { inAllLanguages } from './catalogue/names.ts';
import type { Art, Text } from './goods/types.ts';

interface Service {
  readonly code: string;
  readonly shopId: number;
  readonly name: Text;
  readonly content: Text;
  /** US cents. */
  readonly price: number;
  readonly stock: number;
  readonly art: Art;
  readonly voucher: { readonly days: number; readonly until: null; readonly unused: 'refund' | 'pay' };
}

const drawn = (code: string, stance: Art['stance']): Art => ({ code, show: 'one', stance, colours: [] });

/** Services that are bought by voucher, of stores with published logins. They come after all goods, so that those keep their ids. */
export const services: readonly Service[] = [
  {
    code: 'srv-inspection',
    art: drawn('1f3ed', 'standing'),
    shopId: 3,
    name: {
      en: 'Factory inspection in Guangdong, one day',
      ru: 'Проверка фабрики в Гуандуне, один день',
      zh_CN: '广东验厂服务（一天）',
    },
    content: {
      en: 'Our inspector visits a factory of your choice in Guangdong: papers, machines, stock, people, photographs. You get a report in English and Russian within two working days.\n\nTell the code of your voucher when you agree on the day.',
      ru: 'Наш инспектор посещает выбранную вами фабрику в Гуандуне: документы, станки, склад, люди, фотографии. Отчёт на русском и английском приходит за два рабочих дня.\n\nКод ваучера сообщите, когда договоритесь о дне визита.',
      zh_CN: '验厂员前往您指定的广东工厂：资质、设备、库存、人员及照片，两个工作日内出具中英俄文报告。\n\n约定日期时请告知券码。',
    },
    price: 18_500,
    stock: 120,
    voucher: { days: 180, until: null, unused: 'refund' },
  },
  {
    code: 'srv-quality-check',
    art: drawn('1f50d', 'lying'),
    shopId: 3,
    name: {
      en: 'Pre-shipment quality check by AQL, up to 200 cartons',
      ru: 'Контроль качества перед отгрузкой по AQL, до 200 коробок',
      zh_CN: 'AQL 出货前验货，不超过200箱',
    },
    content: {
      en: 'Sampling by AQL 2.5 before the goods leave: count, packing, marking, function, photographs of every fault. The report comes the next day.\n\nFor goods of any supplier within 150 km of Zhongshan.',
      ru: 'Выборка по AQL 2,5 до отправки товара: количество, упаковка, маркировка, работа, фотографии каждого дефекта. Отчёт на следующий день.\n\nДля товаров любого поставщика в пределах 150 км от Чжуншаня.',
      zh_CN: '出货前按 AQL 2.5 抽检：数量、包装、唛头、功能，缺陷逐一拍照，次日出报告。\n\n适用于中山周边150公里内任何供应商的货物。',
    },
    price: 9_800,
    stock: 300,
    voucher: { days: 90, until: null, unused: 'refund' },
  },
  {
    code: 'srv-photography',
    art: drawn('1f4f7', 'standing'),
    shopId: 4,
    name: {
      en: 'Product photography, ten pictures on white',
      ru: 'Предметная съёмка, десять снимков на белом фоне',
      zh_CN: '产品摄影，白底十张',
    },
    content: {
      en: 'Ten retouched pictures of your samples in our studio in Yiwu, ready for marketplaces. Samples are kept for 30 days.\n\nThe studio is booked for you: what is not used in time is not paid back.',
      ru: 'Десять обработанных снимков ваших образцов в нашей студии в Иу, готовых для маркетплейсов. Образцы храним 30 дней.\n\nСтудия бронируется для вас: за неиспользованное в срок деньги не возвращаются.',
      zh_CN: '在义乌影棚为您的样品拍摄十张精修图，可直接用于电商平台。样品保管30天。\n\n影棚为您预留，逾期未用不予退款。',
    },
    price: 6_500,
    stock: 80,
    voucher: { days: 60, until: null, unused: 'pay' },
  },
];

/** Below a main category that is there already: every page names all of those. */
const category = {
  top: 'Packing & retail',
  middle: { en: 'Trade services', ru: 'Услуги для торговли', zh_CN: '贸易服务' },
  own: { en: 'Inspection & photography', ru: 'Проверки и съёмка', zh_CN: '验货与摄影' },
} as const;
const unit: Text = { en: 'pcs', ru: 'шт.', zh_CN: '件' };

/** Writes them, in a new category behind its sisters. */
export const fillServices = async (client: pg.ClientBase, at: Date): Promise<void> => {
  const { rows } = await client.query<{ id: number }>(
    `with middle as (
       insert into categories (parent_id, level, position, names)
       select t.id, 2, (select count(*) from categories c where c.parent_id = t.id), $2::jsonb from categories t where t.parent_id is null and t.names ->> 'en' = $1 returning id
     )
     insert into categories (parent_id, level, position, names) select id, 3, 0, $3::jsonb from middle returning id`,
    [
      category.top,
      JSON.stringify(inAllLanguages('trade-services', category.middle)),
      JSON.stringify(inAllLanguages('inspection', category.own)),
    ],
  );
  for (const { code, shopId, name, content, price, stock, voucher } of services) {
    const made = await client.query<{ id: number }>(
      `insert into products (store_id, category_id, code, status, mold, voucher, pricing_mode, currency, minimum, carton_quantity, carton_weight_grams, carton_volume_cm3, delivery_tiers, min_price, max_price, created_at)
       values ($1, $2, $3, 1, 1, $4, 0, 'USD', 1, 1, 0, 0, '[{"start": 1, "end": null, "days": 0}]', $5, $5, $6) returning id`,
      [shopId, rows[0]?.id, code, JSON.stringify(voucher), price, at],
    );
    const id = made.rows[0]?.id;
    for (const locale of ['en', 'ru', 'zh_CN'] as const)
      await client.query('insert into product_texts (product_id, locale, name, content, unit) values ($1, $2, $3, $4, $5)', [
        id,
        locale,
        name[locale],
        content[locale],
        unit[locale],
      ]);
    await client.query(
      `with made as (
         insert into skus (product_id, position, article, price, ordinary_freight, express_freight, properties) values ($1, 0, $2, $3, 0, 0, '{"en": []}') returning id
       ), filled as (
         insert into stock (sku_id, on_hand) select id, $4 from made
       )
       insert into stock_movements (sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, actor_kind, at)
       select id, 'opening', $4, 0, $4, 0, 'platform', $5 from made`,
      [id, code.toUpperCase(), price, stock, at],
    );
  }
};
