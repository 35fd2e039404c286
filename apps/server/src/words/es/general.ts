import type { WordsOf } from '../types.ts';

/** What any call can answer with, in Spanish. ICU message format. */
export const general: WordsOf<'general'> = {
  notLoggedIn: 'Inicie sesión primero.',
  notPermitted: 'Esto no está entre las áreas de su cuenta. Quien gestiona las cuentas puede añadirlo.',
  serverError: 'El servidor tuvo un pequeño problema. No se ha perdido nada; inténtelo de nuevo.',
  screenBeingBuilt: 'Esta parte de la plataforma se está preparando. Se abrirá sola en un momento.',
  storageFull: 'En este momento no hay espacio para guardarlo. No se ha guardado nada; inténtelo más tarde.',
  noSuchInterface: 'Esta interfaz no existe.',
  argumentNotValid: 'Revise lo que introdujo: {first}',
  tooManyRequests:
    'Demasiadas solicitudes. Espere {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}} e inténtelo de nuevo.',
  tooLarge: 'Los datos enviados son demasiado grandes.',
  originNotAllowed: 'Esta solicitud llegó desde otro sitio y fue rechazada. Abra la página de nuevo.',
  keyUsedForOtherInput: 'Esta clave de idempotencia ya se usó para otra solicitud.',
  doNotSubmitRepeatedly: 'No envíe repetidamente: la primera solicitud aún se está procesando.',
  changedMeanwhile: 'Mientras tanto otra persona lo ha cambiado. Revise cómo está ahora y guarde de nuevo.',
  exportTooLarge: 'Acote la lista: tiene más de {max} entradas, que es lo que admite una hoja.',
};
