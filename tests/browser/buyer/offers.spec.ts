import { expect, test } from '@playwright/test';
import { inaccessible } from '../support/accessible.ts';
import { ask } from '../support/api.ts';
import { heading } from '../support/buyer.ts';
import { query } from '../support/database.ts';
import { requestOf } from '../support/newcomer.ts';
import { person, type Person } from '../support/person.ts';

type Goods = { prodId: number; storeId: number; skuId: number; otherId: number; price: number; carton: number; minimum: number };

/** Two products with a price for each variant, of a store that no other journey visits and the demo has no offer of. */
const goodsOf = (place: number): Promise<Goods[]> =>
  query<Goods>(
    `with fit as (
       select p.id as "prodId", p.store_id as "storeId", min(s.id) as "skuId", max(s.id) as "otherId", (array_agg(s.price::int order by s.id))[1] as price, p.carton_quantity as carton, p.minimum
       from products p join skus s on s.product_id = p.id and not s.is_deleted join stock k on k.sku_id = s.id
       where p.store_id > 5 and p.pricing_mode = 0 and p.mold = 0 and p.status = 1 and not exists (select from offer_items i where i.store_id = p.store_id)
       group by p.id having count(*) > 1 and min(k.on_hand - k.reserved) > p.minimum + 3 * p.carton_quantity
     )
     select * from fit where "storeId" = (select "storeId" from fit group by 1 having count(*) > 1 order by 1 offset $1 limit 1) order by "prodId" limit 2`,
    [place],
  );

/** Within the days in which an offer is announced, by the marketplace's clock. */
const soon = "(select now() + make_interval(secs => clock_offset_seconds) + interval '5 days' from instance)";

/** Writes an offer as its owner's form leaves it, and tells the processes. */
async function offer(
  title: string,
  of: { kind: number; storeId: number | null; isSoon?: boolean },
  items: readonly { skuId: number; percent: number; quota?: number }[],
) {
  const [made] = await query<{ id: number }>(
    `insert into offers (offer_kind, store_id, titles, starts_at, ends_at, created_at) values ($1, $2, $3, ${of.isSoon === true ? soon : "'2020-01-01'"}, '2099-01-01', '2020-01-01') returning id`,
    [of.kind, of.storeId, JSON.stringify({ en: title })],
  );
  const id = made?.id ?? 0;
  for (const { skuId, percent, quota } of items)
    await query(
      `insert into offer_items (offer_id, sku_id, product_id, store_id, percent, quota, agreed) select $1, s.id, p.id, p.store_id, $3, $4, true from skus s join products p on p.id = s.product_id where s.id = $2`,
      [id, skuId, percent, quota ?? null],
    );
  await tell(id);
  return id;
}
const tell = (id: number) =>
  query(
    `insert into changes (key, at) select 'offers', now() union all select 'offer:' || $1::int, now() union all select distinct 'product:' || product_id, now() from offer_items where offer_id = $1::int`,
    [id],
  );
const end = async (id: number) => {
  await query('update offers set ended_at = now() where id = $1', [id]);
  await tell(id);
};

const minor = (price: number, percent: number): number => price - Math.floor((price * percent + 50) / 100);
const region = ({ page }: Person, name: string) => page.getByRole('region', { name, exact: true });

for (const [language, off, place] of [
  ['en', '-15%', 0],
  ['zh_CN', '8.5折', 1],
] as const) {
  test(`offers are found, opened and counted on the product page, in ${language}`, async ({ browser }) => {
    const [first, second] = await goodsOf(place);
    if (first === undefined || second === undefined) throw new Error('no store has two such products');
    const { storeId } = first;
    const mark = crypto.randomUUID().slice(0, 8);
    const titles = { own: `Spring ${mark}`, house: `House ${mark}`, later: `Later ${mark}` };
    const least = Math.ceil(first.minimum / first.carton);
    const own = await offer(titles.own, { kind: 1, storeId }, [
      { skuId: first.skuId, percent: 15, quota: (least + 1) * first.carton },
      { skuId: second.skuId, percent: 15 },
    ]);
    const house = await offer(titles.house, { kind: 2, storeId: null }, [{ skuId: second.otherId, percent: 10 }]);
    const later = await offer(titles.later, { kind: 1, storeId, isSoon: true }, [{ skuId: second.skuId, percent: 50 }]);

    const guest = await person(browser, language);
    const { page, say, open, money } = guest;
    await expect(async () => {
      const { records } = await ask(requestOf(guest), 'GET /offer/page', { shopId: storeId });
      expect(records.map((r) => r.offerId)).toContain(own);
    }).toPass();

    // The list, its tabs, and the offer's own page.
    await open('/special-discount?kind=1');
    await expect(heading(guest, say('Special offers'))).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);
    await page
      .getByRole('link', { name: say('Special prices') })
      .first()
      .click();
    await expect(region(guest, titles.house).getByText(say('Offer from Kyakhta'))).toBeVisible();
    await open(`/discount-detail?offerId=${own}`);
    await expect(heading(guest, titles.own)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(1);
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href*="prodId=${first.prodId}"]`) });
    await expect(card.getByText(off)).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);

    // By keyboard to the product, which says whose price it is and how many pieces have it.
    await card.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/goods-detail/);
    const line = region(guest, say('Offer'));
    await expect(line.getByRole('link', { name: titles.own })).toBeVisible();
    const price = minor(first.price, 15) / 100;
    const row = page.locator('tr', { has: page.locator(`[name="c${first.skuId}"]`) });
    await expect(row.getByText(money(price), { exact: true })).toBeVisible();
    await expect(row.locator('s')).toHaveText(money(first.price / 100));
    await expect(row.getByText(off)).toBeVisible();
    expect(await inaccessible(page)).toEqual([]);

    // So many have the lower price; one carton more, and all have the earlier one.
    const selection = page.getByRole('complementary', { name: say('Your selection') });
    const pieces = (least + 1) * first.carton;
    await row.getByRole('spinbutton').fill(String(least + 1));
    await expect(selection.getByText(money((minor(first.price, 15) * pieces) / 100), { exact: true }).first()).toBeVisible();
    await row.getByRole('spinbutton').fill(String(least + 2));
    await expect(selection.getByText(money((first.price * (pieces + first.carton)) / 100), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(say('More than that is sold at the earlier price.'))).toBeVisible();

    // Not begun, over, and none at all.
    await open(`/discount-detail?offerId=${later}`);
    await expect(
      page.getByText(say('This offer hasn’t started yet. Until then, the products are sold at their usual prices.')),
    ).toBeVisible();
    await end(own);
    await expect(async () => {
      await open(`/discount-detail?offerId=${own}`);
      await expect(page.getByText(say('This offer has ended. The products are sold at their usual prices.'))).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    await open(`/goods-detail?prodId=${first.prodId}`);
    await expect(line).toHaveCount(0);
    await expect(row.locator('s')).toHaveCount(0);
    expect((await page.goto('/discount-detail?offerId=2147483647'))?.status()).toBe(404);
    for (const id of [house, later]) await end(id);
    await guest.leave();
  });
}
