import type { WordsOf } from '../types.ts';

/** Sentences of site, in Spanish. ICU message format. */
export const site: WordsOf<'site'> = {
  workUnknown: 'Esta tarea ya está hecha o ya no falla.',
  currencyUnknown: 'No existe esa moneda.',
  currencyFixed: 'La moneda de liquidación siempre tiene el tipo 1 y siempre se muestra.',
  configUnknown: 'El sitio no tiene ese texto.',
  bannerUnknown: 'Este banner no existe.',
  bannersFull: 'Ya hay {max} banners. Elimine uno primero.',
  bannerEndsEarly: 'El final debe ser posterior al comienzo.',
  termsUnknown: 'No existen tales condiciones.',
  termsDrafted: 'Ya hay un borrador de este documento.',
  termsPublished: 'Esta versión está publicada o ya no existe; no se puede cambiar.',
  termsEmpty: 'Escriba el texto en al menos un idioma.',
  termsTooEarly: 'La versión debe empezar ahora o más tarde, y después de la última.',
  noticeUnknown: 'No existe ese aviso.',
  noticeWithoutWords: 'Escriba el aviso al menos en un idioma.',
  'export.work.waiting': 'En espera',
  'export.work.due': 'Por ejecutar',
  'export.work.retrying': 'Reintentando',
  'export.work.failed': 'Fallida',
};
