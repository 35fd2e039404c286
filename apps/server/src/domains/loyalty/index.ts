export { bookPointCorrection } from './actions/corrections.ts';
export { givePointsBack, grantPoints, pointsOf, spendPoints, takeBackEarned } from './actions/points.ts';
export { earnedPoints, mostPoints, spreadPoints, stepOf, usablePoints, worthOf } from './model.ts';
