import type { WordsOf } from '../types.ts';

/** Sentences of inquiries, in Spanish. ICU message format. */
export const inquiries: WordsOf<'inquiries'> = {
  inquiryUnknown: 'No existe esta consulta de precio.',
  inquiryNotInState: 'Esta consulta ya fue respondida o transferida.',
  inquiryLimitReached: 'Puede consultar {max} precios al día. Inténtelo de nuevo mañana.',
  'inquiryHelp.what.title': '¿Qué debo escribir?',
  'inquiryHelp.what.text':
    'Describa la mercancía con la mayor precisión posible: artículo, material, tamaño, color, embalaje. Una imagen de la muestra ahorra preguntas.',
  'inquiryHelp.who.title': '¿Quién responde?',
  'inquiryHelp.who.text':
    'La tienda que vende la mercancía. Si no indica ninguna, buscamos una y le pasamos la consulta. No se le muestran su correo ni su teléfono.',
  'inquiryHelp.price.title': '¿Qué incluye el precio?',
  'inquiryHelp.price.text':
    'El precio es por unidad, sin flete ni aranceles, desde la cantidad mínima y hasta el día que indique la tienda.',
  'inquiryHelp.bind.title': '¿La consulta me obliga a comprar?',
  'inquiryHelp.bind.text': 'No. Ni la consulta ni la respuesta son un pedido, y no se cobra nada.',
  'mail.inquiryAsked.subject': 'Un comprador pide precio: «{name}»',
  'mail.inquiryAsked.text':
    'Un comprador pide a su tienda un precio para «{name}». La consulta completa espera su respuesta en la consola del vendedor, en Consultas.',
  'mail.inquiryAnswered.subject': 'Una respuesta sobre «{name}»',
  'mail.inquiryAnswered.text':
    'Una tienda ofrece «{name}» por {amount} la unidad. La respuesta completa está en su centro del comprador, en Consultas de precio.',
  'export.inquiry.1': 'Sin tienda',
  'export.inquiry.2': 'Espera a la tienda',
  'export.inquiry.3': 'Respondida',
};
