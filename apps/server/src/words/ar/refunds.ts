import type { WordsOf } from '../types.ts';

/** Sentences of refunds, in Arabic. ICU message format. */
export const refunds: WordsOf<'refunds'> = {
  refundUnknown: 'لا يوجد استرداد بهذا الرقم.',
  refundAmountFixed: 'لا يمكن تغيير المبلغ في هذه المرحلة: يستمر الاسترداد كما طُلب.',
  refundChanged: 'غيّر المشتري طلب الاسترداد هذا: أصبح بمبلغ {amount}. راجعه وأجب من جديد.',
  refundNotInState: 'تغيّرت حالة هذا الاسترداد. أعد تحميل الصفحة لمعرفة حالته.',
  refundNotPossible: 'لا يمكن استرداد شيء من هذا الطلب في حالته الحالية.',
  refundPeriodOver: 'انتهت مدة المطالبة لهذا الطلب. يرجى التواصل مع المورّد.',
  giveNotCovered: 'رصيدك لا يغطي هذا المبلغ. اطلب من Kyakhta الموافقة على الاسترداد.',
  noReasonStands: 'لا يمكن للمتجر رفض الإرجاع دون سبب. حدّدوا عنوان الإرجاع؛ وما يعود مفتوحًا أو ناقصًا يمكنكم الاعتراض عليه.',
  noReasonExcluded: 'هذه البضاعة مستثناة من الأيام السبعة للإرجاع دون سبب.',
  noReasonCartons: 'دون سبب تُعاد الكراتين الكاملة غير المفتوحة فقط: {quantity} قطعة في كل منها.',
  noReasonNotNow: 'تُعاد البضاعة دون سبب خلال سبعة أيام من استلامها.',
  noReasonGoesBack: 'دون سبب يُعاد المال مقابل البضاعة المُعادة فقط.',
  notLate: 'البضاعة غير متأخرة: لم ينته بعد آخر موعد للشحن. اختر سببًا آخر.',
  nothingSent: 'لم يُرسَل شيء من هذه البضاعة بعد، فلا أحد يعرف كيف ستصل. اختر سببًا آخر.',
  refundRuled: 'سبق أن بتّت Kyakhta في هذه البضاعة لهذا السبب، وقرارها نافذ.',
  offerSameAsAsked: 'يطلب المشتري هذا المبلغ نفسه. وافق على الاسترداد بدلًا من ذلك.',
  offerStands: 'انتهت مهلة ردك على هذا الاسترداد، لذا يبقى عرضك قائمًا حتى يجيب المشتري. ولا يزال بإمكانك تقديم عرض آخر.',
  offerOutdated:
    'تغيّر الطلب منذ أن قدّم المورّد هذا العرض، وتغيّر معه ما يمكن استرداده. لم يعد بالإمكان قبول العرض. ارفضه، أو عدّل طلب الاسترداد وقدّمه من جديد.',
  refundOpenAlready: 'هناك استرداد جارٍ لهذه السلع. أكمله أو اسحبه أولًا.',
  refundTooSmall: '{what, select, none {لم يبق هنا ما يُسترد.} other {أقل مبلغ للاسترداد {least}.}}',
  refundTooLarge: 'يمكن استرداد {max} كحد أقصى.',
  refundCountWrong: 'اختر بين 1 و{max} قطعة.',
  returnNotPossible: 'لا يمكن إرجاع إلا السلع التي شُحنت. اطلب استردادًا دون إرجاع.',
  giftMustGoBack: 'الهدية التي لم تُرسل بعد، أو التي تساوي قيمتها ما يُعاد، لا يمكن أن تبقى معك. أعدها مع البضاعة.',
  evidenceFull: 'لقد قدّمت {max} أدلة إلى المنصة، وهذا هو الحد الأقصى.',
  returnAddressMissing: 'اذكر عنوان إرجاع السلع.',
  storeRulingMissing: 'اكتب التعليل بلغة المتجر أيضًا.',
  linesInRefund:
    '{what, select, all {يطلب المشتري استرداد ثمن هذه السلع كلها. أجب عن طلب الاسترداد قبل أن تشحن أي شيء.} packed {يطلب المشتري استرداد ثمن هذه السلع كلها. أجب عن طلب الاسترداد قبل أن تغلّف أي شيء.} collected {يطلب المشتري استرداد ثمن سلع من هذا الطلب. أجب عن طلب الاسترداد قبل تجهيزها للاستلام.} voucher {يطلب المشتري استرداد ثمن هذه القسيمة. أجب عن طلب الاسترداد قبل صرفها.} offered {تنتظر هذه السلع كلها أو بعضها رد المشتري على عرضك. تبقى لديك إلى أن يُقبل العرض أو يُرفض أو تنتهي مهلته.} other {يطلب المشتري استرداد ثمن بعض هذه السلع. استبعدها أو أجب عن طلب الاسترداد أولًا.}}',
  'mail.refundOffered.subject': 'يعرض المورّد {amount} مقابل الطلب رقم {number}',
  'mail.refundOffered.text':
    'بدلًا مما طلبته، يعرض المورّد {amount} من الطلب رقم {number} عن {goods}. {effect, select, reduction {يُخفَّض سعر هذه السلع: تحتفظ بها، وما لم يُرسل بعد سيُرسل.} notSent {لن تُرسل هذه القطع.} partNotSent {تحتفظ بالقطع التي أُرسلت، ولن تُرسل البقية.} kept {تحتفظ بهذه القطع.} other {}} لا حاجة إلى إعادة أي شيء. اقبل العرض أو ارفضه في صفحة الاسترداد حتى {until}؛ ويمكنك أيضًا تعديل طلبك أو أن تطلب من Kyakhta البتّ. يكتب المورّد: {note}',
  'mail.refundOfferAccepted.subject': 'قُبل عرضك: {amount} من الطلب رقم {number}',
  'mail.refundOfferAccepted.text':
    'قبل المشتري عرضك: يعود {amount} من الطلب رقم {number} إلى المشتري عن {goods}. {effect, select, reduction {خُفّض سعر هذه السلع، ويستمر الطلب.} notSent {لا ترسل هذه القطع.} partNotSent {يحتفظ المشتري بالقطع التي أُرسلت، ولا ترسل البقية.} kept {يحتفظ المشتري بهذه القطع.} other {}}',
  'mail.refundOfferDeclined.subject': 'رُفض عرضك بمبلغ {amount} للطلب رقم {number}',
  'mail.refundOfferDeclined.text':
    'رفض المشتري عرضك بمبلغ {amount} للطلب رقم {number} عن {goods}. يمكنك تقديم عرض آخر؛ ولا يزال بإمكان المشتري أن يطلب من Kyakhta البتّ. {count, plural, =0 {} one {لم تعد قطعة واحدة موقوفة.} two {لم تعد قطعتان موقوفتين.} few {لم تعد # قطع موقوفة.} many {لم تعد # قطعة موقوفة.} other {لم تعد # قطعة موقوفة.}} {act, select, ship {اشحن البضاعة حتى {shipBy}.} shipLate {اشحن البضاعة الآن: انتهت مهلة الشحن في {shipBy}.} ready {جهّز البضاعة للاستلام حتى {shipBy}.} readyLate {جهّز البضاعة للاستلام الآن: انتهت المهلة في {shipBy}.} other {}}',
  'mail.ownOfferLapsed.subject': 'لم يجب المشتري عن عرضك بمبلغ {amount} للطلب رقم {number}',
  'mail.ownOfferLapsed.text':
    'لم يجب المشتري في الوقت المحدد عن عرضك بمبلغ {amount} للطلب رقم {number} عن {goods}. أُغلق الاسترداد دون دفع. {count, plural, =0 {يستمر الطلب.} one {لم تعد قطعة واحدة موقوفة.} two {لم تعد قطعتان موقوفتين.} few {لم تعد # قطع موقوفة.} many {لم تعد # قطعة موقوفة.} other {لم تعد # قطعة موقوفة.}} {act, select, ship {اشحن البضاعة حتى {shipBy}.} shipLate {اشحن البضاعة الآن: انتهت مهلة الشحن في {shipBy}.} ready {جهّز البضاعة للاستلام حتى {shipBy}.} readyLate {جهّز البضاعة للاستلام الآن: انتهت المهلة في {shipBy}.} other {}}',
  'mail.refundOfferLapsed.subject': 'أُغلق استرداد الطلب رقم {number}: لم يُجب عن العرض',
  'mail.refundOfferLapsed.text':
    'لم تجب في الوقت المحدد عن عرض المورّد بمبلغ {amount} للطلب رقم {number} عن {goods}. أُغلق الاسترداد دون دفع. {count, plural, =0 {يستمر الطلب.} one {يستمر الطلب، وتُسلَّم القطعة التي كانت موقوفة كما طُلبت.} two {يستمر الطلب، وتُسلَّم القطعتان اللتان كانتا موقوفتين كما طُلبتا.} few {يستمر الطلب، وتُسلَّم # قطع كانت موقوفة كما طُلبت.} many {يستمر الطلب، وتُسلَّم # قطعة كانت موقوفة كما طُلبت.} other {يستمر الطلب، وتُسلَّم # قطعة كانت موقوفة كما طُلبت.}} يمكنك طلب الاسترداد مجددًا ما دامت فترة المطالبة قائمة.',
  'mail.refundOfferWithdrawn.subject': 'سحب المورّد عرضه بمبلغ {amount} للطلب رقم {number}',
  'mail.refundOfferWithdrawn.text':
    'سحب المورّد عرضه بمبلغ {amount} للطلب رقم {number} عن {goods}. {isAsked, plural, =0 {حتى {until} يمكنك تعديل الطلب أو أن تطلب من Kyakhta البتّ.} other {يبقى طلبك كما قدّمته. يجيب المورّد حتى {until}؛ وإن لم يُجب عُدّ ذلك موافقة.}}',
  'mail.ownOfferWithdrawn.subject': 'سحبت عرضك بمبلغ {amount} للطلب رقم {number}',
  'mail.ownOfferWithdrawn.text':
    'سحب متجرك عرضه بمبلغ {amount} للطلب رقم {number} عن {goods}. وأُبلغ المشتري. {isAsked, plural, =0 {حتى {until} يمكن للمشتري تعديل الطلب أو أن يطلب من Kyakhta البتّ.} other {أجب عن الطلب حتى {until}؛ وإن لم تُجب عُدّ ذلك موافقة. وحتى ذلك الحين لا تشحن ما لم يُشحن بعد من بضاعة الطلب.}}',
  'mail.refundAsked.subject': 'مشترٍ يطلب استرداد {amount}: الطلب رقم {number}',
  'mail.refundAsked.text':
    'يطلب أحد المشترين استرداد {amount} من الطلب رقم {number}. السبب: {note}. يُرجى الرد قبل {until}؛ وعند عدم الرد يُعدّ الاسترداد موافقًا عليه.',
  'mail.refundReturn.subject': 'أعد سلع الطلب رقم {number}',
  'mail.refundReturn.text':
    'تمت الموافقة على إرجاع الطلب رقم {number}: يعاد {amount} عند وصول السلع. أرسلها إلى: {note}. أدخل رقم بوليصة الشحن في مركز المشتري قبل {until} وإلا أُغلق الاسترداد.',
  'mail.refundCame.subject': 'عادت إليك سلع الطلب رقم {number}',
  'mail.refundCame.text':
    'أفادت شركة النقل بأن الطرد {note} وفيه سلع الطلب رقم {number} سُلّم بتوقيع. استلم السلع أو اعترض على الطرد قبل {until}؛ وبعد ذلك يعاد {amount} إلى المشتري.',
  'mail.refundSigned.subject': 'وصل طردك إلى المورّد: الطلب رقم {number}',
  'mail.refundSigned.text':
    'أفادت شركة النقل بأن طردك {note} للطلب رقم {number} سُلّم بتوقيع. يفحص المورّد السلع قبل {until}؛ وبعد ذلك تُعدّ مستلمة ويعاد إليك {amount}.',
  'mail.refundRefused.subject': 'رفض المورّد استرداد الطلب رقم {number}',
  'mail.refundRefused.text':
    'يرفض المورّد إعادة {amount} من الطلب رقم {number}: {note}. يمكنك حتى {until} تعديل الطلب أو مطالبة المنصة بالبتّ.',
  'mail.refundDone.subject': '{amount} من الطلب رقم {number} تعود إليك',
  'mail.refundDone.text':
    'تمت الموافقة على استرداد الطلب رقم {number}: يعود {amount} بالطريقة التي دُفع بها.{isCovered, plural, =0 {} other { ومنها {covered} أعادها إليك مصرفك أو خدمة الدفع من قبل.}}{isOnItsWay, plural, =0 {} other { سنرسل إليك {onItsWay} بتحويل مصرفي، ونعلمك بالبريد الإلكتروني عند إرساله.}} {note}',
  'mail.refundHeldUp.subject': 'تعذّرت حتى الآن إعادة {amount} مقابل {orders}',
  'mail.refundHeldUp.text':
    'تعذّرت إعادة مبلغ الاسترداد {amount} مقابل {orders} بالطريقة التي دفعت بها. المال محفوظ ونحن نتابع الأمر: سنرسله من جديد أو بطريقة أخرى. لا يلزمك فعل شيء؛ وإذا احتجنا منك إلى شيء، كبيانات حساب مصرفي، فسنطلبه منك. تصلك رسالة عند إرسال المال.',
  'mail.refundSent.subject': 'أُرسل إليك {amount} مقابل {orders}',
  'mail.refundSent.text':
    '{by, select, bank {أرسلنا إليك مبلغ الاسترداد {amount} مقابل {orders} بتحويل مصرفي، لأنه تعذّرت إعادته بالطريقة التي دفعت بها.} transfer {أرسلنا إليك مبلغ الاسترداد {amount} مقابل {orders} بتحويل مصرفي.} other {عاد الآن مبلغ الاسترداد {amount} مقابل {orders}، الذي كان متعثرًا، بالطريقة التي دفعت بها.}}{hasReference, plural, =0 {} other { مرجع البنك: {reference}.}} لا يلزمك فعل شيء.',
  'mail.refundClosed.subject': 'أُغلق استرداد الطلب رقم {number}',
  'mail.refundClosed.text': 'أُغلق استرداد {amount} للطلب رقم {number} دون دفع. {note}',
  'mail.refundGranted.subject': 'منحت المنصة المشتري {amount} من الطلب رقم {number}',
  'mail.refundGranted.text':
    'بعد انتهاء فترة المطالبة منحت المنصة المشتري {amount} من الطلب رقم {number}. السبب: {note}. يُخصم المبلغ من أموالكم؛ وما نقص دفعته المنصة أولًا وتستوفيه من أرباحكم التالية. يظهر كلاهما في كشف الحساب.',
  'mail.refundPlatformAsked.subject': 'طُلب من المنصة البتّ: الطلب رقم {number}',
  'mail.refundPlatformAsked.text':
    'يطلب المشتري من المنصة البتّ في استرداد {amount} من الطلب رقم {number}. السبب: {note}. قدّموا ما يؤيد موقفكم في لوحة البائع ضمن «طلبات الاسترداد». يُنتظر القرار قبل {until}.',
  'mail.refundBuyersEvidence.subject': 'أضاف المشتري دليلًا: الطلب رقم {number}',
  'mail.refundBuyersEvidence.text':
    'في النزاع على {amount} من الطلب رقم {number} قدّم المشتري إلى المنصة: {note}. ترونه في لوحة البائع ضمن «طلبات الاسترداد»، ويمكنكم إضافة أدلة حتى صدور القرار المنتظر قبل {until}.',
  'mail.refundRuledFor.subject': 'حكمت المنصة لصالح المشتري: الطلب رقم {number}',
  'mail.refundRuledFor.text': 'حكمت المنصة لصالح المشتري: يُعاد إليه {amount} من الطلب رقم {number}. التعليل: {note}',
  'mail.refundRuledAgainst.subject': 'حكمت المنصة برفض الاسترداد: الطلب رقم {number}',
  'mail.refundRuledAgainst.text': 'حكمت المنصة برفض استرداد {amount} للطلب رقم {number}. أُغلق الاسترداد ويستمر الطلب. التعليل: {note}',
  'mail.refundSilence.subject': 'لا رد في الموعد: يُعدّ استرداد {amount} من الطلب رقم {number} موافقًا عليه',
  'mail.refundSilence.text':
    'لم تردّوا في الموعد، فيُعدّ استرداد {amount} من الطلب رقم {number} موافقًا عليه، ويعود المال إلى المشتري. {count, plural, =0 {} zero {} one {قطعة واحدة لم تغادر، ويجب ألّا تُشحن بعد الآن. } two {قطعتان لم تغادرا، ويجب ألّا تُشحنا بعد الآن. } few {# قطع لم تغادر، ويجب ألّا تُشحن بعد الآن. } many {# قطعة لم تغادر، ويجب ألّا تُشحن بعد الآن. } other {# قطعة لم تغادر، ويجب ألّا تُشحن بعد الآن. }}ترون الاسترداد في لوحة البائع ضمن «طلبات الاسترداد».',
  'mail.refundStoresEvidence.subject': 'أضاف المورّد دليلًا: الطلب رقم {number}',
  'mail.refundStoresEvidence.text':
    'في النزاع على {amount} من الطلب رقم {number} قدّم المورّد إلى المنصة: {note}. تراه في صفحة الاسترداد، ويمكنك إضافة أدلة حتى صدور القرار المنتظر قبل {until}.',
  'refundReason.noReason': 'دون سبب، في كراتين غير مفتوحة',
  'refundReason.unwanted': 'لم أعد بحاجة إلى البضاعة',
  'refundReason.late': 'لم تُرسل البضاعة في موعدها',
  'refundReason.missing': 'بضاعة ناقصة',
  'refundReason.damaged': 'وصلت البضاعة تالفة',
  'refundReason.different': 'البضاعة تختلف عن الوصف',
  'refundReason.faulty': 'عيب في الجودة أو الأداء',
  'refundReason.agreed': 'باتفاق مع المورّد',
  'export.refund.1': 'بانتظار رد المتجر',
  'export.refund.2': 'المشتري يرسل البضاعة',
  'export.refund.3': 'البضاعة في طريق العودة',
  'export.refund.4': 'عادت البضاعة',
  'export.refund.5': 'مُستردّ',
  'export.refund.onItsWay': 'المبلغ في طريق العودة',
  'export.refund.6': 'مسحوب',
  'export.refund.7': 'رفضه المتجر',
  'export.refund.offered': 'عُرض مبلغ آخر',
  'export.refund.10': 'تقرّر المنصة',
  'export.refund.-1': 'مغلق دون ردّ مبلغ',
  'export.refundKind.0': 'تخفيض السعر',
  'export.refundKind.1': 'المبلغ فقط',
  'export.refundKind.2': 'مع إرجاع البضاعة',
};
