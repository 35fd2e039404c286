import type { WordsOf } from '../types.ts';

/** Sentences of site, in Korean. ICU message format. */
export const site: WordsOf<'site'> = {
  workUnknown: '이 작업은 이미 완료되었거나 더 이상 실패 상태가 아닙니다.',
  currencyUnknown: '해당 통화가 없습니다.',
  currencyFixed: '정산 통화의 환율은 항상 1이며 항상 표시됩니다.',
  configUnknown: '사이트에 해당 글이 없습니다.',
  bannerUnknown: '이 배너는 없습니다.',
  bannersFull: '배너가 이미 {max}개 있습니다. 먼저 하나를 삭제하세요.',
  bannerEndsEarly: '종료 시각은 시작 시각보다 늦어야 합니다.',
  termsUnknown: '그런 약관이 없습니다.',
  termsDrafted: '이 문서의 초안이 이미 있습니다.',
  termsPublished: '이 버전은 게시되었거나 삭제되어 변경할 수 없습니다.',
  termsEmpty: '한 언어 이상으로 본문을 작성하십시오.',
  termsTooEarly: '버전은 지금 이후이면서 이전 버전보다 나중에 시작해야 합니다.',
  noticeUnknown: '그런 공지가 없습니다.',
  noticeWithoutWords: '공지를 적어도 한 언어로 작성하세요.',
  'export.work.waiting': '대기',
  'export.work.due': '기한 도래',
  'export.work.retrying': '재시도 중',
  'export.work.failed': '실패',
};
