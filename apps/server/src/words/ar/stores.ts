import type { WordsOf } from '../types.ts';

/** Sentences of stores, in Arabic. ICU message format. */
export const stores: WordsOf<'stores'> = {
  passwordLengthWrong:
    'تتكوّن كلمة المرور من {min} إلى {max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} دون مسافات في طرفيها.',
  shopNameTaken: 'يوجد متجر بهذا الاسم بالفعل.',
  applicationUnknown: 'لا يوجد طلب كهذا.',
  applicationNotInState: 'لا يمكن تغيير طلبك بهذه الطريقة الآن. افتحه من جديد.',
  applicationDecided: 'بُتّ في هذا الطلب في هذه الأثناء أو أُعيد تقديمه. افتحه مرة أخرى.',
  paperLinkOver: 'انتهت صلاحية هذا الرابط. اطلب الوثيقة من جديد.',
  storeAccountSet: 'حساب هذا المتجر معيّن من قبل.',
  shopNotInState: 'حالة المتجر لا تسمح بذلك.',
  shopUnknown: 'هذا المتجر غير موجود.',
  pickupPlaceMissing: 'أضف مكانًا يستلم فيه المشترون بضائعهم.',
  cityMissing: 'اذكر مدينة واحدة على الأقل توصل إليها البضائع بنفسك.',
  'application.shopName': 'اسم المتجر',
  'application.intro': 'الوصف',
  'application.shopLogo': 'الشعار',
  'application.receiveMobile': 'هاتف التواصل',
  'application.tel': 'الهاتف الأرضي',
  'application.shopAddress': 'العنوان',
  'application.firmName': 'الشركة',
  'application.creditCode': 'رقم التسجيل',
  'application.businessLicense': 'رخصة العمل',
  'application.identityCardFront': 'بطاقة الهوية، الوجه',
  'application.identityCardLater': 'بطاقة الهوية، الظهر',
  'mail.applicationReceived.subject': 'وصلنا طلبك لفتح المتجر «{name}»',
  'mail.applicationReceived.text':
    'وصل طلبك لفتح المتجر «{name}». نراجعه خلال ثلاثة أيام عمل ونكتب إليك في كل الأحوال. يمكنك متابعته في مركز المشتري.',
  'mail.applicationRefused.subject': 'طلبك لفتح المتجر «{name}» يحتاج إلى تعديل',
  'mail.applicationRefused.text':
    'تعذّر قبول جزء من طلبك لفتح المتجر «{name}». {reasons}. افتحه في مركز المشتري وصحّح هذه الحقول فقط ثم قدّمه من جديد؛ ويبقى كل ما عداها كما هو.',
  'mail.applicationApproved.subject': 'تمت الموافقة على متجرك «{name}»',
  'mail.applicationApproved.text':
    'تمت الموافقة على طلبك لفتح المتجر «{name}». عيّن حساب المتجر وكلمة مروره في مركز المشتري: بهما تسجّل الدخول إلى لوحة البائع ويصبح المتجر مفتوحًا.',
  'export.shop.0': 'غير مفتوح',
  'export.shop.1': 'مفتوح',
  'export.shop.2': 'موقوف',
  'export.shop.3': 'غير مفتوح',
  'export.shop.4': 'غير مفتوح',
  'export.shop.5': 'غير مفتوح',
  'export.application.2': 'قُدّم',
  'export.application.3': 'مرفوض',
  'export.application.4': 'مقبول',
};
