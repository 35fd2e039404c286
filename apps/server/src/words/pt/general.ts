import type { WordsOf } from '../types.ts';

/** What any call can answer with, in Portuguese. ICU message format. */
export const general: WordsOf<'general'> = {
  notLoggedIn: 'Entre na sua conta primeiro.',
  notPermitted: 'Isto não faz parte das áreas da sua conta. Quem cuida das contas pode adicioná-lo.',
  serverError: 'O servidor teve um pequeno problema. Nada foi perdido; tente novamente.',
  screenBeingBuilt: 'Esta parte da plataforma está sendo preparada. Ela abrirá sozinha em instantes.',
  storageFull: 'No momento não há espaço para guardar isto. Nada foi salvo; tente novamente mais tarde.',
  noSuchInterface: 'Esta interface não existe.',
  argumentNotValid: 'Confira o que você informou: {first}',
  tooManyRequests:
    'Muitas solicitações. Aguarde {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}} e tente novamente.',
  tooLarge: 'Os dados enviados são grandes demais.',
  originNotAllowed: 'Esta solicitação veio de outro site e foi recusada. Abra a página novamente.',
  keyUsedForOtherInput: 'Esta chave de idempotência já foi usada em outra solicitação.',
  doNotSubmitRepeatedly: 'Não envie repetidamente: a primeira solicitação ainda está sendo processada.',
  changedMeanwhile: 'Entretanto, outra pessoa alterou isto. Veja como está agora e salve novamente.',
  exportTooLarge: 'Restrinja a lista: ela tem mais de {max} registros, o máximo de uma planilha.',
};
