import { pricingMode } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import type { CellsRow, CellsText } from '../store/cells.ts';
import type { DeliveryTier } from '../model.ts';
import { writeCategory, writePairs } from './import-cells.ts';
import type { ImportColumn } from './import-columns.ts';

/** A whole count of the smallest unit as decimal text: 4250 g with 3 decimals is 4.25 kg. */
const decimal = (count: number, decimals: number): string => {
  const digits = String(count).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
};
const specificationsOf = (text: CellsText | undefined): string => writePairs((text?.specifications ?? []).map((s) => [s.name, s.value]));
const deliveryOf = (tiers: readonly DeliveryTier[]): string => {
  const [first] = tiers;
  return tiers.length === 1 && first?.start === 1 ? String(first.days) : tiers.map((t) => `${t.start}:${t.days}`).join(';');
};

/** What a row of a file of products says, column by column. */
export type Cells = Partial<Record<ImportColumn, string>>;
/** A variant's row, without its stock, which is kept elsewhere. */
export interface VariantRow {
  readonly skuId: number;
  readonly cells: Cells;
}

/** A product as rows, a variant each; what it has once is in the first. @param path its category, from the top */
export const rowsOf = (p: CellsRow, path: readonly string[]): VariantRow[] => {
  const currency = currencyOf(p.currency);
  const amount = (minor: string): string => toDecimal(money(BigInt(minor), currency));
  const { en, ru, zh_CN: zh } = p.texts ?? {};
  const tiered = p.pricingMode === pricingMode.tiered;
  const once: Cells = {
    name_en: en?.name ?? '',
    name_ru: ru?.name ?? '',
    name_zh: zh?.name ?? '',
    category: writeCategory(path),
    unit: (en ?? ru ?? zh)?.unit ?? '',
    tiers: tiered ? (p.tiers ?? []).map((t) => `${t.start}:${amount(t.price)}`).join(';') : '',
    minimum: String(p.minimum),
    carton_quantity: String(p.cartonQuantity),
    carton_weight_kg: decimal(p.cartonWeightGrams, 3),
    carton_volume_m3: decimal(p.cartonVolumeCm3, 6),
    delivery_days: deliveryOf(p.deliveryTiers),
    description_en: en?.content ?? '',
    description_ru: ru?.content ?? '',
    description_zh: zh?.content ?? '',
    specifications_en: specificationsOf(en),
    specifications_ru: specificationsOf(ru),
    specifications_zh: specificationsOf(zh),
    certificates: p.certificates.join(';'),
    origin: p.origin,
    voucher_valid: String(p.voucher?.until ?? p.voucher?.days ?? ''),
    voucher_unused: p.voucher?.unused ?? '',
  };
  return (p.skus ?? []).map((s, i) => ({
    skuId: s.skuId,
    cells: {
      ...(i === 0 ? once : {}),
      product: p.code,
      article: s.article,
      price: tiered ? '' : amount(s.price),
      market_price: s.marketPrice === null ? '' : amount(s.marketPrice),
      ordinary_freight: amount(s.ordinaryFreight),
      express_freight: amount(s.expressFreight),
      properties: writePairs(s.properties['en'] ?? []),
      properties_ru: writePairs(s.properties['ru'] ?? []),
      properties_zh: writePairs(s.properties['zh_CN'] ?? []),
      picture: s.picture ?? '',
    },
  }));
};
