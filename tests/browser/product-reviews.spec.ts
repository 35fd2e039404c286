import { expect, test } from '@playwright/test';
import { inaccessible } from './support/accessible.ts';
import { ask, logIn, pay, placeOrders } from './support/api.ts';
import { query } from './support/database.ts';
import { person } from './support/person.ts';

test('reviews are spread, filtered and paged; pictures of the product turn and enlarge', async ({ browser }) => {
  const seller = await person(browser, 'en', { app: 'seller-console' });
  const buyer = await person(browser, 'ru');
  await logIn(buyer.page.context(), 'buyer', 'buyer5@demo.test');
  const request = buyer.page.context().request;
  const [goods] = await query<{ prodId: number; skuId: number; shopId: number; count: number }>(
    `select p.id as "prodId", min(s.id) as "skuId", p.store_id as "shopId", p.need as count
     from (select *, (greatest(1, ceil(minimum::numeric / carton_quantity)) * carton_quantity)::int as need from products) p
       join skus s on s.product_id = p.id and not s.is_deleted join stock k on k.sku_id = s.id and k.on_hand - k.reserved >= 10 * p.need
     where p.status = 1 and p.store_id <= 5 and p.product_type = 0 and p.mold = 0 and not p.pre_sell and p.id not in (1, 2, 11, 33, 44, 45)
     group by p.id, p.store_id, p.need, p.max_price order by p.need * p.max_price, p.id limit 1`,
  );
  const { prodId, skuId, shopId, count } = goods!;
  await logIn(seller.page.context(), 'seller', `seller${shopId}`);
  const numbers: string[] = [];
  for (let n = 0; n < 10; n += 1) numbers.push(...(await placeOrders(request, [{ prodId, skuId, shopId, count }])));
  await pay(request, numbers);
  for (const orderNumber of numbers) {
    const packages = [{ dvyId: 1, dvyFlowId: `SF${orderNumber}` }];
    await ask(seller.page.context().request, 'PUT /shop/admin/order/delivery', { orderNumber, packages });
    await ask(request, 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
  }
  await query('update reviews set is_shown = false where product_id = $1', [prodId]);
  // The way to write a review comes with its screen.
  await query(
    `with lines as (select i.*, o.user_id, o.store_id, row_number() over (order by i.id)::int as n from order_items i join orders o on o.id = i.order_id where o.number = any($1::text[]))
     insert into reviews (order_item_id, product_id, sku_id, store_id, user_id, score, content, pictures, is_anonymous, created_at, reply, replied_at)
     select id, product_id, sku_id, store_id, user_id, case when n = 1 then 1 when n = 2 then 3 else 5 end, 'Отзыв ' || n || ' <b>жирно</b>', case when n = 3 then array['/favicon.svg'] else '{}' end, n = 4, now(), case when n = 2 then 'Спасибо!' end, case when n = 2 then now() end from lines`,
    [numbers],
  );
  // Pictures of goods may still be on their way to a fresh marketplace; its own sign is always there.
  const pictures = ['/favicon.svg', '/favicon.svg?2', '/favicon.svg?3'];
  await query('update products set review_count = 10, review_score_sum = 44, pictures = $2 where id = $1', [prodId, pictures]);

  const { page, say, open } = buyer;
  await open(`/goods-detail?prodId=${prodId}`);
  const reviews = page.locator('#reviews');
  await expect(reviews.getByRole('article')).toHaveCount(8);
  await expect(reviews.getByRole('heading', { level: 2 })).toHaveText(say('Reviews: {number}', { number: '10' }));
  await expect(reviews).toContainText('<b>жирно</b>');
  await reviews.getByRole('link', { name: say('Page {page}', { page: 2 }) }).click();
  await expect(reviews.getByRole('article')).toHaveCount(2);
  await expect(reviews.getByRole('article').filter({ hasText: say('Store’s reply') })).toContainText('Спасибо!');
  await reviews.getByRole('link', { name: say('1–2 stars', {}, '') }).click();
  await expect(reviews.getByRole('article')).toHaveCount(1);
  await expect(reviews.getByRole('article')).toContainText('Отзыв 1');
  await expect(page).toHaveURL(/evaluate=2/);
  await reviews.getByRole('link', { name: say('With pictures', {}, '') }).click();
  await expect(reviews.getByRole('article').getByRole('link')).toHaveCount(1);
  const [data] = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]') as Record<string, unknown>[];
  expect(data).toMatchObject({ '@type': 'Product', aggregateRating: { ratingValue: 4.4, reviewCount: 10 } });

  await page.getByRole('button', { name: say('Next picture') }).click();
  const thumbnails = page.getByRole('region', { name: say('Pictures') }).locator('li a[aria-current]');
  await expect(thumbnails).toHaveAccessibleName(say('Picture {number} of {count}', { number: 2, count: pictures.length }));
  await page
    .getByRole('region', { name: say('Pictures') })
    .getByRole('link', { name: buyer.like('Enlarge picture {number} of {count}: {name}', { number: 2 }) })
    .click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  expect(await inaccessible(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toHaveAccessibleName(buyer.like('Picture {number} of {count}: {name}', { number: 1 }));
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  expect(buyer.troubles()).toEqual([]);
  await buyer.leave();
  await seller.leave();
});
