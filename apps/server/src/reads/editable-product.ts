import { localUnit, productCells, submissionState, variantCells } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { categoryPaths, type Cells, productAsCells, submissionOf, writeCategory } from '../domains/catalog/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { categoryName, type CategoryNode, categoryTree } from './category-tree.ts';
import { onHandOf } from './export-products.ts';

const picked = <C extends keyof Cells>(cells: Cells, names: readonly C[]): Record<C, string> =>
  Object.fromEntries(names.map((name) => [name, cells[name] ?? ''])) as Record<C, string>;

/** A product in the cells that a form edits. */
export const editableProduct = async (
  ctx: CtxFor<'GET /shop/admin/prod/info/{prodId}'>,
  input: Parsed<'GET /shop/admin/prod/info/{prodId}'>,
): Promise<Result<'GET /shop/admin/prod/info/{prodId}'>> => {
  const submitted = await submissionOf(ctx.db, input.prodId);
  const { rows, pictures, freightTemplateId, noReasonReturn, categoryId, version } =
    (await productAsCells(ctx.db, ctx.actor.storeId, input.prodId, submitted?.face ?? null)) ?? refuse('productUnknown');
  const { rows: heads } = await sql<{ status: number; currency: string }>`
    select status, currency from products where id = ${input.prodId}`.execute(ctx.db);
  const head = heads[0] ?? refuse('productUnknown');
  // As the choices name them, in the language of who edits; a file has them in English.
  const category = writeCategory((await categoryPaths(ctx.db, ctx.locale))(categoryId));
  const unit = localUnit(rows[0]?.cells.unit ?? '', ctx.locale);
  const onHand = await onHandOf(
    ctx.db,
    rows.map((r) => r.skuId),
  );
  return {
    prodId: input.prodId,
    ...head,
    pictures: [...pictures],
    freightTemplateId,
    noReasonReturn,
    product: picked({ ...rows[0]?.cells, category, unit }, productCells),
    variants: rows.map(({ skuId, cells }) => ({ ...picked({ ...cells, stock: String(onHand.get(skuId) ?? 0) }, variantCells), skuId })),
    version,
    review:
      submitted === null
        ? null
        : {
            state: submitted.state === submissionState.refused ? submissionState.refused : submissionState.submitted,
            submittedAt: submitted.submittedAt.toISOString(),
            decidedAt: submitted.decidedAt?.toISOString() ?? null,
            remarks: submitted.remarks,
          },
  };
};

/** Every category as a form may name it, from the top, in the order of the tree. */
export const categoryChoices = async (ctx: Ctx): Promise<string[]> => {
  const tree = await categoryTree(ctx);
  const pathOf = (node: CategoryNode): readonly string[] => {
    const parent = node.parentId === null ? undefined : tree.get(node.parentId);
    return [...(parent === undefined ? [] : pathOf(parent)), categoryName(node, ctx.locale)];
  };
  const below = Map.groupBy(tree.values(), (node) => node.parentId);
  const walk = (parent: number | null): CategoryNode[] => (below.get(parent) ?? []).flatMap((node) => [node, ...walk(node.id)]);
  return walk(null).map((node) => writeCategory(pathOf(node)));
};
