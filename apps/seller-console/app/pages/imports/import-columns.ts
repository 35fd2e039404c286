import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportColumn } from '@kyakhta/contract/values';

const names: Readonly<Record<ImportColumn, MessageDescriptor>> = {
  product: msg`Product code`,
  article: msg`Article number`,
  name_en: msg`Name in English`,
  name_ru: msg`Name in Russian`,
  name_zh: msg`Name in Chinese`,
  category: msg`Category`,
  unit: msg`Unit of quantity`,
  price: msg`Unit price`,
  market_price: msg({ message: 'Market price per unit', comment: 'Column of a product file: what the goods cost elsewhere' }),
  tiers: msg`Prices by quantity`,
  minimum: msg`Minimum order`,
  carton_quantity: msg`Units in a carton`,
  carton_weight_kg: msg`Carton weight, kg`,
  carton_volume_m3: msg`Carton volume, m³`,
  ordinary_freight: msg`Ordinary freight per unit`,
  express_freight: msg`Express freight per unit`,
  delivery_days: msg`Days until shipping`,
  stock: msg`Stock in the warehouse`,
  stock_seen: msg({ message: 'Stock when the file was made', comment: 'Column of a product file: pieces in the warehouse at that time' }),
  stock_at: msg({ message: 'When its stock was read', comment: 'Column of a product file: the time the figures of stock are of' }),
  properties: msg`Properties in English`,
  properties_ru: msg`Properties in Russian`,
  properties_zh: msg`Properties in Chinese`,
  picture: msg`Stored picture`,
  description_en: msg`Description in English`,
  description_ru: msg`Description in Russian`,
  description_zh: msg`Description in Chinese`,
  specifications_en: msg`Specifications in English`,
  specifications_ru: msg`Specifications in Russian`,
  specifications_zh: msg`Specifications in Chinese`,
  certificates: msg`Certificates`,
  origin: msg`Country of origin`,
  voucher_valid: msg({ message: 'Vouchers: valid for or until', comment: 'Column of a product file: days after payment, or a day' }),
  voucher_unused: msg({ message: 'Vouchers: when not used', comment: 'Column of a product file: paid back, or paid out to the store' }),
};

/** What a column of a product file is called, by its name in the file. */
export const columnName = (column: string): MessageDescriptor | undefined => (names as Readonly<Record<string, MessageDescriptor>>)[column];
