import { freightTemplatesMax, type FreightRate } from '@kyakhta/contract';
import { type Currency, currencyOf, parseAmount } from '@kyakhta/money';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { Refusal, refuse } from '../../runtime/errors.ts';
import { exclusivelyLater } from '../../runtime/exclusive.ts';
import { say } from '../../words/index.ts';
import { recordAudit } from '../audit/index.ts';
import { siteSettings } from '../site/index.ts';
import { countTemplates, deleteTemplate, insertTemplate, type KeptTemplate, lockTemplate, updateTemplate } from './store.ts';

type Create = 'POST /shop/admin/freightTemplate';
type Change = 'PUT /shop/admin/freightTemplate/{templateId}';
type TypedRate = Parsed<Create>['ordinary'];

/** Cache tag of what is shown of the freight of a store's goods. */
export const freightTag = (storeId: number): string => `freight:${storeId}`;

/** The fees of a form as amounts; a wrong one is reported beside its field. */
const readRates = (ctx: Ctx, input: Pick<Parsed<Create>, 'ordinary' | 'express'>, currency: Currency) => {
  const readFee = (text: string, field: string): bigint => {
    const fee = parseAmount(text, currency);
    if (fee.ok) return fee.money.amount;
    const word = say(ctx.locale, 'field.amount', {});
    throw new Refusal('argumentNotValid', { first: word }, { fields: { [field]: word } });
  };
  const readRate = (line: 'ordinary' | 'express', rate: TypedRate): FreightRate => ({
    first: rate.first,
    firstFee: readFee(rate.firstFee, `${line}.firstFee`),
    further: rate.further,
    furtherFee: readFee(rate.furtherFee, `${line}.furtherFee`),
  });
  return { ordinary: readRate('ordinary', input.ordinary), express: input.express === null ? null : readRate('express', input.express) };
};

const toldRate = (r: FreightRate) => ({ ...r, firstFee: String(r.firstFee), furtherFee: String(r.furtherFee) });
const told = (t: Pick<KeptTemplate, 'name' | 'ordinary' | 'express'> & { readonly measure: number }) => ({
  name: t.name,
  measure: t.measure,
  ordinary: toldRate(t.ordinary),
  express: t.express === null ? null : toldRate(t.express),
});
/** Templates of a store are counted and named one change at a time, or two forms saved at once would both find room. */
const hold = (ctx: Ctx, storeId: number): Promise<void> => exclusivelyLater(ctx.db, `freightTemplates:${storeId}`);

/** A store adds a template; goods go by it once they name it. */
export const createTemplate = async (ctx: CtxFor<Create>, input: Parsed<Create>): Promise<{ templateId: number }> => {
  const { storeId } = ctx.actor;
  const { settlementCurrency } = await siteSettings(ctx.db);
  const rates = readRates(ctx, input, currencyOf(settlementCurrency));
  await hold(ctx, storeId);
  if ((await countTemplates(ctx.db, storeId)) >= freightTemplatesMax) refuse('freightTemplateLimitReached', { max: freightTemplatesMax });
  const template = { name: input.name, measure: input.measure, ...rates };
  const templateId = (await insertTemplate(ctx.db, storeId, template)) ?? refuse('freightTemplateNamed', { name: input.name });
  await recordAudit(ctx, 'freightTemplate.add', `freightTemplate:${templateId}`, null, told(template));
  return { templateId };
};

/** A store changes its template for orders to come. What it counts stays: goods may have no weight, or no volume. */
export const changeTemplate = async (ctx: CtxFor<Change>, input: Parsed<Change>): Promise<null> => {
  const { storeId } = ctx.actor;
  const { settlementCurrency } = await siteSettings(ctx.db);
  const rates = readRates(ctx, input, currencyOf(settlementCurrency));
  await hold(ctx, storeId);
  const before = (await lockTemplate(ctx.db, storeId, input.templateId)) ?? refuse('freightTemplateUnknown');
  if (before.version !== input.version) return refuse('changedMeanwhile');
  const after = { name: input.name, measure: before.measure, ...rates };
  if (!(await updateTemplate(ctx.db, before.id, after))) refuse('freightTemplateNamed', { name: input.name });
  await recordAudit(ctx, 'freightTemplate.change', `freightTemplate:${before.id}`, told(before), told(after));
  ctx.changed(freightTag(storeId));
  return null;
};

/** Takes away a locked template that no goods name. */
export const dropTemplate = async (ctx: Ctx, template: KeptTemplate): Promise<void> => {
  await deleteTemplate(ctx.db, template.id);
  await recordAudit(ctx, 'freightTemplate.remove', `freightTemplate:${template.id}`, told(template), null);
};
