import type { WordsOf } from '../types.ts';

/** Sentences of proposals, in simplified Chinese. ICU message format. */
export const proposals: WordsOf<'proposals'> = {
  proposalUnknown: '没有这项提议。',
  proposalDecided: '这项提议已有结论。',
  proposalOwn: '这项提议由您提出，须由另一位运营人员同意。',
  proposalSameHands:
    '两个账号中的一个由另一个账号的人创建，或由其设置密码、授予“资金”权限，此后没有人确认它属于谁。请由其他人决定，或在“员工”中确认该账号。',
  proposalAbandoned: '提出者已被锁定，或不再有权提出。请接手这项提议，或予以拒绝。',
  proposalNotAbandoned: '提出者仍对这项提议负责。请同意或拒绝。',
  proposalOpenAlready: '已有同样的提议，正在等待另一位运营人员决定，请见“提议”。',
  'mail.proposalDecided.subject':
    '您的提议{isDone, plural, =0 {被拒绝} other {已获同意}}：{kind, select, balance {更正余额} points {更正积分} grant {准予退款} settle {结清逾期订单} cash {登记快递员代收的现金} transfer {认领银行转账} limit {减少第二位运营人员的参与} level {更改等级} bank {更改买家汇款的账户} other {登记迟到的现金}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} 拒绝了您的提议。} other {{by} 同意了您的提议，并已执行。}}{hasNote, plural, =0 {} other {备注：{note}。}}您的理由：{reason}。详情见运营后台的“提议”。',
  'export.proposal.balance': '调整余额',
  'export.proposal.points': '调整积分',
  'export.proposal.grant': '平台判退',
  'export.proposal.settle': '结清逾期订单',
  'export.proposal.cash': '登记快递代收现金',
  'export.proposal.level': '更改等级',
  'export.proposal.transfer': '匹配银行转账',
  'export.proposal.limit': '仅从此金额起须第二位运营人员同意',
  'export.proposal.bank': '更改买家汇款的账户',
  'export.proposal.lateCash': '登记逾期到账的现金',
  'export.proposalState.proposed': '等待第二位运营人员',
  'export.proposalState.done': '已执行',
  'export.proposalState.refused': '未执行',
};
