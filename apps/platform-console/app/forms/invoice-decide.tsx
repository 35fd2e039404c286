import { QuestionDialog, ReasonDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import { refusalChars } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';
import type { ConsoleInvoice, InvoiceWay } from '../pages/invoices/invoice-card.tsx';
import { invoicesSend } from '../pages/invoices/invoices-resource.ts';

type InvoiceDecideProps = { of: ConsoleInvoice; onClose: () => void };

/** Asked before an application for an invoice is decided. */
export function InvoiceDecide({ way, ...props }: InvoiceDecideProps & { way: InvoiceWay }) {
  return way === 'issue' ? <Issue {...props} /> : <TurnDown {...props} />;
}

function Issue({ of, onClose }: InvoiceDecideProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const { send, busy, result } = useSend<'POST /platform/invoice/{orderInvoiceId}/issue'>(invoicesSend.issue);
  useDone(result, ({ data }) => {
    const number = data.invoiceNumber;
    say({ tone: 'good', text: t`Invoice ${number} is issued` });
    onClose();
  });
  const amount = money(of.invoiceAmount, of.currency);
  const { headerName } = of;
  return (
    <QuestionDialog
      title={t`Issue an invoice over ${amount}?`}
      warning={t`It gets the next number of the year and cannot be changed afterwards. The buyer is notified by email.`}
      yes={t({ message: 'Issue', comment: 'Button: makes an invoice of an application' })}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ orderInvoiceId: of.orderInvoiceId })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <bdi className="font-medium">{headerName}</bdi>
      </p>
    </QuestionDialog>
  );
}

function TurnDown({ of, onClose }: InvoiceDecideProps) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'POST /platform/invoice/{orderInvoiceId}/fail'>(invoicesSend.fail);
  useDone(result, () => {
    say({ tone: 'good', text: t`Application rejected` });
    onClose();
  });
  return (
    <ReasonDialog
      title={t`Reject this application?`}
      warning={t`The buyer gets the reason by email and can correct the details and apply again.`}
      label={t`Reason`}
      hint={t`The buyer sees it. Say what is wrong and what would be right.`}
      most={refusalChars.max}
      yes={t`Reject it`}
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={(reason) => send({ orderInvoiceId: of.orderInvoiceId, reason })}
      onClose={onClose}
    />
  );
}
