import type { Marketplace, Person } from './marketplace.ts';

/** Sets from which amount on a second operator has to agree, in whole units of the settlement currency. */
export const secondFrom = async (m: Marketplace, amount: number): Promise<void> => {
  const { proposalId } = await m.operator.ok('PUT /platform/site/secondOperator', { amount, reason: 'for this test only' });
  if (proposalId !== null) await secondOperator(m).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
};
export const secondOperator = (m: Marketplace): Person => m.person({ kind: 'operator', id: 2, areas: null });
