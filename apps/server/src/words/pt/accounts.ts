import type { WordsOf } from '../types.ts';

/** Sentences of accounts, in Portuguese. ICU message format. */
export const accounts: WordsOf<'accounts'> = {
  loginFailed: 'A conta ou a senha não está correta.',
  accountLocked: 'Esta conta está bloqueada. Fale com quem cuida das contas.',
  passwordNotReadable: 'Não foi possível ler a senha. Recarregue a página e tente novamente.',
  plainPasswordRefused: 'A conexão não é segura o bastante para uma senha. Recarregue a página e tente novamente.',
  wrongVerificationCode: 'O código não está correto ou é antigo demais. Solicite um novo.',
  codeRecentlySent:
    'Um código acabou de ser enviado. Aguarde {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}} antes de solicitar outro.',
  tooManyCodes:
    'Foram enviados demasiados códigos para este endereço. Use o último ou aguarde {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} antes de solicitar outro.',
  tooManyTries: 'Muitas tentativas. Aguarde {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} e tente novamente.',
  userNameTaken: 'Este nome de conta já está ocupado. Escolha outro; o seu código continua válido.',
  signInOff: 'Esta forma de entrar não está disponível aqui.',
  signInDown: '{site} não responde neste momento. Tente de novo ou entre de outra forma.',
  signInFailed: 'Não foi possível entrar: o outro site não confirmou, ou demorou demasiado. Comece de novo.',
  signInTicketOver: 'A entrada no outro site já expirou. Registe-se sem ela e associe-a mais tarde, ou comece de novo.',
  socialAccountNotBound: 'Não há nenhuma conta desse site associada.',
  socialAccountTaken: 'Esta conta do outro site já está associada a outro comprador.',
  socialAccountOther: 'Já está associada outra conta do mesmo site. Desassocie-a primeiro.',
  lastWayIn: 'Esta é a única forma de entrar na sua conta. Defina primeiro uma palavra-passe.',
  passwordTooWeak:
    '{kinds, plural, =3 {Uma palavra-passe tem de {min} a {max} caracteres, com letras, algarismos e sinais, sem espaços nas extremidades.} other {Uma palavra-passe tem de {min} a {max} caracteres de pelo menos dois tipos (letras, algarismos, sinais), sem espaços nas extremidades.}}',
  termsNotAgreed: 'Leia e aceite os termos para continuar.',
  passwordCommon: 'Esta senha está nas listas das mais comuns, que são as primeiras a ser testadas. Escolha outra.',
  oldPasswordWrong: 'A palavra-passe antiga não está certa.',
  nickNameTooLong: 'Uma alcunha tem no máximo 15 caracteres.',
  mobileNotValid: 'Introduza um número de telemóvel válido.',
  nothingToBind: 'Indique um endereço de e-mail ou um número de telemóvel.',
  sessionUnknown: 'Essa sessão não existe.',
  accountInUse: 'A conta não pode ser eliminada enquanto houver encomendas em aberto, dinheiro no saldo ou a caminho do seu banco.',
  userUnknown: 'Não existe esse comprador.',
  accountClosed: 'O comprador eliminou a sua conta: já não se pode creditar nada no seu saldo.',
  storeAccountUnknown: 'Não existe essa conta de loja.',
  accountNameTaken: 'Este nome de conta já está em uso. Escolha outro.',
  accountLimitReached:
    'Já existem {max, plural, one {# conta} many {# de contas} other {# contas}}, inclusive as bloqueadas; não pode haver mais.',
  operatorUnknown: 'Não existe esse operador.',
  ownAccount: 'Não é possível com a própria conta: outra pessoa que cuida das contas precisa fazer isso.',
  addressUnknown: 'Este endereço não está na sua agenda de endereços.',
  addressLimitReached: 'A agenda de endereços está cheia: no máximo {max} endereços.',
  operatorSameHands: 'Esta conta também pode estar nas suas mãos. Outra pessoa precisa confirmá-la.',
  operatorPasswordTold: 'A senha desta conta foi informada por alguém ao titular. Ele precisa primeiro escolher a própria senha.',
  levelSame: 'O nível já é {level}.',
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
  'export.area.trade': 'Comércio',
  'export.area.money': 'Dinheiro',
  'export.area.people': 'Compradores',
  'export.area.stores': 'Lojas',
  'export.area.goods': 'Mercadorias',
  'export.area.content': 'Conteúdo',
  'export.area.settings': 'Configurações',
  'export.area.staff': 'Equipe',
  'export.area.orders': 'Pedidos',
  'export.area.store': 'Loja',
  'export.area.owner': 'Equipe',
};
