import { products } from './goods.ts';
import type { Product, Text } from './goods/types.ts';

const series: readonly Text[] = [
  { en: 'Baikal', ru: 'Байкал' },
  { en: 'Altai', ru: 'Алтай' },
  { en: 'Ural', ru: 'Урал' },
  { en: 'Sayan', ru: 'Саяны' },
  { en: 'Amur', ru: 'Амур' },
  { en: 'Onega', ru: 'Онега' },
  { en: 'Volga', ru: 'Волга' },
  { en: 'Ladoga', ru: 'Ладога' },
  { en: 'Lena', ru: 'Лена' },
  { en: 'Angara', ru: 'Ангара' },
];

/**
 * Goods for benchmarks: the demo's own, over and over, as models of named series with prices of their
 * own. The same number always gives the same goods.
 */
export const moreGoods = (count: number): Product[] =>
  Array.from({ length: Math.max(0, count - products.length) }, (_, i): Product => {
    const base = products[i % products.length];
    if (base === undefined) throw new Error('there are demo products');
    const model = Math.floor(i / products.length) + 1;
    const name = series[model % series.length] ?? { en: '', ru: '' };
    const dearer = (cents: number): number => cents + ((model * 7) % Math.max(2, Math.floor(cents / 4)));
    return {
      ...base,
      key: `${base.key}~${model}`,
      name: {
        en: `${base.name.en}, ${name.en} ${model}`,
        ru: `${base.name.ru}, ${name.ru} ${model}`,
        zh_CN: `${base.name.zh_CN} ${model}`,
      },
      tiers: base.tiers
        .map((t) => ({ ...t, price: dearer(t.price) }))
        .map((t, n, all) => ({ ...t, price: Math.min(t.price, ...all.slice(0, n).map((x) => x.price)) })),
      skus: base.skus.map((s) => ({
        ...s,
        articleNumber: `${s.articleNumber}-${model}`,
        price: s.price === null ? null : dearer(s.price),
        stock: 500_000,
      })),
    };
  });
