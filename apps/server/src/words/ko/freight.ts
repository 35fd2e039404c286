import type { WordsOf } from '../types.ts';

/** Sentences of freight, in Korean. ICU message format. */
export const freight: WordsOf<'freight'> = {
  freightTemplateUnknown: '그런 운임 템플릿이 없습니다.',
  freightTemplateNamed: '“{name}” 운임 템플릿이 이미 있습니다.',
  freightTemplateInUse: '상품 {count}개가 이 운임 템플릿을 사용합니다. 먼저 다른 운임을 선택하세요.',
  freightTemplateLimitReached: '상점에 운임 템플릿이 이미 {max}개 있어 더 추가할 수 없습니다.',
};
