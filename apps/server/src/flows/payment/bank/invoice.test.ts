import { countedUnit, dayDigits, dayWithZone, languageTag, type Locale } from '@kyakhta/contract';
import { randomUUID } from 'node:crypto';
import type { FileAnswer } from '@kyakhta/contract';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { variantsOf } from '../../../../test/goods.ts';
import { marketplaceForFile, type Person } from '../../../../test/marketplace.ts';
import { placeFor } from '../../../../test/payments.ts';
import { addBuyers } from '../../../../test/people.ts';
import { paperIn, squeezed } from '../../../../test/pdf.ts';

const market = marketplaceForFile();
const account = {
  beneficiary: 'Kyakhta Trade (HK) Ltd',
  account: '4070 2810 0000 1234 5678',
  bankName: '中国银行 Bank of China',
  bankCode: 'BKCHCNBJ',
  bankAddress: '1 Fuxingmen Nei Street, Beijing',
};
beforeAll(async () => {
  await market().query(
    "insert into settings (name, value, changed_at) values ('bankDetails', $1::jsonb, now()) on conflict (name) do update set value = excluded.value",
    [JSON.stringify(account)],
  );
});
const byTransfer = (buyer: Person, orderNumbers: string) =>
  buyer.ok('POST /p/order/pay', { orderNumbers, payType: 20, payAttemptId: randomUUID() });
const invoiceOf = async (buyer: Person, orderNumbers: string, locale: 'en' | 'ru' | 'ar' = 'en'): Promise<FileAnswer | undefined> =>
  (await buyer.call('GET /p/order/payInvoice', { orderNumbers }, { locale })).file;
const transferOf = async (buyer: Person, orderNumbers: string) => {
  const info = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers });
  return { ...info, reference: info.attempt?.transfer?.reference ?? '' };
};

describe('the invoice of a bank transfer', () => {
  it('is a PDF while the transfer is waited for, and nobody else’s', async () => {
    const { buyer, number } = await placeFor(market());
    const other = (await placeFor(market())).buyer;
    expect(await buyer.refused('GET /p/order/payInvoice', { orderNumbers: number })).toBe('transferUnknown');
    await byTransfer(buyer, number);
    const file = await invoiceOf(buyer, number);
    expect([file?.type, (await buffer(file!.bytes)).subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    expect(file?.name).toMatch(/^\d{18}\.pdf$/);
    expect(await other.refused('GET /p/order/payInvoice', { orderNumbers: number })).toBe('orderUnknown');
  });

  it('tells what a bank asks for: amount, account, purpose with the reference, and until when', async () => {
    const { buyer, numbers, joined } = await placeFor(market(), [1, 2]);
    await byTransfer(buyer, joined);
    const { reference, totalFee, attempt } = await transferOf(buyer, joined);
    const goods = await market().query<{ name: string }>(
      "select i.names ->> 'ru' as name from order_items i join orders o on o.id = i.order_id where o.number = any($1)",
      [numbers],
    );
    expect(reference).not.toBe('');
    const paper = await paperIn(await invoiceOf(buyer, joined, 'ru'));
    expect(paper.lines[0]).toMatch(new RegExp(`№ ${attempt?.payNumber} · ${dayWithZone(new Date(attempt?.at ?? ''), 'ru-RU')}$`));
    // The day in its number is the day on it, in the zone that it names.
    expect(attempt?.payNumber.slice(0, 6)).toBe(dayDigits(new Date(attempt?.at ?? '')));
    const until = new Date(attempt?.transfer?.until ?? '');
    const day = (locale: Locale) => dayWithZone(until, languageTag[locale]);
    for (const text of [
      `${new Intl.NumberFormat('ru', { minimumFractionDigits: 2 }).format(totalFee)} USD`,
      `Код (назначение платежа): ${reference}`,
      `В назначении платежа укажите только ${reference}`,
      `Должно поступить до: ${day('ru')}`,
      `Получатель платежа: ${account.beneficiary}`,
      `Номер счёта: ${account.account}`,
      `Банк: ${account.bankName}`,
      `БИК / SWIFT: ${account.bankCode}`,
      `Адрес банка: ${account.bankAddress}`,
      ...numbers,
      ...numbers.map((number) => `Заказ ${number}: DAP Москва, Россия, Инкотермс 2020. Ввозную пошлину и налоги платит покупатель.`),
      'Продавец Kyakhta Demo Ltd.',
      'Применимое право: Китай.',
      'Страна происхождения: Китай',
      'Выставил / Issued by',
      'Сумма счёта: ',
      'Поступило: 0,00',
    ])
      expect(paper.left).toContain(squeezed(text));
    // Each line with its size, quantity, price and amount, then what the orders come to.
    const whole = squeezed(paper.lines.join(' '));
    const ru = (amount: number): string => `${new Intl.NumberFormat('ru', { minimumFractionDigits: 2 }).format(amount)} USD`;
    const { lines, sums } = await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: joined }, { locale: 'ru' });
    expect(lines.map(({ prodName }) => prodName).toSorted()).toEqual(goods.map(({ name }) => name).toSorted());
    for (const { prodName, skuName, price, amount } of lines)
      for (const text of [prodName.slice(0, 12), skuName.slice(0, 8), ru(price), ru(amount)]) expect(whole).toContain(squeezed(text));
    for (const text of ['Количество', 'Цена', `Доставка`, ru(sums.freight), ru(sums.total)]) expect(whole).toContain(squeezed(text));
    expect(Math.round((sums.goods + sums.freight - sums.reduction) * 100)).toBe(Math.round(totalFee * 100));
    for (const text of [
      `USD ${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(totalFee)}`,
      `Write ${reference} as the purpose and nothing else`,
      `Must arrive by: ${day('en')}`,
      `Account number: ${account.account}`,
      `BIC / SWIFT: ${account.bankCode}`,
    ])
      expect(paper.right).toContain(squeezed(text));
    expect(paper.boxes).toBe(0);
  });

  it('names the firm that buys, as a bank and an accountant know it, and counts goods as each language does', async () => {
    const m = market();
    const buyer = m.buyer((await addBuyers(m, 1))[0] ?? 0);
    const firm = { headerType: 1, headerName: 'ООО «Уральский берег»', country: 'RU', invoiceTaxNumber: '7707083893' } as const;
    await buyer.ok('POST /p/invoiceTitle', { ...firm, registrationCode: '773601001', address: 'Екатеринбург, Малышева 1' });
    const [title] = await buyer.ok('GET /p/invoiceTitle/list', {});
    // Store 2 sells pairs.
    const [v] = await variantsOf(m, 2);
    const { orderNumbers } = await buyer.ok('POST /p/order/submit', {
      orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId: 2, count: v!.minimum },
      buyerTitleId: title!.titleId,
    });
    await byTransfer(buyer, orderNumbers);
    const paper = await paperIn(await invoiceOf(buyer, orderNumbers, 'ru'));
    for (const text of ['Покупатель', firm.headerName, `ИНН: ${firm.invoiceTaxNumber}`, 'КПП: 773601001', 'Екатеринбург, Малышева 1'])
      expect(paper.left).toContain(squeezed(text));
    expect(paper.right).toContain(squeezed(`INN: ${firm.invoiceTaxNumber}`));
    const [line] = (await buyer.ok('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers }, { locale: 'ru' })).lines;
    const { prodCount, unit } = line!;
    expect(squeezed(paper.lines.join(' '))).toContain(squeezed(`${prodCount} ${countedUnit(prodCount, unit, 'ru')}`));
  });

  it('keeps its number and its sum once a part has come, and tells what was received and what is outstanding', async () => {
    const { buyer, number } = await placeFor(market());
    await byTransfer(buyer, number);
    const { reference, totalFee, attempt } = await transferOf(buyer, number);
    const sent = { transactionId: randomUUID(), currency: 'USD', amount: '5.00', reference, payer: 'ACME' };
    await market().operator.ok('POST /platform/payment/transfer', sent);
    const paper = await paperIn(await invoiceOf(buyer, number));
    const usd = (amount: number): string => `USD ${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`;
    for (const text of [`Invoice total: ${usd(totalFee)}`, `Received: ${usd(5)}`, `Still to transfer: ${usd(totalFee - 5)}`])
      expect(paper.left).toContain(squeezed(text));
    expect(paper.left).not.toContain(squeezed('being checked'));
    expect(paper.lines[0]).toContain(attempt?.payNumber);
    expect((await transferOf(buyer, number)).attempt?.payNumber).toBe(attempt?.payNumber);
  });

  it('of a top-up names no goods, no address and no supplier, and is Arabic beside English to who reads Arabic', async () => {
    const { buyer } = await placeFor(market());
    const { rechargeNumber: orderNumber } = await buyer.ok('POST /p/userBalance/recharge', { rechargeAmount: '250.00' });
    await byTransfer(buyer, orderNumber);
    const { reference } = await transferOf(buyer, orderNumber);
    const paper = await paperIn(await invoiceOf(buyer, orderNumber, 'ar'));
    for (const text of ['USD 250.00', `Reference (purpose): ${reference}`, orderNumber]) expect(paper.right).toContain(squeezed(text));
    expect(paper.right).not.toMatch(/Goods|Recipient|escrow/);
    expect(paper.left).toContain(reference);
    expect(paper.left).toMatch(/\p{Script=Arabic}/u);
    expect(paper.boxes).toBe(0);
  });
});
