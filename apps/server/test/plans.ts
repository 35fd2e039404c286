import type { Marketplace } from './marketplace.ts';

/** What of a node of a query plan is looked at. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** The plans of statements whose values are not known, as the product's own connections make them. */
export const plansOf = async (m: Marketplace, texts: readonly string[]): Promise<Plan[]> => {
  const plans: Plan[] = [];
  for (const text of texts) {
    const [row] = await m.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (generic_plan, format json) ${text}`);
    plans.push(row!['QUERY PLAN'][0].Plan);
  }
  return plans;
};
/** All nodes of a plan. */
export const scansIn = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(scansIn)];
