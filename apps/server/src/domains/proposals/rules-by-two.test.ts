import { describe, expect, it } from 'vitest';
import { marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { secondFrom, secondOperator } from '../../../test/proposals.ts';

const market = marketplaceForFile();
const second = () => secondOperator(market());
const reason = 'Set right by hand in a test.';
const agrees = (by: Person, proposalId: number) => by.refused('PUT /platform/proposal/{proposalId}/agree', { proposalId });

describe('from which amount on a second operator has to agree', () => {
  const limit = async () => (await market().operator.ok('GET /platform/site/settings', {})).secondOperatorFrom;
  it('is lowered by one at once, and raised by two', async () => {
    const m = market();
    expect(await m.operator.ok('PUT /platform/site/secondOperator', { amount: 500, reason })).toEqual({ proposalId: null });
    expect(await limit()).toBe(500);
    const [lowered] = (await m.operator.ok('GET /platform/audit/page', { subject: 'site:settings' })).records;
    expect(JSON.stringify(lowered)).toContain(reason);
    const { proposalId } = await m.operator.ok('PUT /platform/site/secondOperator', { amount: 9_000_000, reason });
    expect([await limit(), proposalId]).toEqual([500, expect.any(Number) as unknown]);
    expect(await m.operator.refused('PUT /platform/site/secondOperator', { amount: 9_000_001, reason })).toBe('proposalOpenAlready');
    const { records } = await second().ok('GET /platform/proposal/page', { size: 100 });
    expect(records.find((p) => p.proposalId === proposalId)).toMatchObject({ kind: 'limit', amount: 9_000_000, limitNow: 500 });
    expect(await agrees(m.operator, proposalId ?? 0)).toBe('proposalOwn');
    await second().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId: proposalId ?? 0 });
    expect(await limit()).toBe(9_000_000);
    await secondFrom(m, 1000);
  });

  it('is not raised by what was lowering when it was sent', async () => {
    const m = market();
    await secondFrom(m, 800);
    const both = await Promise.all([0, 700].map((amount) => m.operator.ok('PUT /platform/site/secondOperator', { amount, reason })));
    const proposalId = both.find((b) => b.proposalId !== null)?.proposalId;
    expect(await limit()).toBe(0);
    if (proposalId) await m.operator.ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId });
    await secondFrom(m, 1000);
  });
});

describe('the account that buyers transfer to', () => {
  const now = async () => (await market().operator.ok('GET /platform/site/settings', {})).bankDetails;
  const account = (n: number) => ({
    beneficiary: 'Kyakhta Ltd.',
    account: `DE${n}`,
    bankName: 'Bank',
    bankCode: 'BANKDEFF',
    bankAddress: 'Street 1',
  });

  it('is not changed by one operator, not even among other settings', async () => {
    const m = market();
    const before = await now();
    const { version } = await m.operator.ok('GET /platform/site/settings', {});
    const sneaked = { version, bankDetails: account(1) } as unknown as { version: string };
    expect((await m.operator.call('PUT /platform/site/settings', sneaked)).code).toBe('A00014');
    const { proposalId } = await m.operator.ok('PUT /platform/site/bankDetails', { bankDetails: account(1), reason });
    expect(await agrees(m.operator, proposalId)).toBe('proposalOwn');
    expect(await m.operator.refused('PUT /platform/site/bankDetails', { bankDetails: account(2), reason })).toBe('proposalOpenAlready');
    expect(await now()).toEqual(before);
    await m.operator.ok('PUT /platform/proposal/{proposalId}/refuse', { proposalId });
    expect(await now()).toEqual(before);
  });

  it('is what a second operator saw and agreed to', async () => {
    const m = market();
    const before = await now();
    const { proposalId } = await m.operator.ok('PUT /platform/site/bankDetails', { bankDetails: account(3), reason });
    const { records } = await second().ok('GET /platform/proposal/page', { size: 100 });
    expect(records.find((p) => p.proposalId === proposalId)).toMatchObject({
      kind: 'bank',
      amount: null,
      points: null,
      bank: { wanted: account(3), now: before },
    });
    await second().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
    expect(await now()).toEqual(account(3));
    const [changed] = (await m.operator.ok('GET /platform/audit/page', { subject: 'site:settings' })).records;
    expect(JSON.stringify(changed)).toContain('DE3');
    await secondSets(before);
  });

  it('is agreed to once, however often it is asked at the same time', async () => {
    const before = await now();
    const { proposalId } = await market().operator.ok('PUT /platform/site/bankDetails', { bankDetails: account(4), reason });
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => second().call('PUT /platform/proposal/{proposalId}/agree', { proposalId })),
    );
    expect(tries.filter((t) => t.code === '00000')).toHaveLength(1);
    expect(await now()).toEqual(account(4));
    await secondSets(before);
  });

  const secondSets = async (bankDetails: Awaited<ReturnType<typeof now>>): Promise<void> => {
    const { proposalId } = await market().operator.ok('PUT /platform/site/bankDetails', { bankDetails, reason });
    await second().ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
  };
});
