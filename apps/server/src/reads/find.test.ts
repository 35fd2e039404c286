import { type OperatorArea, operatorAreas } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { everyOrderNeedsOne, placeForContract } from '../../test/agreements.ts';
import { ship, variantsOf } from '../../test/goods.ts';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { plansOf, scansIn } from '../../test/plans.ts';
import { oneLine, paidOrder } from '../../test/refunds.ts';
import { statementsOf } from '../../test/statements.ts';
import { submitted, usccOf } from '../../test/store-applications.ts';

const market = marketplaceForFile({ contracts: true });
const anywhere = async (q: string) => (await market().operator.ok('GET /platform/find', { q })).found;
const ofStore = async (storeId: number, q: string) => (await market().seller(storeId).ok('GET /shop/admin/find', { q })).found;

describe('what goes by a number', () => {
  it('is an order, its parcel however its waybill is written, its refund and its payment', async () => {
    const m = market();
    const { id, buyer, number, items } = await paidOrder(m, 2);
    const [line = 0] = items;
    const { refundSn, applySn } = await buyer.ok('POST /p/orderRefund/apply', oneLine(number, line));
    await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is on its way' });
    await ship(m.seller(1), number, 'Sf900800700');
    const [payment] = await m.query<{ number: string }>(
      'select p.number from payments p join payment_parts x on x.payment_id = p.id where x.reference = $1',
      [number],
    );
    expect(await anywhere(number)).toEqual([{ kind: 'order', key: number, name: expect.any(String) as string }]);
    expect(await anywhere('sF900800700')).toEqual([{ kind: 'parcel', key: number, name: 'Sf900800700' }]);
    for (const q of ['SF 9008 00700', 'sf-900-800-700', '  SF900–800700 ', 'ＳＦ９００８００７００'])
      expect(await anywhere(q), q).toEqual([{ kind: 'parcel', key: number, name: 'Sf900800700' }]);
    for (const q of [number.replaceAll(/(\d{4})/g, '$1 '), `${number.slice(0, 5)}-${number.slice(5)}`])
      expect(await anywhere(q), q).toEqual([{ kind: 'order', key: number, name: expect.any(String) as string }]);
    for (const q of [refundSn, applySn]) expect(await anywhere(q)).toEqual([{ kind: 'refund', key: refundSn, name: number }]);
    expect(await anywhere(payment?.number ?? '')).toEqual([{ kind: 'payment', key: payment?.number, name: '' }]);
    expect(await anywhere(String(id))).toContainEqual({ kind: 'buyer', key: String(id), name: `Racer ${id}` });
    for (const q of [number, 'SF900800700', refundSn]) expect(await ofStore(1, q)).toHaveLength(1);
    // Another store's is not there, and payments and people are no store's.
    for (const q of [number, 'SF900800700', refundSn, applySn]) expect(await ofStore(2, q)).toEqual([]);
    expect(await ofStore(1, payment?.number ?? '')).toEqual([]);
    expect((await ofStore(1, String(id))).filter(({ kind }) => kind !== 'product')).toEqual([]);
  });

  it('is a product by its id or an article, within the store', async () => {
    const m = market();
    const [variant] = await variantsOf(m, 1);
    const [sku] = await m.query<{ article: string }>('select article from skus where id = $1', [variant?.skuId]);
    const key = String(variant?.prodId);
    for (const q of [key, sku?.article ?? ''])
      expect(await ofStore(1, q)).toContainEqual(expect.objectContaining({ kind: 'product', key }));
    expect(await ofStore(2, sku?.article ?? '')).toEqual([]);
  });

  it('is a refund by every number that its application ever had', async () => {
    const m = market();
    const { buyer, number, items } = await paidOrder(m);
    const { refundSn, applySn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), refundAmount: '3.00' });
    await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'Too much' });
    const wish = { refundSn, applyType: 1, buyerReason: 'Scratched', refundAmount: '2.00' };
    const again = await buyer.ok('PUT /p/orderRefund/update_refund', wish);
    expect(again.applySn).not.toBe(applySn);
    for (const q of [applySn, again.applySn, refundSn]) {
      expect(await anywhere(q)).toEqual([{ kind: 'refund', key: refundSn, name: number }]);
      expect(await ofStore(1, q)).toEqual([{ kind: 'refund', key: refundSn, name: number }]);
      expect(await ofStore(2, q)).toEqual([]);
    }
  });

  /** One of each kind that goes by an id, and what it is found by. */
  const numbered = async (userId: number) => {
    const m = market();
    const question = { prodName: 'Boxes of tin', content: 'A hundred boxes, please.', quantity: 100, shopId: 1 };
    const { inquiryId } = await m.buyer(1).ok('POST /p/inquiry/save', question);
    const { proposalId } = await m
      .person({ kind: 'operator', id: 2, areas: ['people'] })
      .ok('POST /platform/user/level', { userId, level: 3, reason: 'A good customer for years' });
    const { number } = await paidOrder(m);
    const [open] = await m.query<{ id: number; number: string }>(
      `insert into payment_cases (payment_id, kind, opened_at) select p.id, 'late', now() from payments p join payment_parts x on x.payment_id = p.id where x.reference = $1
       returning id, (select number from payments where id = payment_id) as number`,
      [number],
    );
    const provider = (name: string | null) => m.query('update payments set provider = $2 where number = $1', [open!.number, name]);
    await provider('paypal');
    const gone = async () => {
      await m.query('delete from payment_cases where id = $1', [open!.id]);
      await provider(null);
    };
    return { inquiryId, proposalId, caseId: open!.id, payNumber: open!.number, gone };
  };

  it('is a question, a proposal, a case by number or payment, an application by number or firm: and leads to it alone', async () => {
    const m = market();
    const { inquiryId, proposalId, caseId, payNumber, gone } = await numbered(1);
    const applicationId = await submitted(m, 2);
    const found = async (q: number | string, kind: string) => (await anywhere(String(q))).filter((f) => f.kind === kind).map((f) => f.key);
    expect(await found(inquiryId, 'inquiry')).toEqual([String(inquiryId)]);
    expect(await found(proposalId, 'proposal')).toEqual([String(proposalId)]);
    for (const q of [caseId, payNumber]) expect(await found(q, 'paymentCase')).toEqual([String(caseId)]);
    for (const q of [applicationId, usccOf]) expect(await found(q, 'application')).toEqual([String(applicationId)]);
    expect((await ofStore(1, String(inquiryId))).filter((f) => f.kind === 'inquiry')).toHaveLength(1);
    expect((await ofStore(2, String(inquiryId))).filter((f) => f.kind === 'inquiry')).toEqual([]);
    const only = { size: 100 };
    expect((await m.operator.ok('GET /platform/inquiry/page', { ...only, inquiryId })).records.map((r) => r.inquiryId)).toEqual([
      inquiryId,
    ]);
    expect((await m.operator.ok('GET /platform/proposal/page', { ...only, proposalId })).records.map((r) => r.proposalId)).toEqual([
      proposalId,
    ]);
    expect((await m.operator.ok('GET /platform/payment/cases', { ...only, caseId })).records.map((r) => r.caseId)).toEqual([caseId]);
    await gone();
  });

  it('shows each operator what is of her areas alone, and of proposals her own', async () => {
    const m = market();
    const { inquiryId, proposalId, caseId, gone } = await numbered(2);
    const kindsFor = async (areas: readonly OperatorArea[], q: number, id = 1) =>
      new Set((await m.person({ kind: 'operator', id, areas }).ok('GET /platform/find', { q: String(q) })).found.map((f) => f.kind));
    const all: [number, string, OperatorArea][] = [
      [inquiryId, 'inquiry', 'people'],
      [caseId, 'paymentCase', 'money'],
      [proposalId, 'proposal', 'money'],
    ];
    for (const [q, kind, area] of all) {
      expect([...(await kindsFor([area], q))]).toContain(kind);
      expect([
        ...(await kindsFor(
          operatorAreas.filter((a) => a !== area),
          q,
        )),
      ]).not.toContain(kind);
    }
    expect([...(await kindsFor(['people'], proposalId, 2))]).toContain('proposal');
    await gone();
  });

  it('is looked up by an index, of every kind', async () => {
    const m = market();
    const texts = await statementsOf(m.app.pool, async () => {
      await anywhere('17');
      await ofStore(1, '17');
    });
    const lookups = texts.filter((text) => text.includes('x (key, name)'));
    expect(lookups).toHaveLength(2);
    await m.query('set enable_seqscan = off');
    const unindexed = (await plansOf(m, lookups))
      .flatMap(scansIn)
      .filter((n) => n['Relation Name'] !== undefined && n['Index Cond'] === undefined && n['Recheck Cond'] === undefined);
    expect(unindexed).toEqual([]);
    await m.query('reset enable_seqscan');
  });

  it.each(["' or 1=1 --", '%', '_', '\\', '٣٤٥', '99999999999999999999', '\u202E1', 'x'.repeat(100)])('is nothing for %s', async (q) => {
    expect(await anywhere(q)).toEqual([]);
    expect(await ofStore(1, q)).toEqual([]);
  });

  it('is a contract on the page of its order; a store finds its own, which it signs', async () => {
    const m = market();
    await everyOrderNeedsOne(m);
    const number = await placeForContract(m, m.buyer(1));
    const papers = await m.query<{ number: string; party: string }>(
      'select a.number, a.party from agreements a join orders o on o.id = a.order_id where o.number = $1',
      [number],
    );
    expect(papers.length).toBeGreaterThan(0);
    for (const paper of papers) {
      const found = [{ kind: 'contract', key: number, name: paper.number }];
      expect(await anywhere(paper.number)).toEqual(found);
      expect(await ofStore(1, paper.number)).toEqual(paper.party === 'seller' ? found : []);
      expect(await ofStore(2, paper.number)).toEqual([]);
    }
  });
});
