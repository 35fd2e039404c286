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

/** The categories above the product as search engines read them. */
export function trailData(steps: readonly { name: string; address: string }[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(address, origin).href,
    })),
  };
}
