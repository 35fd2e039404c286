/** Sentences of ledger, in English. ICU message format. */
export const ledger = {
  'mail.booksOff.subject': 'The books do not balance: {count, plural, one {# rule is broken} other {# rules are broken}}',
  'mail.booksOff.text':
    'Last night’s reconciliation found a difference: {rules}. The rows are on the page “Reconciliation” of the operator console.',
  'export.entry.opening': 'Opening',
  'export.entry.capture': 'Money taken',
  'export.entry.refund': 'Refund',
  'export.entry.release': 'Release from escrow',
  'export.entry.remainder': 'Remainder of an order',
  'export.entry.reversal': 'Reversal',
  'export.entry.payout': 'Payout',
  'export.entry.payoutBack': 'Payout withdrawn',
  'export.entry.correction': 'Correction of a balance',
  'export.entry.gift': 'Gift with a top-up',
  'export.entry.points': 'Value of points',
  'export.entry.hold': 'Balance held',
  'export.entry.adjustment': 'Adjustment',
  'export.entry.faultFreight': 'Freight borne for a fault',
  'export.entry.grant': 'Granted refund',
  'export.entry.debt': 'Debt of a store',
  'export.entry.lateCash': 'Cash that came late',
} as const;
