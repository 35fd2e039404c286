import { useLingui } from '@lingui/react/macro';
import type { TransferOutcome } from '@kyakhta/contract/values';

/** What became of a transfer, in a sentence. */
export function useOutcomeWords(): (outcome: TransferOutcome) => string {
  const { t } = useLingui();
  const words: Readonly<Record<TransferOutcome, string>> = {
    paid: t`The orders are paid.`,
    over: t`The orders are paid; a case was opened to return the excess.`,
    short: t`The amount is not enough yet: the orders wait for the rest.`,
    late: t`It arrived too late: a case was opened to return it.`,
    second: t`The orders were already paid: a case was opened to return it.`,
    wrongCurrency: t`The currency is wrong: a case was opened to return it.`,
    proposed: t`Proposed: it takes effect once another operator agrees.`,
    unknown: t`No payment has this reference: the transfer is listed as unmatched.`,
  };
  return (outcome) => words[outcome];
}
