import type { Marketplace, Person } from './marketplace.ts';

interface Item {
  readonly skuId: number;
  /** Minor units of a piece, or whole percent off: one of them. */
  readonly price?: number;
  readonly percent?: number;
  readonly quota?: number;
  readonly perBuyer?: number;
  /** Whether the store agreed; of an offer of the platform. */
  readonly agreed?: boolean;
}
interface Written {
  /** null: the platform's. */
  readonly storeId: number | null;
  readonly kind?: 1 | 2;
  readonly title?: string;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly items: readonly Item[];
}
/** Writes an offer as its owner's form would leave it; without times it runs from 2020 until 2099. @returns its id */
export const putOffer = async (m: Pick<Marketplace, 'query'>, offer: Written): Promise<number> => {
  const { storeId, kind = 1, title = 'Spring sale', startsAt = new Date('2020-01-01'), endsAt = new Date('2099-01-01'), items } = offer;
  const [made] = await m.query<{ id: number }>(
    `insert into offers (offer_kind, store_id, titles, starts_at, ends_at, created_at) values ($1, $2, $3, $4, $5, $4) returning id`,
    [kind, storeId, JSON.stringify({ en: title }), startsAt, endsAt],
  );
  if (made === undefined) throw new Error('no offer was written');
  for (const i of items)
    await m.query(
      `insert into offer_items (offer_id, sku_id, product_id, store_id, price, percent, quota, per_buyer, agreed)
        select $1, s.id, p.id, p.store_id, $3, $4, $5, $6, $7 from skus s join products p on p.id = s.product_id where s.id = $2`,
      [made.id, i.skuId, i.price ?? null, i.percent ?? null, i.quota ?? null, i.perBuyer ?? null, storeId !== null || i.agreed === true],
    );
  return made.id;
};

/** Pieces that are left of each item of an offer. */
export const leftOf = async (m: Pick<Marketplace, 'query'>, offerId: number): Promise<number[]> =>
  (await m.query<{ left: number }>('select quota - taken as left from offer_items where offer_id = $1 order by id', [offerId])).map(
    (r) => r.left,
  );
/** What orders took of an offer. */
export const takesOf = (m: Pick<Marketplace, 'query'>, offerId: number): Promise<{ count: number; isReturned: boolean }[]> =>
  m.query(
    `select t.count, t.returned_at is not null as "isReturned" from offer_takes t join offer_items i on i.id = t.offer_item_id where i.offer_id = $1 order by t.id`,
    [offerId],
  );
/** The first line of a buyer's cart. */
export const offeredLine = async (buyer: Person) => {
  const { shopCarts } = await buyer.ok('POST /p/shopCart/info', {});
  const [line] = shopCarts.flatMap((s) => s.shopCartItemDiscounts.flatMap((d) => d.shopCartItems));
  if (line === undefined) throw new Error('an empty cart');
  return line;
};
/** Ends what offers other tests left. */
export const endOffers = async (m: Pick<Marketplace, 'query'>): Promise<void> => {
  await m.query('update offers set ended_at = ends_at where ended_at is null');
};
