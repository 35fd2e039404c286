/** What pages are looked at with besides orders, each by its number or id. */
import { expect } from '@playwright/test';
import { applicationPictures, termsDocument } from '@kyakhta/contract/values';
import { ask, bring } from '../api.ts';
import { goods } from '../goods.ts';
import type { Audience, People } from '../people.ts';
import { picture } from '../picture.ts';
import { paid, received } from './orders.ts';

/** A line of an order of store 1 that was received. */
export async function line(people: People): Promise<string> {
  const orderNumber = await received(people);
  const { orderItemDtos } = await ask(await people.requestOf('buyer'), 'GET /p/myOrder/orderDetail', { orderNumber });
  return String(orderItemDtos[0]?.orderItemId);
}

/** The same, with a review that its buyer wrote unnamed. */
export async function review(people: People): Promise<string> {
  const orderItemId = await line(people);
  const buyer = await people.requestOf('buyer');
  const { filePath } = await bring(buyer, 'POST /p/file/upload', await picture('lid.png', '#36a'), { purpose: 'review' });
  const told = { score: 4, content: 'The lid is stiff at first.', isAnonymous: 1, pics: filePath };
  await ask(buyer, 'POST /p/prodComm/add', { orderItemId: Number(orderItemId), ...told });
  return orderItemId;
}

const wish = { refundType: 1, applyType: 1, buyerReason: 'Too late', buyerDesc: 'The fair is over.' } as const;

/** A refund of a paid order that waits for the store. */
export async function claim(people: People): Promise<string> {
  const orderNumber = await paid(people);
  return (await ask(await people.requestOf('buyer'), 'POST /p/orderRefund/apply', { orderNumber, ...wish })).refundSn;
}

/** The same, and the store has refused it, twice: it was made anew for less. */
export async function refund(people: People): Promise<string> {
  const refundSn = await claim(people);
  const refusal = { refundSn, sellerMsg: 'The goods leave tomorrow.' };
  const [buyer, seller] = await Promise.all([people.requestOf('buyer'), people.requestOf('seller')]);
  await ask(seller, 'PUT /shop/admin/refund/refuse', refusal);
  const { filePath } = await bring(buyer, 'POST /p/file/upload', await picture('calendar.png', '#8a5a2b'), { purpose: 'refund' });
  const less = { applyType: 1, buyerReason: 'Too late', buyerDesc: 'The fair is over, a part would do.', photoFiles: filePath };
  await ask(buyer, 'PUT /p/orderRefund/update_refund', { refundSn, ...less, refundAmount: '10.00' });
  await ask(seller, 'PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'They have left the warehouse.' });
  return refundSn;
}

/** The same, and the platform is asked to decide. */
export async function dispute(people: People): Promise<string> {
  const refundSn = await refund(people);
  const why = { reason: 'It has not left', description: 'A week went by.' };
  await ask(await people.requestOf('buyer'), 'PUT /p/orderRefund/apply_platform_intervention', { refundSn, ...why });
  const voucherDesc = 'The note of the carrier.';
  await ask(await people.requestOf('seller'), 'POST /shop/admin/refund/voucher', { refundSn, voucherDesc });
  return refundSn;
}

const title = { headerType: 1, headerName: 'ООО «Ромашка»', country: 'RU', invoiceTaxNumber: '7707083893' } as const;
/** Who signs for it: it is the buyer's default from then on, and orders may need a contract. */
const signs = { signatory: 'Анна Петрова', basis: 'Устав' } as const;

async function appliedInvoice(people: People): Promise<number> {
  const orderNumbers = await received(people);
  const buyer = await people.requestOf('buyer');
  await ask(buyer, 'POST /p/invoiceTitle', { ...title, ...signs });
  return (await ask(buyer, 'POST /p/orderInvoice', { orderNumbers, ...title })).orderInvoiceId;
}

/** An issued invoice. */
export async function invoice(people: People): Promise<string> {
  const orderInvoiceId = await appliedInvoice(people);
  await ask(await people.requestOf('operator'), 'POST /platform/invoice/{orderInvoiceId}/issue', { orderInvoiceId });
  return String(orderInvoiceId);
}

/** An application for an invoice that failed. */
export async function failedInvoice(people: People): Promise<string> {
  const orderInvoiceId = await appliedInvoice(people);
  const reason = 'Wrong company.';
  await ask(await people.requestOf('operator'), 'POST /platform/invoice/{orderInvoiceId}/fail', { orderInvoiceId, reason });
  return String(orderInvoiceId);
}

/** A top-up that waits for payment. */
export const topUp = async ({ requestOf }: People): Promise<string> =>
  (await ask(await requestOf('buyer'), 'POST /p/userBalance/recharge', { rechargeAmount: 50 })).rechargeNumber;

/** An address of the buyer. */
export const address = async ({ requestOf }: People): Promise<string> =>
  String((await ask(await requestOf('buyer'), 'GET /p/address/list', {}))[0]?.addrId);

/** A question for a price of store 1's goods, with a picture. */
export async function inquiry({ requestOf }: People): Promise<string> {
  const buyer = await requestOf('buyer');
  const { filePath } = await bring(buyer, 'POST /p/file/upload', await picture('handle.png', '#a33'), { purpose: 'inquiry' });
  const question = { prodName: 'Tools in red', content: `Can you make the handles red? ${crypto.randomUUID()}`, quantity: 500 };
  const { prodId, skuId } = goods.tools;
  const { inquiryId } = await ask(buyer, 'POST /p/inquiry/save', {
    ...question,
    prodId,
    skuId,
    country: 'RU',
    targetPrice: '3.20',
    pics: filePath,
  });
  return String(inquiryId);
}

/** The same, answered by the store. */
export async function answer(people: People): Promise<string> {
  const inquiryId = await inquiry(people);
  const content = 'Yes, from ten cartons on.';
  await ask(await people.requestOf('seller'), 'POST /shop/admin/inquiry/answer', {
    inquiryId,
    content,
    price: '3.40',
    minimum: 240,
    validDays: 30,
  });
  return inquiryId;
}

async function applied({ requestOf }: People, audience: Audience): Promise<string> {
  const [buyer, operator] = await Promise.all([requestOf(audience), requestOf('operator')]);
  const shopName = `Lamps ${crypto.randomUUID().slice(0, 8)}`;
  const papers: Record<string, string> = {};
  for (const purpose of applicationPictures)
    papers[purpose] = (await bring(buyer, 'POST /p/file/upload', await picture(`${purpose}.png`, '#36a'), { purpose })).filePath;
  await ask(buyer, 'POST /p/shop/apply', {
    shopName,
    intro: 'Lamps and lanterns from our own factory since 1998.',
    receiveMobile: '13800138000',
    province: 'Heilongjiang',
    city: 'Harbin',
    area: 'Nangang',
    shopAddress: 'Xidazhi Street 92',
    shopLng: 126.64,
    shopLat: 45.7587,
    country: 'CN',
    firmName: 'Harbin Lamps Ltd',
    creditCode: '91350100M000100Y43',
    ...papers,
  });
  const { records } = await ask(operator, 'GET /platform/shopAudit/page', { size: 100 });
  return String(records.find((one) => one.shopName === shopName)?.applicationId);
}

/** The applicant's application for a store, which waits. */
export const application = (people: People) => applied(people, 'applicant');

/** The owner's application for a store, which was approved; its account is not set. */
export async function approval(people: People): Promise<string> {
  const applicationId = await applied(people, 'owner');
  await ask(await people.requestOf('operator'), 'PUT /platform/shopAudit/approve', { applicationId, round: 1, scope: 'Lamps' });
  return applicationId;
}

/** A new product of a store whose goods are looked at first, which waits. */
export async function submission({ requestOf }: People): Promise<string> {
  const seller = await requestOf('inspected');
  const mark = crypto.randomUUID().slice(0, 8).toUpperCase();
  const { fileId } = await bring(seller, 'POST /shop/admin/file/upload', await picture('lantern.png', '#963'));
  const variant = (size: string) => ({
    article: `${mark}-${size}`,
    properties: `Size:${size}`,
    price: '12.50',
    ordinary_freight: '0.40',
    express_freight: '1.10',
    stock: '600',
  });
  const { prodId } = await ask(seller, 'POST /shop/admin/prod', {
    product: {
      product: mark,
      name_en: `Brass lantern ${mark}`,
      name_ru: 'Латунный фонарь',
      category: 'Hand tools',
      unit: 'piece',
      minimum: '12',
      carton_quantity: '6',
      carton_weight_kg: '4.25',
      carton_volume_m3: '0.03',
      delivery_days: '7',
      certificates: 'CE',
    },
    variants: [variant('S'), variant('M')],
    pictures: [{ fileId }],
  });
  return String(prodId);
}

/** A file of goods that was read; what its columns are taken as is still to be said. */
export async function goodsFile({ requestOf }: People): Promise<string> {
  const seller = await requestOf('seller');
  const buffer = Buffer.from('product;name_en;cost of one;colour of the box\nLAMP-1;Lamp;12.50;green\n');
  const { importId } = await bring(seller, 'POST /shop/admin/import/upload', { name: 'lamps.csv', mimeType: 'text/csv', buffer });
  await expect.poll(async () => (await ask(seller, 'GET /shop/admin/import/info', { importId })).columns.length).toBeGreaterThan(0);
  return String(importId);
}

/** A draft of the privacy policy, of which there is one at most: of two workers the second finds what the first began. */
export async function draft({ requestOf }: People): Promise<string> {
  const operator = await requestOf('operator');
  const document = termsDocument.privacy;
  const begun = async () => (await ask(operator, 'GET /platform/terms/list', {})).find((one) => one.document === document && one.isDraft);
  await expect(async () => {
    if ((await begun()) === undefined) await ask(operator, 'POST /platform/terms/draft', { document });
    const { version = 0, revision = 0, languages = [] } = (await begun()) ?? {};
    const written = { locale: 'en', text: '# What we keep\n\nYour address, as long as an order needs it.', asksConsent: false } as const;
    if (languages.length === 0) await ask(operator, 'PUT /platform/terms/draft', { document, version, revision, ...written });
  }).toPass({ timeout: 60_000 });
  return `${document}/${(await begun())?.version}`;
}

/** Freight templates of a store, one for each that can be counted; each worker has its own. */
export async function freight(people: People): Promise<string> {
  const seller = await people.requestOf('seller');
  const rate = { first: 1000, firstFee: '12.50', further: 250, furtherFee: '3.20' };
  const worker = crypto.randomUUID().slice(0, 8);
  const made = ['Pallets', 'Тяжёлый груз', '大件'].map((name, measure) =>
    ask(seller, 'POST /shop/admin/freightTemplate', {
      name: `${name} ${worker}`,
      measure,
      ordinary: rate,
      express: measure === 1 ? rate : null,
    }),
  );
  const [first] = await Promise.all(made);
  return String(first?.templateId);
}

/** The form of an offer on the goods of a product that begins in months: no price of another journey changes. */
const distantOffer = (goods: readonly { skuId: number; cartonQuantity: number }[], title: string) => {
  const at = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
  const items = goods.map(({ skuId, cartonQuantity: carton }, place) => ({
    skuId,
    percent: '15',
    ...(place === 0 && { quota: String(carton * 6), perBuyer: String(carton * 2) }),
  }));
  return { offerKind: 1, title, startTime: at(300), endTime: at(330), items };
};
/** The variants of a product of store 1 that can be bought. */
const someGoods = async (people: People) => {
  const seller = await people.requestOf('seller');
  const { records } = await ask(seller, 'GET /search/page', { shopId: 1, size: 1 });
  return ask(seller, 'GET /shop/admin/offer/goods', { prodId: records[0]?.prodId ?? 0 });
};

/** An offer of store 1 that has not begun. */
export async function offer(people: People): Promise<string> {
  const form = distantOffer(await someGoods(people), 'Stock clearance');
  return String((await ask(await people.requestOf('seller'), 'POST /shop/admin/offer', form)).offerId);
}

/** An offer of the platform on goods of store 1 that waits for its answer. */
export async function platformOffer(people: People): Promise<string> {
  const form = distantOffer(await someGoods(people), 'Week of the platform');
  return String((await ask(await people.requestOf('operator'), 'POST /platform/offer', form)).offerId);
}
