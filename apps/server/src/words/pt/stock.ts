import type { WordsOf } from '../types.ts';

/** Sentences of stock, in Portuguese. ICU message format. */
export const stock: WordsOf<'stock'> = {
  stockChanged: 'O estoque mudou desde que você olhou: nada foi salvo. Veja o que há agora e salve novamente.',
  skuUnknown: 'Esta variante do produto não existe.',
  noStock: 'Estoque insuficiente de “{name}”: restam {left}.',
  'export.movement.opening': 'Stock inicial',
  'export.movement.set': 'Definido no produto',
  'export.movement.imported': 'Definido por uma importação',
  'export.movement.received': 'Mercadoria recebida',
  'export.movement.counted': 'Contagem',
  'export.movement.damaged': 'Danificado ou perdido',
  'export.movement.returned': 'Devolvido à prateleira',
  'export.movement.other': 'Outro motivo',
  'export.movement.reserved': 'Reservado',
  'export.movement.released': 'Libertado',
  'export.movement.shipped': 'Saiu do armazém',
};
