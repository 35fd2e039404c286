import type { WordsOf } from '../types.ts';

export const mails: WordsOf<'mails'> = {
  'mail.loginCode.subject': '{code} é o seu código de acesso à Kyakhta',
  'mail.loginCode.text':
    'Seu código é {code}. Ele vale por {minutes} minutos e pode ser usado uma vez. Se você não o solicitou, ignore esta mensagem; ninguém consegue entrar sem o código.',
  'mail.registerCode.subject': 'O seu código para a Kyakhta: {code}',
  'mail.registerCode.text':
    'O seu código de registo é {code}. É válido durante {minutes} minutos e só pode ser usado uma vez. Se não o pediu, ignore esta mensagem.',
  'mail.alreadyRegistered.subject': 'Já tem uma conta',
  'mail.alreadyRegistered.text':
    'Alguém, provavelmente você, quis registar-se com este endereço. Já tem uma conta com o nome {userName}: entre com ela ou escolha uma palavra-passe nova se esqueceu a antiga.',
  'mail.passwordCode.subject': 'O seu código para uma palavra-passe nova: {code}',
  'mail.passwordCode.text':
    'O seu código para escolher uma palavra-passe nova é {code}. É válido durante {minutes} minutos e só pode ser usado uma vez. Se não o pediu, ignore esta mensagem; a palavra-passe mantém-se.',
  'mail.accountAdded.subject': 'Uma conta para você',
  'mail.accountAdded.text':
    'A conta {userName} foi aberta para você. A primeira palavra-passe é informada por quem a abriu; troque-a depois do primeiro acesso. Os códigos e avisos desta conta são enviados para este endereço.',
  'mail.passwordChanged.subject': 'A sua palavra-passe foi alterada',
  'mail.passwordChanged.text':
    'A palavra-passe da sua conta foi alterada e os outros dispositivos foram desligados. Se não foi você, escolha já uma palavra-passe nova.',
  'mail.mobileBound.subject': 'Este número já está associado',
  'mail.mobileBound.text':
    'Alguém, provavelmente você, quis associar este número a uma conta. Ele já está associado a outra: entre nela ou associe antes outro número lá.',
  'mail.bindCode.subject': 'O seu código de confirmação: {code}',
  'mail.bindCode.text':
    'O seu código para confirmar este endereço ou número é {code}. É válido durante {minutes} minutos e só pode ser usado uma vez.',
  'mail.mailChanged.subject': 'O seu e-mail foi alterado',
  'mail.mailChanged.text': 'A sua conta usa agora o endereço {mail}. Se não foi você, contacte-nos imediatamente.',
  'mail.mobileChanged.subject': 'O seu número de telemóvel foi alterado',
  'mail.mobileChanged.text': 'O número de telemóvel da sua conta foi alterado. Se não foi você, escolha já uma palavra-passe nova.',
  'mail.socialBound.subject': 'Uma conta {site} entra agora na sua conta',
  'mail.socialBound.text':
    'Uma conta {site} foi associada à sua conta: agora permite entrar sem palavra-passe. Se não foi você, desassocie-a na sua conta e escolha já uma palavra-passe nova.',
  'mail.socialUnbound.subject': 'Uma conta {site} foi desassociada',
  'mail.socialUnbound.text': 'A conta {site} já não permite entrar na sua conta. Se não foi você, escolha já uma palavra-passe nova.',
  'mail.destroyCode.subject': 'O seu código para eliminar a conta: {code}',
  'mail.destroyCode.text':
    'O seu código para eliminar a conta é {code}. É válido durante {minutes} minutos. Se não a quer eliminar, ignore esta mensagem e mude a palavra-passe.',
  'mail.accountDeleted.subject': 'A sua conta foi eliminada',
  'mail.accountDeleted.text':
    'A sua conta foi eliminada. Os documentos de encomendas passadas são guardados como a lei exige, sem o seu nome.',
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
  'mail.orderPaidByPoints.subject': 'O pedido nº {number} foi pago com pontos',
  'mail.orderPaidByPoints.text':
    'Os seus {points} pontos pagam todo o pedido nº {number}: nada foi cobrado. O fornecedor foi avisado para enviar.',
  'mail.groupPaid.subject': 'O pedido nº {number} está pago e aguarda o grupo',
  'mail.groupPaid.text':
    'Guardamos {amount} do pedido nº {number} até que o grupo esteja completo. Se não for completado, o dinheiro volta pelo mesmo caminho.',
  'mail.groupComplete.subject': 'O grupo do pedido nº {number} está completo',
  'mail.groupComplete.text':
    'O grupo do pedido nº {number} está completo. O fornecedor foi avisado para enviar; o seu dinheiro fica conosco até você confirmar a mercadoria.',
  'mail.groupFailed.subject': 'O grupo do pedido nº {number} não foi completado',
  'mail.groupFailed.text':
    'O grupo do pedido nº {number} não foi completado, e o pedido está encerrado. {hasPaid, plural, =0 {Nada foi cobrado.} other {O que você pagou volta pelo mesmo caminho.}}',
  'mail.orderPaid.subject': 'O pedido nº {number} foi pago',
  'mail.orderPaid.text':
    'Retemos {amount} pelo pedido nº {number} até você confirmar a mercadoria. O fornecedor foi avisado para enviá-la.',
  'mail.vouchersReady.subject': 'Pedido nº {number}: os seus vouchers estão prontos',
  'mail.vouchersReady.text':
    'Guardamos {amount} do pedido nº {number} e os seus vouchers estão prontos. Abra o pedido na central do comprador para ver os códigos; para sua segurança não vão em nenhum e-mail. Diga um código ao fornecedor só quando receber o serviço.',
  'mail.vouchersEnd.subject': 'Pedido nº {number}: há vouchers que terminam em breve',
  'mail.vouchersEnd.text':
    'O pedido nº {number} ainda tem {count, plural, one {# voucher por usar} other {# vouchers por usar}}. O primeiro pode ser usado até {until}.',
  'mail.payDue.subject': 'Pague {amount} do pedido nº {number}',
  'mail.payDue.text': '{amount} do pedido nº {number} devem ser pagos até {until}. Abra o pedido na central do comprador para pagar.',
  'mail.payOverdue.subject': 'Pedido nº {number}: um pagamento está atrasado',
  'mail.payOverdue.text':
    '{amount} do pedido nº {number} não foram pagos a tempo. Pague agora: até lá o fornecedor não recebe nada e o pedido não pode ser concluído.',
  'mail.readyForPickup.subject': 'Pedido nº {number}: suas mercadorias podem ser retiradas',
  'mail.readyForPickup.text':
    'As mercadorias do pedido nº {number} esperam por você em {place} ({hours}). Mostre lá este código: {code}. Não o dê a ninguém antes de ver as mercadorias.',
  'mail.storeOverdue.subject': 'Pedido nº {number}: o comprador está atrasado com um pagamento',
  'mail.storeOverdue.text':
    'Um pagamento de {amount} do pedido nº {number} está vencido. O comprador foi lembrado. Nada é liberado antes de tudo ser pago.',
  'mail.pickupWaits.subject': 'Pedido nº {number}: suas mercadorias ainda esperam por você',
  'mail.pickupWaits.text':
    'As mercadorias do pedido nº {number} ainda esperam por você em {place} ({hours}). Seu código é {code}. Se ninguém as retirar, a Kyakhta decide o que será delas e do dinheiro.',
  'mail.cashMissing.subject': 'Pedido nº {number}: o dinheiro do entregador não chegou',
  'mail.cashMissing.text':
    'Não chegou dinheiro do pedido nº {number} ({amount}). Se o pacote voltou, registre isso na página do pedido: o pedido é fechado e as mercadorias voltam ao estoque.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {A sua recarga {number} foi retirada} covered {A sua recarga {number}: descontada do saldo} other {A sua recarga {number}: o saldo é seu de novo}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {O seu banco ou serviço de pagamento retirou dinheiro da sua recarga {number}. {hasHeld, plural, =0 {No seu saldo já não restava nada dela.} other {{amount} do seu saldo ficam retidos até esclarecermos.}} Se você não pediu isso, fale com o seu banco.} covered {{amount} retidos do seu saldo cobrem o que foi retirado da sua recarga {number}.} other {Esclarecemos a sua recarga {number}: os {amount} retidos voltaram ao seu saldo.}}',
  'mail.orderSettled.subject': 'O pedido nº {number} foi liquidado e fechado',
  'mail.orderSettled.text':
    'A Kyakhta liquidou e fechou o pedido nº {number}. {isPaid, plural, =0 {Não havia dinheiro retido para ele.} other {{toBuyer} voltam para você pelo mesmo caminho, {toStore} vão para o fornecedor.{isCovered, plural, =0 {} other { Disso, o seu banco ou serviço de pagamento já devolveu {covered}.}}}} Motivo: {reason}',
  'mail.storeSettled.subject': 'O pedido nº {number} foi liquidado e fechado',
  'mail.storeSettled.text':
    'A Kyakhta liquidou e fechou o pedido nº {number}. {isPaid, plural, =0 {Não havia dinheiro retido para ele.} other {{toStore} são liberados para você, menos frete e comissão; {toBuyer} voltam ao comprador.}} Motivo: {reason}',
  'mail.proposalDecided.subject':
    'Sua proposta {isDone, plural, =0 {foi recusada} other {foi aceita}}: {kind, select, balance {corrigir um saldo} points {corrigir pontos} grant {conceder um reembolso} settle {liquidar um pedido vencido} cash {registrar o dinheiro de um entregador} transfer {atribuir uma transferência} limit {consultar menos o segundo operador} level {mudar um nível} bank {mudar a conta para a qual os compradores transferem} other {registrar dinheiro que chegou tarde}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} recusou o que você propôs.} other {{by} aceitou o que você propôs, e foi feito.}} {hasNote, plural, =0 {} other {Observação: {note}.}} Seu motivo foi: {reason}. Está em Propostas, no console do operador.',
  'mail.lateCashStore.subject': 'O dinheiro do pedido nº {number} chegou tarde e é seu',
  'mail.lateCashStore.text':
    'Chegaram {amount} em dinheiro pelo pedido nº {number}, que já tinha terminado. O valor é repassado a você, menos frete e comissão. Motivo: {reason}',
  'mail.lateCashBuyer.subject': 'O dinheiro do pedido nº {number} chegou tarde e está no seu saldo',
  'mail.lateCashBuyer.text':
    'Chegaram {amount} em dinheiro pelo pedido nº {number}, que já tinha terminado. O valor está no seu saldo. Motivo: {reason}',
  'mail.transferUnfit.subject': '{amount} da sua transferência para {orders} voltam para você',
  'mail.transferUnfit.text':
    '{cause, select, second {Sua transferência de {amount} para {orders} chegou, mas já estava pago.} over {Sua transferência para {orders} chegou e foi usada, mas vieram {amount} a mais.} replaced {Sua transferência de {amount} para {orders} não paga nada, porque você escolheu outra forma de pagamento.} other {Sua transferência de {amount} para {orders} não paga nada, porque não é mais possível pagar.}} O dinheiro está guardado e volta para a conta de onde veio. Você recebe um e-mail quando for enviado.',
  'mail.paymentUnfit.subject': 'Um pagamento para {orders} não confere',
  'mail.paymentUnfit.text':
    'Chegaram {amount} para {orders}, mas eram devidos {needed}. Esse dinheiro não paga nada: fica guardado até alguém da Kyakhta conferir e volta pelo mesmo caminho. {state, select, open {Você pode pagar o pedido de novo agora mesmo.} paid {O pedido já está pago: nada mais é devido.} other {O pedido não pode mais ser pago: não envie mais dinheiro para ele.}}',
  'mail.partPaid.subject': 'Recebemos {amount} do pedido nº {number}',
  'mail.partPaid.text': 'Recebemos {amount} do pedido nº {number} e os guardamos em garantia.',
  'mail.refusedAtDoor.subject': 'O pedido nº {number} foi recusado na entrega',
  'mail.refusedAtDoor.text':
    'O pedido nº {number} não foi aceito na entrega e a mercadoria voltou ao fornecedor. O pedido está encerrado; nada foi cobrado.{hasReason, plural, =0 {} other { Motivo: {reason}}}',
  'mail.paidFor':
    '{kind, select, topUp {a recarga nº {numbers}} other {{count, plural, one {o pedido nº {numbers}} other {os pedidos nº {numbers}}}}}',
  'mail.transferWaits.subject': 'Transfira {amount} para {orders}',
  'mail.transferWaits.text':
    'Transfira {amount} para {orders} com a referência {reference}. Nossos dados bancários e o último dia estão na página de pagamento. Sem a referência não sabemos para que é o dinheiro.',
  'mail.transferShort.subject': 'Ainda faltam {missing} para {orders}',
  'mail.transferShort.text':
    'Sua transferência para {orders} chegou, mas ainda faltam {missing}. Transfira-os com a mesma referência {reference}; se não chegarem a tempo, tudo volta para você.',
  'mail.transferRefused.subject': 'Transferência de {received} para {orders} não aceite',
  'mail.transferRefused.text':
    'Verificámos uma transferência de {received} para {orders} e não a pudemos tomar como o seu pagamento.{isOpen, plural, =0 {} other { Faltam {missing}: se o dinheiro é seu, não o envie de novo e escreva-nos com o comprovativo do seu banco; caso contrário, transfira-o com a referência {reference}.}} O dinheiro que não pertence a nenhum pagamento volta para quem o enviou.',
  'mail.transferChecking.subject': '{received} para {orders} recebidos, em verificação',
  'mail.transferChecking.text':
    'Recebemos {received} para {orders}. Uma segunda pessoa na Kyakhta verifica transferências grandes antes de elas valerem; não é preciso enviá-las de novo.{isShort, plural, =0 {} other { Ainda faltam {missing}: transfira só esse valor com a mesma referência {reference}.}}',
  'mail.booksOff.subject': 'Os livros não batem: {count, plural, one {# regra violada} many {# regras violadas} other {# regras violadas}}',
  'mail.booksOff.text':
    'A verificação noturna dos livros encontrou algo: {rules}. As linhas estão na página de verificação dos livros da consola do operador.',
  'mail.invoiceIssued.subject': 'Fatura {number} de {amount}',
  'mail.invoiceIssued.text': 'A sua fatura {number} de {amount} foi emitida. Pode baixá-la nas suas faturas.',
  'mail.invoiceFailed.subject': 'Não foi possível emitir a fatura para {orders}',
  'mail.invoiceFailed.text':
    'Não foi possível emitir a fatura para {orders}: {reason}. Pode corrigi-la e solicitar de novo nas suas faturas.',
  'mail.toppedUp.subject': '{amount} estão no seu saldo',
  'mail.toppedUp.text': 'A sua recarga {number} chegou: foram creditados {amount}. O seu saldo é agora de {balance}.',
  'mail.orderToShip.subject': '{how, select, ready {Prepare o pedido nº {number} para a retirada} other {Envie o pedido nº {number}}}',
  'mail.orderToShip.text':
    '{paid, select, cash {O pedido nº {number} foi feito com pagamento na entrega: o comprador paga {amount} quando receber a mercadoria.} part {A primeira parte do pedido nº {number} está paga: {amount} ficam na conta garantia.} other {O pedido nº {number} está pago: {amount} ficam na conta garantia.}} {how, select, ready {Prepare a mercadoria até {until} e registre isso na página do pedido no painel do vendedor; o comprador recebe então o código de retirada.} other {Envie a mercadoria até {until} e registre os pacotes na página do pedido no painel do vendedor.}}',
  'mail.shipLateBuyer.subject': 'O pedido nº {number} está atrasado',
  'mail.shipLateBuyer.text':
    '{how, select, ready {A mercadoria do pedido nº {number} deveria estar pronta até {until} e ainda não está.} other {O pedido nº {number} deveria ter sido enviado até {until} e ainda não saiu por inteiro.}} Lembramos o fornecedor. Se não quiser esperar, peça na página do pedido o reembolso do que ainda não saiu.',
  'mail.shipLate.subject':
    '{how, select, ready {O pedido nº {number} já deveria estar pronto} other {O pedido nº {number} já deveria ter sido enviado}}',
  'mail.shipLate.text':
    '{how, select, ready {A mercadoria do pedido nº {number} deveria estar pronta até {until}. Prepare-a e registre isso na página do pedido no painel do vendedor.} other {O pedido nº {number} deveria ter sido enviado até {until}, e ainda não saiu por inteiro. Envie o que falta e registre na página do pedido no painel do vendedor.}} O comprador está esperando.',
  'mail.orderExpired.subject':
    '{count, plural, one {O pedido nº {orders} foi encerrado: não foi pago a tempo} other {# pedidos foram encerrados: não foram pagos a tempo}}',
  'mail.orderExpired.text':
    '{count, plural, one {O pedido nº {orders} não foi pago a tempo e está encerrado.} other {Estes pedidos não foram pagos a tempo e estão encerrados: {orders}.}} {hasCome, plural, =0 {Nada foi cobrado.} other {O dinheiro que ainda assim chegou volta para você; escrevemos sobre isso à parte.}}{hasPoints, plural, =0 {} other { Os pontos usados voltaram para você.}} A mercadoria está de novo disponível para todos. Se ainda a quiser, abra o pedido na central do comprador e clique em “Comprar novamente”.',
  'mail.payoutApproved.subject': 'Saque de {amount} aprovado',
  'mail.payoutApproved.text':
    'O seu saque {number} de {amount} foi aprovado e segue agora para a conta {account}. Quando for enviado, você recebe um e-mail.',
  'mail.payoutRefused.subject': 'Saque de {amount} recusado',
  'mail.payoutRefused.text':
    'O seu saque {number} de {amount} foi recusado. Motivo: {reason}. O dinheiro está de novo disponível; você pode pedi-lo outra vez no painel do vendedor, em Dinheiro.',
  'mail.payoutPaid.subject': '{amount} a caminho do seu banco',
  'mail.payoutPaid.text':
    'O seu saque {number} de {amount} foi enviado para a conta {account}. Referência do banco: {reference}. Se não chegar em alguns dias úteis, pergunte ao seu banco por esta referência.',
  'mail.payoutReturned.subject': 'O banco devolveu {amount}',
  'mail.payoutReturned.text':
    'O banco devolveu o seu saque {number} de {amount} para a conta {account}. Motivo: {reason}. O dinheiro está de novo disponível: confira a sua conta bancária no painel do vendedor, em Dinheiro, e peça o saque outra vez.',
  'mail.balancePayoutRefused.subject': 'Saque de {amount} recusado',
  'mail.balancePayoutRefused.text':
    'O seu saque {number} de {amount} do saldo foi recusado. Motivo: {reason}. O dinheiro está de novo no seu saldo.',
  'mail.balancePayoutReturned.subject': 'O banco devolveu {amount}',
  'mail.balancePayoutReturned.text':
    'O banco devolveu o seu saque {number} de {amount} para a conta {account}. Motivo: {reason}. O dinheiro está de novo no seu saldo: confira a sua conta bancária em Saldo, no centro do comprador, e peça o saque outra vez.',
  'mail.bankAccountAdded.subject': 'Foi adicionada uma conta bancária',
  'mail.bankAccountAdded.text':
    'A conta bancária {account} foi adicionada à sua conta Kyakhta. {hours, plural, =0 {O seu saldo já pode ser sacado para ela.} one {O seu saldo poderá ser sacado para ela dentro de # hora.} other {O seu saldo poderá ser sacado para ela dentro de # horas.}} Se não foi você, mude a senha imediatamente e escreva-nos.',
  'mail.orderShipped.subject': 'O pedido nº {number} está a caminho',
  'mail.orderShipped.text':
    'O fornecedor enviou o pedido nº {number}.{isFollowed, plural, =0 {} other { Você pode acompanhar os pacotes no seu pedido.}}',
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
  'mail.orderCompleted.subject': 'O pedido nº {number} foi concluído',
  'mail.orderCompleted.text': 'O pedido nº {number} foi concluído e o fornecedor recebeu o pagamento. Obrigado.',
  'mail.storeOrderCancelled.subject': 'O comprador cancelou o pedido nº {number}',
  'mail.storeOrderCancelled.text':
    'O comprador cancelou o pedido nº {number} antes de ele ser embalado. {amount} foram devolvidos. Não o envie; a mercadoria está livre de novo.',
  'mail.refundOffered.subject': 'O fornecedor oferece {amount} pelo pedido nº {number}',
  'mail.refundOffered.text':
    'Em vez do que você pediu, o fornecedor oferece {amount} do pedido nº {number} por {goods}. {effect, select, reduction {O preço destes produtos é reduzido: você fica com eles, e o que ainda não foi enviado será enviado.} notSent {Estas unidades não serão enviadas.} partNotSent {Você fica com as unidades enviadas; as demais não serão enviadas.} other {Você fica com estas unidades.}} Nada precisa ser devolvido. Aceite ou recuse na página do reembolso até {until}; você também pode mudar o pedido de reembolso ou pedir que a Kyakhta decida. O fornecedor escreve: {note}',
  'mail.refundOfferAccepted.subject': 'Sua oferta foi aceita: {amount} do pedido nº {number}',
  'mail.refundOfferAccepted.text':
    'O comprador aceitou sua oferta: {amount} do pedido nº {number} foram devolvidos por {goods}. {effect, select, reduction {O preço destes produtos foi reduzido, e o pedido continua.} notSent {Não envie estas unidades.} partNotSent {O comprador fica com as unidades enviadas; não envie as demais.} other {O comprador fica com estas unidades.}}',
  'mail.refundOfferDeclined.subject': 'Sua oferta de {amount} para o pedido nº {number} foi recusada',
  'mail.refundOfferDeclined.text':
    'O comprador recusou sua oferta de {amount} para o pedido nº {number} por {goods}. Você pode fazer outra; o comprador ainda pode pedir que a Kyakhta decida.',
  'mail.refundOfferWithdrawn.subject': 'O fornecedor retirou a oferta de {amount} para o pedido nº {number}',
  'mail.refundOfferWithdrawn.text':
    'O fornecedor retirou a oferta de {amount} para o pedido nº {number} por {goods}. {isAsked, plural, =0 {A recusa continua valendo: até {until} você pode mudar o pedido de reembolso ou pedir que a Kyakhta decida.} other {Seu pedido de reembolso continua como você o fez. O fornecedor responde até {until}; sem resposta, conta como aceito.}}',
  'mail.ownOfferWithdrawn.subject': 'Você retirou a oferta de {amount} para o pedido nº {number}',
  'mail.ownOfferWithdrawn.text':
    'Sua loja retirou a oferta de {amount} para o pedido nº {number} por {goods}. O comprador foi avisado. {isAsked, plural, =0 {O reembolso continua recusado como antes.} other {Responda ao pedido de reembolso até {until}; sem resposta, conta como aceito.}}',
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
    'O reembolso do pedido nº {number} foi concedido: {amount} voltam pelo mesmo caminho.{isCovered, plural, =0 {} other { Disso, o seu banco ou serviço de pagamento já devolveu {covered}.}} {note}',
  'mail.refundHeldUp.subject': '{amount} para {orders} ainda não puderam ser devolvidos',
  'mail.refundHeldUp.text':
    'O seu reembolso de {amount} para {orders} não pôde voltar pelo meio com que você pagou. O dinheiro está guardado e estamos cuidando disso: vamos enviá-lo de novo ou por outro meio. Você não precisa fazer nada; se precisarmos de algo, como os dados de uma conta bancária, pediremos a você. Você recebe um e-mail quando o dinheiro for enviado.',
  'mail.refundSent.subject': '{amount} para {orders} foram enviados para você',
  'mail.refundSent.text':
    '{by, select, bank {Enviamos o seu reembolso de {amount} para {orders} por transferência bancária, porque não podia voltar pelo meio com que você pagou.} other {O seu reembolso de {amount} para {orders}, que estava retido, já voltou pelo meio com que você pagou.}} Você não precisa fazer nada.',
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
  'mail.refundSilence.subject': 'Sem resposta a tempo: {amount} do pedido nº {number} foram devolvidos',
  'mail.refundSilence.text':
    'Não respondeu a tempo, por isso {amount} do pedido nº {number} voltaram ao comprador. O reembolso está na consola do vendedor, em Reembolsos.',
  'mail.refundStoresEvidence.subject': 'O fornecedor acrescentou uma prova: pedido nº {number}',
  'mail.refundStoresEvidence.text':
    'Na disputa sobre {amount} do pedido nº {number}, o fornecedor apresentou à plataforma: {note}. Pode vê-lo na página do reembolso e acrescentar provas até à decisão, esperada até {until}.',
  'mail.paymentReturned.subject': '{amount} voltam para si',
  'mail.paymentReturned.text':
    'O seu pagamento de {amount} para {orders} chegou quando já não podia ser usado, por isso devolvemo-lo. Não precisa de fazer nada.',
  'mail.inquiryAsked.subject': 'Um comprador pede um preço: «{name}»',
  'mail.inquiryAsked.text':
    'Um comprador pede à sua loja um preço para «{name}». A consulta completa espera a sua resposta na consola do vendedor, em Consultas.',
  'mail.inquiryAnswered.subject': 'Uma resposta sobre “{name}”',
  'mail.inquiryAnswered.text':
    'Uma loja oferece “{name}” por {amount} a unidade. A resposta completa está na sua área do comprador, em Pedidos de preço.',
  'mail.applicationReceived.subject': 'Recebemos o seu pedido para a loja “{name}”',
  'mail.applicationReceived.text':
    'O seu pedido para a loja “{name}” chegou. Analisamo-lo em três dias úteis e escrevemos-lhe em qualquer caso. Pode acompanhá-lo no seu centro do comprador.',
  'mail.applicationRefused.subject': 'O seu pedido para a loja “{name}” precisa de alterações',
  'mail.applicationRefused.text':
    'Parte do seu pedido para a loja “{name}” não pôde ser aceite. {reasons}. Abra-o no seu centro do comprador, corrija só estes campos e envie-o de novo; o resto fica como está.',
  'mail.applicationApproved.subject': 'A sua loja “{name}” está aprovada',
  'mail.applicationApproved.text':
    'O seu pedido para a loja “{name}” está aprovado. Defina a conta e a palavra-passe da loja no seu centro do comprador: com elas entra na consola do vendedor e a loja fica aberta.',
  'mail.goodsDecided.subject': 'Análise dos seus produtos: {approved} aprovados, {refused} recusados',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} one {# produto aprovado: os compradores o veem como você o enviou. } many {# de produtos aprovados: os compradores os veem como você os enviou. } other {# produtos aprovados: os compradores os veem como você os enviou. }}{refused, plural, =0 {} one {# produto recusado: corrija-o em “Produtos” e envie-o de novo. } many {# de produtos recusados: corrija-os em “Produtos” e envie-os de novo. } other {# produtos recusados: corrija-os em “Produtos” e envie-os de novo. }}{reasons}',
};
