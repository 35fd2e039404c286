import { fillCart, type Variant, variantsOf } from './goods.ts';
import type { Marketplace, Person } from './marketplace.ts';
import { addBuyers, nearBuyer } from './people.ts';

/** Sets points right by hand, as two operators do it. */
export const correctPoints = async (m: Marketplace, userId: number, points: number): Promise<void> => {
  const operator = (id: number): Person => m.person({ kind: 'operator', id, areas: null }, m.near);
  const asked = { userId, points: Math.abs(points), lessens: points < 0, reason: 'points for a test' };
  const { proposalId } = await operator(1).ok('POST /platform/user/pointCorrection', asked);
  await operator(2).ok('PUT /platform/proposal/{proposalId}/agree', { proposalId });
};

/** A new buyer with money, so many points, and the cheapest products of these stores in her cart. */
export const buyerWithPoints = async (
  m: Marketplace,
  points: number,
  how: { readonly lines?: number; readonly stores?: readonly number[] } = {},
) => {
  const [id = 0] = await addBuyers(m, 1, 100_000_000n);
  const near = nearBuyer(m, id);
  const variants: Variant[] = [];
  for (const store of how.stores ?? [1]) variants.push(...(await variantsOf(m, store)).slice(0, how.lines ?? 1));
  const basketIds = await fillCart(near, variants);
  if (points > 0) await correctPoints(m, id, points);
  return { id, buyer: m.buyer(id), near, basketIds };
};

export const scoreOf = async (buyer: Person): Promise<number> => (await buyer.ok('GET /p/score/scoreInfo', {})).score;
/** What the log says, newest first: kind and points. */
export const logOf = async (buyer: Person): Promise<readonly (readonly [string, number])[]> =>
  (await buyer.ok('GET /p/score/page', {})).records.map((r) => [r.kind, r.score] as const);
/** What a lot's entries come to under a reference, by kind. */
export const entriesOf = (m: Marketplace, reference: string) =>
  m.query<{ kind: string; sum: number }>(
    'select kind, sum(amount)::int as sum from point_entries where reference = $1 group by kind order by kind',
    [reference],
  );

/** Lets points pay for the whole price of goods, and takes the freight off what is on sale: an order can come to nothing. */
export const pointsPayWhole = async (m: Marketplace): Promise<void> => {
  await m.query(
    `insert into settings (name, value, changed_at) values ('pointRules', '{"earnedPerUnit":1,"perUnit":100,"step":1,"sharePercent":100,"validDays":365}', now())
     on conflict (name) do update set value = excluded.value`,
  );
  await m.query('update skus set ordinary_freight = 0');
};
