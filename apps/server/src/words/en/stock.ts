/** Sentences of stock, in English. ICU message format. */
export const stock = {
  stockChanged: 'The stock has changed since you looked: nothing was saved. Check what is on hand now and save again.',
  skuUnknown: 'This variant of the product does not exist.',
  noStock: 'Not enough stock of “{name}”: {left} left.',
  'export.movement.opening': 'Opening stock',
  'export.movement.set': 'Set in the product',
  'export.movement.imported': 'Set by an import',
  'export.movement.received': 'Goods received',
  'export.movement.counted': 'Counted',
  'export.movement.damaged': 'Damaged or lost',
  'export.movement.returned': 'Returned to the shelf',
  'export.movement.other': 'Another reason',
  'export.movement.reserved': 'Reserved',
  'export.movement.released': 'Released',
  'export.movement.shipped': 'Left the warehouse',
} as const;
