/** Goods of store 1 and of store 2, whole cartons above the minimum. */
export const goods = {
  tools: { prodId: 1, skuId: 1, shopId: 1, count: 24 },
  boots: { prodId: 11, skuId: 37, shopId: 2, count: 20 },
};

/** Where goods are brought, for buyers who have no address yet. */
export const moscow = {
  receiver: 'Anna Petrova',
  mobile: '+79165550101',
  country: 'RU',
  province: 'Москва',
  city: 'Москва',
  area: '',
  addr: 'Люсиновская улица, 70',
  postCode: '115093',
} as const;
