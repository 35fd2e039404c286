import type { WordsOf } from '../types.ts';

/** Sentences of inquiries, in Portuguese. ICU message format. */
export const inquiries: WordsOf<'inquiries'> = {
  inquiryUnknown: 'Este pedido de preço não existe.',
  inquiryNotInState: 'Este pedido já foi respondido ou encaminhado.',
  inquiryLimitReached: 'É possível pedir {max} preços por dia. Tente novamente amanhã.',
  'inquiryHelp.what.title': 'O que devo escrever?',
  'inquiryHelp.what.text':
    'Descreva a mercadoria com a maior precisão possível: artigo, material, tamanho, cor, embalagem. Uma imagem da amostra poupa perguntas.',
  'inquiryHelp.who.title': 'Quem responde?',
  'inquiryHelp.who.text':
    'A loja que vende a mercadoria. Se você não indicar uma loja, procuramos uma e encaminhamos o pedido. Seu e-mail e telefone não são mostrados a ela.',
  'inquiryHelp.price.title': 'O que o preço inclui?',
  'inquiryHelp.price.text': 'O preço é por unidade, sem frete nem impostos, a partir da quantidade mínima e até o dia que a loja indicar.',
  'inquiryHelp.bind.title': 'O pedido me obriga a comprar?',
  'inquiryHelp.bind.text': 'Não. Nem o pedido nem a resposta são uma encomenda, e nada é cobrado.',
  'mail.inquiryAsked.subject': 'Um comprador pede um preço: «{name}»',
  'mail.inquiryAsked.text':
    'Um comprador pede à sua loja um preço para «{name}». A consulta completa espera a sua resposta na consola do vendedor, em Consultas.',
  'mail.inquiryAnswered.subject': 'Uma resposta sobre “{name}”',
  'mail.inquiryAnswered.text':
    'Uma loja oferece “{name}” por {amount} a unidade. A resposta completa está na sua área do comprador, em Pedidos de preço.',
  'export.inquiry.1': 'Sem loja',
  'export.inquiry.2': 'Aguarda a loja',
  'export.inquiry.3': 'Respondido',
};
