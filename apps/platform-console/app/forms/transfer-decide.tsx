import { ReasonDialog, useDone, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { transfersSend } from '../pages/payments/transfers-href.ts';
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
      warning={t`${sum} then count for that payment. Be sure: they go into the escrow of its orders.`}
      label={t`Reference or number of the payment`}
      hint={t`As it stands on the payment invoice.`}
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
    say({ tone: 'good', text: t`Noted: the transfer was sent back` });
    void revalidate();
    onClose();
  });
  const sum = `${of.amount} ${of.currency}`;
  return (
    <ReasonDialog
      title={t`Was ${sum} sent back by bank?`}
      warning={t`The books then show that the money left the account. Note it only when the transfer has been made.`}
      label={t`Bank reference`}
      hint={t`The number of the transfer, and what else one should know later.`}
      yes={t`Note it as sent back`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(note) => send({ transferId: of.transferId, note })}
      onClose={onClose}
    />
  );
}
