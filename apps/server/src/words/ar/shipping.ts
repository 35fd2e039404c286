import type { WordsOf } from '../types.ts';

/** Sentences of shipping, in Arabic. ICU message format. */
export const shipping: WordsOf<'shipping'> = {
  deliveryKindOther: 'قُدِّم هذا الطلب بطريقة تسليم أخرى.',
  pickupCodeWrong: 'هذا الرمز لا يخص الطلب. المحاولات المتبقية: {left}.',
  packageLimitReached: 'الحد الأقصى لعدد الطرود في الطلب الواحد {max}.',
  packageItemsWrong: 'محتوى الطرود لا يطابق ما بقي للشحن. يرجى إعادة تحميل الطلب.',
  waybillRequired: 'يرجى إدخال شركة الشحن السريع ورقم بوليصة الشحن.',
  carrierUnknown: 'شركة الشحن السريع هذه غير موجودة.',
  waybillOfOrder: 'هذا رقم بوليصة طرد أرسله إليك المورّد. اكتب رقم الطرد الذي يعود.',
  deliveryUnknown: 'لا يوجد طرد كهذا.',
  shipmentStands: 'لا يمكن التراجع عن هذا الشحن: انقضت نصف ساعة، أو سجّله الناقل بالفعل، أو طُلب استرداد مبلغ من الطلب.',
  'mail.readyForPickup.subject': 'الطلب رقم {number}: يمكنك استلام بضائعك',
  'mail.readyForPickup.text':
    'بضائع الطلب رقم {number} في انتظارك في {place} ({hours}). أظهر هذا الرمز هناك: {code}. لا تعطه لأحد قبل أن ترى البضائع.',
  'mail.pickupWaits.subject': 'الطلب رقم {number}: ما زالت بضائعك في انتظارك',
  'mail.pickupWaits.text':
    'ما زالت بضائع الطلب رقم {number} في انتظارك في {place} ({hours}). رمزك هو {code}. إن لم يستلمها أحد تقرر Kyakhta مصيرها ومصير المال.',
  'mail.refusedAtDoor.subject': 'رُفض استلام الطلب رقم {number}',
  'mail.refusedAtDoor.text':
    'لم يُقبل الطلب رقم {number} عند التسليم وعادت البضاعة إلى المورد. أُغلق الطلب ولم يُخصم شيء.{hasReason, plural, =0 {} other { السبب: {reason}}}',
  'mail.shipLateBuyer.subject': 'الطلب رقم {number} متأخر',
  'mail.shipLateBuyer.text':
    '{how, select, ready {كان ينبغي تجهيز بضاعة الطلب رقم {number} قبل {until}، ولم تُجهَّز بعد.} other {كان ينبغي شحن الطلب رقم {number} قبل {until}، ولم يُشحن كله بعد.}} لقد ذكّرنا المورّد. إن لم ترغب في الانتظار فاطلب من صفحة الطلب استرداد ثمن ما لم يُشحن.',
  'mail.shipLate.subject':
    '{how, select, ready {كان ينبغي أن يكون الطلب رقم {number} جاهزًا الآن} other {كان ينبغي شحن الطلب رقم {number} قبل الآن}}',
  'mail.shipLate.text':
    '{how, select, ready {كان ينبغي تجهيز بضاعة الطلب رقم {number} قبل {until}. جهّزوها وسجّلوا ذلك في صفحة الطلب في لوحة البائع.} other {كان ينبغي شحن الطلب رقم {number} قبل {until}، ولم يُشحن كله بعد. اشحنوا ما بقي وسجّلوه في صفحة الطلب في لوحة البائع.}} المشتري ينتظر.',
  'mail.orderShipped.subject': '{isPart, plural, =0 {الطلب رقم {number} في الطريق} other {جزء من الطلب رقم {number} في الطريق}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {شحن المورّد الطلب رقم {number}.} other {شحن المورّد جزءًا من الطلب رقم {number}، ويتبعه الباقي.}}{isFollowed, plural, =0 {} other { يمكنك متابعة الطرود في صفحة طلبك.}}',
  'mail.waybillCorrected.subject': 'رقم بوليصة جديد للطلب رقم {number}',
  'mail.waybillCorrected.text': 'صحّح المورّد رقم بوليصة أحد طرود الطلب رقم {number}. الرقم الآن {waybill}.',
  'mail.parcelProblem.subject': 'مشكلة في طرد من الطلب رقم {number}',
  'mail.parcelProblem.text':
    'طرد من الطلب رقم {number}، بوليصة {waybill}، متوقف في الطريق: {words} تجد مكانه في صفحة الطلب. لا يلزمك فعل شيء الآن.',
  'mail.parcelOverdue.subject': 'طرد من الطلب رقم {number} متأخر',
  'mail.parcelOverdue.text':
    'كان يجب أن يصل الطرد ذو البوليصة {waybill} من الطلب رقم {number} ولم يصل بعد. {to, select, cash {نحن نستفسر عن مكانه. لا تدفع شيئًا قبل أن تستلم البضاعة.} buyer {نحن نستفسر عن مكانه. يبقى مالك لدينا حتى تستلم البضاعة؛ وإن كنت لا تريد الانتظار فاطلب استرداد المبلغ في صفحة الطلب.} other {يرجى سؤال شركة النقل عن مكانه. وقد أُبلغ المشتري.}}',
  'mail.shipmentUndone.subject': 'لم يُشحن الطلب رقم {number} بعد',
  'mail.shipmentUndone.text': 'تراجع المورّد عن شحن جزء من الطلب رقم {number}: البضاعة لم تغادر بعد. سنخبرك عندما تغادر.',
  'track.accepted': 'مركز الفرز في ييوو: استُلم الطرد',
  'track.departed': 'ييوو: غادر برًّا',
  'track.exported': 'مانتشولي: قُبل بيان التصدير',
  'track.cleared': 'زابايكالسك: فُحصت المستندات وتم التخليص الجمركي',
  'track.onward': 'تشيتا: غادر إلى مدينة الوصول',
  'track.returned': 'استُلم الطرد لإعادته',
  'track.returnExported': 'زابايكالسك: قُبل بيان تصدير المرتجع',
  'track.returnCleared': 'مانتشولي: فُحصت مستندات المرتجع',
  'track.arrived': 'وصل إلى مدينة الوصول',
  'track.withCdek': 'سُلّم إلى CDEK للتوصيل إلى الباب',
  'track.delivered': 'سُلّم بتوقيع',
};
