import type { AgreementWords } from './types.ts';

export const pt: AgreementWords = {
  buyerTitle: 'Contrato de compra e venda com o comprador',
  sellerTitle: 'Contrato de fornecimento com o fornecedor',
  parties: '1. Partes',
  platformParty: 'Plataforma: {name}, que opera este mercado e gere a cadeia de fornecimento entre as partes.',
  buyerParty: 'Comprador: {name}. Endereço de entrega: {address}.',
  buyerPartyAlone: 'Comprador: {name}.',
  sellerParty: 'Fornecedor: {name}, {city}.',
  receiver: 'Destinatário das mercadorias: {name}.',
  representedBy: 'Representado por: {name}. Com fundamento em: {basis}.',
  form: 'Forma jurídica: {text}',
  country: 'País: {text}',
  registrationNumber: 'Número de registro: {text}',
  phone: 'Telefone: {text}',
  bank: 'Conta bancária: {text}',
  taxNumber: 'Número fiscal: {text}',
  inn: 'INN: {text}',
  kpp: 'KPP: {text}',
  uscc: 'Código unificado de crédito social: {text}',
  registeredAt: 'Endereço: {text}',
  subject: '2. Objeto',
  buyerSubject:
    'A plataforma compromete-se a que o fornecedor {supplier} entregue ao comprador a mercadoria do pedido {order}; o comprador compromete-se a recebê-la e pagá-la.',
  sellerSubject:
    'O fornecedor compromete-se a fornecer a mercadoria do pedido {order}, feito por um comprador da plataforma; a plataforma compromete-se a pagá-la como indicado abaixo.',
  goods: '3. Mercadoria',
  line: 'N.º',
  article: 'Artigo',
  name: 'Mercadoria',
  cartons: 'Caixas',
  quantity: 'Quantid.',
  price: 'Preço',
  amount: 'Valor',
  priceHeading: '4. Preço',
  buyerPrice:
    'Mercadoria: {goods}. Frete: {freight}. Descontos: {reduction}. Total a pagar: {total} {currency}. Os preços foram fixados quando o pedido foi feito e não mudam.',
  sellerPrice:
    'Mercadoria menos descontos: {goods}. Comissão da plataforma ({percent} %): {commission}. A pagar ao fornecedor: {payable} {currency}.',
  delivery: '5. Entrega',
  ordinary: 'linha comum',
  express: 'linha expressa',
  buyerDelivery:
    'Transporte e desembaraço aduaneiro pelas linhas da plataforma ({transport}) até o endereço de entrega. Dias até a saída do fornecedor: no máximo {shipDays}, contados do dia em que o pagamento é devido segundo as suas condições. Dias até a chegada: de {daysMin} a {daysMax}.',
  sellerDelivery:
    'O fornecedor embala a mercadoria nas caixas indicadas e entrega-a à linha da plataforma ({transport}). Dias até então: no máximo {shipDays}, contados do dia em que a plataforma avisa que o pedido deve ser enviado.',
  collectedDelivery:
    'O comprador retira a mercadoria junto ao fornecedor: {place}. Dias até estar pronta: no máximo {shipDays}, contados do dia em que o pagamento é devido segundo as suas condições. É entregue contra o código que a plataforma envia ao comprador.',
  directDelivery:
    'O fornecedor entrega a mercadoria sem transportador, ao comprador ou a quem este indicar. Dias até então: no máximo {shipDays}, contados do dia em que o pagamento é devido segundo as suas condições.',
  cityDelivery:
    'O próprio fornecedor leva a mercadoria ao endereço de entrega dentro da sua cidade. Dias até a chegada: no máximo {daysMax}, contados do dia em que o pagamento é devido segundo as suas condições.',
  voucherDelivery:
    'Assim que o preço é pago, o comprador recebe um voucher por unidade e usa-o junto do fornecedor com o seu código. Um voucher considera-se recebido quando é usado. {vouchers}',
  voucherDays: 'Dias de validade após o pagamento: {days}.',
  voucherUntil: 'Válido até ao fim de {date} (hora da China).',
  voucherRefund: 'O preço de um voucher que não é usado a tempo volta ao comprador.',
  voucherPay: 'O preço de um voucher que não é usado a tempo é pago ao fornecedor.',
  cityFee:
    'Pela entrega dentro da sua cidade o fornecedor recebe ainda {fee} {currency}, sem comissão; o valor está incluído no montante a pagar.',
  payment: '6. Condições de pagamento',
  beforeDelivery: 'Pagamento integral antes da entrega, depois de assinados os dois contratos deste pedido.',
  cashOnDelivery: 'Pagamento na entrega: o total é pago ao transportador quando a mercadoria é entregue.',
  instalments: 'Pagamento do total em parcelas: {parts}.',
  beforeShipment: '{percent} % antes do envio',
  afterShipment: '{percent} % depois do envio',
  onArrival: '{percent} % na chegada',
  sellerPayment: 'O comprador paga à plataforma. O fornecedor é pago somente pela plataforma, com o dinheiro retido para este pedido.',
  escrow: '7. Dinheiro em depósito e reclamações',
  buyerEscrow:
    'A plataforma guarda o valor pago em depósito até que o comprador diga que está tudo certo ou termine o prazo de reclamação. Prazo de reclamação: {claimDays} dias após o recebimento. Uma reclamação feita nesse prazo retém o dinheiro até ser decidida.',
  sellerEscrow:
    'A plataforma guarda o dinheiro do comprador em depósito. Ele é liberado ao fornecedor quando o comprador diz que está tudo certo, ou quando o prazo de reclamação de {claimDays} dias após o recebimento termina sem reclamação aberta. O fornecedor responde por quantidade, qualidade e embalagem.',
  disputes: '8. Disputas',
  buyerDisputes:
    'As queixas vão primeiro ao fornecedor, pelo pedido. Se não houver acordo, a plataforma decide com as provas de ambos os lados e, se o comprador tiver razão, paga primeiro e acerta-se ela mesma com o fornecedor. Os direitos imperativos do comprador segundo a lei permanecem.',
  sellerDisputes:
    'As queixas do comprador são respondidas pelo pedido em 7 dias. Se não houver acordo, a plataforma decide com as provas de ambos os lados; o que pagar primeiro ao comprador pode compensar com o que deve ao fornecedor.',
  signing: '9. Assinatura',
  signingText:
    'A plataforma oferece este contrato com o número {number}. Está celebrado quando a outra parte o assina com nome, consentimento e o código enviado ao seu e-mail no prazo de {hours} horas. A assinatura é selada com um SHA-256 dos bytes exatos deste arquivo; o certificado de assinatura faz parte do contrato.',
  languageText: 'As duas línguas valem igualmente; onde diferirem, prevalece o texto na língua: {other}.',
  certificate: 'Certificado de assinatura',
  signature: '1. Assinatura',
  signedBy: 'Assinado por: {name}',
  signedAt: 'Hora: {at}',
  codeSentTo: 'Confirmado por um código de uso único enviado a: {mail}',
  consent: 'Texto aceito: “{consent}”',
  seal: '2. Selo',
  documentHash: 'SHA-256 do arquivo assinado: {hash}',
  previousSeal: 'Selo anterior: {hash}',
  ownSeal: 'Selo desta assinatura: {hash}',
  sealText:
    'O selo é o SHA-256 destas linhas, uma abaixo da outra: o selo anterior, o SHA-256 do arquivo, o número do contrato, quem assinou (lado e conta), o nome, a hora e o texto aceito. Qualquer mudança posterior do arquivo ou deste registro não corresponde a ele.',
  consentText: 'Li o contrato {number} e o assino; concordo que esta assinatura eletrônica me obriga como uma de próprio punho.',
};
