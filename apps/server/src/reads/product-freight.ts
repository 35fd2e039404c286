import { currencyOf, money, toWire } from '@kyakhta/money';
import { noTemplate, transportType } from '@kyakhta/contract';
import { freightsOf, lineFreight, readTemplate, type StoredTemplate } from '../domains/freight/index.ts';
import type { Result } from '../runtime/context.ts';
import { wireRate } from './freight-templates.ts';

interface Carried {
  readonly currency: string;
  readonly isFreightFree: boolean;
  readonly freightTemplate: StoredTemplate | null;
}
interface Packed extends Carried {
  readonly minimum: number;
  readonly cartonQuantity: number;
  readonly grams: number;
  readonly cm3: number;
}

/** What the freight of a product goes by, with the fees of its template. */
export const freightOf = ({ freightTemplate, isFreightFree, ...row }: Carried): Result<'GET /prod/prodInfo'>['freight'] => {
  if (freightTemplate === null)
    return { templateId: isFreightFree ? noTemplate.free : noTemplate.unitFee, measure: null, ordinary: null, express: null };
  const { id: templateId, measure, ordinary, express } = readTemplate(freightTemplate);
  const currency = currencyOf(row.currency);
  return { templateId, measure, ordinary: wireRate(ordinary, currency), express: express === null ? null : wireRate(express, currency) };
};

/** Ordinary freight of as many pieces of a variant as are sold at least. */
export const leastFreight = (
  row: Packed,
  sku: { readonly ordinary: bigint; readonly express: bigint } | undefined,
): ReturnType<typeof toWire> | null => {
  if (sku === undefined) return null;
  const currency = currencyOf(row.currency);
  const count = Math.ceil(row.minimum / row.cartonQuantity) * row.cartonQuantity;
  const freight = lineFreight(
    {
      count,
      cartonQuantity: row.cartonQuantity,
      cartonWeightGrams: row.grams,
      cartonVolumeCm3: row.cm3,
      ordinary: money(sku.ordinary, currency),
      express: money(sku.express, currency),
      isFree: row.isFreightFree,
      template: row.freightTemplate === null ? null : readTemplate(row.freightTemplate),
    },
    transportType.ordinary,
  );
  const [least] = freightsOf([{ count, freight }], currency);
  return least === undefined ? null : toWire(least);
};
