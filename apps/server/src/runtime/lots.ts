/** Draws whole numbers from 0 to below a number; the same ones every time, so that what leaves a store can be compared with what was asked of it. */
export const lots = (): ((below: number) => number) => {
  let lot = 1;
  return (below) => {
    lot = (Math.imul(lot, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((lot / 4_294_967_296) * below);
  };
};
