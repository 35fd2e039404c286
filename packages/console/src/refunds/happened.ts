import type { RefundInfo } from './types.ts';

type Step = RefundInfo['steps'][number];
type Evidence = RefundInfo['evidence'][number];
export type Happened = { at: string; actor: Step['actor']; step: Step | null; evidence: Evidence | null };

/** All that happened to a refund, in its order: the moves, and what either side laid before the platform. At one instant the move comes first. */
export const happened = ({ steps, evidence }: Pick<RefundInfo, 'steps' | 'evidence'>): readonly Happened[] =>
  [
    ...steps.map((step): Happened => ({ at: step.at, actor: step.actor, step, evidence: null })),
    ...evidence.map((one): Happened => ({ at: one.createTime, actor: one.side, step: null, evidence: one })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
