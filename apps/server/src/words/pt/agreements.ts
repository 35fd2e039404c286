import type { WordsOf } from '../types.ts';

/** Sentences of agreements, in Portuguese. ICU message format. */
export const agreements: WordsOf<'agreements'> = {
  agreementUnknown: 'Não há contrato para este pedido.',
  agreementNotReady: 'O contrato está sendo preparado. Recarregue a página em instantes.',
  agreementOver: 'Este contrato já não pode ser assinado nem recusado. Recarregue a página.',
  signerDiffers:
    'O contrato é assinado por {name}. Escreva este nome: as palavras em qualquer ordem; os nomes próprios podem ser iniciais.',
  storeMailMissing: 'Esta conta não tem e-mail, por isso nenhum código pode ser enviado. Informe um primeiro na sua conta.',
  'mail.signCode.subject': '{code} assina o contrato {number}',
  'mail.signCode.text':
    'Seu código para assinar o contrato {number} é {code}. Vale por {minutes, plural, one {# minuto} other {# minutos}} e uma única vez. Se você não o pediu, ignore este e-mail: sem o código nada é assinado.',
  'mail.contractWaits.subject': 'Um contrato do pedido nº {number} aguarda sua assinatura',
  'mail.contractWaits.text':
    'O comprador assinou. Leia e assine no painel do vendedor o seu contrato com a plataforma sobre o pedido nº {number} em até 72 horas; depois disso o pedido é encerrado.',
  'mail.contractReminder.subject': 'Contrato do pedido nº {number}: {hours, plural, one {falta # hora} other {faltam # horas}}',
  'mail.contractReminder.text':
    'O contrato do pedido nº {number} ainda não foi assinado. Em {hours, plural, one {# hora} other {# horas}} o pedido será encerrado. Assine ou recuse o contrato antes disso.',
  'mail.contractConcluded.subject': 'As duas partes assinaram: pedido nº {number}',
  'mail.contractConcluded.text':
    'Você e o fornecedor assinaram os contratos do pedido nº {number}. Se ele é pago antes da entrega, pague agora: o prazo de pagamento já começou e está na página do pedido.',
  'mail.contractEnded.subject': 'O pedido nº {number} foi encerrado sem contrato',
  'mail.contractEnded.text':
    'Um contrato do pedido nº {number} foi recusado ou não foi assinado a tempo. O pedido está encerrado, a mercadoria voltou ao estoque e nada é cobrado.',
  'paper.terms': 'Condições da operação',
  'paper.incoterm': '{term} {place}, Incoterms 2020',
  'paper.ofOrder': 'Pedido {number}: {text}',
  'paper.dutyBuyer': 'Direitos aduaneiros e impostos de importação: pagos pelo comprador.',
  'paper.dutyPlatform': 'Direitos aduaneiros e impostos de importação: pagos pela plataforma, sem custo adicional para o comprador.',
  'paper.dutyTaker': 'Direitos e impostos de exportação e importação, se houver: pagos por quem retira as mercadorias.',
  'paper.dutySupplier': 'Direitos e impostos de exportação: pagos pelo fornecedor. Os de importação, nunca pelo fornecedor.',
  'paper.dutyNone': 'As mercadorias não cruzam fronteira aduaneira: não há direitos a pagar.',
  'paper.law': 'Lei aplicável: {country}.',
  'paper.court': 'Foro: {court}.',
  'paper.courtAtSeat': 'Foro: o da sede da plataforma.',
  'paper.origin': 'País de origem: {country}',
  'paper.originUnknown': 'País de origem: não informado',
  'paper.platform': 'Plataforma',
  'paper.seller': 'Vendedor',
  'paper.buyer': 'Comprador',
  'paper.inn': 'INN: {text}',
  'paper.kpp': 'KPP: {text}',
  'paper.uscc': 'Código unificado de crédito social: {text}',
  'paper.taxNumber': 'Número fiscal: {text}',
  'paper.supplier': 'Fornecedor',
  'paper.issued': 'Emitida por',
  'paper.signsByCode': 'Assina eletronicamente, com nome e código de uso único; veja o certificado de assinatura.',
  'paper.offered': 'Oferecido eletronicamente pela plataforma com o número deste contrato.',
  'paper.issuedAs': 'Emitida eletronicamente; válida sem assinatura manuscrita.',
  'paper.dated': 'Data: {day}',
  'terms.title.service': 'Termos de serviço',
  'terms.title.privacy': 'Política de privacidade',
};
