import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOfBuyer, codeOfStore, everyOrderNeedsOne, signing } from '../../../test/agreements.ts';
import { fillCart, variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { paperIn, squeezed } from '../../../test/pdf.ts';
import { addBuyers } from '../../../test/people.ts';

const market = marketplaceForFile({ contracts: true });
const firm = {
  headerType: 1,
  headerName: 'ООО «Уральский берег»',
  country: 'RU',
  invoiceTaxNumber: '7707083893',
  registrationCode: '773601001',
  address: 'Екатеринбург, ул. Малышева, 1',
  signatory: 'Лебедева Анна Викторовна',
  basis: 'Устав',
} as const;
const issuer = { name: '恰克图国际贸易有限公司', taxNumber: '91350100M000100Y43', address: '内蒙古满洲里市' };
const names = { buyer: 'Лебедева А. В.', store: 'Wang Jianguo' };

interface Line {
  readonly article: string;
  readonly names: Readonly<Record<string, string>>;
  readonly count: number;
  readonly price: string;
  readonly amount: string;
}
const cents = (minor: number, tag = 'en'): string =>
  new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(Number((minor / 100).toFixed(2)));
const written = (decimal: string, tag: string): string => new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(Number(decimal));

/** An order of two lines of a Russian buyer at store 1, signed by both sides. */
const signed = async () => {
  const m = market();
  const [id = 0] = await addBuyers(m, 1);
  const buyer = m.buyer(id);
  await buyer.ok('POST /p/invoiceTitle', firm);
  const basketIds = await fillCart(buyer, (await variantsOf(m, 1)).slice(0, 2));
  const placed = await buyer.call('POST /p/order/submit', { basketIds }, { locale: 'ru' });
  const number = (placed.data as { orderNumbers: string }).orderNumbers;
  await m.near.drain();
  await buyer.ok('POST /p/agreement/sign', { ...signing(number, await codeOfBuyer(m, buyer, number)), signerName: names.buyer });
  await m.near.drain();
  const seller = m.seller(1);
  await seller.ok('POST /shop/admin/agreement/sign', { ...signing(number, await codeOfStore(m, seller, number)), signerName: names.store });
  await m.near.drain();
  const lines = await m.query<Line>(
    `select i.article, i.names, i.count, (i.price / 100.0)::numeric(12, 2)::text as price, (i.goods_amount / 100.0)::numeric(12, 2)::text as amount
     from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id`,
    [number],
  );
  const [order] = await m.query<{
    goods: number;
    freight: number;
    reduction: number;
    total: number;
    commission: number;
    store: string;
    city: string;
  }>(
    `select o.goods_total::float as goods, o.freight::float as freight, o.reduction::float as reduction, o.total::float as total,
       round((o.goods_total - o.reduction) * o.commission_basis_points / 10000.0)::float as commission, s.firm_name as store, s.city
     from orders o join stores s on s.id = o.store_id where o.number = $1`,
    [number],
  );
  return { buyer, seller, number, lines, order: order! };
};
type Signed = Awaited<ReturnType<typeof signed>>;

describe('the PDF of a contract', () => {
  let trade: Signed;
  beforeAll(async () => {
    const m = market();
    await m.query(
      "insert into settings (name, value, changed_at) values ('invoiceIssuer', $1::jsonb, now()) on conflict (name) do update set value = excluded.value",
      [JSON.stringify(issuer)],
    );
    const terms = { doorTerm: 'DAP', buyerLaw: 'RU', buyerCourt: 'Арбитражный суд г. Москвы', supplierLaw: 'CN', supplierCourt: '' };
    await m.query(
      "insert into settings (name, value, changed_at) values ('contractTerms', $1::jsonb, now()) on conflict (name) do update set value = excluded.value",
      [JSON.stringify(terms)],
    );
    // Of the two kinds of goods one store has told where they were made, of one.
    await m.query("update products set origin = '' where store_id = 1");
    await m.query("update products set origin = 'CN' where id = $1", [(await variantsOf(m, 1))[0]!.prodId]);
    await m.query(
      `insert into store_bank_accounts (store_id, holder, bank, account, swift, country, changed_at, usable_from)
       values (1, 'Yiwu Huatong', 'Yiwu Bank', '6222 0000 1111 2222', 'YIWUCNBJXXX', 'CN', now(), now())
       on conflict (store_id) do update set holder = excluded.holder, bank = excluded.bank, account = excluded.account, swift = excluded.swift`,
    );
    await everyOrderNeedsOne(m);
    trade = await signed();
  });
  const bought = async (part: 'contract' | 'certificate') =>
    (await trade.buyer.call('GET /p/agreement/document', { orderNumber: trade.number, part })).file;
  const supplied = async (part: 'contract' | 'certificate') =>
    (await trade.seller.call('GET /shop/admin/agreement/document', { orderNumber: trade.number, part })).file;
  /** Each line with its number, article, pieces, price and amount in one row. */
  const expectLines = (printed: readonly string[], tag: string): void => {
    expect(trade.lines).toHaveLength(2);
    for (const [i, { article, count, price, amount }] of trade.lines.entries()) {
      const row = printed.find((line) => line.startsWith(`${i + 1} ${article} `)) ?? '';
      const figures = [new Intl.NumberFormat(tag).format(count), written(price, tag), written(amount, tag)];
      expect(squeezed(row)).toMatch(new RegExp(`${squeezed(figures.join('')).replaceAll('.', '\\.')}$`));
    }
  };

  it('with a Russian buyer has both parties, each line and the total, in Russian with English beside it', async () => {
    const { number, order, lines } = trade;
    const paper = await paperIn(await bought('contract'));
    expect(paper.lines[0]).toMatch(new RegExp(`^${issuer.name} № ${number}-B · \\d{1,2} [а-я]+ \\d{4} г\\., по московскому времени$`));
    for (const text of [
      'Договор купли-продажи с покупателем',
      `Платформа: ${issuer.name}`,
      `Покупатель: ${firm.headerName}. Адрес доставки: 101000, Россия, Москва, Центр, ул. Тверская, 1.`,
      'ИНН: 7707083893',
      'КПП: 773601001',
      `Адрес: ${firm.address}`,
      `В лице: ${firm.signatory}. Основание полномочий: Устав.`,
      'Получатель товаров: Racer.',
      `по заказу ${number} от поставщика ${order.store}`,
      `Товары: ${cents(order.goods, 'ru')}. Доставка: ${cents(order.freight, 'ru')}. Скидки: ${cents(order.reduction, 'ru')}. Всего к оплате: ${cents(order.total, 'ru')} USD.`,
      'DAP Москва, Россия, Инкотермс 2020. Ввозную пошлину и налоги платит покупатель.',
      'Применимое право: Россия. Суд: Арбитражный суд г. Москвы.',
      'Страна происхождения: Китай',
      'Страна происхождения: не указана',
      'Country of origin: China',
      'Country of origin: not stated',
      'Банковские реквизиты: Demo Bank',
      'Платформа / Platform',
      'Предложено платформой электронно, под номером этого договора.',
    ])
      expect(paper.left).toContain(squeezed(text));
    for (const text of [
      'Contract of sale with the buyer',
      `Platform: ${issuer.name}`,
      `Buyer: ${firm.headerName}. Delivery address: 101000, Russia, Москва, Центр, ул. Тверская, 1.`,
      `INN: 7707083893`,
      `of order ${number} are delivered to the buyer by the supplier ${order.store}`,
      `Total payable: ${cents(order.total)} USD.`,
      'DAP Москва, Russia, Incoterms 2020. Customs duty and taxes of import: paid by the buyer.',
      'Governing law: Russia. Court: Арбитражный суд г. Москвы.',
      firm.signatory,
    ])
      expect(paper.right).toContain(squeezed(text));
    expectLines(paper.lines, 'ru');
    const text = squeezed(paper.left + paper.right);
    for (const line of lines) for (const name of [line.names['ru'], line.names['en']]) expect(text).toContain(squeezed(name ?? '?'));
    expect(paper.boxes).toBe(0);
  });

  it('with the supplier is Chinese with English beside it, tells what is paid out and nothing of the buyer', async () => {
    const { number, order, lines } = trade;
    const paper = await paperIn(await supplied('contract'));
    const payable = cents(order.goods - order.reduction - order.commission);
    expect(paper.left).toContain(number);
    expect(paper.left).toContain(squeezed(order.store));
    expect(paper.left).toContain(`${payable}USD`);
    expect(paper.left.match(/\p{Script=Han}/gu)?.length).toBeGreaterThan(200);
    for (const text of [
      'Contract of supply with the supplier',
      `FCA ${order.city}, Incoterms 2020. Customs duty and taxes of export: paid by the supplier.`,
      'Governing law: China. Court: Арбитражный суд г. Москвы.',
      'Bank account: Yiwu Bank, YIWUCNBJXXX, 6222 0000 1111 2222, Yiwu Huatong',
      `Supplier: ${order.store}, ${order.city}.`,
      `Commission of the platform (${/\((\d+(\.\d+)?)%\)/.exec(paper.right)?.[1]} %): ${cents(order.commission)}. Payable to the supplier: ${payable} USD.`,
    ])
      expect(paper.right).toContain(squeezed(text));
    expectLines(paper.lines, 'zh');
    for (const line of lines) expect(squeezed(paper.left)).toContain(squeezed(line.names['zh_CN'] ?? '?'));
    expect(squeezed(paper.left + paper.right)).not.toMatch(/Racer|Уральский|Тверская|7707083893/);
    expect(paper.boxes).toBe(0);
  });

  it('is sealed by a certificate with the name of the signer, the hash of its file and the seal, for each side', async () => {
    const sides = [
      { name: names.buyer, read: bought, party: 'B' },
      { name: names.store, read: supplied, party: 'S' },
    ];
    for (const { name, read, party } of sides) {
      const [seal] = await market().query<{ seal: string; previous: string }>(
        'select s.seal, s.previous from agreement_signatures s join agreements a on a.id = s.agreement_id where a.number = $1',
        [`${trade.number}-${party}`],
      );
      const hash = createHash('sha256')
        .update(await buffer((await read('contract'))!.bytes))
        .digest('hex');
      const paper = await paperIn(await read('certificate'));
      for (const text of [
        `Certificate of signature`,
        `Signed by: ${name}`,
        `SHA-256 of the signed file: ${hash}`,
        `Seal before this one: ${seal?.previous}`,
        `Seal of this signature: ${seal?.seal}`,
      ])
        expect(paper.right).toContain(squeezed(text));
      expect(paper.left).toContain(squeezed(name));
      expect(paper.left).toContain(hash);
      expect(paper.boxes).toBe(0);
    }
  });
});
