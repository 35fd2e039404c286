import type { Marketplace, Person } from './marketplace.ts';
import { addBuyers, nearBuyer } from './people.ts';

export interface Service {
  readonly prodId: number;
  readonly skuId: number;
  readonly shopId: number;
}

const emptyProduct = {
  name_ru: '',
  name_zh: '',
  tiers: '',
  carton_quantity: '',
  carton_weight_kg: '',
  carton_volume_m3: '',
  delivery_days: '',
  description_en: '',
  description_ru: '',
  description_zh: '',
  specifications_en: '',
  specifications_ru: '',
  specifications_zh: '',
  certificates: '',
} as const;
/** A service as a store's form tells it: bought by voucher, without carton, weight, freight or days. */
export const serviceForm = (code: string, valid = '30', unused = '') => ({
  product: {
    ...emptyProduct,
    product: code,
    name_en: `Factory inspection ${code}`,
    category: 'Inspections',
    unit: 'piece',
    minimum: '1',
    voucher_valid: valid,
    voucher_unused: unused,
  },
  variants: [
    {
      article: `${code}-1`,
      price: '100.00',
      ordinary_freight: '',
      express_freight: '',
      stock: '1000',
      properties: '',
      properties_ru: '',
      properties_zh: '',
      picture: '',
    },
  ],
});

/** Puts a service on sale. */
export const addService = async (m: Marketplace, code: string, valid = '30', unused = '', shopId = 1): Promise<Service> => {
  const { prodId } = await m
    .person({ kind: 'seller', id: shopId, storeId: shopId, areas: null }, m.near)
    .ok('POST /shop/admin/prod', serviceForm(code, valid, unused));
  const [sku] = await m.query<{ id: number }>('select id from skus where product_id = $1', [prodId]);
  return { prodId, skuId: sku?.id ?? 0, shopId };
};

export interface VoucherOrder {
  readonly id: number;
  readonly buyer: Person;
  readonly number: string;
  readonly item: number;
}
/** A new buyer with so many vouchers of a service, paid. */
export const voucherOrder = async (m: Marketplace, service: Service, count = 1): Promise<VoucherOrder> => {
  const [id = 0] = await addBuyers(m, 1);
  const near = nearBuyer(m, id);
  const { prodId, skuId, shopId } = service;
  const { orderNumbers: number } = await near.ok('POST /p/order/submit', { orderItem: { prodId, skuId, shopId, count } });
  await near.ok('POST /p/order/pay', { orderNumbers: number, payType: 9 });
  const { orderItemDtos } = await near.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  return { id, buyer: m.buyer(id), number, item: orderItemDtos[0]?.orderItemId ?? 0 };
};

/** Looks at so many codes of an order, the first ones. */
export const revealed = async (m: Marketplace, { id, number }: VoucherOrder, count = 1): Promise<string[]> => {
  const near = nearBuyer(m, id);
  const { vouchers } = await near.ok('GET /p/myOrder/orderDetail', { orderNumber: number });
  const codes: string[] = [];
  for (const { voucherId } of vouchers.slice(0, count))
    codes.push((await near.ok('PUT /p/myOrder/revealVoucher', { orderNumber: number, voucherId })).voucherCode);
  return codes;
};
export const statesOf = async (m: Marketplace, { id, number }: VoucherOrder): Promise<string[]> =>
  (await nearBuyer(m, id).ok('GET /p/myOrder/orderDetail', { orderNumber: number })).vouchers.map((v) => v.state).toSorted();
