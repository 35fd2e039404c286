import type { WordsOf } from '../types.ts';

/** What any call can answer with, in simplified Chinese. ICU message format. */
export const general: WordsOf<'general'> = {
  notLoggedIn: '请先登录。',
  notPermitted: '这不在您账号的权限范围内。管理账号的人可以为您添加。',
  serverError: '服务器出现小故障。数据未丢失，请重试。',
  screenBeingBuilt: '平台的这一部分正在准备中，稍后会自动打开。',
  storageFull: '目前存储空间不足，未保存任何内容，请稍后重试。',
  noSuchInterface: '没有此接口。',
  argumentNotValid: '请核对所填内容：{first}',
  tooManyRequests: '请求过于频繁。请等待 {seconds, plural, other {# 秒}}后重试。',
  tooLarge: '发送的数据过大。',
  originNotAllowed: '该请求来自其他网站，已被拒绝。请重新打开页面。',
  keyUsedForOtherInput: '此幂等键已用于其他请求。',
  doNotSubmitRepeatedly: '请勿重复提交：首次请求仍在处理中。',
  changedMeanwhile: '期间有其他人修改了内容。请查看当前内容后再次保存。',
  exportTooLarge: '请缩小列表范围：超过 {max} 条，一个表格最多只能容纳这么多。',
};
