/** Sentences of proposals, in English. ICU message format. */
export const proposals = {
  proposalUnknown: 'There is no such proposal.',
  proposalDecided: 'This proposal has already been decided.',
  proposalOwn: 'You proposed this. Another operator has to agree.',
  proposalSameHands:
    'One of the two accounts was created by the other, or got its password or its access to Money from it, and nobody has confirmed the owner since. Ask another operator to decide, or to confirm the account under Staff.',
  proposalAbandoned: 'The operator who proposed this is locked or may no longer propose it. Take it over, or refuse it.',
  proposalNotAbandoned: 'The operator who proposed this still stands by it. Approve it, or refuse it.',
  proposalOpenAlready: 'This has already been proposed and is waiting for a second operator. See Proposals.',
  'mail.proposalDecided.subject':
    'Your proposal {isDone, plural, =0 {was rejected} other {was approved}}: {kind, select, balance {correct a balance} points {correct points} grant {grant a refund} settle {settle an overdue order} cash {record a courier’s cash} transfer {assign a bank transfer} limit {ask a second operator less often} level {change a level} bank {change the account that buyers transfer to} other {record late cash}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} rejected your proposal.} other {{by} approved your proposal, and it was carried out.}} {hasNote, plural, =0 {} other {Note: {note}.}} Your reason was: {reason}. You find it under Proposals in the operator console.',
  'export.proposal.balance': 'Correct a balance',
  'export.proposal.points': 'Correct points',
  'export.proposal.grant': 'Grant a refund',
  'export.proposal.settle': 'Settle an overdue order',
  'export.proposal.cash': 'Record a courier’s cash',
  'export.proposal.level': 'Change a level',
  'export.proposal.transfer': 'Assign a bank transfer',
  'export.proposal.limit': 'Require a second operator only from',
  'export.proposal.bank': 'Change the account that buyers transfer to',
  'export.proposal.lateCash': 'Record late cash',
  'export.proposalState.proposed': 'Waiting for a second operator',
  'export.proposalState.done': 'Done',
  'export.proposalState.refused': 'Not done',
} as const;
