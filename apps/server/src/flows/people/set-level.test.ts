import { expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { secondOperator } from '../../../test/proposals.ts';

const market = marketplaceForFile();
const level = async (userId: number) => (await market().operator.ok('GET /platform/user/info/{userId}', { userId })).level;

it('a buyer’s level is what one operator proposed and another agreed to', async () => {
  const { operator } = market();
  const reason = 'Ordered for a year by the container';
  const input = { userId: 1, level: 3, reason };
  const { proposalId } = await operator.ok('POST /platform/user/level', input);
  expect(await operator.refused('POST /platform/user/level', { ...input, level: 4 })).toBe('proposalOpenAlready');
  expect(await operator.refused('PUT /platform/proposal/{proposalId}/agree', { proposalId })).toBe('proposalOwn');
  expect(await level(1)).toBe(1);
  const { records } = await operator.ok('GET /platform/proposal/page', { userId: 1 });
  expect(records[0]).toMatchObject({ kind: 'level', points: 3, amount: null, userId: 1 });
  await secondOperator(market()).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
  expect(await level(1)).toBe(3);
  expect((await market().buyer(1).ok('GET /p/user/userInfo', {})).level).toBe(3);
  expect(await operator.refused('POST /platform/user/level', input)).toBe('levelSame');
  expect(await operator.refused('POST /platform/user/level', { ...input, userId: 2_000_000_000 })).toBe('userUnknown');
});
