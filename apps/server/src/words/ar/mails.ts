import type { WordsOf } from '../types.ts';

export const mails: WordsOf<'mails'> = {
  'mail.loginCode.subject': '{code} هو رمز دخولك إلى Kyakhta',
  'mail.loginCode.text':
    'رمزك هو {code}. يصلح لمدة {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} ويُستخدم مرة واحدة. إذا لم تطلبه فتجاهل هذه الرسالة؛ لا يمكن لأحد تسجيل الدخول من دون الرمز.',
  'mail.registerCode.subject': 'رمزك في Kyakhta: {code}',
  'mail.registerCode.text': 'رمز التسجيل هو {code}. صالح لمدة {minutes} دقيقة ويُستخدم مرة واحدة. إن لم تطلبه فتجاهل هذه الرسالة.',
  'mail.alreadyRegistered.subject': 'لديك حساب بالفعل',
  'mail.alreadyRegistered.text':
    'أراد شخص، على الأرجح أنت، التسجيل بهذا العنوان. لديك حساب باسم {userName}: سجّل الدخول به، أو اختر كلمة مرور جديدة إن نسيت القديمة.',
  'mail.passwordCode.subject': 'رمزك لكلمة مرور جديدة: {code}',
  'mail.passwordCode.text':
    'رمز اختيار كلمة مرور جديدة هو {code}. صالح لمدة {minutes} دقيقة ويُستخدم مرة واحدة. إن لم تطلبه فتجاهل الرسالة؛ تبقى كلمة مرورك كما هي.',
  'mail.accountAdded.subject': 'حساب لك',
  'mail.accountAdded.text':
    'فُتح لك الحساب {userName}. كلمة المرور الأولى يعطيك إياها من فتح الحساب؛ غيّرها بعد أول تسجيل دخول. تُرسل رموز هذا الحساب وأخباره إلى هذا العنوان.',
  'mail.passwordChanged.subject': 'تم تغيير كلمة مرورك',
  'mail.passwordChanged.text': 'تم تغيير كلمة مرور حسابك وتسجيل خروج الأجهزة الأخرى. إن لم تكن أنت فاختر كلمة مرور جديدة فورًا.',
  'mail.mobileBound.subject': 'هذا الرقم مرتبط بالفعل',
  'mail.mobileBound.text':
    'أراد أحدهم، وغالبًا أنت، ربط هذا الرقم بحساب. الرقم مرتبط بحساب آخر بالفعل: سجّل الدخول إليه، أو اربط به رقمًا آخر أولًا.',
  'mail.bindCode.subject': 'رمز التأكيد: {code}',
  'mail.bindCode.text': 'رمز تأكيد هذا العنوان أو الرقم هو {code}. صالح لمدة {minutes} دقيقة ويُستخدم مرة واحدة.',
  'mail.mailChanged.subject': 'تم تغيير بريدك الإلكتروني',
  'mail.mailChanged.text': 'يستخدم حسابك الآن العنوان {mail}. إن لم تكن أنت فاتصل بنا فورًا.',
  'mail.mobileChanged.subject': 'تم تغيير رقم هاتفك',
  'mail.mobileChanged.text': 'تم تغيير رقم الهاتف المحمول لحسابك. إن لم تكن أنت فاختر كلمة مرور جديدة فورًا.',
  'mail.socialBound.subject': 'أصبح بالإمكان الدخول إلى حسابك عبر {site}',
  'mail.socialBound.text':
    'تم ربط حساب {site} بحسابك، وأصبح يتيح الدخول بلا كلمة مرور. إن لم تكن أنت فألغِ الربط من حسابك واختر كلمة مرور جديدة فورًا.',
  'mail.socialUnbound.subject': 'تم إلغاء ربط حساب {site}',
  'mail.socialUnbound.text': 'لم يعد حساب {site} يتيح الدخول إلى حسابك. إن لم تكن أنت فاختر كلمة مرور جديدة فورًا.',
  'mail.destroyCode.subject': 'رمزك لحذف الحساب: {code}',
  'mail.destroyCode.text': 'رمز حذف حسابك هو {code}. صالح لمدة {minutes} دقيقة. إن لم ترغب في حذفه فتجاهل الرسالة وغيّر كلمة مرورك.',
  'mail.accountDeleted.subject': 'تم حذف حسابك',
  'mail.accountDeleted.text': 'تم حذف حسابك. تُحفظ مستندات الطلبات السابقة كما يقتضي القانون من دون اسمك.',
  'mail.signCode.subject': '{code} رمز توقيع العقد {number}',
  'mail.signCode.text':
    'رمزك لتوقيع العقد {number} هو {code}. وهو صالح لمدة {minutes, plural, one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}} ولمرة واحدة. إذا لم تطلبه فتجاهل هذه الرسالة: لا يُوقَّع شيء بدون الرمز.',
  'mail.contractWaits.subject': 'عقد الطلب رقم {number} ينتظر توقيعك',
  'mail.contractWaits.text': 'وقّع المشتري. اقرأ عقدك مع المنصة بشأن الطلب رقم {number} ووقّعه في لوحة البائع خلال 72 ساعة؛ بعدها يُغلق الطلب.',
  'mail.contractReminder.subject':
    'عقد الطلب رقم {number}: بقي {hours, plural, one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  'mail.contractReminder.text':
    'لم يُوقَّع عقد الطلب رقم {number} بعد. سيُغلق الطلب بعد {hours, plural, one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. وقّع العقد أو ارفضه قبل ذلك.',
  'mail.contractConcluded.subject': 'وقّع الطرفان: الطلب رقم {number}',
  'mail.contractConcluded.text':
    'وقّعت أنت والمورّد عقدَي الطلب رقم {number}. إذا كان يُدفع قبل التسليم فادفعه الآن: بدأت مهلة الدفع وهي مذكورة في صفحة الطلب.',
  'mail.contractEnded.subject': 'أُغلق الطلب رقم {number} بدون عقد',
  'mail.contractEnded.text': 'رُفض عقد الطلب رقم {number} أو لم يُوقَّع في الوقت. أُغلق الطلب وعادت البضاعة إلى المخزون ولم يُخصم شيء.',
  'mail.orderPaidByPoints.subject': 'تم دفع الطلب رقم {number} بالنقاط',
  'mail.orderPaidByPoints.text': 'نقاطك ({points}) تغطي الطلب رقم {number} كاملًا: لم يُخصم منك شيء. أُبلغ المورّد بالشحن.',
  'mail.groupPaid.subject': 'تم دفع الطلب رقم {number} وهو بانتظار المجموعة',
  'mail.groupPaid.text': 'نحفظ {amount} للطلب رقم {number} إلى أن تكتمل المجموعة. إن لم تكتمل، يعود المال بالطريقة التي دُفع بها.',
  'mail.groupComplete.subject': 'اكتملت مجموعة الطلب رقم {number}',
  'mail.groupComplete.text': 'اكتملت مجموعة الطلب رقم {number}. أُبلغ المورّد بالشحن، ويبقى مالك لدينا إلى أن تؤكد البضاعة.',
  'mail.groupFailed.subject': 'لم تكتمل مجموعة الطلب رقم {number}',
  'mail.groupFailed.text':
    'لم تكتمل مجموعة الطلب رقم {number}، وأُغلق الطلب. {hasPaid, plural, =0 {لم يُخصم منك شيء.} other {ما دفعته يعود بالطريقة التي دُفع بها.}}',
  'mail.orderPaid.subject': 'تم دفع الطلب رقم {number}',
  'mail.orderPaid.text': 'نحفظ {amount} للطلب رقم {number} إلى أن تؤكد البضاعة. أُبلغ المورّد بالشحن.',
  'mail.vouchersReady.subject': 'الطلب رقم {number}: قسائمك جاهزة',
  'mail.vouchersReady.text':
    'نحتفظ بمبلغ {amount} للطلب رقم {number}، وقسائمك جاهزة. افتح الطلب في مركز المشتري لرؤية رموزها؛ حفاظًا على أمانك لا نرسلها بالبريد. لا تخبر المورّد بالرمز إلا عند حصولك على الخدمة.',
  'mail.vouchersEnd.subject': 'الطلب رقم {number}: قسائم غير مستخدمة تنتهي قريبًا',
  'mail.vouchersEnd.text': 'ما زال في الطلب رقم {number} قسائم غير مستخدمة، عددها: {count}. يمكن استخدام الأولى حتى {until}.',
  'mail.payDue.subject': 'ادفع {amount} للطلب رقم {number}',
  'mail.payDue.text': 'يجب دفع {amount} للطلب رقم {number} قبل {until}. افتح الطلب في مركز المشتري للدفع.',
  'mail.payOverdue.subject': 'الطلب رقم {number}: دفعة متأخرة',
  'mail.payOverdue.text':
    'لم تُدفع {amount} للطلب رقم {number} في موعدها. يرجى الدفع الآن: حتى ذلك الحين لا يحصل المورد على شيء ولا يمكن إتمام الطلب.',
  'mail.readyForPickup.subject': 'الطلب رقم {number}: يمكنك استلام بضائعك',
  'mail.readyForPickup.text':
    'بضائع الطلب رقم {number} في انتظارك في {place} ({hours}). أظهر هذا الرمز هناك: {code}. لا تعطه لأحد قبل أن ترى البضائع.',
  'mail.storeOverdue.subject': 'الطلب رقم {number}: تأخر المشتري في الدفع',
  'mail.storeOverdue.text': 'دفعة قدرها {amount} للطلب رقم {number} متأخرة. جرى تذكير المشتري. لا يُفرج عن شيء قبل دفع المبلغ كاملًا.',
  'mail.pickupWaits.subject': 'الطلب رقم {number}: ما زالت بضائعك في انتظارك',
  'mail.pickupWaits.text':
    'ما زالت بضائع الطلب رقم {number} في انتظارك في {place} ({hours}). رمزك هو {code}. إن لم يستلمها أحد تقرر Kyakhta مصيرها ومصير المال.',
  'mail.cashMissing.subject': 'الطلب رقم {number}: لم يصل نقد شركة التوصيل',
  'mail.cashMissing.text':
    'لم يصل أي نقد للطلب رقم {number} ({amount}). إن عاد الطرد فاذكر ذلك في صفحة الطلب: يُغلق الطلب وتعود البضائع إلى المخزون.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {استُردّ مال شحن رصيدك {number}} covered {شحن الرصيد {number}: خُصم من رصيدك} other {شحن الرصيد {number}: عاد الرصيد إليك}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {استرد مصرفك أو خدمة الدفع مالًا من شحن رصيدك {number}. {hasHeld, plural, =0 {لم يبق منه شيء في رصيدك.} other {حُجز {amount} من رصيدك إلى أن ننظر في الأمر.}} إن لم تطلب ذلك فاسأل مصرفك.} covered {غطّى {amount} المحجوز من رصيدك ما استُردّ من شحن الرصيد {number}.} other {نظرنا في شحن رصيدك {number}: عاد إليك {amount} المحجوز من رصيدك.}}',
  'mail.orderSettled.subject': 'تمت تسوية الطلب رقم {number} وإغلاقه',
  'mail.orderSettled.text':
    'سوّت Kyakhta الطلب رقم {number} وأغلقته. {isPaid, plural, =0 {لم يكن له مال محتجز.} other {يعود إليك {toBuyer} بالطريقة التي دُفعت بها، ويحصل المورد على {toStore}.{isCovered, plural, =0 {} other { ومنها {covered} أعادها إليك مصرفك أو خدمة الدفع من قبل.}}}} السبب: {reason}',
  'mail.storeSettled.subject': 'تمت تسوية الطلب رقم {number} وإغلاقه',
  'mail.storeSettled.text':
    'سوّت Kyakhta الطلب رقم {number} وأغلقته. {isPaid, plural, =0 {لم يكن له مال محتجز.} other {يُفرج لكم عن {toStore} بعد خصم الشحن والعمولة، ويعود {toBuyer} إلى المشتري.}} السبب: {reason}',
  'mail.proposalDecided.subject':
    '{isDone, plural, =0 {رُفض اقتراحك} other {تمت الموافقة على اقتراحك}}: {kind, select, balance {تصحيح رصيد} points {تصحيح نقاط} grant {منح استرداد} settle {تسوية طلب متأخر} cash {تسجيل نقد المندوب} transfer {إسناد حوالة مصرفية} limit {تقليل الرجوع إلى المشغّل الثاني} level {تغيير المستوى} bank {تغيير الحساب الذي يحوّل إليه المشترون} other {تسجيل نقد متأخر}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {رفض {by} ما اقترحته.} other {وافق {by} على ما اقترحته وتم تنفيذه.}} {hasNote, plural, =0 {} other {ملاحظة: {note}.}} كان سببك: {reason}. تجده في «الاقتراحات» في لوحة المشغّل.',
  'mail.lateCashStore.subject': 'وصل نقد الطلب رقم {number} متأخرًا وهو لك',
  'mail.lateCashStore.text': 'وصل {amount} نقدًا للطلب رقم {number} بعد انتهائه. يُصرف لك المبلغ بعد خصم الشحن والعمولة. السبب: {reason}',
  'mail.lateCashBuyer.subject': 'وصل نقد الطلب رقم {number} متأخرًا وهو في رصيدك',
  'mail.lateCashBuyer.text': 'وصل {amount} نقدًا للطلب رقم {number} بعد انتهائه. أُضيف المبلغ إلى رصيدك. السبب: {reason}',
  'mail.transferUnfit.subject': '{amount} من حوالتك مقابل {orders} تعود إليك',
  'mail.transferUnfit.text':
    '{cause, select, second {وصلت حوالتك بمبلغ {amount} مقابل {orders}، لكنها مدفوعة من قبل.} over {وصلت حوالتك مقابل {orders} وتم الدفع بها، لكن وصل {amount} زيادة على المستحق.} replaced {لم يُدفع شيء بحوالتك بمبلغ {amount} مقابل {orders} لأنك اخترت طريقة دفع أخرى.} other {لم يُدفع شيء بحوالتك بمبلغ {amount} مقابل {orders} لأن الدفع لم يعد ممكنًا.}} المال محفوظ ويعود إلى الحساب الذي جاء منه. تصلك رسالة عند إرساله.',
  'mail.paymentUnfit.subject': 'دفعة مقابل {orders} غير مطابقة',
  'mail.paymentUnfit.text':
    'وصلت {amount} مقابل {orders}، لكن المستحق {needed}. لم يُدفع بهذا المال شيء: يبقى محفوظًا حتى يراجعه أحد في Kyakhta ثم يعود بالطريقة التي جاء بها. {state, select, open {يمكنك دفع الطلب من جديد فورًا.} paid {الطلب مدفوع الآن ولم يبقَ شيء مستحق.} other {لم يعد دفع الطلب ممكنًا: يُرجى ألا ترسل مالًا له بعد الآن.}}',
  'mail.partPaid.subject': 'استلمنا {amount} للطلب رقم {number}',
  'mail.partPaid.text': 'استلمنا {amount} للطلب رقم {number} ونحتفظ بها في حساب الضمان.',
  'mail.refusedAtDoor.subject': 'رُفض استلام الطلب رقم {number}',
  'mail.refusedAtDoor.text':
    'لم يُقبل الطلب رقم {number} عند التسليم وعادت البضاعة إلى المورد. أُغلق الطلب ولم يُخصم شيء.{hasReason, plural, =0 {} other { السبب: {reason}}}',
  'mail.paidFor':
    '{kind, select, topUp {شحن الرصيد رقم {numbers}} other {{count, plural, =1 {الطلب رقم {numbers}} other {الطلبات رقم {numbers}}}}}',
  'mail.transferWaits.subject': 'حوّل {amount} مقابل {orders}',
  'mail.transferWaits.text':
    'يرجى تحويل {amount} مقابل {orders} بالمرجع {reference}. بياناتنا المصرفية وآخر يوم في صفحة الدفع. من دون المرجع لا نعرف لماذا هذا المال.',
  'mail.transferShort.subject': 'ما زال ينقص {missing} مقابل {orders}',
  'mail.transferShort.text':
    'وصل تحويلك مقابل {orders} لكن ما زال ينقص {missing}. يرجى تحويلها بالمرجع نفسه {reference}؛ إن لم تصل في موعدها يعود إليك كل شيء.',
  'mail.transferRefused.subject': 'لم تُقبل حوالة {received} مقابل {orders}',
  'mail.transferRefused.text':
    'تحققنا من حوالة {received} مقابل {orders} ولم نتمكن من احتسابها دفعةً لكم.{isOpen, plural, =0 {} other { ينقص {missing}: إن كان المال منكم فلا ترسلوه مرة أخرى بل اكتبوا إلينا مع إيصال مصرفكم، وإلا فحوّلوه بالمرجع {reference}.}} المال الذي لا يخص أي دفعة يعود إلى مرسله.',
  'mail.transferChecking.subject': 'وصل {received} مقابل {orders} وهو قيد التحقق',
  'mail.transferChecking.text':
    'وصلنا {received} مقابل {orders}. يتحقق موظف ثانٍ في Kyakhta من الحوالات الكبيرة قبل أن تُحتسب؛ لا حاجة إلى إرسالها مرة أخرى.{isShort, plural, =0 {} other { ما زال ينقص {missing}: يرجى تحويل هذا المبلغ فقط بالمرجع نفسه {reference}.}}',
  'mail.booksOff.subject':
    'الدفاتر غير متطابقة: {count, plural, zero {لا قواعد منتهكة} one {قاعدة واحدة منتهكة} two {قاعدتان منتهكتان} few {# قواعد منتهكة} many {# قاعدة منتهكة} other {# قاعدة منتهكة}}',
  'mail.booksOff.text': 'وجد التحقق الليلي من الدفاتر ما يلي: {rules}. الصفوف معروضة في صفحة مطابقة الدفاتر في لوحة المشغّل.',
  'mail.invoiceIssued.subject': 'الفاتورة {number} بمبلغ {amount}',
  'mail.invoiceIssued.text': 'صدرت فاتورتك {number} بمبلغ {amount}. يمكنك تنزيلها من صفحة الفواتير.',
  'mail.invoiceFailed.subject': 'تعذّر إصدار الفاتورة مقابل {orders}',
  'mail.invoiceFailed.text': 'تعذّر إصدار الفاتورة مقابل {orders}: {reason}. يمكنك تصحيحها وطلبها من جديد من صفحة الفواتير.',
  'mail.toppedUp.subject': 'أُضيف {amount} إلى رصيدك',
  'mail.toppedUp.text': 'وصلت عملية الشحن {number}: أُضيف {amount}. رصيدك الآن {balance}.',
  'mail.orderToShip.subject': '{how, select, ready {جهّزوا الطلب رقم {number} للاستلام} other {اشحنوا الطلب رقم {number}}}',
  'mail.orderToShip.text':
    '{paid, select, cash {قُدِّم الطلب رقم {number} بالدفع عند الاستلام: يدفع المشتري {amount} عندما يتسلم البضاعة.} part {دُفع الجزء الأول من الطلب رقم {number}: {amount} محفوظة في حساب الضمان.} other {دُفع الطلب رقم {number}: {amount} محفوظة في حساب الضمان.}} {how, select, ready {جهّزوا البضاعة قبل {until} وسجّلوا ذلك في صفحة الطلب في لوحة البائع؛ عندها يُرسل إلى المشتري رمز الاستلام.} other {اشحنوا البضاعة قبل {until} وسجّلوا الطرود في صفحة الطلب في لوحة البائع.}}',
  'mail.shipLateBuyer.subject': 'الطلب رقم {number} متأخر',
  'mail.shipLateBuyer.text':
    '{how, select, ready {كان ينبغي تجهيز بضاعة الطلب رقم {number} قبل {until}، ولم تُجهَّز بعد.} other {كان ينبغي شحن الطلب رقم {number} قبل {until}، ولم يُشحن كله بعد.}} لقد ذكّرنا المورّد. إن لم ترغب في الانتظار فاطلب من صفحة الطلب استرداد ثمن ما لم يُشحن.',
  'mail.shipLate.subject':
    '{how, select, ready {كان ينبغي أن يكون الطلب رقم {number} جاهزًا الآن} other {كان ينبغي شحن الطلب رقم {number} قبل الآن}}',
  'mail.shipLate.text':
    '{how, select, ready {كان ينبغي تجهيز بضاعة الطلب رقم {number} قبل {until}. جهّزوها وسجّلوا ذلك في صفحة الطلب في لوحة البائع.} other {كان ينبغي شحن الطلب رقم {number} قبل {until}، ولم يُشحن كله بعد. اشحنوا ما بقي وسجّلوه في صفحة الطلب في لوحة البائع.}} المشتري ينتظر.',
  'mail.orderExpired.subject':
    '{count, plural, =1 {أُغلق الطلب رقم {orders}: لم يُدفع في الوقت} two {أُغلق طلبان: لم يُدفعا في الوقت} few {أُغلقت # طلبات: لم تُدفع في الوقت} many {أُغلق # طلبًا: لم تُدفع في الوقت} other {أُغلق # طلب: لم تُدفع في الوقت}}',
  'mail.orderExpired.text':
    '{count, plural, =1 {لم يُدفع الطلب رقم {orders} في الوقت فأُغلق.} other {لم تُدفع هذه الطلبات في الوقت فأُغلقت: {orders}.}} {hasCome, plural, =0 {لم يُخصم منك شيء.} other {ما وصل من المال مع ذلك يعود إليك، ونكتب إليك عنه على حدة.}}{hasPoints, plural, =0 {} other { عادت إليك النقاط التي استخدمتها.}} البضاعة متاحة للجميع من جديد. إن كنت لا تزال تريدها فافتح الطلب في مركز المشتري واضغط «شراء من جديد».',
  'mail.payoutApproved.subject': 'تمت الموافقة على سحب {amount}',
  'mail.payoutApproved.text': 'تمت الموافقة على السحب {number} بمبلغ {amount}، ويُرسل بعد ذلك إلى حسابكم {account}. تصلكم رسالة عند إرساله.',
  'mail.payoutRefused.subject': 'رُفض سحب {amount}',
  'mail.payoutRefused.text':
    'رُفض السحب {number} بمبلغ {amount}. السبب: {reason}. المال متاح لكم من جديد، ويمكنكم طلبه مرة أخرى في لوحة البائع ضمن «الأموال».',
  'mail.payoutPaid.subject': '{amount} في الطريق إلى مصرفكم',
  'mail.payoutPaid.text':
    'أُرسل السحب {number} بمبلغ {amount} إلى حسابكم {account}. مرجع المصرف: {reference}. إن لم يصل خلال بضعة أيام عمل فاسألوا مصرفكم عن هذا المرجع.',
  'mail.payoutReturned.subject': 'أعاد المصرف {amount}',
  'mail.payoutReturned.text':
    'أعاد المصرف السحب {number} بمبلغ {amount} إلى الحساب {account}. السبب: {reason}. المال متاح لكم من جديد: راجعوا حسابكم المصرفي في لوحة البائع ضمن «الأموال» ثم اطلبوا السحب مرة أخرى.',
  'mail.balancePayoutRefused.subject': 'رُفض سحب {amount}',
  'mail.balancePayoutRefused.text': 'رُفض السحب {number} بمبلغ {amount} من رصيدكم. السبب: {reason}. عاد المال إلى رصيدكم.',
  'mail.balancePayoutReturned.subject': 'أعاد المصرف {amount}',
  'mail.balancePayoutReturned.text':
    'أعاد المصرف السحب {number} بمبلغ {amount} إلى الحساب {account}. السبب: {reason}. عاد المال إلى رصيدكم: راجعوا حسابكم المصرفي ضمن «الرصيد» في مركز المشتري ثم اطلبوا السحب مرة أخرى.',
  'mail.bankAccountAdded.subject': 'أُضيف حساب مصرفي',
  'mail.bankAccountAdded.text':
    'أُضيف الحساب المصرفي {account} إلى حسابكم في Kyakhta. {hours, plural, =0 {يمكن سحب رصيدكم إليه الآن.} one {يمكن سحب رصيدكم إليه بعد ساعة.} two {يمكن سحب رصيدكم إليه بعد ساعتين.} few {يمكن سحب رصيدكم إليه بعد # ساعات.} many {يمكن سحب رصيدكم إليه بعد # ساعة.} other {يمكن سحب رصيدكم إليه بعد # ساعة.}} إن لم تكونوا أنتم من أضافه فغيّروا كلمة المرور فورًا واكتبوا إلينا.',
  'mail.orderShipped.subject': 'الطلب رقم {number} في الطريق',
  'mail.orderShipped.text': 'شحن المورّد الطلب رقم {number}.{isFollowed, plural, =0 {} other { يمكنك متابعة الطرود في صفحة طلبك.}}',
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
  'mail.orderCompleted.subject': 'اكتمل الطلب رقم {number}',
  'mail.orderCompleted.text': 'اكتمل الطلب رقم {number} ودُفع للمورّد. شكرًا لك.',
  'mail.storeOrderCancelled.subject': 'ألغى المشتري الطلب رقم {number}',
  'mail.storeOrderCancelled.text': 'ألغى المشتري الطلب رقم {number} قبل تجهيزه. أُعيد مبلغ {amount}. لا تشحنه؛ البضاعة متاحة من جديد.',
  'mail.refundOffered.subject': 'يعرض المورّد {amount} مقابل الطلب رقم {number}',
  'mail.refundOffered.text':
    'بدلًا مما طلبته، يعرض المورّد {amount} من الطلب رقم {number} عن {goods}. {effect, select, reduction {يُخفَّض سعر هذه السلع: تحتفظ بها، وما لم يُرسل بعد سيُرسل.} notSent {لن تُرسل هذه القطع.} partNotSent {تحتفظ بالقطع التي أُرسلت، ولن تُرسل البقية.} other {تحتفظ بهذه القطع.}} لا حاجة إلى إعادة أي شيء. اقبل العرض أو ارفضه في صفحة الاسترداد حتى {until}؛ ويمكنك أيضًا تعديل طلبك أو أن تطلب من Kyakhta البتّ. يكتب المورّد: {note}',
  'mail.refundOfferAccepted.subject': 'قُبل عرضك: {amount} من الطلب رقم {number}',
  'mail.refundOfferAccepted.text':
    'قبل المشتري عرضك: أُعيد {amount} من الطلب رقم {number} عن {goods}. {effect, select, reduction {خُفّض سعر هذه السلع، ويستمر الطلب.} notSent {لا ترسل هذه القطع.} partNotSent {يحتفظ المشتري بالقطع التي أُرسلت، ولا ترسل البقية.} other {يحتفظ المشتري بهذه القطع.}}',
  'mail.refundOfferDeclined.subject': 'رُفض عرضك بمبلغ {amount} للطلب رقم {number}',
  'mail.refundOfferDeclined.text':
    'رفض المشتري عرضك بمبلغ {amount} للطلب رقم {number} عن {goods}. يمكنك تقديم عرض آخر؛ ولا يزال بإمكان المشتري أن يطلب من Kyakhta البتّ.',
  'mail.refundOfferWithdrawn.subject': 'سحب المورّد عرضه بمبلغ {amount} للطلب رقم {number}',
  'mail.refundOfferWithdrawn.text':
    'سحب المورّد عرضه بمبلغ {amount} للطلب رقم {number} عن {goods}. {isAsked, plural, =0 {يبقى الرفض قائمًا: حتى {until} يمكنك تعديل الطلب أو أن تطلب من Kyakhta البتّ.} other {يبقى طلبك كما قدّمته. يجيب المورّد حتى {until}؛ وإن لم يُجب عُدّ ذلك موافقة.}}',
  'mail.ownOfferWithdrawn.subject': 'سحبت عرضك بمبلغ {amount} للطلب رقم {number}',
  'mail.ownOfferWithdrawn.text':
    'سحب متجرك عرضه بمبلغ {amount} للطلب رقم {number} عن {goods}. وأُبلغ المشتري. {isAsked, plural, =0 {يبقى الاسترداد مرفوضًا كما كان.} other {أجب عن الطلب حتى {until}؛ وإن لم تُجب عُدّ ذلك موافقة.}}',
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
    'تمت الموافقة على استرداد الطلب رقم {number}: يعود {amount} بالطريقة التي دُفع بها.{isCovered, plural, =0 {} other { ومنها {covered} أعادها إليك مصرفك أو خدمة الدفع من قبل.}} {note}',
  'mail.refundHeldUp.subject': 'تعذّرت حتى الآن إعادة {amount} مقابل {orders}',
  'mail.refundHeldUp.text':
    'تعذّرت إعادة مبلغ الاسترداد {amount} مقابل {orders} بالطريقة التي دفعت بها. المال محفوظ ونحن نتابع الأمر: سنرسله من جديد أو بطريقة أخرى. لا يلزمك فعل شيء؛ وإذا احتجنا منك إلى شيء، كبيانات حساب مصرفي، فسنطلبه منك. تصلك رسالة عند إرسال المال.',
  'mail.refundSent.subject': 'أُرسل إليك {amount} مقابل {orders}',
  'mail.refundSent.text':
    '{by, select, bank {أرسلنا إليك مبلغ الاسترداد {amount} مقابل {orders} بتحويل مصرفي، لأنه تعذّرت إعادته بالطريقة التي دفعت بها.} other {عاد الآن مبلغ الاسترداد {amount} مقابل {orders}، الذي كان متعثرًا، بالطريقة التي دفعت بها.}} لا يلزمك فعل شيء.',
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
  'mail.refundSilence.subject': 'لا رد في الموعد: أُعيد {amount} من الطلب رقم {number}',
  'mail.refundSilence.text':
    'لم تردّوا في الموعد، فأُعيد {amount} من الطلب رقم {number} إلى المشتري. ترون الاسترداد في لوحة البائع ضمن «طلبات الاسترداد».',
  'mail.refundStoresEvidence.subject': 'أضاف المورّد دليلًا: الطلب رقم {number}',
  'mail.refundStoresEvidence.text':
    'في النزاع على {amount} من الطلب رقم {number} قدّم المورّد إلى المنصة: {note}. تراه في صفحة الاسترداد، ويمكنك إضافة أدلة حتى صدور القرار المنتظر قبل {until}.',
  'mail.paymentReturned.subject': '{amount} تعود إليك',
  'mail.paymentReturned.text': 'وصلت دفعتك البالغة {amount} مقابل {orders} بعد أن تعذّر استخدامها، لذلك أعدناها. لا يلزمك فعل شيء.',
  'mail.inquiryAsked.subject': 'مشترٍ يطلب سعرًا: «{name}»',
  'mail.inquiryAsked.text': 'يطلب مشترٍ من متجرك سعر «{name}». الطلب كاملًا ينتظر ردك في لوحة البائع ضمن طلبات الأسعار.',
  'mail.inquiryAnswered.subject': 'إجابة بشأن «{name}»',
  'mail.inquiryAnswered.text': 'يعرض متجر «{name}» بسعر {amount} للوحدة. الإجابة الكاملة في مركز المشتري ضمن طلبات الأسعار.',
  'mail.applicationReceived.subject': 'وصلنا طلبك لفتح المتجر «{name}»',
  'mail.applicationReceived.text':
    'وصل طلبك لفتح المتجر «{name}». نراجعه خلال ثلاثة أيام عمل ونكتب إليك في كل الأحوال. يمكنك متابعته في مركز المشتري.',
  'mail.applicationRefused.subject': 'طلبك لفتح المتجر «{name}» يحتاج إلى تعديل',
  'mail.applicationRefused.text':
    'تعذّر قبول جزء من طلبك لفتح المتجر «{name}». {reasons}. افتحه في مركز المشتري وصحّح هذه الحقول فقط ثم قدّمه من جديد؛ ويبقى كل ما عداها كما هو.',
  'mail.applicationApproved.subject': 'تمت الموافقة على متجرك «{name}»',
  'mail.applicationApproved.text':
    'تمت الموافقة على طلبك لفتح المتجر «{name}». عيّن حساب المتجر وكلمة مروره في مركز المشتري: بهما تسجّل الدخول إلى لوحة البائع ويصبح المتجر مفتوحًا.',
  'mail.goodsDecided.subject': 'مراجعة بضائعك: قُبل {approved} ورُفض {refused}',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} one {قُبل منتج واحد، ويراه المشترون كما أرسلته. } two {قُبل منتجان، ويراهما المشترون كما أرسلتهما. } few {قُبلت # منتجات، ويراها المشترون كما أرسلتها. } many {قُبل # منتجًا، ويراها المشترون كما أرسلتها. } other {قُبل # منتج، ويراها المشترون كما أرسلتها. }}{refused, plural, =0 {} one {رُفض منتج واحد؛ عدّله في «المنتجات» وأرسله من جديد. } two {رُفض منتجان؛ عدّلهما في «المنتجات» وأرسلهما من جديد. } few {رُفضت # منتجات؛ عدّلها في «المنتجات» وأرسلها من جديد. } many {رُفض # منتجًا؛ عدّلها في «المنتجات» وأرسلها من جديد. } other {رُفض # منتج؛ عدّلها في «المنتجات» وأرسلها من جديد. }}{reasons}',
};
