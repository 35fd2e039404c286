export {
  type LineToPrice,
  price,
  type Priced,
  type PricedLine,
  type PricedStore,
  quantityFault,
  type QuantityFault,
  quoteVersion,
  type Reduction,
  type Tier,
  tierFor,
} from './model.ts';
