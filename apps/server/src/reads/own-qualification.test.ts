import { expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { ownStore, usccOf } from '../../test/store-applications.ts';

const market = marketplaceForFile();

it('a store reads what was checked of its firm, and never where a paper lies', async () => {
  const m = market();
  const shopId = await ownStore(m, 3, 'papers');
  const [account] = await m.query<{ id: number }>("select id from store_accounts where user_name = 'papers'");
  const told = await m.seller(account?.id ?? 0).ok('GET /shop/admin/shop/qualification', {});
  expect(told).toMatchObject({ shopId, isOpen: true, firmName: 'Harbin Lamps Ltd', country: 'CN', creditCode: usccOf, scope: 'Lamps' });
  expect(told.checkedAt).not.toBeNull();
  expect(told.papers).toEqual([
    { paper: 'businessLicense', isHeld: true },
    { paper: 'identityCardFront', isHeld: true },
    { paper: 'identityCardLater', isHeld: true },
  ]);
  expect(JSON.stringify(told)).not.toContain('webp');
});

it('a store that the platform opened itself has no papers here', async () => {
  const told = await market().seller(1).ok('GET /shop/admin/shop/qualification', {});
  expect([told.checkedAt, told.papers.some(({ isHeld }) => isHeld)]).toEqual([null, false]);
});
