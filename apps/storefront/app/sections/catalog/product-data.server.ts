import type { Output } from '@kyakhta/contract/types';
import { fullPicture, picturePaths } from '../../picture.ts';

type Info = Output<'GET /prod/prodInfo'>;

/** The product as search engines read it: prices and ratings are those the page shows. */
export function productData(info: Info, origin: string, address: string) {
  const inStock = info.skuList.some(({ isHasStock }) => isHasStock);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: info.prodName,
    ...(info.brief && { description: info.brief }),
    image: picturePaths(info.imgs).map((path) => new URL(fullPicture(path), origin).href),
    sku: String(info.prodId),
    url: new URL(address, origin).href,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: info.currency,
      lowPrice: info.minPrice,
      highPrice: info.maxPrice,
      offerCount: info.skuList.length,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: info.shop.merchantMallDisplayName || info.shop.shopName },
    },
    ...(info.commentNum > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: info.score, reviewCount: info.commentNum, bestRating: 5, worstRating: 1 },
    }),
  };
}
