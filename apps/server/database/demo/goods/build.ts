import { chineseDescription, chineseOf } from './chinese.ts';
import type { Art, ColourKey, DeliveryTier, Product, Property, Sku, Text, Tier } from './types.ts';
import { type ParameterKey, colours, parameterNames } from './words.ts';

/** One value of an SKU property; `code` goes into the article number, `add` (US cents) on top of the base price. */
type Choice = Text & { readonly code: string; readonly colour?: ColourKey; readonly add?: number };
export type Axis = { readonly name: Text; readonly choices: readonly Choice[] };

/** A text that is the same in English and Russian, or the two of them; the Chinese comes from chinese.txt. */
type Words = string | readonly [en: string, ru: string];

/** What a store's file says of a product; the rest is arithmetic. */
export type Draft = Omit<
  Product,
  'description' | 'parameters' | 'certificates' | 'pricingMode' | 'tiers' | 'deliveryTiers' | 'skus' | 'art'
> & {
  readonly description: Pick<Text, 'en' | 'ru'>;
  readonly article: string;
  readonly parameters: Partial<Record<ParameterKey, Words>>;
  /** US cents: one price, plus what the choices add; or [from quantity, price] steps. */
  readonly price: number | readonly (readonly [start: number, cents: number])[];
  readonly delivery: readonly (readonly [start: number, days: number])[];
  readonly axes: readonly Axis[];
  /** Article numbers with little left, and how much. */
  readonly scarce?: Readonly<Record<string, number>>;
  readonly art: Omit<Art, 'colours'>;
};

export function colour(...keys: readonly ColourKey[]): Axis {
  return { name: parameterNames.colour, choices: keys.map((key) => ({ ...colours[key], colour: key })) };
}

/** A property whose values read the same in both languages, such as shoe sizes. */
export function sizes(...values: readonly string[]): Axis {
  return { name: parameterNames.size, choices: values.map((value) => ({ code: value, ...text(value) })) };
}

/** Any other property: code, text and, where the price depends on it, US cents more than the base price. */
export function axis(name: ParameterKey, choices: readonly (readonly [code: string, words: Words, add?: number])[]): Axis {
  return {
    name: parameterNames[name],
    choices: choices.map(([code, words, add = 0]) => ({ code, ...text(words), add })),
  };
}

export function product({ article, axes, price, delivery, scarce = {}, ...draft }: Draft): Product {
  const tiered = typeof price !== 'number';
  return {
    ...draft,
    description: { ...draft.description, zh_CN: chineseDescription(draft.key) },
    certificates: certificatesOf(draft.parameters.certificate),
    parameters: Object.entries(draft.parameters).map(([key, words]) => ({
      name: parameterNames[key as ParameterKey],
      value: text(words),
    })),
    pricingMode: tiered ? 1 : 0,
    tiers: tiered ? steps(price).map(({ start, end, value }): Tier => ({ start, end, price: value })) : [],
    deliveryTiers: steps(delivery).map(({ start, end, value }): DeliveryTier => ({ start, end, days: value })),
    skus: combinations(axes).map((choices): Sku => {
      const articleNumber = [article, ...choices.map((choice) => choice.code)].join('-');
      return {
        articleNumber,
        properties: choices.map((choice): Property => ({
          name: choice.property,
          value: { en: choice.en, ru: choice.ru, zh_CN: choice.zh_CN },
        })),
        price: tiered ? null : choices.reduce((total, choice) => total + (choice.add ?? 0), price),
        ordinaryFreight: freight(draft, 80),
        expressFreight: freight(draft, 380),
        stock: scarce[articleNumber] ?? ampleStock(articleNumber),
      };
    }),
    art: {
      ...draft.art,
      colours: axes.flatMap(({ choices }) => choices.flatMap((choice) => choice.colour ?? [])),
    },
  };
}

function text(words: Words): Text {
  const [en, ru] = typeof words === 'string' ? [words, words] : words;
  return { en, ru, zh_CN: chineseOf(en) };
}

/** The known marks among what a product's certificate says. */
function certificatesOf(words: Words | undefined): string[] {
  const { en } = text(words ?? '');
  return ['EAC', 'CE', 'RoHS', 'REACH', 'LFGB', 'VDE'].filter((mark) => new RegExp(`\\b${mark}\\b`).test(en));
}

export function steps(list: readonly (readonly [start: number, value: number])[]) {
  return list.map(([start, value], i) => {
    const next = list[i + 1];
    return { start, end: next ? next[0] - 1 : null, value };
  });
}

type Chosen = Choice & { readonly property: Text };

function combinations(axes: readonly Axis[]): Chosen[][] {
  return axes.reduce<Chosen[][]>(
    (rows, { choices, name }) => rows.flatMap((row) => choices.map((choice) => [...row, { ...choice, property: name }])),
    [[]],
  );
}

/** US cents a piece, rounded up: the carton's weight, or its volume at 167 kg a cubic metre if that is more. */
export function freight(
  carton: Pick<Product, 'cartonQuantity' | 'cartonWeightGrams' | 'cartonVolumeCm3'>,
  centsPerKilogram: number,
): number {
  const grams = Math.max(carton.cartonWeightGrams, Math.ceil(carton.cartonVolumeCm3 / 6));
  return Math.ceil((grams * centsPerKilogram) / (1000 * carton.cartonQuantity));
}

/** 500 to 19,990 pieces, always the same for an article number. */
export function ampleStock(articleNumber: string): number {
  let hash = 0x811c9dc5;
  for (const letter of articleNumber) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return 500 + (hash % 1950) * 10;
}
