import type { WordsOf } from '../types.ts';

/** Sentences of site, in Portuguese. ICU message format. */
export const site: WordsOf<'site'> = {
  workUnknown: 'Esta tarefa já foi feita ou já não está com falha.',
  currencyUnknown: 'Não existe essa moeda.',
  currencyFixed: 'A moeda de liquidação tem sempre a taxa 1 e é sempre exibida.',
  configUnknown: 'O site não tem esse texto.',
  bannerUnknown: 'Este banner não existe.',
  bannersFull: 'Já existem {max} banners. Remova um primeiro.',
  bannerEndsEarly: 'O fim deve ser depois do início.',
  termsUnknown: 'Não existem tais termos.',
  termsDrafted: 'Já existe um rascunho deste documento.',
  termsPublished: 'Esta versão está publicada ou não existe mais; não pode ser alterada.',
  termsEmpty: 'Escreva o texto em pelo menos um idioma.',
  termsTooEarly: 'A versão deve começar agora ou depois, e após a última.',
  noticeUnknown: 'Esse aviso não existe.',
  noticeWithoutWords: 'Escreva o aviso em pelo menos um idioma.',
  'export.work.waiting': 'Em espera',
  'export.work.due': 'A executar',
  'export.work.retrying': 'Tentando de novo',
  'export.work.failed': 'Com falha',
};
