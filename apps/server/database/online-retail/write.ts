import { money, toDecimal } from '@kyakhta/money';
import type { Catalogue } from './catalogue.ts';
import type { Invoice, InvoiceFile } from './invoices.ts';
import { importColumns } from '../../src/domains/catalog/model/import-columns.ts';
import { priceAt, type Tier } from './tiers.ts';

/** Invoices are in English and know nothing of papers and descriptions. */
export const columns = importColumns.filter((c) => !/_zh$|^(?:description|specifications|certificates|properties_)/.test(c));

/** The product file for the import: a row an article, sold by the piece, without freight, with stock for every invoice twice. */
export function productCsv({ reproduced, tiers }: Catalogue, descriptions: InvoiceFile['descriptions']): string {
  const sold = new Map<string, number>();
  for (const { article, quantity } of reproduced.flatMap(({ lines }) => lines)) {
    sold.set(article, (sold.get(article) ?? 0) + quantity);
  }
  const rows = [...tiers]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([article, list]) =>
      cellsOf(
        article,
        nameOf(descriptions.get(article) ?? new Map([[article, 1]])),
        list,
        Math.ceil(((sold.get(article) ?? 0) * 2 + 1000) / 100) * 100,
      ),
    );
  return [columns.join(','), ...rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','))].join('\n') + '\n';
}

/** A product of one article, sold by the piece and without freight, as the cells of an import. */
export function cellsOf(
  article: string,
  name: string,
  tiers: readonly Tier[],
  stock: number,
): Partial<Record<(typeof columns)[number], string>> {
  return {
    product: article,
    article,
    name_en: name,
    category: categoryOf(name),
    unit: 'piece',
    price: dollars(priceAt(tiers, 1)),
    tiers: tiers.length === 1 ? '' : tiers.map(({ price, start }) => `${start}:${dollars(price)}`).join(';'),
    minimum: '1',
    carton_quantity: '1',
    carton_weight_kg: '0.5',
    carton_volume_m3: '0.002',
    ordinary_freight: '0',
    express_freight: '0',
    delivery_days: '7',
    stock: String(stock),
  };
}

/** The invoices to order again: amounts are decimal text in US dollars. */
export function invoiceJson(invoices: readonly Invoice[]): string {
  const list = invoices.map(({ lines, ...invoice }) => ({
    ...invoice,
    lines: lines.map((line) => ({ ...line, price: dollars(line.price) })),
    total: dollars(totalOf(lines)),
  }));
  return `${JSON.stringify({ currency: 'USD', invoices: list }, null, 1)}\n`;
}

/** `count` of them in the order of the file: half with the most lines, the others spread evenly over the rest. */
export function pickInvoices(invoices: readonly Invoice[], count: number): Invoice[] {
  if (invoices.length <= count) return [...invoices];
  const longest = new Set(invoices.toSorted((a, b) => b.lines.length - a.lines.length).slice(0, Math.ceil(count / 2)));
  const rest = invoices.filter((invoice) => !longest.has(invoice));
  const wanted = count - longest.size;
  const spread = new Set(Array.from({ length: wanted }, (_, i) => rest[Math.floor((i * rest.length) / wanted)]));
  return invoices.filter((invoice) => longest.has(invoice) || spread.has(invoice));
}

/** Throws when the price lists do not give every invoice's lines and total to the cent. */
export function checkReproduced({ reproduced, tiers }: Catalogue): void {
  for (const { lines, number } of reproduced) {
    const quantities = new Map<string, number>();
    for (const { article, quantity } of lines) quantities.set(article, (quantities.get(article) ?? 0) + quantity);
    const priced = lines.map((line) => ({ ...line, price: priceAt(tiers.get(line.article) ?? [], quantities.get(line.article) ?? 0) }));
    if (totalOf(priced) !== totalOf(lines)) throw new Error(`invoice ${number} is not reproduced`);
  }
}

function totalOf(lines: Invoice['lines']): number {
  return lines.reduce((total, { price, quantity }) => total + price * quantity, 0);
}

export function dollars(cents: number): string {
  return toDecimal(money(BigInt(cents), 'USD'));
}

/** The description written most often, no longer in capitals. */
export function nameOf(descriptions: ReadonlyMap<string, number>): string {
  const [name] = [...descriptions].reduce((a, b) => (b[1] > a[1] ? b : a));
  const words = name
    .toLowerCase()
    .replace(/\bt-light/g, 'T-light')
    .replace(/[\s,.]+$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const categories: readonly (readonly [pattern: RegExp, category: string])[] = [
  [/christmas|xmas|advent|reindeer|bauble/i, 'Christmas'],
  [/\bbags?\b|shopper|purse|suitcase|tote/i, 'Bags'],
  [/candle|light|lantern|lamp|incense/i, 'Candles & lights'],
  [/mug|cup|tea|cake|bowl|plate|kitchen|jar|lunch|bottle|baking|glass|tin\b|tins\b|napkin|cutlery|spoon|tray/i, 'Kitchen & tableware'],
  [/card|paper|pen\b|pens\b|pencil|notebook|journal|tape|wrap|sticker|stationery|ribbon|party|bunting|balloon/i, 'Stationery & party'],
  [/garden|plant|flower|watering|bird|herb|seed/i, 'Garden'],
  [/toy|game|children|kids|doll|puzzle|jigsaw|playhouse|skipping/i, 'Toys'],
  [/necklace|bracelet|earring|ring\b|hair|scarf|glove|umbrella|hat\b/i, 'Accessories'],
];

export function categoryOf(name: string): string {
  return categories.find(([pattern]) => pattern.test(name))?.[1] ?? 'Home decoration';
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
