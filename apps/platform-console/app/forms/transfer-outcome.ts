import { useLingui } from '@lingui/react/macro';
import type { TransferOutcome } from '@kyakhta/contract/values';

/** What became of a transfer, in a sentence. */
export function useOutcomeWords(): (outcome: TransferOutcome) => string {
  const { t } = useLingui();
  const words: Readonly<Record<TransferOutcome, string>> = {
    paid: t`The orders are paid.`,
    over: t`The orders are paid; what was too much is a case to send back.`,
    short: t`It is not enough yet: the orders wait for the rest.`,
    late: t`It came too late: a case was opened to send it back.`,
    second: t`The orders were paid already: a case was opened to send it back.`,
    wrongCurrency: t`The currency is wrong: a case was opened to send it back.`,
    proposed: t`Proposed: it pays once another operator agrees.`,
    unknown: t`No payment has this reference: the transfer stands among the unmatched.`,
  };
  return (outcome) => words[outcome];
}
