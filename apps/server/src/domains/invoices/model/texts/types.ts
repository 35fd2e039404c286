/** Words of an invoice in one language. `{name}` stands for a value. */
export interface InvoiceWords {
  readonly title: string;
  readonly details: string;
  readonly numberText: string;
  readonly dateText: string;
  readonly seller: string;
  readonly buyer: string;
  readonly person: string;
  readonly form: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly phone: string;
  readonly bank: string;
  readonly taxNumber: string;
  readonly inn: string;
  readonly kpp: string;
  readonly uscc: string;
  readonly address: string;
  readonly goods: string;
  readonly order: string;
  readonly line: string;
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
  readonly freight: string;
  readonly reduction: string;
  readonly uncharged: string;
  readonly refunded: string;
  readonly total: string;
  readonly sum: string;
  readonly sumText: string;
  readonly paidText: string;
}
