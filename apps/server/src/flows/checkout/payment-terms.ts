import { deliveryType, paymentTerm } from '@kyakhta/contract';
import { type Money, money, toWire, type WireAmount } from '@kyakhta/money';
import { isVirtual } from '../../domains/catalog/index.ts';
import { cashPart, type NewOrder, splitByPlan } from '../../domains/orders/index.ts';
import type { Priced } from '../../domains/pricing/index.ts';
import type { SiteSettings } from '../../domains/site/index.ts';
import { refuse } from '../../runtime/errors.ts';
import type { InspectedLine } from './inspect-lines.ts';

type Terms = { readonly paymentTerm: number; readonly instalmentPlan?: string | undefined };
type Rules = Pick<SiteSettings, 'codSwitch' | 'instalmentPlans'>;

/** Plans by which every one of these prices can be split. */
const plansFor = (totals: readonly Money[], rules: Rules): readonly string[] =>
  rules.instalmentPlans.filter((plan) => totals.every((total) => splitByPlan('', total, plan) !== null));

/** Terms of payment that the site and every store of the lines offer for these prices. */
export const offeredTerms = (lines: readonly InspectedLine[], totals: readonly Money[], rules: Rules): number[] => {
  const byAll = (term: number): boolean => lines.every((l) => l.store.paymentTerms.includes(term)) && totals.every((t) => t.amount > 0n);
  // What is used up at once is not paid later.
  if (lines.some((l) => isVirtual(l.row))) return [paymentTerm.beforeDelivery];
  return [
    paymentTerm.beforeDelivery,
    // Cash comes through the couriers that carry for the platform.
    ...(rules.codSwitch && lines.every((l) => l.delivery === deliveryType.courier) && byAll(paymentTerm.cashOnDelivery)
      ? [paymentTerm.cashOnDelivery]
      : []),
    ...(byAll(paymentTerm.instalments) && plansFor(totals, rules).length > 0 ? [paymentTerm.instalments] : []),
  ];
};

/** The plan that is meant: the one that was chosen, or the first offered. */
const planOf = (terms: Terms, totals: readonly Money[], rules: Rules): string => {
  const offered = plansFor(totals, rules);
  const plan = terms.instalmentPlan ?? offered[0];
  return plan !== undefined && offered.includes(plan) ? plan : refuse('paymentTermNotOffered');
};

/** Refuses terms that are not offered for these lines. */
export const checkPaymentTerm = (terms: Terms, lines: readonly InspectedLine[], priced: Priced, rules: Rules): void => {
  const totals = priced.stores.map((s) => s.total);
  if (!offeredTerms(lines, totals, rules).includes(terms.paymentTerm)) refuse('paymentTermNotOffered');
  if (terms.paymentTerm === paymentTerm.instalments) planOf(terms, totals, rules);
};

/** The parts of one order's price, frozen with it; none where it is paid at once. */
export const partsOf = (number: string, total: Money, terms: Terms, priced: Priced, rules: Rules): NewOrder['instalments'] => {
  if (terms.paymentTerm === paymentTerm.cashOnDelivery) return [cashPart(number, total)];
  if (terms.paymentTerm !== paymentTerm.instalments) return [];
  const plan = planOf(
    terms,
    priced.stores.map((s) => s.total),
    rules,
  );
  return splitByPlan(number, total, plan) ?? refuse('paymentTermNotOffered');
};

interface WirePlan {
  readonly instalmentPlan: string;
  readonly parts: { readonly stage: number; readonly percent: number; readonly amount: WireAmount }[];
}
/** The plans to choose from; a part's amount is the sum of what it will be in each order. */
export const wirePlans = (lines: readonly InspectedLine[], priced: Priced, rules: Rules): WirePlan[] => {
  const totals = priced.stores.map((s) => s.total);
  if (!offeredTerms(lines, totals, rules).includes(paymentTerm.instalments)) return [];
  return plansFor(totals, rules).map((instalmentPlan) => {
    const split = totals.flatMap((total) => splitByPlan('', total, instalmentPlan) ?? []);
    const parts = [...Map.groupBy(split, (p) => p.sequence).values()].flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const amount = money(
        same.reduce((sum, p) => sum + p.amount, 0n),
        priced.total.currency,
      );
      return [{ stage: first.stage, percent: first.percent, amount: toWire(amount) }];
    });
    return { instalmentPlan, parts };
  });
};
