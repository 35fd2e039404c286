import type { WordsOf } from '../types.ts';

/** Sentences of files, in Arabic. ICU message format. */
export const files: WordsOf<'files'> = {
  uploadMissing: 'اختر ملفًا أولاً.',
  fileEmpty: 'الملف فارغ.',
  fileTooLarge: 'الملف كبير جدًا. يمكن أن يبلغ ملف من هذا النوع {max} ميغابايت كحد أقصى.',
  fileKindNotTaken:
    'لا نقبل ملفات من هذا النوع، أو أن محتوى الملف لا يطابق اسمه. نقبل المستندات والجداول والرسومات والصور والفيديو والملفات المضغوطة.',
  documentNotTaken: 'هذا ليس ملف PDF ولا صورة يمكننا قراءتها. أرسل ملف PDF أو JPEG أو PNG أو WebP.',
  pictureNotTaken: 'هذه ليست صورة يمكننا قراءتها. أرسل ملف JPEG أو PNG أو WebP؛ وصورة HEIC يجب حفظها أولاً بصيغة JPEG.',
  pictureBroken: 'الصورة تالفة أو غير مكتملة. اختر نسخة أخرى منها.',
  pictureTooManyPixels: 'في الصورة عدد كبير جدًا من وحدات البكسل. الحد الأقصى {max} ميغابكسل.',
  uploadLimitReached:
    'رفعت {max, plural, zero {# صورة} one {صورة واحدة} two {صورتين} few {# صور} many {# صورة} other {# صورة}} خلال ساعة. تابع لاحقًا.',
  uploadQuotaReached: 'يمكنك رفع صور بحجم أقصاه {max} ميغابايت خلال 24 ساعة. تابع غدًا.',
  uploadTooSlow: 'وصل الملف ببطء شديد ولم يُقبل. تحقق من الاتصال وحاول من جديد.',
  fileUnknown: 'لا يوجد لديك ملف كهذا، أو أنه مستخدم بالفعل.',
  'file.empty': 'الملف فارغ.',
  'file.notUtf8': 'السطر {line} ليس نص UTF-8. احفظ الملف بصيغة “CSV UTF-8” أو XLSX.',
  'file.rowLong':
    'السطر {line} أطول من {max, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}. هل هناك علامة اقتباس غير مغلقة؟',
  'file.quoteOpen': 'الصف الذي يبدأ بعد السطر {line} يفتح علامة اقتباس ولا يغلقها.',
  'file.csvBroken': 'بدءًا من السطر {line} الملف ليس CSV.',
  'file.columnsMany': 'في السطر {line} أكثر من {max} عمودًا.',
  'file.rowsMany': 'في الملف أكثر من {max} صف. قسّمه واستورد الأجزاء.',
  'file.cellsMany': 'في الملف أكثر من {max} خلية أو نص. قسّمه واستورد الأجزاء.',
  'file.oldExcel': 'هذا ملف Excel قديم (.xls) أو محمي بكلمة مرور. احفظه بصيغة .xlsx دون كلمة مرور.',
  'file.openDocument': 'هذا جدول OpenDocument. احفظه بصيغة .xlsx أو “CSV UTF-8”.',
  'file.binaryExcel': 'هذا ملف Excel ثنائي (.xlsb). احفظه بصيغة .xlsx.',
  'file.notSheet': 'هذا ليس جدول بيانات. أرسل CSV أو XLSX.',
  'file.zipBroken': 'الجدول تالف. افتحه واحفظه من جديد بصيغة .xlsx وأرسله.',
  'file.zipLocked': 'الجدول محمي بكلمة مرور. احفظه بدونها.',
  'file.inflates': 'يتجاوز الجدول بعد فك الضغط {max} ميغابايت. قسّمه واستورد الأجزاء.',
  'file.xmlBroken': 'تتعذر قراءة الجدول. افتحه واحفظه من جديد بصيغة .xlsx وأرسله.',
  'file.xmlForbidden': 'يحتوي الجدول على تصريحات لا يحتاجها أي جدول. لم يُفتح.',
  'file.noSheet': 'لا توجد ورقة مرئية في الملف.',
  'file.columnsMissing': 'هذه الأعمدة ناقصة: {columns}.',
  'file.columnsTwice': 'هذه الأعمدة مكررة: {columns}.',
  'file.lost': 'لم يعد الملف المرفوع موجودًا. ارفعه من جديد.',
};
