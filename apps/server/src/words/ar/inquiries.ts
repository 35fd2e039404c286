import type { WordsOf } from '../types.ts';

/** Sentences of inquiries, in Arabic. ICU message format. */
export const inquiries: WordsOf<'inquiries'> = {
  inquiryUnknown: 'لا يوجد طلب سعر كهذا.',
  inquiryNotInState: 'تمت الإجابة عن هذا الطلب أو تحويله من قبل.',
  inquiryLimitReached: 'يمكنك إرسال {max} طلب سعر في اليوم. حاول مرة أخرى غدًا.',
  'inquiryHelp.what.title': 'ماذا أكتب؟',
  'inquiryHelp.what.text': 'صف البضاعة بأدق ما يمكن: رقم الصنف والمادة والمقاس واللون والتغليف. صورة العينة توفر الأسئلة.',
  'inquiryHelp.who.title': 'من يجيب؟',
  'inquiryHelp.who.text': 'المتجر الذي يبيع البضاعة. إذا لم تحدد متجرًا، نبحث عن واحد ونحوّل إليه الطلب. لا يُعرض عليه بريدك ولا هاتفك.',
  'inquiryHelp.price.title': 'ماذا يشمل السعر؟',
  'inquiryHelp.price.text': 'السعر للوحدة دون الشحن والرسوم، بدءًا من أدنى كمية وحتى اليوم اللذين يحددهما المتجر.',
  'inquiryHelp.bind.title': 'هل يُلزمني الطلب بالشراء؟',
  'inquiryHelp.bind.text': 'لا. لا الطلب ولا الإجابة أمر شراء، ولا يُخصم أي مبلغ.',
  'mail.inquiryAsked.subject': 'مشترٍ يطلب سعرًا: «{name}»',
  'mail.inquiryAsked.text': 'يطلب مشترٍ من متجرك سعر «{name}». الطلب كاملًا ينتظر ردك في لوحة البائع ضمن طلبات الأسعار.',
  'mail.inquiryAnswered.subject': 'إجابة بشأن «{name}»',
  'mail.inquiryAnswered.text': 'يعرض متجر «{name}» بسعر {amount} للوحدة. الإجابة الكاملة في مركز المشتري ضمن طلبات الأسعار.',
  'export.inquiry.1': 'بلا متجر',
  'export.inquiry.2': 'بانتظار المتجر',
  'export.inquiry.3': 'تمت الإجابة',
};
