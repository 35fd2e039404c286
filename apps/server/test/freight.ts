import type { Input } from '@kyakhta/contract';
import type { Marketplace, Person } from './marketplace.ts';

export type TemplateForm = Input<'POST /shop/admin/freightTemplate'>;
/** By pieces: ten for 5.00, each further five for 1.25; by express three times as much. */
export const byPieces = (name: string, more: Partial<TemplateForm> = {}): TemplateForm => ({
  name,
  measure: 0,
  ordinary: { first: 10, firstFee: '5.00', further: 5, furtherFee: '1.25' },
  express: { first: 10, firstFee: '15.00', further: 5, furtherFee: '3.75' },
  ...more,
});

/** Saves a product as it stands, with other freight. */
export const saveWithFreight = async (seller: Person, prodId: number, freightTemplateId: number, cells: object = {}) => {
  const { product, variants, version } = await seller.ok('GET /shop/admin/prod/info/{prodId}', { prodId });
  return seller.call('PUT /shop/admin/prod', { prodId, version, product: { ...product, ...cells }, variants, freightTemplateId });
};

/** A template of a store that these products name. @returns its number */
export const templateFor = async (m: Marketplace, shopId: number, prodIds: readonly number[], form: TemplateForm): Promise<number> => {
  const seller = m.seller(shopId);
  const { templateId } = await seller.ok('POST /shop/admin/freightTemplate', form);
  for (const prodId of prodIds) {
    const { code, msg } = await saveWithFreight(seller, prodId, templateId);
    if (code !== '00000') throw new Error(msg);
  }
  return templateId;
};
