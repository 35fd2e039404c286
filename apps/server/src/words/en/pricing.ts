/** Sentences of pricing, in English. ICU message format. */
export const pricing = {
  belowMinimum: '“{name}”: the minimum order is {minimum} {unit}.',
  offCartonStep: '“{name}” is sold by the carton of {carton} {unit}: the quantity must be a multiple of {carton}.',
} as const;
