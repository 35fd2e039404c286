import { endpoints, everyArea, hasArea, type OperatorArea, type ProposalKind } from '@kyakhta/contract';
import type { OperatorNow } from '../accounts/index.ts';

/** The call that a proposal of each kind is made by: who may make it may propose. */
const calls = {
  balance: 'POST /platform/user/correction',
  points: 'POST /platform/user/pointCorrection',
  grant: 'POST /platform/intervention/grant',
  settle: 'POST /platform/order/settle',
  cash: 'POST /platform/order/cash',
  transfer: 'POST /platform/payment/transfer',
  limit: 'PUT /platform/site/secondOperator',
  lateCash: 'POST /platform/order/lateCash',
  level: 'POST /platform/user/level',
  bank: 'PUT /platform/site/bankDetails',
} as const satisfies Readonly<Record<ProposalKind, keyof typeof endpoints>>;

/** Whether an account with these areas may propose such a thing. */
export const mayPropose = (kind: ProposalKind, areas: readonly OperatorArea[] | null): boolean => {
  const { area } = endpoints[calls[kind]];
  return area !== undefined && (area === everyArea || hasArea(areas, area));
};
/** Whether the proposer still stands by it: in office, and with the right to propose such a thing. */
export const standsBy = (kind: ProposalKind, operator: Pick<OperatorNow, 'isLocked' | 'areas'>): boolean =>
  !operator.isLocked && mayPropose(kind, operator.areas);
