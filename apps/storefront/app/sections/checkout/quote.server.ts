import type { Input, Output } from '@kyakhta/contract/types';
import { code, transportType } from '@kyakhta/contract/values';
import { ask, formatOf, tryAsk, type Asked } from '../../ask.ts';
import type { Format } from '../../format.ts';
import { lineView } from '../cart/cart.server.ts';

type Wanted = Pick<Input<'POST /p/order/confirm'>, 'basketIds' | 'orderItem'>;
type WireQuote = Output<'POST /p/order/confirm'>;
type WireAddress = Output<'GET /p/address/list'>[number];

const whole = (text: FormDataEntryValue | null): number => (typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0);

/** What the address asks to order: lines of the cart, or one variant directly; else every ticked line. */
export async function wantedOf(asked: Asked): Promise<Wanted> {
  const { searchParams } = asked.url;
  const basketIds = (searchParams.get('basketIds') ?? '')
    .split(',')
    .map(whole)
    .filter((id) => id > 0);
  if (basketIds.length > 0) return { basketIds };
  const [prodId, skuId, shopId, count] = ['prodId', 'skuId', 'shopId', 'count'].map((name) => whole(searchParams.get(name)));
  if (prodId && skuId && shopId && count) return { orderItem: { prodId, skuId, shopId, count } };
  const cart = await ask(asked, 'POST /p/shopCart/info', { transportType: 1 });
  const ticked = cart.shopCarts
    .flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
    .filter(({ isChecked }) => isChecked)
    .map(({ basketId }) => basketId);
  // Without a list the server says in words that nothing is chosen.
  return ticked.length === 0 ? {} : { basketIds: ticked };
}

/** Address and way of transport, from the form that is sent or the address that is shown. */
export const termsOf = (from: { get: (name: string) => FormDataEntryValue | null }) => ({
  addrId: whole(from.get('addrId')),
  transportType: whole(from.get('transportType')) === transportType.express ? transportType.express : transportType.ordinary,
  paymentTerm: 1,
});

export async function loadQuote(asked: Asked) {
  const wanted = await wantedOf(asked);
  const terms = termsOf(asked.url.searchParams);
  const answer = await tryAsk(asked, 'POST /p/order/confirm', { ...wanted, ...terms });
  if (answer.code !== code.ok) return { ok: false as const, msg: answer.msg, failure: answer.data?.failure ?? null };
  return { ok: true as const, quote: quoteView(formatOf(asked.context), answer.data, terms.transportType, asked.url) };
}

function quoteView(format: Format, quote: WireQuote, transport: number, url: URL) {
  const { currency } = quote;
  const money = (amount: number) => format.money(amount, currency);
  const signed = (amount: number) => (amount > 0 ? money(amount) : null);
  return {
    uuid: crypto.randomUUID(),
    quoteVersion: quote.quoteVersion,
    expires: format.clock(quote.quoteExpires),
    addresses: quote.addrList.map((address) => addressView(format, address)),
    book: quote.addrList.map(({ country }) => ({ country })),
    addrId: quote.userAddr?.addrId ?? null,
    transport,
    transports: quote.transports
      .toSorted((a, b) => a.transportType - b.transportType)
      .map(({ transportType: type, transfee, daysMin, daysMax }) => ({
        type,
        fee: money(transfee),
        daysMin,
        daysMax,
        dates: format.daysFromNow(daysMin, daysMax),
      })),
    stores: quote.shopCartOrders.map((store) => ({
      shopId: store.shopId,
      name: store.shopName,
      lines: store.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems).map((line) => lineView(format, line, currency)),
      goods: money(store.total),
      freight: money(store.transfee),
      reduce: signed(store.shopReduce),
      total: money(store.actualTotal),
      cartons: store.cartons,
      dates: format.daysFromNow(store.daysMin, store.daysMax),
      remarks: url.searchParams.get(`remarks-${store.shopId}`)?.slice(0, 200) ?? '',
    })),
    goods: money(quote.total),
    freight: money(quote.totalTransFee),
    reduce: signed(quote.orderReduce),
    total: money(quote.actualTotal),
    about: format.about(quote.actualTotal, currency),
    currency,
    cartons: quote.cartons,
    pieces: format.whole(quote.count),
    weight: format.number(Math.round(quote.weight * 10) / 10),
    volume: format.cubicMetres(quote.volume),
    contractNeeded: quote.contractNeeded,
    orders: quote.shopCartOrders.length,
  };
}

/** An address on one line, its country by its name. */
export function addressView(format: Format, address: WireAddress) {
  const { addrId, receiver, mobile, commonAddr } = address;
  return {
    addrId,
    receiver,
    mobile,
    isDefault: commonAddr === 1,
    line: format.row([
      address.postCode,
      format.country(address.country),
      address.province,
      address.city === address.province ? '' : address.city,
      address.area,
      address.addr,
    ]),
  };
}

export type Quote = ReturnType<typeof quoteView>;
export type AddressView = ReturnType<typeof addressView>;
