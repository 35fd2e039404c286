import { reviewFields, submissionState } from '@kyakhta/contract';
import { takeUntold } from '../../domains/catalog/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { say } from '../../words/index.ts';
import { localeOfStore, tellStore } from '../tell/tell-store.ts';

/** So many refused products are named in one mail; the console has all of them. */
const namedMost = 20;

/** Tells the people of a store who look after its goods what was decided of them since the last mail. */
export const tellDecided = async (ctx: Ctx, storeId: number): Promise<void> => {
  const decided = await takeUntold(ctx.db, storeId, ctx.now);
  if (decided.length === 0) return;
  const locale = await localeOfStore(ctx, storeId);
  // What was refused and submitted anew meanwhile still has its reasons.
  const refused = decided.filter((d) => Object.keys(d.remarks).length > 0);
  const reasons = refused.slice(0, namedMost).map(({ name, remarks }) => {
    const told = reviewFields.flatMap((field) =>
      remarks[field] === undefined ? [] : [`${say(locale, `goods.${field}`)}: ${remarks[field]}`],
    );
    return `${name}: ${told.join('; ')}.`;
  });
  const approved = decided.filter((d) => d.state === submissionState.approved).length;
  const values = { approved, refused: refused.length, reasons: reasons.join(' ') };
  await tellStore(ctx, storeId, { area: 'goods', first: 'people' }, 'goodsDecided', values);
};
