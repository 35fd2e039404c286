import type { WordsOf } from '../types.ts';

/** Sentences of proposals, in Arabic. ICU message format. */
export const proposals: WordsOf<'proposals'> = {
  proposalUnknown: 'لا يوجد اقتراح كهذا.',
  proposalDecided: 'سبق البتّ في هذا الاقتراح.',
  proposalOwn: 'أنت من اقترح هذا. يجب أن يوافق عليه مشغّل آخر.',
  proposalSameHands:
    'أحد الحسابين أنشأه الآخر أو أعطاه كلمة المرور أو مجال «الأموال»، ولم يؤكد أحد منذ ذلك لمن هو. ليقرر شخص آخر، أو ليؤكد الحساب في «الموظفون».',
  proposalAbandoned: 'من اقترح هذا محظور أو لم يعد يحق له اقتراحه. تولَّ الاقتراح أو ارفضه.',
  proposalNotAbandoned: 'من اقترح هذا ما زال مسؤولًا عنه. وافق عليه أو ارفضه.',
  proposalOpenAlready: 'سبق اقتراح هذا وهو ينتظر مشغّلًا آخر. تجده في «الاقتراحات».',
  'mail.proposalDecided.subject':
    '{isDone, plural, =0 {رُفض اقتراحك} other {تمت الموافقة على اقتراحك}}: {kind, select, balance {تصحيح رصيد} points {تصحيح نقاط} grant {منح استرداد} settle {تسوية طلب متأخر} cash {تسجيل نقد المندوب} transfer {إسناد حوالة مصرفية} limit {تقليل الرجوع إلى المشغّل الثاني} level {تغيير المستوى} bank {تغيير الحساب الذي يحوّل إليه المشترون} other {تسجيل نقد متأخر}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {رفض {by} ما اقترحته.} other {وافق {by} على ما اقترحته وتم تنفيذه.}} {hasNote, plural, =0 {} other {ملاحظة: {note}.}} كان سببك: {reason}. تجده في «الاقتراحات» في لوحة المشغّل.',
  'export.proposal.balance': 'تصحيح رصيد',
  'export.proposal.points': 'تصحيح نقاط',
  'export.proposal.grant': 'منح استرداد',
  'export.proposal.settle': 'تسوية طلب متأخر',
  'export.proposal.cash': 'تسجيل نقد شركة التوصيل',
  'export.proposal.level': 'تغيير مستوى',
  'export.proposal.transfer': 'تعيين تحويل مصرفي',
  'export.proposal.limit': 'الرجوع إلى مشغّل ثانٍ فقط ابتداءً من',
  'export.proposal.bank': 'تغيير الحساب الذي يحوّل إليه المشترون',
  'export.proposal.lateCash': 'تسجيل نقد وصل متأخرًا',
  'export.proposalState.proposed': 'ينتظر مشغّلًا ثانيًا',
  'export.proposalState.done': 'نُفّذ',
  'export.proposalState.refused': 'لم يُنفَّذ',
};
