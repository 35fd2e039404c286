/** A text in the three languages every demo text has. */
export type Text = { readonly en: string; readonly ru: string; readonly zh_CN: string };

export type Unit = 'piece' | 'pair' | 'set' | 'roll' | 'box';

/** One name/value pair; the order of a list of them is the order on the page. */
export type Property = { readonly name: Text; readonly value: Text };

/** From `start` to `end` pieces of the product (inclusive; null: no end), `price` US cents a piece. */
export type Tier = { readonly start: number; readonly end: number | null; readonly price: number };
/** From `start` to `end` pieces (inclusive; null: no end), ready to leave the warehouse in `days` days. */
export type DeliveryTier = { readonly start: number; readonly end: number | null; readonly days: number };

export type Sku = {
  readonly articleNumber: string;
  /** Empty for a product that has one SKU only. */
  readonly properties: readonly Property[];
  /** US cents a piece when the product's pricingMode is 0, else null: the tiers decide. */
  readonly price: number | null;
  /** US cents a piece. */
  readonly ordinaryFreight: number;
  /** US cents a piece. */
  readonly expressFreight: number;
  readonly stock: number;
};

/** How the product's pictures are made; see `pictures.ts`. */
export type Art = {
  /** File name of the art without its extension: its code points. */
  readonly code: string;
  /** How the goods stand on the main picture. */
  readonly show: 'one' | 'pair' | 'trio' | 'fan' | 'graduated' | 'scatter';
  readonly stance: 'standing' | 'lying';
  /** Degrees clockwise by which the main copy is turned. */
  readonly turn?: number;
  /** The hues (degrees, from ≤ to; may pass 360) of the art that take the colour of a variant. */
  readonly body?: readonly [from: number, to: number];
  /** Hues of soles, legs and the like, and the colour they get in every variant. */
  readonly trim?: { readonly hues: readonly [from: number, to: number]; readonly colour: ColourKey };
  /** Only the largest connected part of the art: leaves out drawn rays and drops. */
  readonly largestPart?: true;
  /** Paint of the single colour when the product has no colours and the art's colour does not fit. */
  readonly paint?: ColourKey;
  /** Colours of the SKUs in order of their first appearance, by key of `colours`. */
  readonly colours: readonly ColourKey[];
};

export type ColourKey =
  | 'red'
  | 'burgundy'
  | 'orange'
  | 'yellow'
  | 'lime'
  | 'green'
  | 'blue'
  | 'navy'
  | 'violet'
  | 'pink'
  | 'tan'
  | 'brown'
  | 'beige'
  | 'black'
  | 'grey'
  | 'white'
  | 'brass';

export type Product = {
  readonly key: string;
  readonly shopId: number;
  /** Key of a third-level category. */
  readonly category: string;
  readonly name: Text;
  readonly description: Text;
  readonly parameters: readonly Property[];
  /** Marks of conformity it has papers for: 'EAC', 'CE', 'RoHS'. */
  readonly certificates: readonly string[];
  readonly unit: Unit;
  /** 0: each SKU has its own price; 1: `tiers` by the product's total quantity. */
  readonly pricingMode: 0 | 1;
  /** Empty when pricingMode is 0. */
  readonly tiers: readonly Tier[];
  /** Smallest order of the product in pieces; a multiple of the carton. */
  readonly minimum: number;
  readonly cartonQuantity: number;
  /** Gross weight of a full carton, grams. */
  readonly cartonWeightGrams: number;
  readonly cartonVolumeCm3: number;
  readonly deliveryTiers: readonly DeliveryTier[];
  readonly skus: readonly Sku[];
  readonly art: Art;
  /** The family whose pictures it shares, and the first of them it shows; nothing for a product with its own. */
  readonly shared?: { readonly family: string; readonly first: number };
};

export type Store = {
  readonly shopId: number;
  readonly name: Text;
  readonly intro: Text;
  /** The licensed company behind the store. */
  readonly firmName: string;
  readonly city: Text;
  /** 0 normal, 1 preferred. */
  readonly type: 0 | 1;
  /** Art for the logo: code points of the file. */
  readonly logo: string;
};

export type Category = {
  readonly key: string;
  readonly name: Text;
  /** Art for the icon: code points of the file. */
  readonly icon: string;
  readonly children: readonly Category[];
};
