import { describe, expect, it } from 'vitest';
import { balanceOf } from '../../../../test/goods.ts';
import { marketplaceForFile } from '../../../../test/marketplace.ts';
import { agreed, caseOfKind, openCases, placeFor, providerForFile, suspenseOf } from '../../../../test/payments.ts';
import { wholeOrder } from '../../../../test/refunds.ts';
import { mailsTo } from '../../../../test/terms.ts';

// She was promised that her money goes back the way it came. Where it does not, she gets a notice of that as well.
const market = marketplaceForFile();
const provider = providerForFile();

/** A refund of 12.34 that the provider refuses, once it was agreed to. */
const refused = async () => {
  const placed = await placeFor(market());
  const { m, buyer, number } = placed;
  const payment = await agreed(m, provider(), buyer, number);
  await buyer.ok('POST /p/order/payCheck', { orderNumbers: number });
  provider().next('refund', { refuses: 'ACCOUNT_CLOSED' });
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '12.34' });
  await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
  const id = buyer.actor.id ?? 0;
  const mails = async (): Promise<string[]> => (await mailsTo(m, id)).filter((subject) => /12[.,]34/.test(subject));
  const byBank = async () => {
    const caseId = (await caseOfKind(m, payment, 'refundFailed'))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/returnedByBank', { caseId, reference: 'bank reference 9' });
  };
  const again = async () => {
    const caseId = (await caseOfKind(m, payment, 'refundFailed'))?.caseId ?? 0;
    await m.operator.ok('POST /platform/payment/case/{caseId}/refund', { caseId, note: 'again' });
  };
  return { m, id, buyer, number, payment, refundSn, mails, byBank, again };
};
const granted = (number: string): string => `$12.34 for order no. ${number} is being refunded`;
const heldUp = (number: string): string => `$12.34 for order no. ${number} could not be sent back yet`;
const sent = (number: string): string => `$12.34 for order no. ${number} has been sent to you`;

describe('the buyer of a refund that the provider refuses', () => {
  it('is told once that it is held up, and once when an operator has sent it by bank', async () => {
    const { number, mails, byBank, m, payment } = await refused();
    expect(await mails()).toEqual([granted(number), heldUp(number)]);
    await byBank();
    expect(await mails()).toEqual([granted(number), heldUp(number), sent(number)]);
    await m.advance(1);
    expect(await mails()).toHaveLength(3);
    expect([await suspenseOf(m, payment), await openCases(m, payment)]).toEqual([0n, []]);
    expect(await m.query("select text from mails where subject like '$12.34%has been sent%'")).toMatchObject([
      { text: expect.stringContaining('by bank transfer') },
    ]);
  });

  it('is not told again that it is held up when sending it once more is refused, and is told when it has gone', async () => {
    const { m, number, mails, again } = await refused();
    await m.app.drain();
    provider().next('refund', { refuses: 'ACCOUNT_CLOSED' });
    await m.advance(0.1);
    await again();
    expect(await mails()).toEqual([granted(number), heldUp(number)]);
    await again();
    expect(await mails()).toEqual([granted(number), heldUp(number), sent(number)]);
  });

  it('reads it in her language', async () => {
    const { m, id, mails, byBank } = await refused();
    await m.query("update users set locale = 'de' where id = $1", [id]);
    expect((await mails()).at(-1)).toContain('konnten noch nicht');
    await byBank();
    expect((await mails()).at(-1)).toContain('wurden an Sie gesendet');
  });

  it('is written to no more once her account is deleted', async () => {
    const { m, id, mails, byBank } = await refused();
    await m.query('update users set deleted_at = now() where id = $1', [id]);
    expect((await mails()).filter((s) => s.includes('could not'))).toEqual([]);
    await byBank();
    expect((await mails()).filter((s) => s.includes('has been sent'))).toEqual([]);
  });

  it('is told of another refund of the same payment that is refused while the first is held up', async () => {
    const { m, buyer, number, mails } = await refused();
    await m.app.drain();
    await m.advance(0.1);
    provider().next('refund', { refuses: 'ACCOUNT_CLOSED' });
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...wholeOrder(number), refundAmount: '1.00' });
    await m.seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    const held = (await mailsTo(m, buyer.actor.id ?? 0)).filter((s) => s.includes('could not'));
    expect(held).toEqual([heldUp(number), heldUp(number).replace('12.34', '13.34')]);
    expect(await mails()).toHaveLength(2);
    expect(await balanceOf(m, `escrow:${number}`)).toBeGreaterThan(0n);
  });
});
