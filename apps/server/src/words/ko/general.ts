import type { WordsOf } from '../types.ts';

/** What any call can answer with, in Korean. ICU message format. */
export const general: WordsOf<'general'> = {
  notLoggedIn: '먼저 로그인해 주십시오.',
  notPermitted: '이 작업은 계정의 담당 영역에 없습니다. 계정 관리자가 추가할 수 있습니다.',
  serverError: '서버에 작은 문제가 발생했습니다. 손실된 것은 없습니다. 다시 시도해 주십시오.',
  screenBeingBuilt: '이 부분을 준비하고 있습니다. 잠시 후 자동으로 열립니다.',
  storageFull: '지금은 저장할 공간이 없습니다. 저장된 것은 없으니 나중에 다시 시도해 주십시오.',
  noSuchInterface: '존재하지 않는 인터페이스입니다.',
  argumentNotValid: '입력한 내용을 확인해 주십시오: {first}',
  tooManyRequests: '요청이 너무 많습니다. {seconds, plural, other {#초}} 후에 다시 시도해 주십시오.',
  tooLarge: '전송한 데이터가 너무 큽니다.',
  originNotAllowed: '다른 사이트에서 온 요청이므로 거부되었습니다. 페이지를 다시 열어 주십시오.',
  keyUsedForOtherInput: '이 멱등 키는 이미 다른 요청에 사용되었습니다.',
  doNotSubmitRepeatedly: '반복하여 제출하지 마십시오. 첫 번째 요청을 아직 처리하고 있습니다.',
  changedMeanwhile: '그 사이 다른 사람이 변경했습니다. 현재 내용을 확인하고 다시 저장하세요.',
  exportTooLarge: '목록의 범위를 좁히세요: 한 파일에는 {max}건까지 담을 수 있는데 그보다 많습니다.',
};
