import { noTemplate, productCells, productStatus, variantCells } from '@kyakhta/contract';
import { recordAudit } from '../../domains/audit/index.ts';
import {
  clearCells,
  dropVariants,
  explainFault,
  type ImportFault,
  lockOwnProduct,
  moveOffSale,
  openGoods,
  productAsCells,
  productByCode,
  type ProductAsCells,
  type ProductRows,
  productTag,
  setFreight,
  setNoReason,
  submitGoods,
} from '../../domains/catalog/index.ts';
import { lockedStock } from '../../domains/stock/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { exclusivelyHere } from '../../runtime/exclusive.ts';
import { say } from '../../words/index.ts';
import { importLock } from './import-batch.ts';
import { importProducts } from './import-products.ts';
import { nameTemplate } from './name-template.ts';
import { pictureProduct } from './picture-product.ts';

type Form = Pick<Parsed<'POST /shop/admin/prod'>, 'product' | 'variants'>;
type Seen = Parsed<'PUT /shop/admin/prod'>['variants'];

/** A form as rows of a file: the product's own cells are in the first. */
const rowsOf = ({ product, variants }: Form): ProductRows => {
  const code = product.product.trim();
  const firstOf = new Map<string, number>();
  const rows = variants.map((variant, i) => {
    const article = variant.article.trim();
    const twin = firstOf.get(article) ?? null;
    if (twin === null) firstOf.set(article, i + 1);
    return { line: i + 1, cells: { ...(i === 0 ? product : {}), ...variant, product: code }, wrongWidth: null, twin, stockOver: null };
  });
  return { code, rows, surplus: [], isForm: true };
};

const isOfProduct = (column: string): boolean => (productCells as readonly string[]).includes(column);

/** Every fault beside its field, as `product.minimum` or `variants.2.price`. */
const refuseFaults = (ctx: Ctx, faults: readonly ImportFault[]): never => {
  const told = faults.filter((f) => f.reason !== 'withProduct');
  const fields = Object.fromEntries(
    told.map((f) => {
      const column = f.column ?? 'product';
      return [isOfProduct(column) ? `product.${column}` : `variants.${f.line - 1}.${column}`, explainFault(f, ctx.locale)];
    }),
  );
  return refuse('argumentNotValid', { first: Object.values(fields)[0] ?? '' }, { fields });
};

/** Writes the form by the rules of an import, whole or not at all. */
const write = async (ctx: Ctx, storeId: number, form: Form, newStatus: number): Promise<void> => {
  const { faults } = await importProducts(ctx, storeId, [rowsOf(form)], productCells.length, newStatus, { kind: 'set' });
  if (faults.length > 0) refuseFaults(ctx, faults);
};

/** A file that is coming in may bring the same goods: one at a time. */
const hold = async (ctx: Ctx, storeId: number): Promise<void> => {
  if (!(await exclusivelyHere(ctx.db, importLock(storeId)))) refuse('importRunning');
};

/** Puts a new product on sale, or submits it where the platform looks at the store's goods first. */
export const createProduct = async (
  ctx: CtxFor<'POST /shop/admin/prod'>,
  input: Parsed<'POST /shop/admin/prod'>,
): Promise<{ prodId: number; waits: boolean }> => {
  const { storeId } = ctx.actor;
  await hold(ctx, storeId);
  const code = input.product.product.trim();
  const known = await productByCode(ctx.db, storeId, code);
  // A deleted product gives its code back.
  if (known !== null && known.status !== productStatus.deleted) return refuse('productCodeTaken');
  const open = await openGoods(ctx, storeId, known === null ? [] : [known.id]);
  await write(ctx, storeId, input, open.newStatus);
  const { id: prodId } = (await productByCode(ctx.db, storeId, code)) ?? refuse('productUnknown');
  await nameTemplate(ctx, storeId, prodId, input.freightTemplateId);
  // A deleted product that comes back says it anew.
  await setNoReason(ctx.db, prodId, input.noReasonReturn ?? true);
  if (input.pictures) await pictureProduct(ctx, prodId, input.pictures, []);
  const waiting = await submitGoods(ctx, open, [prodId], true);
  await recordAudit(ctx, 'product.create', `product:${prodId}`, null, { code });
  return { prodId, waits: waiting.has(prodId) };
};

/**
 * Variants whose stock the form leaves empty keep what is there now: goods are shipped while somebody writes, and what
 * the form was opened with must not come back with it. A stock that changes what is there is believed only when its
 * writer has seen what is there.
 */
const withStock = async (ctx: Ctx, before: ProductAsCells, variants: Seen): Promise<Form['variants']> => {
  const skuOf = new Map(before.rows.map((r) => [r.cells.article, r.skuId]));
  const held = await lockedStock(ctx.db, [...skuOf.values()]);
  const moved: { skuId: number; article: string; stock: number }[] = [];
  const fields: Record<string, string> = {};
  const told = variants.map(({ seenStock, ...v }, i) => {
    const article = v.article.trim();
    const skuId = skuOf.get(article);
    if (skuId === undefined) return v;
    const stock = held.get(skuId)?.onHand ?? 0;
    if (v.stock.trim() === '') return { ...v, stock: String(stock) };
    // One that is no number has its own words later.
    if (seenStock === undefined ? /^\s*\d+\s*$/.test(v.stock) && Number(v.stock) !== stock : seenStock !== stock) {
      moved.push({ skuId, article, stock });
      fields[`variants.${i}.stock`] = say(ctx.locale, 'field.stockNow', { now: stock });
    }
    return v;
  });
  return moved.length === 0 ? told : refuse('stockChanged', {}, { stock: moved, fields });
};

/** Brings a product to what the form says; what it shows empty becomes empty, variants it has no more go off sale. */
export const editProduct = async (
  ctx: CtxFor<'PUT /shop/admin/prod'>,
  input: Parsed<'PUT /shop/admin/prod'>,
): Promise<{ prodId: number; waits: boolean }> => {
  const { storeId } = ctx.actor;
  const { prodId } = input;
  await hold(ctx, storeId);
  const own = (await lockOwnProduct(ctx.db, storeId, prodId)) ?? refuse('productUnknown');
  const open = await openGoods(ctx, storeId, [prodId]);
  const before = (await productAsCells(ctx.db, storeId, prodId)) ?? refuse('productUnknown');
  if (before.version !== input.version) return refuse('changedMeanwhile');
  // The code is what the product is known by, in files and here.
  const product = { ...input.product, product: own.code };
  const variants = await withStock(ctx, before, input.variants);
  const was = before.rows[0]?.cells ?? {};
  // First of all, or cartons and weights that the form now names would be those of a voucher.
  if ((was.voucher_valid ?? '') !== '' && product.voucher_valid.trim() === '') await clearCells(ctx, prodId, ['voucher_valid'], []);
  // Nor may a template that it leaves now count what the form tells no more.
  const templateId = input.freightTemplateId ?? before.freightTemplateId;
  if (templateId !== before.freightTemplateId) await setFreight(ctx.db, prodId, noTemplate.unitFee);
  await write(ctx, storeId, { product, variants }, open.newStatus);
  await nameTemplate(ctx, storeId, prodId, templateId);
  if (input.noReasonReturn !== undefined) await setNoReason(ctx.db, prodId, input.noReasonReturn);
  const kept = new Map(variants.map((v) => [v.article.trim(), v]));
  await clearCells(
    ctx,
    prodId,
    productCells.filter((cell) => (was[cell] ?? '') !== '' && product[cell].trim() === ''),
    before.rows.flatMap(({ skuId, cells }) => {
      const now = kept.get(cells.article ?? '');
      const columns = variantCells.filter((cell) => (cells[cell] ?? '') !== '' && now?.[cell].trim() === '');
      return columns.length === 0 ? [] : [{ skuId, columns }];
    }),
  );
  await dropVariants(
    ctx,
    prodId,
    before.rows.filter((r) => !kept.has(r.cells.article ?? '')).map((r) => r.skuId),
  );
  if (input.pictures) await pictureProduct(ctx, prodId, input.pictures, before.pictures);
  ctx.changed(productTag(prodId));
  const after = await productAsCells(ctx.db, storeId, prodId);
  const waiting = await submitGoods(ctx, open, [prodId], true);
  await recordAudit(ctx, 'product.edit', `product:${prodId}`, changedCells(before, after), changedCells(after, before));
  return { prodId, waits: waiting.has(prodId) };
};

/** The rows of a product that are not the same in another, and its pictures when they are not. */
const changedCells = (one: ProductAsCells | null, other: ProductAsCells | null) => {
  const same = new Set((other?.rows ?? []).map((r) => JSON.stringify(r)));
  const rows = (one?.rows ?? []).filter((r) => !same.has(JSON.stringify(r)));
  const [pictures, others] = [one, other].map((p) => p?.pictures.join() ?? '');
  return {
    rows,
    ...(pictures === others ? {} : { pictures: one?.pictures ?? [] }),
    ...(one?.freightTemplateId === other?.freightTemplateId ? {} : { freightTemplateId: one?.freightTemplateId }),
    ...(one?.noReasonReturn === other?.noReasonReturn ? {} : { noReasonReturn: one?.noReasonReturn }),
  };
};

/** @returns whether the product stood so already, stands so now, or is not the store's to move */
const putOnSale = async (
  ctx: CtxFor<'PUT /shop/admin/prod/status'>,
  prodId: number,
  onSale: boolean,
): Promise<'same' | 'changed' | 'left'> => {
  const own = (await lockOwnProduct(ctx.db, ctx.actor.storeId, prodId)) ?? refuse('productUnknown');
  if (!(await moveOffSale(ctx, own, onSale))) return 'left';
  if ((own.status === productStatus.on) === onSale) return 'same';
  await recordAudit(ctx, 'product.status', `product:${own.id}`, { status: own.status }, { onSale });
  return 'changed';
};

/** Takes a product off sale or puts it back. */
export const setOnSale = async (
  ctx: CtxFor<'PUT /shop/admin/prod/status'>,
  { prodId, onSale }: Parsed<'PUT /shop/admin/prod/status'>,
): Promise<null> => ((await putOnSale(ctx, prodId, onSale)) === 'left' ? refuse('productNotInState') : null);

/** The same for many, each once and locked in one order: all of them or, where one is another store's, none. */
export const setManyOnSale = async (
  ctx: CtxFor<'PUT /shop/admin/prod/statuses'>,
  { prodIds, onSale }: Parsed<'PUT /shop/admin/prod/statuses'>,
): Promise<Result<'PUT /shop/admin/prod/statuses'>> => {
  const done = { same: 0, changed: 0, left: 0 };
  for (const prodId of [...new Set(prodIds)].toSorted((a, b) => a - b)) done[await putOnSale(ctx, prodId, onSale)] += 1;
  return { changed: done.changed, left: done.left };
};
