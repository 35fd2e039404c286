import type { Ctx, CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { type KeptCategory, levelsMax, placeFault, sisterNamed, withBelow } from '../model/category-tree.ts';
import {
  countHeld,
  deleteCategory,
  insertCategory,
  insertTrace,
  lockCategories,
  lockForMoving,
  markCategoryWords,
  moveMergedGoods,
  placeListed,
  selectKept,
  setMerged,
  updateCategory,
  updateCategoryOrder,
  updateCategoryPicture,
  updateParent,
} from '../store/categories.ts';
import { categoriesTag } from './tags.ts';

type Told = Parsed<'POST /platform/category'>;
const subject = (id: number): string => `category:${id}`;

/** The tree as it is, kept from any other change until this transaction is over. */
const treeNow = async (ctx: Ctx): Promise<KeptCategory[]> => {
  await lockCategories(ctx.db);
  return selectKept(ctx.db);
};
const known = (tree: readonly KeptCategory[], id: number): KeptCategory => tree.find((c) => c.id === id) ?? refuse('categoryUnknown');
/** The category as the person who changes it has seen it. */
const asSeen = (tree: readonly KeptCategory[], id: number, version: number): KeptCategory => {
  const category = known(tree, id);
  return category.version === version ? category : refuse('changedMeanwhile');
};
const refuseNamed = (tree: readonly KeptCategory[], parentId: number | null, names: Told['names'], except: readonly number[]): void => {
  const name = sisterNamed(tree, parentId, names, new Set(except));
  if (name !== null) refuse('categoryNamed', { name });
};
const parentOf = (parentId: number): number | null => (parentId === 0 ? null : parentId);

/** Everything that shows the tree is out of date. */
const showAnew = (ctx: Ctx): void => {
  ctx.changed('catalog');
  ctx.changed(categoriesTag);
};
/** Goods are found by the names above them: those in these categories are indexed anew. */
const indexAnew = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  await markCategoryWords(ctx.db, ids);
  ctx.later({ kind: 'catalog.indexWords', key: 'categories', dueAt: ctx.now, payload: {} });
};
/** Longer than any statement may take that read the tree as it was. */
const lateMs = 30_000;
/**
 * Lists show goods where their categories now stand, at once; what was written meanwhile by somebody who still saw the
 * old tree is put right a little later.
 */
const listAnew = async (ctx: Ctx, ids: readonly number[]): Promise<void> => {
  await placeListed(ctx.db, ids);
  await indexAnew(ctx, ids);
  const dueAt = new Date(ctx.now.getTime() + lateMs);
  ctx.later({ kind: 'catalog.moveGoods', key: `late ${ids[0]}`, dueAt, payload: { categoryIds: ids } });
  // Rankings are kept by category of the first level.
  ctx.later({ kind: 'catalog.rankGoods', key: 'moved', dueAt: ctx.now, payload: {} });
};

/** Adds a category behind its sisters; its picture comes by `showCategoryPicture`. @returns its id */
export const addCategory = async (ctx: Ctx, { names, isHidden, ...told }: Told): Promise<number> => {
  const tree = await treeNow(ctx);
  const parentId = parentOf(told.parentId);
  const level = parentId === null ? 1 : known(tree, parentId).level + 1;
  if (level > levelsMax) refuse('categoryTooDeep');
  refuseNamed(tree, parentId, names, []);
  const id = await insertCategory(ctx.db, parentId, level, names, { isHidden });
  await recordAudit(ctx, 'category.add', subject(id), null, { names, parentId, isHidden });
  showAnew(ctx);
  return id;
};

const areSame = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean =>
  Object.keys({ ...a, ...b }).every((locale) => a[locale] === b[locale]);

/** Changes names and whether it is shown. @returns the path of the picture it has */
export const changeCategory = async (ctx: Ctx, input: Parsed<'PUT /platform/category/{categoryId}'>): Promise<string | null> => {
  const { categoryId, version, names, isHidden } = input;
  const tree = await treeNow(ctx);
  const was = asSeen(tree, categoryId, version);
  refuseNamed(tree, was.parentId, names, [categoryId]);
  const isRenamed = !areSame(was.names, names);
  if (isRenamed) await insertTrace(ctx.db, categoryId);
  await updateCategory(ctx.db, categoryId, { names, isHidden });
  if (isRenamed) await indexAnew(ctx, withBelow(tree, categoryId));
  await recordAudit(ctx, 'category.change', subject(categoryId), { names: was.names, isHidden: was.isHidden }, { names, isHidden });
  showAnew(ctx);
  return was.picture;
};

/** @param picture path of a stored picture */
export const showCategoryPicture = async (ctx: Ctx, id: number, picture: string | null, was: string | null): Promise<void> => {
  await updateCategoryPicture(ctx.db, id, picture);
  await recordAudit(ctx, 'category.picture', subject(id), { picture: was }, { picture });
  showAnew(ctx);
};

/** Puts sisters into an order; a caller that did not know all of them gets an error. */
export const orderCategories = async (
  ctx: CtxFor<'PUT /platform/category/order'>,
  input: Parsed<'PUT /platform/category/order'>,
): Promise<null> => {
  const tree = await treeNow(ctx);
  const before = tree.filter((c) => c.parentId === parentOf(input.parentId)).map((c) => c.id);
  const wanted = [...new Set(input.categoryIds)];
  if (wanted.length !== before.length || before.some((id) => !wanted.includes(id))) return refuse('changedMeanwhile');
  if (wanted.every((id, place) => before[place] === id)) return null;
  await updateCategoryOrder(ctx.db, wanted);
  await recordAudit(ctx, 'category.order', subject(input.parentId), before, wanted);
  showAnew(ctx);
  return null;
};

export const moveCategory = async (
  ctx: CtxFor<'PUT /platform/category/{categoryId}/move'>,
  { categoryId, version, ...input }: Parsed<'PUT /platform/category/{categoryId}/move'>,
): Promise<null> => {
  const tree = await treeNow(ctx);
  const was = asSeen(tree, categoryId, version);
  const parentId = parentOf(input.parentId);
  if (parentId !== null) known(tree, parentId);
  if (was.parentId === parentId) return null;
  const fault = placeFault(tree, categoryId, parentId);
  if (fault !== null) return refuse(fault);
  refuseNamed(tree, parentId, was.names, []);
  const branch = withBelow(tree, categoryId);
  await lockForMoving(ctx.db, branch);
  await insertTrace(ctx.db, categoryId);
  await updateParent(ctx.db, [categoryId], parentId, branch);
  await listAnew(ctx, branch);
  await recordAudit(ctx, 'category.move', subject(categoryId), { parentId: was.parentId }, { parentId });
  showAnew(ctx);
  return null;
};

/** Goods, what is below and the address of a category go over to another; its picture is for the caller to remove. */
export const mergeCategory = async (ctx: Ctx, input: Parsed<'PUT /platform/category/{categoryId}/merge'>): Promise<void> => {
  const { categoryId, version, intoId } = input;
  const tree = await treeNow(ctx);
  const was = asSeen(tree, categoryId, version);
  known(tree, intoId);
  const branch = withBelow(tree, categoryId);
  if (branch.includes(intoId)) refuse('categoryCircle');
  const children = tree.filter((c) => c.parentId === categoryId);
  for (const child of children) {
    const fault = placeFault(tree, child.id, intoId);
    if (fault !== null) refuse(fault);
    refuseNamed(tree, intoId, child.names, []);
  }
  await lockForMoving(ctx.db, [...branch, intoId]);
  await updateParent(
    ctx.db,
    children.map((c) => c.id),
    intoId,
    branch.filter((id) => id !== categoryId),
  );
  await setMerged(ctx.db, categoryId, intoId);
  await listAnew(ctx, branch);
  ctx.later({ kind: 'catalog.moveGoods', key: `merged ${categoryId}`, dueAt: ctx.now, payload: { categoryIds: [categoryId] } });
  await recordAudit(ctx, 'category.merge', subject(categoryId), { names: was.names, parentId: was.parentId }, { intoId });
  showAnew(ctx);
};

export const removeCategory = async (ctx: Ctx, input: Parsed<'DELETE /platform/category/{categoryId}'>): Promise<void> => {
  const was = asSeen(await treeNow(ctx), input.categoryId, input.version);
  await lockForMoving(ctx.db, [was.id]);
  const { goods, below } = await countHeld(ctx.db, was.id);
  if (goods > 0 || below > 0) refuse('categoryNotEmpty', { goods, below });
  await deleteCategory(ctx.db, was.id);
  await recordAudit(ctx, 'category.remove', subject(was.id), { names: was.names, parentId: was.parentId, isHidden: was.isHidden }, null);
  showAnew(ctx);
};

const goodsPerStep = 1000;
/** Work: goods of merged categories get the one these lead to, some at a time, and lists show all of them where they stand. */
export const moveGoods = async (ctx: Ctx, categoryIds: readonly number[]): Promise<void> => {
  let isMore = false;
  for (const id of categoryIds) isMore = (await moveMergedGoods(ctx.db, id, goodsPerStep)) === goodsPerStep || isMore;
  if ((await placeListed(ctx.db, categoryIds)) > 0) ctx.changed('catalog');
  if (isMore) ctx.later({ kind: 'catalog.moveGoods', key: `merged ${categoryIds[0]}`, dueAt: ctx.now, payload: { categoryIds } });
};
