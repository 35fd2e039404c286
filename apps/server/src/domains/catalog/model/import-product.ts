import { pricingMode, variantsMax } from '@kyakhta/contract';
import { type Currency, money, toDecimal } from '@kyakhta/money';
import { type DeliveryTier, type PriceTier, priceRange } from '../model.ts';
import {
  amountCell,
  type Cell,
  categoryCell,
  certificatesCell,
  deliveryCell,
  measureCell,
  originCell,
  type Pair,
  pictureCell,
  propertiesCell,
  textCell,
  tiersCell,
  wholeCell,
  wholeCellOrNone,
} from './import-cells.ts';
import { type ImportColumn, type ImportFault, type ImportReason, productColumns, type ReasonValues } from './import-columns.ts';
import type { ImportRow, ProductRows } from './import-file.ts';
import { type Fail, type ImportText, type Read, readTexts, readTranslated, type Translated } from './import-texts.ts';
import { namesOf, valuesOf } from './import-variants.ts';
import { readVoucher } from './import-voucher.ts';
import { unitWords } from './units.ts';
import type { VoucherRule } from './voucher.ts';

export interface ImportVariant {
  readonly line: number;
  readonly article: string;
  readonly price: bigint;
  /** What it costs elsewhere, never below its price; 0 takes away what is there, null leaves it. */
  readonly marketPrice: bigint | null;
  readonly ordinaryFreight: bigint;
  readonly expressFreight: bigint;
  /** Pieces on hand; null leaves what is there, and is none where nothing is. */
  readonly stock: number | null;
  /** What was on hand when the file was made, if it says so. */
  readonly seen: number | null;
  readonly properties: readonly Pair[];
  /** The same properties in other languages, pair by pair; a language the file does not tell is not there. */
  readonly translated: Translated;
  readonly picture: string | null;
}

/** A product as a file tells it, every cell read. Null: the file says nothing and what is there stays. */
export interface ImportProduct {
  readonly code: string;
  readonly line: number;
  readonly texts: readonly ImportText[];
  readonly category: readonly string[];
  readonly pricingMode: number;
  readonly tiers: readonly PriceTier[];
  readonly minPrice: bigint;
  readonly maxPrice: bigint;
  readonly minimum: number;
  readonly cartonQuantity: number;
  readonly cartonWeightGrams: number;
  readonly cartonVolumeCm3: number;
  readonly deliveryTiers: readonly DeliveryTier[];
  readonly pictures: readonly string[] | null;
  readonly certificates: readonly string[] | null;
  /** Where it was made, ISO 3166-1 alpha-2. */
  readonly origin: string | null;
  /** Its rule where it is bought by voucher: nothing of it is packed or sent. */
  readonly voucher: VoucherRule | null;
  readonly variants: readonly ImportVariant[];
}

/** A product, or everything that is wrong with its rows. */
export type ReadProduct =
  | { readonly product: ImportProduct; readonly faults: null }
  | { readonly product: null; readonly faults: readonly ImportFault[] };

/** Vouchers are there as soon as they are paid. */
const atOnce: readonly DeliveryTier[] = [{ start: 1, end: null, days: 0 }];

const shown = (value: string): string => (value.length > 80 ? `${value.slice(0, 79)}…` : value).toWellFormed();

export const faultOf = (
  code: string,
  row: Pick<ImportRow, 'line' | 'cells'>,
  column: ImportColumn | null,
  reason: ImportReason,
  values: ReasonValues = {},
): ImportFault => ({
  line: row.line,
  product: shown(code),
  column,
  value: column === null ? '' : shown((row.cells[column] ?? '').trim()),
  reason,
  values,
});

/** Adds, for each row that is not at fault itself, that it fell with its product. */
export const wholeProduct = (group: ProductRows, faults: readonly ImportFault[]): ImportFault[] => {
  const told = new Set(faults.map((f) => f.line));
  const [first] = faults.toSorted((a, b) => a.line - b.line);
  const rest = [...group.rows.map((r) => r.line), ...group.surplus].filter((line) => !told.has(line));
  const fallen = rest.map((line) => faultOf(group.code, { line, cells: {} }, null, 'withProduct', { line: first?.line ?? line }));
  return [...faults, ...fallen].toSorted((a, b) => a.line - b.line);
};

/** Reads all rows of one product by the rules; one fault anywhere refuses all of them. */
export const readProduct = (group: ProductRows, currency: Currency, columns: number): ReadProduct => {
  const faults: ImportFault[] = [];
  const { code, rows } = group;
  const [head] = rows;
  if (head === undefined) throw new Error('a product has rows');
  const fail = (row: ImportRow, column: ImportColumn | null, reason: ImportReason, values?: ReasonValues): undefined => {
    faults.push(faultOf(code, row, column, reason, values));
  };
  const read = <T>(row: ImportRow, column: ImportColumn, cell: (text: string) => Cell<T>): T | undefined => {
    const result = cell(row.cells[column] ?? '');
    return result.ok ? result.value : fail(row, column, result.reason, result.values);
  };

  for (const row of rows) if (row.wrongWidth !== null) fail(row, null, 'width', { cells: row.wrongWidth, columns });
  if (faults.length > 0) return { product: null, faults: wholeProduct(group, faults) };

  read(head, 'product', textCell(64));
  const [surplus] = group.surplus;
  if (surplus !== undefined) fail({ ...head, line: surplus }, null, 'variantsMany', { max: variantsMax });
  const texts = readTexts(head, read);
  const certificates = read(head, 'certificates', certificatesCell);
  const origin = read(head, 'origin', originCell);
  const category = read(head, 'category', categoryCell);
  const unit = read(head, 'unit', textCell(32));
  const tiers = read(head, 'tiers', tiersCell(currency));
  const minimum = read(head, 'minimum', wholeCell(1));
  const voucher = readVoucher(head, read, fail);
  const cartonQuantity = voucher ? 1 : read(head, 'carton_quantity', wholeCell(1));
  const cartonWeightGrams = voucher ? 0 : read(head, 'carton_weight_kg', measureCell(3));
  const cartonVolumeCm3 = voucher ? 0 : read(head, 'carton_volume_m3', measureCell(6));
  const deliveryTiers = voucher ? atOnce : read(head, 'delivery_days', deliveryCell);
  if (minimum !== undefined && cartonQuantity !== undefined && minimum % cartonQuantity !== 0)
    fail(head, 'minimum', 'offCarton', { carton: cartonQuantity });
  for (const row of rows.slice(1)) {
    for (const column of productColumns) {
      const text = (row.cells[column] ?? '').trim();
      if (text !== '' && text !== (head.cells[column] ?? '').trim()) fail(row, column, 'differs', { line: head.line });
    }
  }

  const variants = rows.map((row): ImportVariant | undefined => {
    const article = read(row, 'article', textCell(64));
    if (row.twin !== null) fail(row, 'article', 'articleTwice', { line: row.twin });
    const price = readPrice(row, tiers, currency, read, fail);
    const marketPrice = readMarketPrice(row, price, currency, read, fail);
    const ordinaryFreight = voucher ? 0n : read(row, 'ordinary_freight', amountCell(currency, 0n));
    const expressFreight = voucher ? 0n : read(row, 'express_freight', amountCell(currency, 0n));
    const stock = read(row, 'stock', group.isForm === true ? wholeCell(0) : wholeCellOrNone(0));
    // One count for several variants: nobody knows which has how many of them. None is none of each.
    if (row.stockOver !== null && (stock ?? 0) > 0) fail(row, 'stock', 'stockMerged', { ...row.stockOver });
    const seen = read(row, 'stock_seen', wholeCellOrNone(0));
    const properties = read(row, 'properties', propertiesCell);
    const translated = properties === undefined ? undefined : readTranslated(row, properties, read, fail);
    const picture = read(row, 'picture', pictureCell);
    if (article === undefined || price === undefined || ordinaryFreight === undefined || expressFreight === undefined) return undefined;
    if (
      marketPrice === undefined ||
      stock === undefined ||
      seen === undefined ||
      properties === undefined ||
      translated === undefined ||
      picture === undefined
    )
      return undefined;
    return { line: row.line, article, price, marketPrice, ordinaryFreight, expressFreight, stock, seen, properties, translated, picture };
  });
  const whole = variants.filter((v) => v !== undefined);
  if (whole.length === rows.length) checkDifferent(rows, whole, fail);

  if (faults.length > 0) return { product: null, faults: wholeProduct(group, faults) };
  if (
    texts === undefined ||
    certificates === undefined ||
    origin === undefined ||
    category === undefined ||
    unit === undefined ||
    tiers === undefined ||
    deliveryTiers === undefined ||
    voucher === undefined
  )
    throw new Error('a cell was neither read nor refused');
  if (minimum === undefined || cartonQuantity === undefined || cartonWeightGrams === undefined || cartonVolumeCm3 === undefined)
    throw new Error('a cell was neither read nor refused');
  const range = priceRange(tiers.length > 0, tiers, whole);
  const words = unitWords(unit);
  const pictures = [...new Set(whole.flatMap((v) => (v.picture === null ? [] : [v.picture])))];
  return {
    faults: null,
    product: {
      code,
      line: head.line,
      texts: texts.map((t) => ({ ...t, unit: words[t.locale] })),
      category,
      pricingMode: tiers.length > 0 ? pricingMode.tiered : pricingMode.range,
      tiers,
      minPrice: range.min,
      maxPrice: range.max,
      minimum,
      cartonQuantity,
      cartonWeightGrams,
      cartonVolumeCm3,
      deliveryTiers,
      pictures: pictures.length > 0 ? pictures : null,
      certificates,
      origin,
      voucher,
      variants: inOneOrder(whole),
    },
  };
};

/** The tiers of a tiered product hold its price: the cell is empty or says what the first tier says. */
const readPrice = (
  row: ImportRow,
  tiers: readonly PriceTier[] | undefined,
  currency: Currency,
  read: Read,
  fail: Fail,
): bigint | undefined => {
  const first = tiers?.[0]?.price;
  if ((first !== undefined || tiers === undefined) && (row.cells.price ?? '').trim() === '') return first ?? 0n;
  const price = read(row, 'price', amountCell(currency, 1n));
  if (price === undefined || first === undefined || price === first) return price;
  return fail(row, 'price', 'notFirstTier', { price: toDecimal(money(first, currency)) });
};

/** A market price is never below the price it is shown beside. */
const readMarketPrice = (
  row: ImportRow,
  price: bigint | undefined,
  currency: Currency,
  read: Read,
  fail: Fail,
): bigint | null | undefined => {
  if ((row.cells.market_price ?? '').trim() === '') return null;
  const told = read(row, 'market_price', amountCell(currency, 0n));
  if (told === undefined || told === 0n || price === undefined || told >= price) return told;
  return fail(row, 'market_price', 'marketBelowPrice', { price: toDecimal(money(price, currency)) });
};

const checkDifferent = (rows: readonly ImportRow[], variants: readonly ImportVariant[], fail: Fail): void => {
  const lineOf = new Map<string, number>();
  for (const [i, variant] of variants.entries()) {
    const row = rows[i];
    const head = variants[0];
    if (row === undefined || head === undefined) continue;
    const same = lineOf.get(valuesOf(variant));
    if (namesOf(variant) !== namesOf(head)) fail(row, 'properties', 'propertiesDiffer', { line: head.line });
    else if (same !== undefined) fail(row, 'properties', 'variantsAlike', { line: same });
    lineOf.set(valuesOf(variant), variant.line);
  }
};

/** All variants name their properties in the order of the first one; other languages follow pair by pair. */
const inOneOrder = (variants: readonly ImportVariant[]): ImportVariant[] => {
  const order = new Map((variants[0]?.properties ?? []).map(([name], i) => [name, i]));
  return variants.map((v) => {
    const places = [...v.properties.keys()].toSorted(
      (a, b) => (order.get(v.properties[a]?.[0] ?? '') ?? 0) - (order.get(v.properties[b]?.[0] ?? '') ?? 0),
    );
    const sorted = (pairs: readonly Pair[]): Pair[] => places.flatMap((i) => (pairs[i] === undefined ? [] : [pairs[i]]));
    const translated = Object.fromEntries(Object.entries(v.translated).map(([locale, pairs]) => [locale, sorted(pairs)]));
    return { ...v, properties: sorted(v.properties), translated };
  });
};
