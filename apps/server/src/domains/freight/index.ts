export { daysOf, freightOf, unitFee, type UnitFees } from './model.ts';
