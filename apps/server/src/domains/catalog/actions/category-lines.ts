import type { Ctx } from '../../../runtime/context.ts';
import { selectCategories } from '../store/categories.ts';

/** A category with all above it. */
export interface CategoryLine {
  /** Itself first. Of one that was merged into another these are the other’s. */
  readonly ids: readonly number[];
  readonly names: Readonly<Record<string, string>>;
}
/** All categories by id, kept until one changes; those that were merged lead to what they became. */
export const categoryLines = (ctx: Pick<Ctx, 'db' | 'kept'>): Promise<ReadonlyMap<number, CategoryLine>> =>
  ctx.kept('category lines', ['catalog'], async () => {
    const byId = new Map((await selectCategories(ctx.db)).map((c) => [c.id, c]));
    const lineOf = (id: number): number[] => {
      const node = byId.get(id);
      if (node === undefined) return [];
      if (node.mergedInto !== null) return lineOf(node.mergedInto);
      return node.parentId === null ? [id] : [id, ...lineOf(node.parentId)];
    };
    return new Map(
      [...byId.values()].map((c) => {
        const ids = lineOf(c.id);
        return [c.id, { ids, names: byId.get(ids[0] ?? c.id)?.names ?? c.names }];
      }),
    );
  });
