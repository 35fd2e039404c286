import { countedUnit } from '@kyakhta/contract';
import { ampleStock, freight, steps } from '../goods/build.ts';
import { measure } from '../goods/measures.ts';
import type { Product, Property, Sku, Text } from '../goods/types.ts';
import { colours, parameterNames, shortUnits } from '../goods/words.ts';
import { cartonOf, grossOf, inCents, minimumOf } from './carton.ts';
import { chosen, hashOf } from './hash.ts';
import { packings, services } from './phrases.ts';
import type { Axis, Family, Value } from './read.ts';

type Chosen = { readonly axis: Axis; readonly value: Value };

const combinations = (axes: readonly Axis[]): Chosen[][] =>
  axes.reduce<Chosen[][]>((rows, axis) => rows.flatMap((row) => axis.values.map((value) => [...row, { axis, value }])), [[]]);

/** The combination at a place, the last axis running fastest. Throws RangeError past the end. */
const combinationAt = (axes: readonly Axis[], place: number): Chosen[] => {
  let rest = place;
  return axes
    .toReversed()
    .map((axis) => {
      const value = axis.values[rest % axis.values.length];
      if (value === undefined) throw new RangeError('an axis without values');
      rest = Math.floor(rest / axis.values.length);
      return { axis, value };
    })
    .toReversed();
};

/** Which of its axis' kinds a combination has, counted from 1; 0 without kinds. */
const kindOf = (picked: readonly Chosen[]): number => {
  const found = picked.find(({ axis }) => axis.keys.includes('kind'));
  return found === undefined ? 0 : found.axis.values.indexOf(found.value) + 1;
};
const goTogether = (picked: readonly Chosen[], kind: number): boolean =>
  picked.every(({ value }) => value.only === null || value.only.includes(kind));
const sensible = (family: Family, place: number): boolean => {
  const picked = combinationAt(family.axes, place);
  return goTogether(picked, kindOf(picked));
};

/** How many combinations a family has, sensible or not. */
const possible = (family: Family): number => family.axes.reduce((all, axis) => all * axis.values.length, 1);

/** The places of a family's sensible combinations, those first that its own products take: mixed, and always the same. */
export const orderOf = (family: Family): number[] =>
  Array.from({ length: possible(family) }, (_, i) => ({ i, hash: hashOf(`${family.key} ${i}`) }))
    .toSorted((a, b) => a.hash - b.hash)
    .map(({ i }) => i)
    .filter((place) => sensible(family, place));

/** What an article number shows for a value: its figures, else the first letters of its words. */
const shortOf = (en: string): string => {
  const figures = en.match(/^[A-Z]{0,3}\d[\d.,:]*(?:\s?[×/–]\s?\d[\d.,]*)*/)?.[0];
  if (figures !== undefined) return figures.replaceAll(/[\s.,:]/g, '').replaceAll(/[×–/]/g, 'X');
  const words = en.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  return words.length === 1
    ? (words[0] ?? '').slice(0, 3)
    : words
        .map((word) => word[0])
        .join('')
        .slice(0, 4);
};

/** The same, told apart from the axis's other values. */
const codeOf = ({ values }: Axis, value: Value): string => {
  const colour = value.colour === null ? null : colours[value.colour].code;
  if (colour !== null) return colour;
  const codes = values.map(({ texts }) => shortOf(texts.map(({ en }) => en)[0] ?? ''));
  const at = values.indexOf(value);
  const code = codes[at] ?? '';
  return codes.indexOf(code) === codes.lastIndexOf(code) ? code : `${code}${at + 1}`;
};

const silent = ({ texts }: Value): boolean => texts.every(({ en }) => en === '');

const round = (value: number, digits: number): string => String(Number(value.toFixed(digits)));
const weightText = (grams: number): Text =>
  measure(grams < 1000 ? `${Math.round(grams)} g` : `${round(grams / 1000, grams < 10_000 ? 2 : 1)} kg`);

const cartonText = (family: Family, carton: { quantity: number; grams: number; cm3: number }): Text => {
  const side = Math.cbrt(carton.cm3);
  const sizes = [side * 1.32, side, side / 1.32].map((cm) => Math.max(1, Math.round(cm))).join(' × ');
  const size = measure(`${sizes} cm`);
  const weight = measure(`${round(carton.grams / 1000, 1)} kg`);
  const { zh_CN, ...unit } = shortUnits[family.unit];
  const counted = (locale: 'en' | 'ru'): string => countedUnit(carton.quantity, unit[locale], locale);
  return {
    en: `${carton.quantity} ${counted('en')}, ${size.en}, ${weight.en}`,
    ru: `${carton.quantity} ${counted('ru')}, ${size.ru}, ${weight.ru}`,
    zh_CN: `${carton.quantity}${zh_CN}，${size.zh_CN}，${weight.zh_CN}`,
  };
};

const descriptionOf = (family: Family, key: string, quantity: number, minimum: number): Text => {
  const service = chosen(services, `${key} service`);
  const unit = shortUnits[family.unit];
  const of = (count: number, locale: 'en' | 'ru'): string => `${count} ${countedUnit(count, unit[locale], locale)}`;
  const join = (locale: keyof Text, terms: string, gap: string): string => [family.about[locale], terms, service[locale]].join(gap);
  return {
    en: join('en', `${of(quantity, 'en')} to a carton, smallest order ${of(minimum, 'en')}.`, ' '),
    ru: join('ru', `В коробке ${of(quantity, 'ru')}, минимальный заказ ${of(minimum, 'ru')}.`.replace('..', '.'), ' '),
    zh_CN: join('zh_CN', `每箱${quantity}${unit.zh_CN}，起订量${minimum}${unit.zh_CN}。`, ''),
  };
};

/** Names of makers and makes keep their capital inside a name. */
const proper = /^(Bluetooth|Lightning|Lada|Hyundai|Haval|Chery|Schrader|Tritan|Thinsulate)/;
const inside = (text: string, locale: keyof Text): string =>
  locale === 'en' && /^[A-Z][a-z]/.test(text) && !proper.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
/** A value that stands alone begins with a capital. */
const alone = ({ en, ru, zh_CN }: Text): Text => {
  const capital = (text: string): string => (/^\p{Ll}{3}/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);
  return { en: capital(en), ru: capital(ru), zh_CN };
};

const nameOf = (picked: readonly Chosen[], locale: keyof Text, mark: Text | null): string => {
  const said = picked.flatMap(({ axis, value }) =>
    value.texts.flatMap((text, i) =>
      axis.named[i] !== true || text.en === '' ? [] : [axis.keys[i] === 'kind' ? text[locale] : inside(text[locale], locale)],
    ),
  );
  const all = mark === null ? said : [...said, mark[locale]];
  return all.join(locale === 'zh_CN' ? ' ' : ', ');
};

const parametersOf = (family: Family, picked: readonly Chosen[], grams: number, carton: Text): Property[] => {
  const list: Property[] = picked.flatMap(({ axis, value }) =>
    axis.keys.flatMap((key, i) =>
      key === 'kind' || value.texts[i] === undefined || value.texts[i].en === ''
        ? []
        : [{ name: parameterNames[key], value: alone(value.texts[i]) }],
    ),
  );
  for (const { key, text } of family.fixed) list.push({ name: parameterNames[key], value: alone(text) });
  if (!list.some(({ name }) => name === parameterNames.weight)) list.push({ name: parameterNames.weight, value: weightText(grams) });
  const packing = packings[family.packing];
  if (packing === undefined) throw new Error(`${family.key}: no packing ${family.packing}`);
  list.push({ name: parameterNames.packing, value: packing }, { name: parameterNames.carton, value: carton });
  if (family.certificates.length > 0) list.push({ name: parameterNames.certificate, value: measure(family.certificates.join(', ')) });
  if (family.months > 0) list.push({ name: parameterNames.warranty, value: measure(`${family.months} months`) });
  return list;
};

/** The model at one place of the family's combinations, sold by a store; `mark` a trade mark that tells it from its like. */
export const productAt = (
  family: Family,
  place: number,
  shopId: number,
  how: { readonly mark?: Text; readonly keyMore?: string; readonly dearer?: number; readonly picture: number; readonly wide?: boolean },
): Product => {
  const picked = combinationAt(family.axes, place);
  const key = `${family.key}-m${String(place + 1).padStart(2, '0')}${how.keyMore ?? ''}`;
  const priceFactor = picked.reduce((all, { value }) => all * value.price, how.dearer ?? 1);
  const weightFactor = picked.reduce((all, { value }) => all * value.weight, 1);
  const grams = Math.max(1, family.grams * weightFactor);
  const cents = inCents(family.cents * priceFactor * (0.97 + (hashOf(key) % 7) / 100));
  const quantity = cartonOf(grams, family.cm3 * weightFactor);
  const carton = { quantity, ...grossOf(quantity, grams, family.cm3 * weightFactor) };
  const minimum = minimumOf(cents, quantity, key);
  const article =
    [family.code, ...picked.flatMap(({ axis, value }) => (axis.values.length > 1 && !silent(value) ? [codeOf(axis, value)] : []))].join(
      '-',
    ) + (how.keyMore ?? '');
  const variants = combinations(family.variants)
    .filter((choices) => goTogether(choices, kindOf(picked)))
    .map((choices) => choices.filter(({ value }) => !silent(value)));
  const ranged = variants.some((choices) => choices.some(({ value }) => value.price !== 1));
  const price = (share: number): number => inCents(cents * share);
  const tiers = ranged
    ? []
    : steps([
        [minimum, cents],
        [minimum * 5, Math.min(cents - 1, price(0.93))],
        [minimum * 25, Math.min(cents - 2, price(0.85))],
      ]);
  const days = 3 + (hashOf(`${key} days`) % 8);
  const colours = family.variants.flatMap(({ values }) => values.flatMap(({ colour }) => (colour === null ? [] : [colour])));
  const cartonWeight = { cartonQuantity: quantity, cartonWeightGrams: carton.grams, cartonVolumeCm3: carton.cm3 };
  return {
    key,
    shopId,
    category: family.key,
    name: {
      en: nameOf(picked, 'en', how.mark ?? null),
      ru: nameOf(picked, 'ru', how.mark ?? null),
      zh_CN: nameOf(picked, 'zh_CN', how.mark ?? null),
    },
    description: descriptionOf(family, key, quantity, minimum),
    parameters: parametersOf(family, picked, grams, cartonText(family, carton)),
    certificates: family.certificates,
    unit: family.unit,
    pricingMode: ranged ? 0 : 1,
    tiers: tiers.map(({ start, end, value }) => ({ start, end, price: value })),
    minimum,
    ...cartonWeight,
    deliveryTiers: steps([
      [1, days],
      [minimum * 25, days + 10 + (hashOf(`${key} more days`) % 12)],
    ]).map(({ start, end, value }) => ({ start, end, days: value })),
    skus: variants.map((choices): Sku => {
      const articleNumber = [article, ...choices.map(({ axis, value }) => codeOf(axis, value))].join('-');
      const factor = choices.reduce((all, { value }) => all * value.price, 1);
      return {
        articleNumber,
        properties: choices.map(({ axis, value }) => {
          return { name: parameterNames[axis.keys[0] as keyof typeof parameterNames], value: alone(value.texts[0] ?? measure('')) };
        }),
        price: ranged ? inCents(cents * factor) : null,
        ordinaryFreight: freight(cartonWeight, 80),
        expressFreight: freight(cartonWeight, 380),
        stock: how.wide === true ? 500_000 : stockOf(articleNumber, minimum, quantity),
      };
    }),
    art: { ...family.art, colours },
    shared: { family: family.key, first: how.picture },
  };
};

/** In whole cartons: mostly plenty, now and then just enough. */
const stockOf = (articleNumber: string, minimum: number, quantity: number): number =>
  hashOf(`${articleNumber} scarce`) % 40 === 0
    ? minimum
    : Math.max(minimum * 8, Math.ceil((ampleStock(articleNumber) / quantity) * (quantity < 4 ? 0.1 : 1)) * quantity);
