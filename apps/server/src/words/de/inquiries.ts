import type { WordsOf } from '../types.ts';

/** Sentences of inquiries, in German. ICU message format. */
export const inquiries: WordsOf<'inquiries'> = {
  inquiryUnknown: 'Diese Preisanfrage gibt es nicht.',
  inquiryNotInState: 'Diese Anfrage wurde schon beantwortet oder weitergegeben.',
  inquiryLimitReached: 'Sie können am Tag bis zu {max} Preise anfragen. Bitte versuchen Sie es morgen wieder.',
  'inquiryHelp.what.title': 'Was soll ich schreiben?',
  'inquiryHelp.what.text':
    'Beschreiben Sie die Ware so genau wie möglich: Artikel, Material, Größe, Farbe, Verpackung. Ein Bild eines Musters erspart Rückfragen.',
  'inquiryHelp.who.title': 'Wer antwortet?',
  'inquiryHelp.who.text':
    'Der Shop, der die Ware verkauft. Nennen Sie keinen, suchen wir einen und geben die Anfrage weiter. Ihre E-Mail-Adresse und Telefonnummer sieht er nicht.',
  'inquiryHelp.price.title': 'Was enthält der Preis?',
  'inquiryHelp.price.text': 'Der Preis gilt je Einheit ohne Fracht und Zoll, ab der Mindestmenge und bis zu dem Tag, die der Shop nennt.',
  'inquiryHelp.bind.title': 'Verpflichtet mich die Anfrage zum Kauf?',
  'inquiryHelp.bind.text': 'Nein. Weder Anfrage noch Antwort sind eine Bestellung, und es wird nichts berechnet.',
  'mail.inquiryAsked.subject': 'Ein Käufer fragt nach einem Preis: „{name}“',
  'mail.inquiryAsked.text':
    'Ein Käufer fragt Ihren Laden nach einem Preis für „{name}“. Die ganze Anfrage wartet in der Verkäuferkonsole unter Anfragen auf Ihre Antwort.',
  'mail.inquiryAnswered.subject': 'Eine Antwort zu „{name}“',
  'mail.inquiryAnswered.text':
    'Ein Shop bietet „{name}“ für {amount} je Einheit an. Die ganze Antwort steht in Ihrem Käuferbereich unter Preisanfragen.',
  'export.inquiry.1': 'Ohne Shop',
  'export.inquiry.2': 'Wartet auf den Shop',
  'export.inquiry.3': 'Beantwortet',
};
