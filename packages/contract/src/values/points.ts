/** What changed somebody's points. */
export const pointKinds = ['grant', 'spend', 'giveBack', 'takeBack', 'expire', 'correction'] as const;
export type PointKind = (typeof pointKinds)[number];
/** Tabs of the log. */
export const pointGroups = ['all', 'earned', 'spent'] as const;
export type PointGroup = (typeof pointGroups)[number];

/** Why no points can be used on an order: there are none, the order is too small for the least step, its terms are others, or the site takes none. */
export const noPointsReasons = ['none', 'tooSmall', 'term', 'off'] as const;
export type NoPointsReason = (typeof noPointsReasons)[number];

/** Most points that one order, one correction or one lot can be about. */
export const pointsMax = 1_000_000_000;

/** The rules of points. */
export interface PointRules {
  /** Points for one unit of the settlement currency that was paid; 0 grants none. */
  readonly earnedPerUnit: number;
  /** Points that are worth one unit of it. */
  readonly perUnit: number;
  /** Points are used in multiples of this. */
  readonly step: number;
  /** Most of the goods of an order, in per cent, that points pay for; 0 takes none. At 100 an order without freight leaves nothing to pay. */
  readonly sharePercent: number;
  /** Days until points expire that were obtained today. */
  readonly validDays: number;
}
export const pointRuleBounds = {
  earnedPerUnit: { least: 0, most: 1000 },
  perUnit: { least: 1, most: 100_000 },
  step: { least: 1, most: 10_000 },
  sharePercent: { least: 0, most: 100 },
  validDays: { least: 1, most: 3650 },
} as const satisfies Readonly<Record<keyof PointRules, { readonly least: number; readonly most: number }>>;
