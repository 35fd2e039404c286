/** When a part of a price falls due. */
export const instalmentStage = { beforeShipment: 1, afterShipment: 2, onArrival: 3 } as const;
export type InstalmentStage = (typeof instalmentStage)[keyof typeof instalmentStage];

/** A plan as it is written: per cent before shipment, after it and on arrival, such as 30-40-30. */
export const instalmentPlanShape = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/;
/**
 * Why an order is overdue: a part of its price is not paid · nobody collects its goods · the courier's cash does not come · its
 * store has not shipped it · its money was taken back by a bank or a provider.
 */
export const overdueKinds = ['instalment', 'pickup', 'cash', 'shipping', 'takenBack'] as const;
export type OverdueKind = (typeof overdueKinds)[number];

/** Most plans that a site offers. */
export const instalmentPlansMax = 6;

/** The parts of a plan, those of nothing left out; null when it is none: parts make 100, begin before shipment, and are two at least. */
export const instalmentParts = (plan: string): readonly { readonly stage: InstalmentStage; readonly percent: number }[] | null => {
  const [, before, after, arrival] = instalmentPlanShape.exec(plan) ?? [];
  const parts = [
    { stage: instalmentStage.beforeShipment, percent: Number(before) },
    { stage: instalmentStage.afterShipment, percent: Number(after) },
    { stage: instalmentStage.onArrival, percent: Number(arrival) },
  ];
  const real = parts.filter((p) => p.percent > 0);
  const isWhole = parts.reduce((sum, p) => sum + p.percent, 0) === 100;
  return isWhole && real.length > 1 && real[0]?.stage === instalmentStage.beforeShipment ? real : null;
};
