export { daysOf, daysUnderWay, freightOf, unitFee, type UnitFees } from './model.ts';
