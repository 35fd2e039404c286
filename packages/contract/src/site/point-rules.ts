import { z } from 'zod';
import { pointRuleBounds as bounds } from '../values/points.ts';

const figure = (bound: { readonly least: number; readonly most: number }) => z.number().int().min(bound.least).max(bound.most);
/** How points are earned and used; `values/points.ts` says what each figure means. */
export const pointRules = z.object({
  earnedPerUnit: figure(bounds.earnedPerUnit),
  perUnit: figure(bounds.perUnit),
  step: figure(bounds.step),
  sharePercent: figure(bounds.sharePercent),
  validDays: figure(bounds.validDays),
});
