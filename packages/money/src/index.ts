export { type Currency, currencyOf, isCurrency, scaleOf } from './currency.ts';
export { type Money, add, compare, max, min, money, multiply, negate, subtract, sum, zero } from './money.ts';
export { allocate } from './allocate.ts';
export { type Rounding } from './divide.ts';
export { type Rate, convert, parseRate, percentage } from './rate.ts';
export { type AmountRefusal, type ParsedAmount, type WireAmount, LARGEST_AMOUNT, parseAmount, toDecimal, toWire } from './text.ts';
