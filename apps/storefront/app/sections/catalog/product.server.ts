import type { Output } from '@kyakhta/contract/types';
import { freightMeasure, pricingMode, transportType } from '@kyakhta/contract/values';
import { earlierPrice } from './card-view.server.ts';
import { ask, formatOf, personOf, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { cartonsField, paths, withLanguage } from '../../paths.ts';
import { langTag } from '../../locales.ts';
import { picturePaths } from '../../picture.ts';
import type { BuyRate, BuyTemplate, Cartons } from './buy-sum.ts';
import { parametersBeside } from './certificate-rows.ts';
import { certificateWords } from './certificate-words.server.ts';
import { hindranceOf } from './hindrance.ts';
import { loadMoreGoods } from './more-goods.server.ts';
import { productData, trailData } from './product-data.server.ts';
import { quickDays } from './quick-days.ts';
import { mostOf, offerOf, variantOffer } from '../offers/product-offer.server.ts';
import { noReasonWords } from './no-reason-words.server.ts';
import { keptTransport } from '../checkout/kept-transport.server.ts';
import { askedRegion, loadRegion } from './region.server.ts';
import { dutyWords, readyWords } from './duty-words.server.ts';
import { minimumWords, packingFacts, soldWords, tierWords } from './unit-words.server.ts';
import { promiseWords, storeWords } from './promise-words.server.ts';
import { struckPrice } from './struck-price.server.ts';
import { voucherWords } from './voucher-words.server.ts';
import { loadReviews } from './reviews.server.ts';

type Info = Output<'GET /prod/prodInfo'>;

export async function loadProduct(asked: Asked, prodId: number, request: Request) {
  // Reviews are asked for beside the product: an unknown product is refused, whatever they say.
  const [info, reviews] = await Promise.all([
    ask(asked, 'GET /prod/prodInfo', { prodId, ...addressAsked(asked.url) }),
    loadReviews(asked, prodId),
  ]);
  const [more, region, promises] = await Promise.all([loadMoreGoods(asked, info), loadRegion(asked, info.deliversTo), promiseWords(asked)]);
  const format = formatOf(asked.context);
  const { currency } = info;
  const { locale } = personOf(asked.context);
  const tiers = info.pricingMode === pricingMode.tiered ? info.tieredPriceVO : [];
  const about = (amount: number) => format.about(amount, currency);
  return {
    prodId,
    shopId: info.shopId,
    name: info.prodName,
    brief: info.brief,
    content: info.content
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean),
    pictures: pictures(info),
    units: { ...format.units(info.unit), tag: langTag(locale) },
    minimumUnit: format.unit(info.minimum, info.unit),
    minimumWords: minimumWords(asked, info),
    tierWords: tierWords(asked, format.units(info.unit).per),
    path: info.categoryPath.map(({ categoryId, categoryName }) => ({ categoryId, name: categoryName })),
    sold: soldWords(asked, info),
    price: format.moneyRange(info.minPrice, info.maxPrice, currency),
    priceAbout: format.aboutRange(info.minPrice, info.maxPrice, currency),
    promises,
    struck: struckPrice(asked, info, format),
    offer: offerOf(asked, info),
    tiers: tiers.map(({ start, end, price, oriPrice, maxPrice }) => ({
      start,
      end,
      price,
      /** Where an offer lowers it for all variants; else each variant says what it costs. */
      before:
        Number(maxPrice) < Number(oriPrice)
          ? { label: earlierPrice(asked.context.get(i18nContext)), before: format.money(oriPrice, currency), off: null }
          : null,
      range: end === null ? `${format.whole(start)} +` : `${format.whole(start)} – ${format.whole(end)}`,
      priceText: Number(maxPrice) > Number(price) ? format.moneyRange(price, maxPrice, currency) : format.money(price, currency),
      about: Number(maxPrice) > Number(price) ? format.aboutRange(price, maxPrice, currency) : about(price),
      /** What is saved against the first tier. */
      saving: tiers[0] ? format.discount((Number(price) / Number(tiers[0].price)) * 10) : null,
    })),
    groups: groupsOf(asked, info, format),
    terms: {
      cartonQuantity: info.cartonQuantity,
      cartonWeight: info.cartonWeight,
      cartonVolume: info.cartonVolume,
      minimum: info.minimum,
      template: templateOf(info),
      tiers: tiers.map(({ start, end, oriPrice }) => ({ start, end, price: Number(oriPrice) })),
      skus: info.skuList.map(({ skuId, price, oriPrice, offer, tierPrices, universalExpress, express, stocks }) => ({
        skuId,
        price: Number(oriPrice),
        offer: offer && { price: Number(price), tiers: tierPrices.map(Number), most: mostOf(offer) },
        ordinary: Number(universalExpress),
        express: Number(express),
        stock: stocks,
      })),
    },
    freightTerms: {
      ordinary: freightTerms(info, info.freight.ordinary, format),
      express: freightTerms(info, info.freight.express, format),
    },
    voucher: voucherWords(asked, info.voucher),
    minimumText: format.whole(info.minimum),
    minimumCartons: Math.ceil(info.minimum / info.cartonQuantity),
    cartonText: format.whole(info.cartonQuantity),
    packing: packingFacts(asked, info),
    transports: info.transport
      .toSorted((a, b) => a.transportType - b.transportType)
      .map(({ transportType: type, daysMin, daysMax }) => ({
        express: type === transportType.express,
        daysMin,
        daysMax,
        dates: format.daysFromNow(daysMin, daysMax),
      })),
    quickDays: info.voucher ? null : quickDays(info.tieredDeliveryTimes),
    ready: readyWords(asked, info),
    // In the language they were written in, which may be read in the other direction.
    parameters: parametersBeside(info).map(({ name, value }) => ({ name, value: format.row([value]) })),
    certificates: certificateWords(asked, info),
    noReason: await noReasonWords(asked, info),
    duty: dutyWords(asked, info),
    rating: info.commentNum > 0 ? { score: format.stars(info.score), count: format.whole(info.commentNum) } : null,
    reviews,
    more,
    trailData: trailData(
      [
        ...info.categoryPath.map(({ categoryName }, depth) => ({
          name: categoryName,
          address: withLanguage(paths.categoryOf(info.categoryPath.slice(0, depth + 1).map((step) => step.categoryId)), locale),
        })),
        { name: info.prodName, address: withLanguage(paths.product(prodId), locale) },
      ],
      asked.url.origin,
    ),
    data: productData(info, asked.url.origin, paths.product(prodId)),
    shop: {
      shopId: info.shop.shopId,
      name: info.shop.merchantMallDisplayName || info.shop.shopName,
      logo: info.shop.shopLogo,
      intro: info.shop.intro,
      words: storeWords(asked, info),
      // Fewer reviews say more about chance than about a store.
      rating: info.shop.commentNum >= 10 ? { score: format.stars(info.shop.score), count: format.whole(info.shop.commentNum) } : null,
    },
    region,
    express: asked.url.searchParams.get('express') === '1' || keptTransport(request) === transportType.express,
    hindrance: hindranceOf(info, region.country),
    shapes: {
      money: format.shape(currency),
      about: format.aboutShape(currency),
      whole: format.wholeShape(),
      fraction: { ...format.shape(currency), before: '', after: '' },
    },
    chosen: chosenIn(asked.url, info),
  };
}

export type Product = Awaited<ReturnType<typeof loadProduct>>;

/** Freight by a template of the store; without one the variants have it. */
function templateOf({ freight: { measure, ordinary, express } }: Info): BuyTemplate | null {
  const rate = (r: typeof ordinary): BuyRate | null => r && { ...r, firstFee: Number(r.firstFee), furtherFee: Number(r.furtherFee) };
  return measure === null ? null : { measure, ordinary: rate(ordinary), express: rate(express) };
}

/** A rate of the template in figures; the catalogue has their units. */
function freightTerms(info: Info, rate: Info['freight']['ordinary'], format: ReturnType<typeof formatOf>) {
  if (rate === null) return null;
  const {
    currency,
    freight: { measure },
  } = info;
  const perUnit = measure === freightMeasure.weight ? 1000 : measure === freightMeasure.volume ? 1_000_000 : 1;
  return {
    measure,
    first: format.exact(rate.first / perUnit),
    firstUnit: format.unit(rate.first, info.unit),
    firstFee: format.money(rate.firstFee, currency),
    further: format.exact(rate.further / perUnit),
    furtherUnit: format.unit(rate.further, info.unit),
    furtherFee: format.money(rate.furtherFee, currency),
  };
}

function pictures(info: Info) {
  const all = picturePaths(info.imgs);
  const main = info.pic;
  return main && !all.includes(main) ? [main, ...all] : all;
}

/** One of her addresses, where the page is asked for by it. */
function addressAsked(url: URL): { addrId?: number } {
  const region = askedRegion(url);
  return region !== null && 'addrId' in region ? region : {};
}

/** Variants under their first property when they have several: colour as the heading, sizes as rows. */
function groupsOf(asked: Asked, info: Info, format: ReturnType<typeof formatOf>) {
  const rows = info.skuList.map((sku) => {
    const properties = sku.properties
      .split(';')
      .map((pair) => pair.split(':'))
      .filter((pair) => pair.length >= 2);
    const [first, ...rest] = properties.map(([name = '', ...value]) => ({ name: name.trim(), value: value.join(':').trim() }));
    const heading = rest.length > 0 && first ? first : null;
    const own = rest.length > 0 ? rest : first ? [first] : [];
    return {
      heading,
      row: {
        skuId: sku.skuId,
        label: format.row(own.map(({ value }) => value)) || sku.skuName || info.prodName,
        full: sku.skuName || info.prodName,
        article: sku.partyCode,
        stock: sku.stocks,
        stockText: format.whole(sku.stocks),
        priceText: format.money(sku.price, info.currency),
        offer: variantOffer(asked, info, sku),
        maxCartons: Math.floor(sku.stocks / info.cartonQuantity),
      },
    };
  });
  const groups = Map.groupBy(rows, ({ heading }) => heading?.value ?? '');
  return [...groups].map(([key, members]) => ({ key, heading: members[0]?.heading ?? null, rows: members.map(({ row }) => row) }));
}

function chosenIn(url: URL, info: Info): Cartons {
  const chosen: Record<number, number> = {};
  for (const { skuId, stocks } of info.skuList) {
    const text = url.searchParams.get(`${cartonsField}${skuId}`) ?? '';
    const most = Math.floor(stocks / info.cartonQuantity);
    if (/^\d{1,6}$/.test(text)) chosen[skuId] = Math.min(Number(text), most);
  }
  return chosen;
}
