import { describe, expect, it } from 'vitest';
import { receivedOrder } from '../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { paperIn, squeezed } from '../../../test/pdf.ts';
import { addBuyers } from '../../../test/people.ts';
import { oneLine } from '../../../test/refunds.ts';

const market = marketplaceForFile();
const company = {
  headerType: 1,
  headerName: 'ООО «Ромашка»',
  country: 'RU',
  invoiceTaxNumber: '7707083893',
  registrationCode: '773601001',
  address: 'Екатеринбург, ул. Малышева, 1',
} as const;
const person = { headerType: 2, headerName: 'Anna Lebedeva', country: 'DE' } as const;

const newBuyer = async (): Promise<Person> => market().buyer((await addBuyers(market(), 1))[0] ?? 0);
/** An amount as a language writes it. */
const written = (tag: string, amount: number): string => new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(amount);
const detailOf = (buyer: Person, orderNumber: string) => buyer.ok('GET /p/myOrder/orderDetail', { orderNumber });
/** Applies in a language and issues. @returns what the buyer sees of it, and the file as it is read */
const issued = async (buyer: Person, numbers: readonly string[], title: typeof company | typeof person, locale: 'en' | 'ru') => {
  const m = market();
  const applied = await buyer.call('POST /p/orderInvoice', { orderNumbers: numbers.join(','), ...title }, { locale });
  const { orderInvoiceId } = applied.data as { orderInvoiceId: number };
  const { invoiceNumber } = await m.operator.ok('POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
  await m.app.drain();
  const { file } = await buyer.call('GET /p/orderInvoice/document', { orderInvoiceId });
  const told = await buyer.ok('GET /p/orderInvoice/info/{orderInvoiceId}', { orderInvoiceId });
  return { paper: await paperIn(file), invoiceNumber, total: told.invoiceAmount };
};

describe('the PDF of an invoice', () => {
  it('for several orders names each with its lines and freight, the firm with its numbers, and the sum of all', async () => {
    const buyer = await newBuyer();
    const numbers = [await receivedOrder(market(), buyer, 1), await receivedOrder(market(), buyer, 2)];
    const orders = await Promise.all(numbers.map((number) => detailOf(buyer, number)));
    const { paper, invoiceNumber, total } = await issued(buyer, numbers, company, 'ru');
    for (const text of [
      'Инвойс',
      `Номер: ${invoiceNumber}`,
      company.headerName,
      'Россия',
      'ИНН: 7707083893',
      'КПП: 773601001',
      `Адрес: ${company.address}`,
      `Сумма по документу: ${written('ru', total)} USD`,
      'Полностью оплачено до выставления этого документа.',
    ])
      expect(paper.left).toContain(squeezed(text));
    for (const text of [
      'Invoice',
      'Russia',
      'INN: 7707083893',
      `Total of this invoice: ${written('en', total)} USD`,
      'It was paid in full',
    ])
      expect(paper.right).toContain(squeezed(text));
    expect(total).toBeCloseTo(
      orders.reduce((sum, order) => sum + order.actualTotal, 0),
      2,
    );
    // One numbering runs through all orders, each under its own heading.
    let line = 0;
    const placeOf = (orderNumber: string): number => paper.lines.findIndex((text) => text.startsWith(`Заказ ${orderNumber}`));
    for (const order of orders.toSorted((a, b) => placeOf(a.orderNumber) - placeOf(b.orderNumber))) {
      const at = placeOf(order.orderNumber);
      expect(at).toBeGreaterThan(0);
      for (const item of order.orderItemDtos) {
        line += 1;
        const row = paper.lines.find((text) => text.startsWith(`${line} `)) ?? '';
        expect(
          squeezed(row).endsWith(squeezed([item.prodCount, written('ru', item.price), written('ru', item.productTotalAmount)].join(''))),
        ).toBe(true);
        expect(squeezed(paper.lines.slice(at).join(''))).toContain(squeezed(item.prodName));
      }
      expect(paper.lines.slice(at).find((text) => text.startsWith('Доставка'))).toBe(`Доставка ${written('ru', order.transfee)}`);
    }
    expect(paper.lines).toContain(`Итого ${written('ru', total)} USD`);
    for (const { orderNumber } of orders)
      expect(paper.left).toContain(
        squeezed(`Заказ ${orderNumber}: DAP Москва, Россия, Инкотермс 2020. Ввозную пошлину и налоги платит покупатель.`),
      );
    for (const text of [
      'Страна происхождения: ',
      'Применимое право: Китай.',
      'Суд: по месту нахождения платформы.',
      'Выставил / Issued by',
      'Li Wenbo',
      'по московскому времени',
    ])
      expect(paper.left).toContain(squeezed(text));
    expect(paper.boxes).toBe(0);
  });

  it('for one order of a private person, of which a part went back, has what was kept, with Chinese beside English', async () => {
    const buyer = await newBuyer();
    const number = await receivedOrder(market(), buyer, 1);
    const order = await detailOf(buyer, number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, order.orderItemDtos[0]?.orderItemId ?? 0, 1));
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    const { paper, invoiceNumber, total } = await issued(buyer, [number], person, 'en');
    for (const text of [
      `Number: ${invoiceNumber}`,
      'Anna Lebedeva (private person)',
      'Germany',
      `Total of this invoice: ${written('en', total)} USD`,
    ])
      expect(paper.left).toContain(squeezed(text));
    expect(paper.left).not.toMatch(/INN|KPP/);
    expect(paper.right).toContain(`${written('zh', total)}USD`);
    expect(paper.right).toMatch(/德国/);
    const back = order.actualTotal - total;
    expect(back).toBeGreaterThan(0);
    expect(paper.lines).toContain(`Refunded before this invoice -${written('en', back)}`);
    expect(paper.lines).toContain(`Total ${written('en', total)} USD`);
    expect(paper.boxes).toBe(0);
  });
});
