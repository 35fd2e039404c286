import { type Locale, pickText } from '@kyakhta/contract';
import { currencyOf, money, toWire } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import { variantName, writeProperties } from '../domains/catalog/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { sayIfKnown } from '../words/index.ts';

/** A package as its buyer sees it. */
type Delivered = Result<'GET /p/myDelivery/deliveryOrder/{orderDeliveryId}'>;
export type Parcel = Omit<Result<'GET /p/myOrder/orderDetail'>['packages'][number], 'canCorrect' | 'canUndo'>;
interface Row {
  readonly id: number;
  readonly deliveryType: number;
  readonly carrierId: number | null;
  readonly carrier: string | null;
  readonly homeUrl: string | null;
  readonly waybill: string;
  readonly state: number;
  readonly shippedAt: Date;
  readonly signedAt: Date | null;
  readonly items: {
    orderItemId: number;
    names: Record<string, string>;
    properties: Record<string, [string, string][]>;
    picture: string | null;
    count: number;
  }[];
  readonly traces: { at: string; station: string; state: number; lane: string; words: Record<string, string> | null }[];
  readonly former: { carrier: string | null; waybill: string; until: string }[];
}
export interface ParcelWithLanes {
  readonly parcel: Parcel;
  readonly lanes: readonly { readonly at: Date; readonly station: string; readonly lane: string; readonly state: number }[];
}

/** Packages that meet a condition, oldest first, with content and tracking; one in which goods come back has no order `o`. */
export const parcelsWhere = async (db: Db, condition: Sql, locale: Locale): Promise<ParcelWithLanes[]> => {
  const { rows } = await sql<Row>`
    select k.id, k.delivery_type as "deliveryType", k.carrier_id as "carrierId", c.name as carrier, c.home_url as "homeUrl", k.waybill, k.state, k.shipped_at as "shippedAt", k.signed_at as "signedAt",
      coalesce((select jsonb_agg(jsonb_build_object('orderItemId', i.id, 'names', i.names, 'properties', i.properties, 'picture', i.picture, 'count', x.count) order by i.id) from package_items x join order_items i on i.id = x.order_item_id where x.package_id = k.id), '[]') as items,
      coalesce((select jsonb_agg(jsonb_build_object('at', e.at, 'station', e.station, 'state', e.state, 'lane', e.lane, 'words', e.words) order by e.at desc, e.sequence desc) from tracking_events e where e.package_id = k.id and e.correction = k.corrections), '[]'::jsonb) as traces,
      coalesce((select jsonb_agg(jsonb_build_object('carrier', fc.name, 'waybill', f.waybill, 'until', f.until) order by f.correction) from former_waybills f left join carriers fc on fc.id = f.carrier_id where f.package_id = k.id), '[]'::jsonb) as former
    from packages k left join orders o on o.id = k.order_id left join carriers c on c.id = k.carrier_id where ${condition} order by k.id`.execute(
    db,
  );
  // A carrier tells in its own words; the platform's own line by names of ours.
  const stationOf = ({ station: told, words }: Row['traces'][number]): string =>
    (words && pickText(words, locale)) ?? (told.startsWith('track.') ? sayIfKnown(locale, told) : null) ?? told;
  return rows.map((r) => ({
    lanes: r.traces.map((t) => ({ at: new Date(t.at), station: stationOf(t), lane: t.lane, state: t.state })),
    parcel: {
      orderDeliveryId: r.id,
      dvyType: r.deliveryType,
      dvyId: r.carrierId,
      companyName: r.carrier ?? '',
      companyHomeUrl: r.homeUrl,
      dvyFlowId: r.waybill,
      state: r.state,
      createTime: r.shippedAt.toISOString(),
      signedTime: r.signedAt?.toISOString() ?? null,
      traces: r.traces.map((t) => ({ acceptTime: new Date(t.at).toISOString(), acceptStation: stationOf(t), state: t.state })),
      formerWaybills: r.former.map((f) => ({ companyName: f.carrier ?? '', dvyFlowId: f.waybill, until: new Date(f.until).toISOString() })),
      deliveryItems: (r.items ?? []).map((i) => ({
        orderItemId: i.orderItemId,
        prodName: pickText(i.names, locale) ?? '',
        skuName: variantName(pickText(i.properties, locale) ?? [], locale),
        pic: i.picture,
        count: i.count,
      })),
    },
  }));
};

interface SentLine {
  readonly packageId: number;
  readonly orderItemId: number;
  readonly productId: number;
  readonly properties: Record<string, [string, string][]>;
  readonly price: bigint;
  readonly currency: string;
}
/** Packages as their buyer sees them, with the goods in each. */
const deliveredWhere = async (ctx: Ctx, condition: Sql): Promise<Delivered[]> => {
  const parcels = (await parcelsWhere(ctx.db, condition, ctx.locale)).map((p) => p.parcel);
  const { rows } = await sql<SentLine>`
    select x.package_id as "packageId", i.id as "orderItemId", i.product_id as "productId", i.properties, i.price, o.currency
    from package_items x join order_items i on i.id = x.order_item_id join orders o on o.id = i.order_id
    where x.package_id = any(${parcels.map((p) => p.orderDeliveryId)}::int[])`.execute(ctx.db);
  const lineOf = new Map(rows.map((r) => [`${r.packageId} ${r.orderItemId}`, r]));
  return parcels.map((parcel) => ({
    ...parcel,
    deliveryType: parcel.dvyType,
    deliveryDto: parcel,
    orderItems: parcel.deliveryItems.flatMap(({ count, ...item }) => {
      const line = lineOf.get(`${parcel.orderDeliveryId} ${item.orderItemId}`);
      return line === undefined
        ? []
        : [
            {
              ...item,
              prodId: line.productId,
              properties: writeProperties(pickText(line.properties, ctx.locale) ?? []),
              prodCount: count,
              price: toWire(money(line.price, currencyOf(line.currency))),
            },
          ];
    }),
  }));
};

export const parcelsOfOrder = async (
  ctx: CtxFor<'GET /p/myDelivery/orderInfo/{orderNumber}'>,
  input: Parsed<'GET /p/myDelivery/orderInfo/{orderNumber}'>,
): Promise<Result<'GET /p/myDelivery/orderInfo/{orderNumber}'>> => {
  const { rows } = await sql`select 1 from orders where number = ${input.orderNumber} and user_id = ${ctx.actor.id}`.execute(ctx.db);
  if (rows.length === 0) return refuse('orderUnknown');
  return deliveredWhere(ctx, sql`o.number = ${input.orderNumber} and o.user_id = ${ctx.actor.id}`);
};

export const oneParcel = async (
  ctx: CtxFor<'GET /p/myDelivery/deliveryOrder/{orderDeliveryId}'>,
  input: Parsed<'GET /p/myDelivery/deliveryOrder/{orderDeliveryId}'>,
): Promise<Delivered> =>
  (await deliveredWhere(ctx, sql`k.id = ${input.orderDeliveryId} and o.user_id = ${ctx.actor.id}`))[0] ?? refuse('deliveryUnknown');
