import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { buyerWithPoints, correctPoints, logOf, scoreOf } from '../../../test/points.ts';

const market = marketplaceForFile();
const operator2 = () => market().person({ kind: 'operator', id: 2, areas: null });
const reason = 'was promised by mail';

describe('points', () => {
  it('expire a year after they were obtained, once, and cannot be used from that moment', async () => {
    const { buyer, id, basketIds } = await buyerWithPoints(market(), 100);
    await market().advance(340);
    await correctPoints(market(), id, 40);
    const soon = await buyer.ok('GET /p/score/scoreInfo', {});
    expect([soon.score, soon.expiringScore, soon.expiringTime !== null]).toEqual([140, 100, true]);
    expect((await buyer.ok('GET /p/score/page', {})).records.map((r) => r.scoreAfter)).toEqual([140, 100]);
    // The worker puts the first round of the sweep in when it starts.
    await market().query(
      "insert into work (kind, key, due_at, payload) values ('loyalty.expirePoints', 'again', now(), '{}') on conflict do nothing",
    );
    await market().advance(26);
    await market().advance(1);
    expect(await logOf(buyer)).toEqual([
      ['expire', -100],
      ['correction', 40],
      ['correction', 100],
    ]);
    expect(await buyer.ok('GET /p/score/scoreInfo', {})).toMatchObject({ score: 40, expiringScore: 0, expiringTime: null });
    expect(await buyer.refused('POST /p/order/confirm', { basketIds, userUseScore: 50 })).toBe('pointsTooMany');
  });

  it('that come back after their time expire at once, and the log says both', async () => {
    const { buyer, basketIds } = await buyerWithPoints(market(), 100);
    await market().advance(364.99);
    const { orderNumbers: orderNumber } = await buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 60 });
    await market().advance(1 / 24);
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).status).toBe(6);
    expect(await scoreOf(buyer)).toBe(0);
    const log = await logOf(buyer);
    expect(log.map(([kind]) => kind)).toContain('giveBack');
    expect(log.reduce((n, [, points]) => n + points, 0)).toBe(0);
  });

  it('show a buyer her own alone, by what came and what went', async () => {
    const mine = await buyerWithPoints(market(), 100);
    const other = await buyerWithPoints(market(), 70);
    await mine.buyer.ok('POST /p/order/submit', { basketIds: mine.basketIds, userUseScore: 30 });
    expect([await scoreOf(mine.buyer), await scoreOf(other.buyer)]).toEqual([70, 70]);
    const kinds = async (kind: 'earned' | 'spent') =>
      (await mine.buyer.ok('GET /p/score/page', { kind })).records.map((r) => [r.kind, r.score]);
    expect([await kinds('earned'), await kinds('spent')]).toEqual([[['correction', 100]], [['spend', -30]]]);
    expect(await logOf(other.buyer)).toEqual([['correction', 70]]);
  });
});

describe('a correction of points', () => {
  it('is booked when another operator agrees, once, and never by one alone', async () => {
    const m = market();
    const { buyer, id } = await buyerWithPoints(m, 0);
    const { proposalId } = await m.operator.ok('POST /platform/user/pointCorrection', { userId: id, points: 250, reason });
    expect(await m.operator.refused('PUT /platform/proposal/{proposalId}/agree', { proposalId })).toBe('proposalOwn');
    expect(await scoreOf(buyer)).toBe(0);
    expect(await operator2().ok('GET /platform/proposal/page', { userId: id })).toMatchObject({
      records: [{ proposalId, points: 250, score: 0, own: false, state: 'proposed' }],
    });
    const answers = await Promise.all([1, 2].map(() => operator2().call('PUT /platform/proposal/{proposalId}/agree', { proposalId })));
    expect(answers.map((a) => a.code).toSorted()).toEqual(['00000', 'A00001']);
    expect(await scoreOf(buyer)).toBe(250);
  });

  it('below zero is refused, when it is proposed and when it is agreed to', async () => {
    const m = market();
    const { buyer, id, basketIds } = await buyerWithPoints(m, 100);
    const ask = { userId: id, lessens: true, reason };
    expect(await m.operator.refused('POST /platform/user/pointCorrection', { ...ask, points: 101 })).toBe('pointCorrectionTooLarge');
    const { proposalId } = await m.operator.ok('POST /platform/user/pointCorrection', { ...ask, points: 100 });
    await buyer.ok('POST /p/order/submit', { basketIds, userUseScore: 10 });
    expect(await operator2().refused('PUT /platform/proposal/{proposalId}/agree', { proposalId })).toBe('pointCorrectionTooLarge');
    await m.operator.ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId, note: 'too late' });
    expect(await operator2().refused('PUT /platform/proposal/{proposalId}/agree', { proposalId })).toBe('proposalDecided');
    expect(await scoreOf(buyer)).toBe(90);
    await correctPoints(m, id, -90);
    expect(await scoreOf(buyer)).toBe(0);
  });
});
