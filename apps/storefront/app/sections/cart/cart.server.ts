import type { Output } from '@kyakhta/contract/types';
import { code, mold, transportType } from '@kyakhta/contract/values';
import { ask, formatOf, tryAsk, type Asked } from '../../ask.ts';
import type { Format } from '../../format.ts';
import { submitOrder } from '../../server-address.ts';
import { missedView, offerView, paidOf } from './line-offer.server.ts';

type WireCart = Output<'POST /p/shopCart/info'>;
type WireLine = WireCart['shopCarts'][number]['shopCartItemDiscounts'][number]['shopCartItems'][number];
export type LineFault = NonNullable<WireLine['fault']>;

export function lineView(format: Format, line: WireLine, currency: string) {
  const { nextTier } = line;
  const paid = paidOf(line);
  return {
    basketId: line.basketId,
    prodId: line.prodId,
    skuId: line.skuId,
    shopId: line.shopId,
    name: line.prodName,
    variant: line.skuName,
    unit: format.unit(line.count, line.unit),
    /** As it is kept, the same beside every count. */
    picture: line.pic,
    count: line.count,
    countText: format.whole(line.count),
    isVoucher: line.mold === mold.virtual,
    // Of vouchers, which are not packed, the pieces.
    cartons: line.mold === mold.virtual ? line.count : line.cartons,
    cartonQuantity: line.cartonQuantity,
    cartonText: format.whole(line.cartonQuantity),
    maxCartons: Math.max(line.mold === mold.virtual ? line.count : line.cartons, Math.floor(line.stocks / line.cartonQuantity)),
    checked: line.isChecked,
    price: format.money(paid.price, currency),
    unitPrice: paid.price,
    total: format.money(paid.total, currency),
    totalAbout: format.about(paid.total, currency),
    offer: offerView(format, line, currency),
    missed: missedView(format, line, currency),
    minimum: line.minimum,
    minimumText: format.whole(line.minimum),
    minimumUnit: format.unit(line.minimum, line.unit),
    productCount: line.productCount,
    missingText: format.whole(Math.max(0, line.minimum - line.productCount)),
    nextTier: nextTier && {
      missing: format.whole(nextTier.missing),
      unit: format.unit(nextTier.missing, line.unit),
      price: format.money(nextTier.price, currency),
    },
    fault: line.fault,
    /** What a fault names. */
    limits: {
      stock: format.quantity(line.stocks, line.unit),
      minimum: format.quantity(line.minimum, line.unit),
      carton: format.quantity(line.cartonQuantity, line.unit),
    },
  };
}

export type LineView = ReturnType<typeof lineView>;

/** @param transport the line that freight is shown for, and that the order begins with */
export async function loadCart(asked: Asked, transport: number) {
  const format = formatOf(asked.context);
  const [cart, expired] = await Promise.all([
    ask(asked, 'POST /p/shopCart/info', { transportType: transport }),
    tryAsk(asked, 'GET /p/shopCart/expiryProdList', {}),
  ]);
  const { currency } = cart;
  const money = (amount: number) => format.money(amount, currency);
  const stores = cart.shopCarts.map((store) => {
    const lines = store.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems).map((line) => lineView(format, line, currency));
    return {
      shopId: store.shopId,
      name: store.shopName,
      own: store.shopType === 1,
      lines,
      goods: money(store.total),
      saved: store.shopReduce > 0 ? money(store.shopReduce) : null,
      freight: money(store.transfee),
      isExpress: transport === transportType.express,
      total: money(store.actualTotal),
      cartons: store.cartons,
      weight: format.number(Math.round(store.weight * 10) / 10),
      volume: format.cubicMetres(store.volume),
    };
  });
  const ready = stores.flatMap(({ lines }) => lines).filter((line) => line.checked && line.fault === null);
  return {
    stores,
    invalid: expired.code === code.ok ? expired.data.map((line) => lineView(format, line, currency)) : [],
    isExpress: transport === transportType.express,
    count: cart.count,
    countText: format.whole(cart.count),
    linesMax: cart.linesMax,
    checkedCount: cart.checkedCount,
    goods: money(cart.totalMoney),
    saved: cart.subtractMoney > 0 ? money(cart.subtractMoney) : null,
    freight: money(cart.freightAmount),
    total: money(cart.finalMoney),
    about: format.about(cart.finalMoney, currency),
    checkout:
      ready.length > 0
        ? submitOrder({
            basketIds: ready.map(({ basketId }) => basketId).join(','),
            ...(transport !== transportType.ordinary && { transportType: transport }),
          })
        : null,
    blocked: stores.flatMap(({ lines }) => lines).filter((line) => line.checked && line.fault !== null).length,
  };
}

export type Cart = Awaited<ReturnType<typeof loadCart>>;
