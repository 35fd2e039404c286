import { freightTemplatesMax } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { byPieces, saveWithFreight } from '../../../test/freight.ts';
import { variantsOf } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { namesOf, times, wires } from '../../../test/racing.ts';

describe.each(wires)('freight templates that several change at once $wire', ({ how }) => {
  const market = marketplaceForFile(how);
  const seller = () => market().seller(3);
  const listed = async () => (await seller().ok('GET /shop/admin/freightTemplate/list', {})).templates;

  it('are never more than there can be', async () => {
    await market().query(
      `insert into freight_templates (store_id, name, measure, ordinary_first, ordinary_first_fee, ordinary_further, ordinary_further_fee)
       select 4, 'No. ' || n, 0, 1, 0, 1, 0 from generate_series(1, $1::int) n`,
      [freightTemplatesMax - 1],
    );
    const adds = times(3, (i) =>
      market()
        .seller(4)
        .call('POST /shop/admin/freightTemplate', byPieces(`Last ${i}`)),
    );
    expect(namesOf(await Promise.all(adds))).toEqual(['freightTemplateLimitReached', 'freightTemplateLimitReached', 'ok']);
    expect((await market().seller(4).ok('GET /shop/admin/freightTemplate/list', {})).templates).toHaveLength(freightTemplatesMax);
  });

  it('of one name are one', async () => {
    const adds = times(3, () => seller().call('POST /shop/admin/freightTemplate', byPieces('Twin')));
    expect(namesOf(await Promise.all(adds))).toEqual(['freightTemplateNamed', 'freightTemplateNamed', 'ok']);
  });

  it('are changed by one of two forms', async () => {
    const { templateId } = await seller().ok('POST /shop/admin/freightTemplate', byPieces('Changed'));
    const { measure: _, ...form } = byPieces('Changed');
    const changes = times(2, (i) =>
      seller().call('PUT /shop/admin/freightTemplate/{templateId}', { ...form, name: `Changed ${i}`, templateId, version: 1 }),
    );
    expect(namesOf(await Promise.all(changes))).toEqual(['changedMeanwhile', 'ok']);
  });

  it('are removed, or named by a product, but not both', async () => {
    const [{ prodId } = { prodId: 0 }] = await variantsOf(market(), 3);
    const { templateId } = await seller().ok('POST /shop/admin/freightTemplate', byPieces('Raced'));
    const outcomes = await Promise.all([
      saveWithFreight(seller(), prodId, templateId),
      seller().call('DELETE /shop/admin/freightTemplate/{templateId}', { templateId }),
    ]);
    expect([
      ['freightTemplateInUse', 'ok'],
      ['freightTemplateUnknown', 'ok'],
    ]).toContainEqual(namesOf(outcomes));
    const isThere = (await listed()).some((t) => t.templateId === templateId);
    const { freightTemplateId } = await seller().ok('GET /shop/admin/prod/info/{prodId}', { prodId });
    expect(freightTemplateId).toBe(isThere ? templateId : -1);
  });
});
