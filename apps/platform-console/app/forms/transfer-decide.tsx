import { ReasonDialog, useDone, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { transfersSend } from '../pages/payments/transfers-resource.ts';
import { useOutcomeWords } from './transfer-outcome.ts';

type BankTransfer = Output<'GET /platform/payment/transfers'>['records'][number];
/** What an operator can do about a transfer that names no payment. */
export type TransferWay = 'assign' | 'returned';
type DialogProps = { of: BankTransfer; onClose: () => void };

export function TransferDecide({ way, ...props }: DialogProps & { way: TransferWay }) {
  return way === 'assign' ? <Assign {...props} /> : <Returned {...props} />;
}

function Assign({ of, onClose }: DialogProps) {
  const { t } = useLingui();
  const say = useToast();
  const outcomeWords = useOutcomeWords();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'POST /platform/payment/transfer/{transferId}/assign'>(transfersSend.assign);
  useDone(result, ({ data }) => {
    say({ tone: data.outcome === 'paid' || data.outcome === 'proposed' ? 'good' : 'error', text: outcomeWords(data.outcome) });
    void revalidate();
    onClose();
  });
  const sum = `${of.amount} ${of.currency}`;
  return (
    <ReasonDialog
      title={t`Which payment is it for?`}
      warning={t`${sum} then counts towards that payment. Make sure: it goes into the escrow of its orders.`}
      label={t`Reference or number of the payment`}
      hint={t`As shown on the payment invoice.`}
      most={64}
      yes={t`Assign to this payment`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reference) => send({ transferId: of.transferId, reference })}
      onClose={onClose}
    />
  );
}

function Returned({ of, onClose }: DialogProps) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'POST /platform/payment/transfer/{transferId}/returned'>(transfersSend.returned);
  useDone(result, () => {
    say({ tone: 'good', text: t`Recorded: the transfer was returned` });
    void revalidate();
    onClose();
  });
  const sum = `${of.amount} ${of.currency}`;
  return (
    <ReasonDialog
      title={t`Was ${sum} returned by bank transfer?`}
      warning={t`The books then show that the money left the account. Record it only once the transfer has been made.`}
      label={t`Bank reference`}
      hint={t`The transfer number, and anything else worth knowing later.`}
      yes={t`Record as returned`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(note) => send({ transferId: of.transferId, note })}
      onClose={onClose}
    />
  );
}
