import type { WordsOf } from '../types.ts';

/** Sentences of accounts, in Spanish. ICU message format. */
export const accounts: WordsOf<'accounts'> = {
  loginFailed: 'La cuenta o la contraseña no es correcta.',
  accountLocked: 'Esta cuenta está bloqueada. Consulte a quien gestiona las cuentas.',
  passwordNotReadable: 'No se pudo leer la contraseña. Recargue la página e inténtelo de nuevo.',
  plainPasswordRefused: 'La conexión no es lo bastante segura para una contraseña. Recargue la página e inténtelo de nuevo.',
  wrongVerificationCode: 'El código no es correcto o es demasiado antiguo. Solicite uno nuevo.',
  codeRecentlySent:
    'Se acaba de enviar un código. Espere {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}} antes de solicitar otro.',
  tooManyCodes:
    'Se han enviado demasiados códigos a esta dirección. Utilice el último o espere {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} antes de solicitar otro.',
  tooManyTries: 'Demasiados intentos. Espere {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} e inténtelo de nuevo.',
  userNameTaken: 'Ese nombre de cuenta ya está en uso. Elija otro; su código sigue siendo válido.',
  signInOff: 'Esta forma de entrar no está disponible aquí.',
  signInDown: '{site} no responde en este momento. Inténtelo de nuevo o entre de otra forma.',
  signInFailed: 'No se ha podido entrar: el otro sitio no lo ha confirmado o ha tardado demasiado. Empiece de nuevo.',
  signInTicketOver: 'La entrada en el otro sitio ha caducado. Regístrese sin ella y vincúlela más tarde, o empiece de nuevo.',
  socialAccountNotBound: 'No hay ninguna cuenta de ese sitio vinculada.',
  socialAccountTaken: 'Esta cuenta del otro sitio ya está vinculada a otro comprador.',
  socialAccountOther: 'Ya hay vinculada otra cuenta del mismo sitio. Desvincúlela primero.',
  lastWayIn: 'Es la única forma de entrar en su cuenta. Establezca primero una contraseña.',
  passwordTooWeak:
    '{kinds, plural, =3 {Una contraseña tiene entre {min} y {max} caracteres, con letras, cifras y signos, sin espacios en los extremos.} other {Una contraseña tiene entre {min} y {max} caracteres de al menos dos tipos (letras, cifras, signos), sin espacios en los extremos.}}',
  termsNotAgreed: 'Lea y acepte las condiciones para continuar.',
  passwordCommon: 'Esta contraseña figura en las listas de las más comunes, que son las primeras que se prueban. Elija otra.',
  oldPasswordWrong: 'La contraseña antigua no es correcta.',
  nickNameTooLong: 'Un apodo tiene como máximo 15 caracteres.',
  mobileNotValid: 'Introduzca un número de móvil válido.',
  nothingToBind: 'Indique una dirección de correo o un número de móvil.',
  sessionUnknown: 'No existe esa sesión.',
  accountInUse: 'La cuenta no se puede eliminar mientras haya pedidos abiertos, dinero en el saldo o dinero de camino a su banco.',
  userUnknown: 'No existe ese comprador.',
  accountClosed: 'El comprador ha eliminado su cuenta: ya no se puede abonar nada en su saldo.',
  storeAccountUnknown: 'No existe esa cuenta de tienda.',
  accountNameTaken: 'Este nombre de cuenta ya está en uso. Elija otro.',
  accountLimitReached:
    'Ya hay {max, plural, one {# cuenta} many {# de cuentas} other {# cuentas}}, incluidas las bloqueadas; no puede haber más.',
  operatorUnknown: 'No existe ese operador.',
  ownAccount: 'No es posible con la propia cuenta: debe hacerlo otra persona que gestione las cuentas.',
  addressUnknown: 'Esta dirección no está en su libreta de direcciones.',
  addressLimitReached: 'La libreta de direcciones está llena: {max} direcciones como máximo.',
  operatorSameHands: 'Esta cuenta puede estar también en sus manos. Debe confirmarla otra persona.',
  operatorPasswordTold: 'Alguien comunicó a su titular la contraseña de esta cuenta. Primero debe elegir una propia.',
  levelSame: 'El nivel ya es {level}.',
  'mail.loginCode.subject': '{code} es su código de acceso a Kyakhta',
  'mail.loginCode.text':
    'Su código es {code}. Es válido durante {minutes} minutos y puede usarse una vez. Si usted no lo solicitó, ignore este mensaje; nadie puede iniciar sesión sin el código.',
  'mail.registerCode.subject': 'Su código para Kyakhta: {code}',
  'mail.registerCode.text':
    'Su código de registro es {code}. Es válido durante {minutes} minutos y se puede usar una vez. Si no lo pidió, ignore este mensaje.',
  'mail.alreadyRegistered.subject': 'Ya tiene una cuenta',
  'mail.alreadyRegistered.text':
    'Alguien, probablemente usted, quiso registrarse con esta dirección. Ya tiene una cuenta con el nombre {userName}: inicie sesión con ella o elija una contraseña nueva si olvidó la antigua.',
  'mail.passwordCode.subject': 'Su código para una contraseña nueva: {code}',
  'mail.passwordCode.text':
    'Su código para elegir una contraseña nueva es {code}. Es válido durante {minutes} minutos y se puede usar una vez. Si no lo pidió, ignore este mensaje; su contraseña no cambia.',
  'mail.accountAdded.subject': 'Una cuenta para usted',
  'mail.accountAdded.text':
    'Se ha abierto para usted la cuenta {userName}. La primera contraseña se la dará quien la abrió; cámbiela después de entrar por primera vez. Los códigos y avisos de esta cuenta se envían a esta dirección.',
  'mail.passwordChanged.subject': 'Su contraseña ha cambiado',
  'mail.passwordChanged.text':
    'La contraseña de su cuenta ha cambiado y se ha cerrado la sesión en los demás dispositivos. Si no fue usted, elija de inmediato una contraseña nueva.',
  'mail.mobileBound.subject': 'Este número ya está vinculado',
  'mail.mobileBound.text':
    'Alguien, probablemente usted, quiso vincular este número a una cuenta. Ya está vinculado a otra: inicie sesión en ella o vincule antes otro número allí.',
  'mail.bindCode.subject': 'Su código de confirmación: {code}',
  'mail.bindCode.text':
    'Su código para confirmar esta dirección o número es {code}. Es válido durante {minutes} minutos y se puede usar una vez.',
  'mail.mailChanged.subject': 'Su correo ha cambiado',
  'mail.mailChanged.text': 'Su cuenta usa ahora la dirección {mail}. Si no fue usted, póngase en contacto con nosotros de inmediato.',
  'mail.mobileChanged.subject': 'Su número de móvil ha cambiado',
  'mail.mobileChanged.text': 'El número de móvil de su cuenta ha cambiado. Si no fue usted, elija de inmediato una contraseña nueva.',
  'mail.socialBound.subject': 'Una cuenta de {site} entra ahora en su cuenta',
  'mail.socialBound.text':
    'Se ha vinculado una cuenta de {site} a su cuenta: ahora permite entrar sin contraseña. Si no fue usted, desvincúlela en su cuenta y elija de inmediato una contraseña nueva.',
  'mail.socialUnbound.subject': 'Se ha desvinculado una cuenta de {site}',
  'mail.socialUnbound.text':
    'La cuenta de {site} ya no permite entrar en su cuenta. Si no fue usted, elija de inmediato una contraseña nueva.',
  'mail.destroyCode.subject': 'Su código para eliminar la cuenta: {code}',
  'mail.destroyCode.text':
    'Su código para eliminar la cuenta es {code}. Es válido durante {minutes} minutos. Si no quiere eliminarla, ignore este mensaje y cambie su contraseña.',
  'mail.accountDeleted.subject': 'Su cuenta está eliminada',
  'mail.accountDeleted.text':
    'Su cuenta está eliminada. Los documentos de pedidos anteriores se conservan como exige la ley, sin su nombre.',
  'export.area.trade': 'Comercio',
  'export.area.money': 'Dinero',
  'export.area.people': 'Compradores',
  'export.area.stores': 'Tiendas',
  'export.area.goods': 'Mercancía',
  'export.area.content': 'Contenido',
  'export.area.settings': 'Configuración',
  'export.area.staff': 'Personal',
  'export.area.orders': 'Pedidos',
  'export.area.store': 'Tienda',
  'export.area.owner': 'Personal',
};
