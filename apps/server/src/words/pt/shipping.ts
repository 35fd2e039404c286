import type { WordsOf } from '../types.ts';

/** Sentences of shipping, in Portuguese. ICU message format. */
export const shipping: WordsOf<'shipping'> = {
  deliveryKindOther: 'Este pedido foi feito com outro tipo de entrega.',
  pickupCodeWrong: 'Este código não pertence ao pedido. Tentativas restantes: {left}.',
  packageLimitReached: 'Um pedido pode ser enviado em no máximo {max} pacotes.',
  packageItemsWrong: 'Os pacotes não correspondem ao que falta enviar. Recarregue o pedido.',
  waybillRequired: 'Informe a transportadora e o número do conhecimento de transporte.',
  carrierUnknown: 'Esta transportadora não existe.',
  waybillOfOrder: 'Este é o número de um pacote que o fornecedor lhe enviou. Escreva o do pacote que devolve.',
  deliveryUnknown: 'Este pacote não existe.',
  shipmentStands: 'Este envio permanece: a meia hora passou, a transportadora já o registrou ou há um pedido de reembolso.',
  'mail.readyForPickup.subject': 'Pedido nº {number}: suas mercadorias podem ser retiradas',
  'mail.readyForPickup.text':
    'As mercadorias do pedido nº {number} esperam por você em {place} ({hours}). Mostre lá este código: {code}. Não o dê a ninguém antes de ver as mercadorias.',
  'mail.pickupWaits.subject': 'Pedido nº {number}: suas mercadorias ainda esperam por você',
  'mail.pickupWaits.text':
    'As mercadorias do pedido nº {number} ainda esperam por você em {place} ({hours}). Seu código é {code}. Se ninguém as retirar, a Kyakhta decide o que será delas e do dinheiro.',
  'mail.refusedAtDoor.subject': 'O pedido nº {number} foi recusado na entrega',
  'mail.refusedAtDoor.text':
    'O pedido nº {number} não foi aceito na entrega e a mercadoria voltou ao fornecedor. O pedido está encerrado; nada foi cobrado.{hasReason, plural, =0 {} other { Motivo: {reason}}}',
  'mail.shipLateBuyer.subject': 'O pedido nº {number} está atrasado',
  'mail.shipLateBuyer.text':
    '{how, select, ready {A mercadoria do pedido nº {number} deveria estar pronta até {until} e ainda não está.} other {O pedido nº {number} deveria ter sido enviado até {until} e ainda não saiu por inteiro.}} Lembramos o fornecedor. Se não quiser esperar, peça na página do pedido o reembolso do que ainda não saiu.',
  'mail.shipLate.subject':
    '{how, select, ready {O pedido nº {number} já deveria estar pronto} other {O pedido nº {number} já deveria ter sido enviado}}',
  'mail.shipLate.text':
    '{how, select, ready {A mercadoria do pedido nº {number} deveria estar pronta até {until}. Prepare-a e registre isso na página do pedido no painel do vendedor.} other {O pedido nº {number} deveria ter sido enviado até {until}, e ainda não saiu por inteiro. Envie o que falta e registre na página do pedido no painel do vendedor.}} O comprador está esperando.',
  'mail.orderShipped.subject':
    '{isPart, plural, =0 {O pedido nº {number} está a caminho} other {Parte do pedido nº {number} está a caminho}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {O fornecedor enviou o pedido nº {number}.} other {O fornecedor enviou parte do pedido nº {number}; o restante segue depois.}}{isFollowed, plural, =0 {} other { Você pode acompanhar os pacotes no seu pedido.}}',
  'mail.waybillCorrected.subject': 'Novo código de envio do pedido nº {number}',
  'mail.waybillCorrected.text': 'O fornecedor corrigiu o código de envio de um pacote do pedido nº {number}. Agora é {waybill}.',
  'mail.parcelProblem.subject': 'Problema com um pacote do pedido nº {number}',
  'mail.parcelProblem.text':
    'Um pacote do pedido nº {number}, código de envio {waybill}, está retido no caminho: {words} Na página do pedido você vê onde ele está. Por enquanto não precisa fazer nada.',
  'mail.parcelOverdue.subject': 'Um pacote do pedido nº {number} está atrasado',
  'mail.parcelOverdue.text':
    'O pacote com o código de envio {waybill} do pedido nº {number} já deveria ter chegado e não chegou. {to, select, cash {Estamos verificando onde ele está. Você não paga nada antes de receber a mercadoria.} buyer {Estamos verificando onde ele está. Seu dinheiro fica conosco até você receber a mercadoria; se não quiser esperar, peça o reembolso na página do pedido.} other {Pergunte à transportadora onde ele está. O comprador foi avisado.}}',
  'mail.shipmentUndone.subject': 'O pedido nº {number} ainda não foi enviado',
  'mail.shipmentUndone.text': 'O fornecedor desfez um envio do pedido nº {number}: a mercadoria ainda não saiu. Avisaremos quando sair.',
  'track.accepted': 'Centro de triagem de Yiwu: pacote aceito',
  'track.departed': 'Yiwu: saiu por estrada',
  'track.exported': 'Manzhouli: declaração de exportação aceita',
  'track.cleared': 'Zabaikalsk: documentos conferidos, desembaraço concluído',
  'track.onward': 'Chita: saiu para a cidade de destino',
  'track.returned': 'Pacote aceito para a devolução',
  'track.returnExported': 'Zabaikalsk: declaração de exportação da devolução aceita',
  'track.returnCleared': 'Manzhouli: documentos da devolução conferidos',
  'track.arrived': 'Chegou à cidade de destino',
  'track.withCdek': 'Entregue à CDEK para a entrega final',
  'track.delivered': 'Entregue e assinado',
};
