import type { Marketplace, Person } from './marketplace.ts';

/** Sets from which amount on a second operator has to agree, in whole units of the settlement currency. */
export const secondFrom = async (m: Marketplace, amount: number): Promise<void> => {
  const { version } = await m.operator.ok('GET /platform/site/settings', {});
  await m.operator.ok('PUT /platform/site/settings', { version, secondOperatorFrom: amount });
};
export const secondOperator = (m: Marketplace): Person => m.person({ kind: 'operator', id: 2, areas: null });
