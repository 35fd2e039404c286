import type { WordsOf } from '../types.ts';

/** Sentences of refunds, in Portuguese. ICU message format. */
export const refunds: WordsOf<'refunds'> = {
  refundUnknown: 'Este reembolso não existe.',
  refundAmountFixed: 'O valor não pode ser alterado nesta rodada: o reembolso segue como foi pedido.',
  refundChanged: 'O comprador mudou este pedido de reembolso: agora é de {amount}. Confira e responda de novo.',
  refundNotInState: 'Este reembolso já avançou. Recarregue a página para ver o estado atual.',
  refundNotPossible: 'No estado atual, nada deste pedido pode ser reembolsado.',
  refundPeriodOver: 'O prazo de reclamação deste pedido terminou. Contacte o fornecedor.',
  giveNotCovered: 'Seu saldo não cobre isso. Peça à Kyakhta que conceda o reembolso.',
  noReasonStands:
    'A loja não pode recusar uma devolução sem motivo. Indique o endereço; o que vier aberto ou incompleto pode ser contestado.',
  noReasonExcluded: 'Este produto está excluído dos sete dias sem motivo.',
  noReasonCartons: 'Sem motivo só voltam caixas inteiras e fechadas: {quantity} unidades cada.',
  noReasonNotNow: 'Sem motivo, a devolução é possível nos sete dias após a receção.',
  noReasonGoesBack: 'Sem motivo só há reembolso do que é devolvido.',
  notLate: 'A mercadoria não está atrasada: o prazo de envio não terminou. Escolha outro motivo.',
  nothingSent: 'Nada desta mercadoria foi enviado ainda, por isso ninguém pode saber como chega. Escolha outro motivo.',
  refundRuled: 'A Kyakhta já decidiu sobre esta mercadoria por este motivo. A decisão vale.',
  offerSameAsAsked: 'O comprador já pede exatamente este valor. Aceite o reembolso.',
  offerStands:
    'Seu prazo para responder a este reembolso terminou, por isso sua oferta vale até o comprador responder. Você ainda pode fazer outra oferta.',
  offerOutdated:
    'O pedido mudou desde que o fornecedor fez esta oferta e, com ele, o que pode ser reembolsado. A oferta não pode mais ser aceita. Recuse-a ou altere sua solicitação e envie-a de novo.',
  refundOpenAlready: 'Já existe um reembolso em curso para estes produtos. Conclua-o ou retire-o primeiro.',
  refundTooSmall: '{what, select, none {Aqui já não há nada a reembolsar.} other {Um reembolso é de pelo menos {least}.}}',
  refundTooLarge: 'Podem ser reembolsados no máximo {max}.',
  refundCountWrong: 'Escolha entre 1 e {max} unidades.',
  returnNotPossible: 'Só podem ser devolvidos produtos já enviados. Peça um reembolso sem devolução.',
  giftMustGoBack:
    'Um brinde que ainda não foi enviado, ou que vale tanto como o que é devolvido, não pode ficar consigo. Devolva-o com a mercadoria.',
  evidenceFull: 'Já apresentou {max} provas à plataforma; é o máximo.',
  returnAddressMissing: 'Indique para onde os produtos devem ser enviados.',
  storeRulingMissing: 'Escreva o motivo também no idioma da loja.',
  linesInRefund:
    '{what, select, all {O comprador pede o reembolso de todos estes produtos. Responda ao reembolso antes de enviar algo.} packed {O comprador pede o reembolso de todos estes produtos. Responda ao reembolso antes de embalar algo.} collected {O comprador pede o reembolso de produtos deste pedido. Responda ao reembolso antes de os preparar para a retirada.} voucher {O comprador pede o reembolso deste voucher. Responda ao reembolso antes de o resgatar.} offered {Todos ou parte destes produtos aguardam a resposta do comprador à sua oferta. Eles ficam com você até que ela seja aceita ou recusada, ou o prazo termine.} other {O comprador pede o reembolso de parte destes produtos. Deixe-os de fora ou responda primeiro ao reembolso.}}',
  'mail.refundOffered.subject': 'O fornecedor oferece {amount} pelo pedido nº {number}',
  'mail.refundOffered.text':
    'Em vez do que você pediu, o fornecedor oferece {amount} do pedido nº {number} por {goods}. {effect, select, reduction {O preço destes produtos é reduzido: você fica com eles, e o que ainda não foi enviado será enviado.} notSent {Estas unidades não serão enviadas.} partNotSent {Você fica com as unidades enviadas; as demais não serão enviadas.} kept {Você fica com estas unidades.} other {}} Nada precisa ser devolvido. Aceite ou recuse na página do reembolso até {until}; você também pode mudar o pedido de reembolso ou pedir que a Kyakhta decida. O fornecedor escreve: {note}',
  'mail.refundOfferAccepted.subject': 'Sua oferta foi aceita: {amount} do pedido nº {number}',
  'mail.refundOfferAccepted.text':
    'O comprador aceitou sua oferta: {amount} do pedido nº {number} voltam ao comprador por {goods}. {effect, select, reduction {O preço destes produtos foi reduzido, e o pedido continua.} notSent {Não envie estas unidades.} partNotSent {O comprador fica com as unidades enviadas; não envie as demais.} kept {O comprador fica com estas unidades.} other {}}',
  'mail.refundOfferDeclined.subject': 'Sua oferta de {amount} para o pedido nº {number} foi recusada',
  'mail.refundOfferDeclined.text':
    'O comprador recusou sua oferta de {amount} para o pedido nº {number} por {goods}. Você pode fazer outra; o comprador ainda pode pedir que a Kyakhta decida. {count, plural, =0 {} one {# unidade não está mais em espera.} many {# de unidades não estão mais em espera.} other {# unidades não estão mais em espera.}} {act, select, ship {Envie a mercadoria até {shipBy}.} shipLate {Envie a mercadoria agora: o prazo de envio terminou em {shipBy}.} ready {Deixe a mercadoria pronta para retirada até {shipBy}.} readyLate {Deixe a mercadoria pronta para retirada agora: o prazo terminou em {shipBy}.} other {}}',
  'mail.ownOfferLapsed.subject': 'O comprador não respondeu à sua oferta de {amount} para o pedido nº {number}',
  'mail.ownOfferLapsed.text':
    'O comprador não respondeu a tempo à sua oferta de {amount} para o pedido nº {number} por {goods}. O reembolso foi fechado sem pagamento. {count, plural, =0 {O pedido continua.} one {# unidade não está mais em espera.} many {# de unidades não estão mais em espera.} other {# unidades não estão mais em espera.}} {act, select, ship {Envie a mercadoria até {shipBy}.} shipLate {Envie a mercadoria agora: o prazo de envio terminou em {shipBy}.} ready {Deixe a mercadoria pronta para retirada até {shipBy}.} readyLate {Deixe a mercadoria pronta para retirada agora: o prazo terminou em {shipBy}.} other {}}',
  'mail.refundOfferLapsed.subject': 'O reembolso do pedido nº {number} está fechado: a oferta ficou sem resposta',
  'mail.refundOfferLapsed.text':
    'Você não respondeu a tempo à oferta do fornecedor de {amount} para o pedido nº {number} por {goods}. O reembolso foi fechado sem pagamento. {count, plural, =0 {O pedido continua.} one {O pedido continua: # unidade que estava em espera será entregue conforme o pedido.} many {O pedido continua: # de unidades que estavam em espera serão entregues conforme o pedido.} other {O pedido continua: # unidades que estavam em espera serão entregues conforme o pedido.}} Enquanto durar o prazo de reclamação, você pode pedir um reembolso novamente.',
  'mail.refundOfferWithdrawn.subject': 'O fornecedor retirou a oferta de {amount} para o pedido nº {number}',
  'mail.refundOfferWithdrawn.text':
    'O fornecedor retirou a oferta de {amount} para o pedido nº {number} por {goods}. {isAsked, plural, =0 {Você pode mudar o pedido de reembolso ou pedir que a Kyakhta decida até {until}.} other {Seu pedido de reembolso continua como você o fez. O fornecedor responde até {until}; sem resposta, conta como aceito.}}',
  'mail.ownOfferWithdrawn.subject': 'Você retirou a oferta de {amount} para o pedido nº {number}',
  'mail.ownOfferWithdrawn.text':
    'Sua loja retirou a oferta de {amount} para o pedido nº {number} por {goods}. O comprador foi avisado. {isAsked, plural, =0 {O comprador pode mudar o pedido de reembolso ou pedir que a Kyakhta decida até {until}.} other {Responda ao pedido de reembolso até {until}; sem resposta, conta como aceito. Até lá, não envie a mercadoria da solicitação que ainda não saiu.}}',
  'mail.refundAsked.subject': 'Um comprador pede {amount} de volta: pedido nº {number}',
  'mail.refundAsked.text':
    'Um comprador pede o reembolso de {amount} do pedido n.º {number}. Motivo: {note}. Responda até {until}; sem resposta, o reembolso é considerado aceito.',
  'mail.refundReturn.subject': 'Devolva os produtos do pedido nº {number}',
  'mail.refundReturn.text':
    'A devolução do pedido nº {number} foi aceite: {amount} voltam quando os produtos chegarem. Envie-os para: {note}. Indique a guia de transporte no centro do comprador até {until}, ou o reembolso fecha.',
  'mail.refundCame.subject': 'Os produtos do pedido nº {number} voltaram para si',
  'mail.refundCame.text':
    'Segundo a transportadora, o pacote {note} com os produtos do pedido nº {number} foi entregue e assinado. Aceite os produtos ou conteste o pacote até {until}; depois, {amount} voltam ao comprador.',
  'mail.refundSigned.subject': 'O fornecedor tem o seu pacote: pedido nº {number}',
  'mail.refundSigned.text':
    'Segundo a transportadora, o seu pacote {note} do pedido nº {number} foi entregue e assinado. O fornecedor verifica os produtos até {until}; depois contam como recebidos e {amount} voltam para si.',
  'mail.refundRefused.subject': 'O fornecedor recusa o reembolso do pedido nº {number}',
  'mail.refundRefused.text':
    'O fornecedor recusa devolver {amount} do pedido nº {number}: {note}. Até {until} pode alterar o pedido de reembolso ou pedir à plataforma que decida.',
  'mail.refundDone.subject': '{amount} do pedido nº {number} voltam para si',
  'mail.refundDone.text':
    'O reembolso do pedido nº {number} foi concedido: {amount} voltam pelo mesmo caminho.{isCovered, plural, =0 {} other { Disso, o seu banco ou serviço de pagamento já devolveu {covered}.}}{isOnItsWay, plural, =0 {} other { Enviaremos {onItsWay} por transferência bancária e avisaremos por e-mail quando for feita.}} {note}',
  'mail.refundHeldUp.subject': '{amount} para {orders} ainda não puderam ser devolvidos',
  'mail.refundHeldUp.text':
    'O seu reembolso de {amount} para {orders} não pôde voltar pelo meio com que você pagou. O dinheiro está guardado e estamos cuidando disso: vamos enviá-lo de novo ou por outro meio. Você não precisa fazer nada; se precisarmos de algo, como os dados de uma conta bancária, pediremos a você. Você recebe um e-mail quando o dinheiro for enviado.',
  'mail.refundSent.subject': '{amount} para {orders} foram enviados para você',
  'mail.refundSent.text':
    '{by, select, bank {Enviamos o seu reembolso de {amount} para {orders} por transferência bancária, porque não podia voltar pelo meio com que você pagou.} transfer {Enviamos o seu reembolso de {amount} para {orders} por transferência bancária.} other {O seu reembolso de {amount} para {orders}, que estava retido, já voltou pelo meio com que você pagou.}}{hasReference, plural, =0 {} other { Referência do banco: {reference}.}} Você não precisa fazer nada.',
  'mail.refundClosed.subject': 'O reembolso do pedido nº {number} está fechado',
  'mail.refundClosed.text': 'O reembolso de {amount} do pedido nº {number} foi fechado sem pagamento. {note}',
  'mail.refundGranted.subject': 'A plataforma concedeu ao comprador {amount} do pedido nº {number}',
  'mail.refundGranted.text':
    'Após o prazo de reclamação, a plataforma concedeu ao comprador {amount} do pedido nº {number}. Motivo: {note}. O valor sai do seu dinheiro; o que faltou, a plataforma pagou primeiro e desconta do que você ganhar a seguir. O extrato mostra ambos.',
  'mail.refundPlatformAsked.subject': 'A plataforma deve decidir: pedido nº {number}',
  'mail.refundPlatformAsked.text':
    'O comprador pede que a plataforma decida sobre {amount} do pedido nº {number}. Motivo: {note}. Apresente as suas provas na consola do vendedor, em Reembolsos. A decisão é esperada até {until}.',
  'mail.refundBuyersEvidence.subject': 'O comprador acrescentou uma prova: pedido nº {number}',
  'mail.refundBuyersEvidence.text':
    'Na disputa sobre {amount} do pedido nº {number}, o comprador apresentou à plataforma: {note}. Pode vê-lo na consola do vendedor, em Reembolsos, e acrescentar provas até à decisão, esperada até {until}.',
  'mail.refundRuledFor.subject': 'A plataforma decidiu a favor do comprador: pedido nº {number}',
  'mail.refundRuledFor.text': 'A plataforma decidiu a favor do comprador: {amount} do pedido nº {number} são devolvidos. Motivo: {note}',
  'mail.refundRuledAgainst.subject': 'A plataforma decidiu contra o reembolso: pedido nº {number}',
  'mail.refundRuledAgainst.text':
    'A plataforma decidiu contra o reembolso de {amount} do pedido nº {number}. Está encerrado e o pedido continua. Motivo: {note}',
  'mail.refundSilence.subject': 'Sem resposta a tempo: o reembolso de {amount} do pedido nº {number} é considerado aceito',
  'mail.refundSilence.text':
    'Não respondeu a tempo, por isso o reembolso de {amount} do pedido nº {number} é considerado aceito, e o dinheiro volta ao comprador. {count, plural, =0 {} one {# unidade não saiu e não deve mais ser enviada. } many {# de unidades não saíram e não devem mais ser enviadas. } other {# unidades não saíram e não devem mais ser enviadas. }}O reembolso está na consola do vendedor, em Reembolsos.',
  'mail.refundStoresEvidence.subject': 'O fornecedor acrescentou uma prova: pedido nº {number}',
  'mail.refundStoresEvidence.text':
    'Na disputa sobre {amount} do pedido nº {number}, o fornecedor apresentou à plataforma: {note}. Pode vê-lo na página do reembolso e acrescentar provas até à decisão, esperada até {until}.',
  'refundReason.noReason': 'Sem motivo, em caixas fechadas',
  'refundReason.unwanted': 'Não preciso mais da mercadoria',
  'refundReason.late': 'A mercadoria não foi enviada a tempo',
  'refundReason.missing': 'Falta mercadoria',
  'refundReason.damaged': 'A mercadoria chegou danificada',
  'refundReason.different': 'A mercadoria difere da descrição',
  'refundReason.faulty': 'Defeito de qualidade ou funcionamento',
  'refundReason.agreed': 'Combinado com o fornecedor',
  'export.refund.1': 'Loja responde',
  'export.refund.2': 'Comprador envia a mercadoria',
  'export.refund.3': 'Mercadoria em devolução',
  'export.refund.4': 'Mercadoria devolvida',
  'export.refund.5': 'Reembolsado',
  'export.refund.onItsWay': 'Dinheiro a caminho de volta',
  'export.refund.6': 'Retirado',
  'export.refund.7': 'Recusado pela loja',
  'export.refund.offered': 'Outro valor oferecido',
  'export.refund.10': 'Plataforma decide',
  'export.refund.-1': 'Encerrado, nada reembolsado',
  'export.refundKind.0': 'Redução do preço',
  'export.refundKind.1': 'Só dinheiro',
  'export.refundKind.2': 'Com devolução da mercadoria',
};
