import type { AgreementWords } from './types.ts';

export const de: AgreementWords = {
  buyerTitle: 'Kaufvertrag mit dem Käufer',
  sellerTitle: 'Liefervertrag mit dem Lieferanten',
  parties: '1. Parteien',
  platformParty: 'Plattform: {name}, Betreiberin dieses Marktplatzes, die die Lieferkette zwischen den Parteien führt.',
  buyerParty: 'Käufer: {name}. Lieferanschrift: {address}.',
  buyerPartyAlone: 'Käufer: {name}.',
  sellerParty: 'Lieferant: {name}, {city}.',
  receiver: 'Empfänger der Waren: {name}.',
  representedBy: 'Vertreten durch: {name}. Grundlage: {basis}.',
  form: 'Rechtsform: {text}',
  country: 'Land: {text}',
  registrationNumber: 'Registernummer: {text}',
  phone: 'Telefon: {text}',
  bank: 'Bankverbindung: {text}',
  taxNumber: 'Steuernummer: {text}',
  inn: 'INN: {text}',
  kpp: 'KPP: {text}',
  uscc: 'Einheitlicher Sozialkreditcode: {text}',
  registeredAt: 'Anschrift: {text}',
  subject: '2. Gegenstand',
  buyerSubject:
    'Die Plattform sorgt dafür, dass die Waren der Bestellung {order} vom Lieferanten {supplier} an den Käufer geliefert werden; der Käufer nimmt sie ab und bezahlt sie.',
  sellerSubject:
    'Der Lieferant liefert die Waren der Bestellung {order}, die ein Käufer der Plattform aufgegeben hat; die Plattform bezahlt sie wie unten vereinbart.',
  goods: '3. Waren',
  line: 'Nr.',
  article: 'Artikel',
  name: 'Ware',
  cartons: 'Kartons',
  quantity: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
  priceHeading: '4. Preis',
  buyerPrice:
    'Waren: {goods}. Fracht: {freight}. Nachlässe: {reduction}. Zu zahlen: {total} {currency}. Die Preise wurden bei der Bestellung festgehalten und ändern sich nicht.',
  sellerPrice:
    'Waren abzüglich Nachlässe: {goods}. Provision der Plattform ({percent} %): {commission}. An den Lieferanten zu zahlen: {payable} {currency}.',
  delivery: '5. Lieferung',
  ordinary: 'gewöhnliche Linie',
  express: 'Expresslinie',
  buyerDelivery:
    'Beförderung und Zollabwicklung durch die Linien der Plattform ({transport}) bis zur Lieferanschrift. Tage bis zum Versand durch den Lieferanten: höchstens {shipDays}, gerechnet ab dem Tag, an dem nach den Zahlungsbedingungen zu zahlen ist. Tage bis zur Ankunft: {daysMin} bis {daysMax}.',
  sellerDelivery:
    'Der Lieferant verpackt die Waren in den genannten Kartons und übergibt sie der Linie der Plattform ({transport}). Tage bis dahin: höchstens {shipDays}, gerechnet ab dem Tag, an dem die Plattform den Versand freigibt.',
  collectedDelivery:
    'Der Käufer holt die Waren beim Lieferanten ab: {place}. Tage bis zur Bereitstellung: höchstens {shipDays}, gerechnet ab dem Tag, an dem nach den Zahlungsbedingungen zu zahlen ist. Sie werden gegen den Code ausgegeben, den die Plattform dem Käufer sendet.',
  directDelivery:
    'Der Lieferant übergibt die Waren ohne Frachtführer dem Käufer oder wen dieser benennt. Tage bis dahin: höchstens {shipDays}, gerechnet ab dem Tag, an dem nach den Zahlungsbedingungen zu zahlen ist.',
  cityDelivery:
    'Der Lieferant bringt die Waren innerhalb seiner Stadt selbst zur Lieferanschrift. Tage bis zur Ankunft: höchstens {daysMax}, gerechnet ab dem Tag, an dem nach den Zahlungsbedingungen zu zahlen ist.',
  voucherDelivery:
    'Sobald der Preis bezahlt ist, erhält der Käufer für jedes Stück einen Gutschein und löst ihn mit seinem Code beim Lieferanten ein. Ein Gutschein gilt als erhalten, wenn er eingelöst ist. {vouchers}',
  voucherDays: 'Gültigkeit nach der Zahlung in Tagen: {days}.',
  voucherUntil: 'Gültig bis zum Ende des {date} (Zeit in China).',
  voucherRefund: 'Der Preis eines nicht rechtzeitig eingelösten Gutscheins geht an den Käufer zurück.',
  voucherPay: 'Der Preis eines nicht rechtzeitig eingelösten Gutscheins wird dem Lieferanten gezahlt.',
  cityFee:
    'Für die Lieferung innerhalb seiner Stadt erhält der Lieferant zusätzlich {fee} {currency} ohne Provision; der Betrag ist im zu zahlenden Betrag enthalten.',
  payment: '6. Zahlungsbedingungen',
  beforeDelivery: 'Vollständige Zahlung vor der Lieferung, sobald beide Verträge zu dieser Bestellung unterschrieben sind.',
  cashOnDelivery: 'Nachnahme: Der Gesamtbetrag wird bei der Übergabe der Waren an den Frachtführer gezahlt.',
  instalments: 'Zahlung des Gesamtbetrags in Raten: {parts}.',
  beforeShipment: '{percent} % vor dem Versand',
  afterShipment: '{percent} % nach dem Versand',
  onArrival: '{percent} % bei Ankunft',
  sellerPayment:
    'Der Käufer zahlt an die Plattform. Der Lieferant wird allein von der Plattform bezahlt, aus dem für diese Bestellung verwahrten Geld.',
  escrow: '7. Verwahrtes Geld und Reklamationen',
  buyerEscrow:
    'Die Plattform verwahrt das Gezahlte treuhänderisch, bis der Käufer sagt, dass alles in Ordnung ist, oder die Reklamationsfrist abläuft. Reklamationsfrist: {claimDays} Tage nach Erhalt. Eine Reklamation in dieser Frist hält das Geld zurück, bis über sie entschieden ist.',
  sellerEscrow:
    'Die Plattform verwahrt das Geld des Käufers treuhänderisch. Es wird an den Lieferanten ausgezahlt, wenn der Käufer sagt, dass alles in Ordnung ist, oder wenn die Reklamationsfrist von {claimDays} Tagen nach Erhalt ohne offene Reklamation endet. Der Lieferant steht für Menge, Qualität und Verpackung ein.',
  disputes: '8. Streitfälle',
  buyerDisputes:
    'Beschwerden gehen zuerst über die Bestellung an den Lieferanten. Kommt keine Einigung zustande, entscheidet die Plattform nach den Belegen beider Seiten und zahlt, wo der Käufer recht hat, zuerst und rechnet selbst mit dem Lieferanten ab. Zwingende gesetzliche Rechte des Käufers bleiben bestehen.',
  sellerDisputes:
    'Beschwerden des Käufers werden über die Bestellung innerhalb von 7 Tagen beantwortet. Kommt keine Einigung zustande, entscheidet die Plattform nach den Belegen beider Seiten; was sie dem Käufer zuerst zahlt, darf sie mit dem verrechnen, was sie dem Lieferanten schuldet.',
  signing: '9. Unterschrift',
  signingText:
    'Die Plattform bietet diesen Vertrag unter der Nummer {number} an. Er ist geschlossen, wenn die andere Seite ihn innerhalb von {hours} Stunden mit Namen, Zustimmung und dem an ihre E-Mail-Adresse gesandten Code unterschreibt. Die Unterschrift wird mit einem SHA-256 über die genauen Bytes dieser Datei versiegelt; das Unterschriftszeugnis ist Teil des Vertrags.',
  languageText: 'Beide Sprachen gelten gleichermaßen; wo sie voneinander abweichen, gilt der Text in der Sprache: {other}.',
  certificate: 'Unterschriftszeugnis',
  signature: '1. Unterschrift',
  signedBy: 'Unterschrieben von: {name}',
  signedAt: 'Zeit: {at}',
  codeSentTo: 'Bestätigt durch einen einmaligen Code, gesandt an: {mail}',
  consent: 'Zugestimmter Wortlaut: „{consent}“',
  seal: '2. Siegel',
  documentHash: 'SHA-256 der unterschriebenen Datei: {hash}',
  previousSeal: 'Vorheriges Siegel: {hash}',
  ownSeal: 'Siegel dieser Unterschrift: {hash}',
  sealText:
    'Das Siegel ist der SHA-256 dieser Zeilen, eine unter der anderen: vorheriges Siegel, SHA-256 der Datei, Nummer des Vertrags, wer unterschrieb (Seite und Konto), Name, Zeit und zugestimmter Wortlaut. Jede spätere Änderung der Datei oder dieser Aufzeichnung passt nicht dazu.',
  consentText:
    'Ich habe den Vertrag {number} gelesen und unterschreibe ihn; ich bin einverstanden, dass diese elektronische Unterschrift mich wie eine eigenhändige bindet.',
};
