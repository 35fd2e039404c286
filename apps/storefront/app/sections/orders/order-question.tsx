import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, LinkButton, Notice } from '@kyakhta/ui';
import { Form, useNavigate, useNavigation } from 'react-router';
import { paths, withLanguage, type OrderQuestion } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';
import type { Order } from './order-detail.server.ts';

/** Asked before something that cannot be taken back, with what follows for the money. */
export function OrderQuestionDialog({ ask, order }: { ask: Exclude<OrderQuestion, 'remove'>; order: Order }) {
  const { t } = useLingui();
  const lang = useLang();
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === 'POST';
  const back = paths.order(order.orderNumber);
  // Null where points paid for all of it.
  const { leaves: total } = order.amounts;
  const { store, contact, isPaid, cancelBack } = order;
  const received = order.transfer === null || order.transfer.isShared ? null : order.transfer.received;
  const receiptWarning = useReceiptWarning(order);
  const words = {
    receipt: {
      title: t`Confirm that you received the goods?`,
      warning: receiptWarning,
      detail: order.canRefund ? (
        t`Check the number of cartons and their state first. If something is missing or wrong, do not confirm; ask for a refund on the page of the order.`
      ) : contact ? (
        <Trans>
          Check the number of cartons and their state first. If something is missing or wrong, do not confirm; write to{' '}
          <bdi className="font-medium text-ink select-all">{contact}</bdi> and name the order.
        </Trans>
      ) : (
        t`Check the number of cartons and their state first. If something is missing or wrong, do not confirm.`
      ),
      yes: t`Yes, I received everything`,
      no: t`Not yet`,
    },
    satisfied: {
      title: t`Release the money now?`,
      warning:
        total === null
          ? t`The supplier is paid at once. This cannot be undone, and you can no longer claim for this order.`
          : t`${total} leaves escrow for good, and ${store} is paid at once. This cannot be undone, and you can no longer claim for this order.`,
      detail: t`If you are not sure, wait: the claim period goes on until its end.`,
      yes: t`Yes, release the money`,
      no: t`Keep it in escrow`,
    },
    cancel: {
      title: t`Cancel this order?`,
      warning: cancelBack
        ? t`A cancelled order cannot be brought back. ${cancelBack} go back to you, and the stock is free for others.`
        : isPaid
          ? t`A cancelled order cannot be brought back. What you paid goes back at once, the way it came, and the stock is free for others.`
          : received === null
            ? t`A cancelled order cannot be brought back. The stock is given back at once; nothing is charged.`
            : t`A cancelled order cannot be brought back. The stock is given back at once, and the ${received} that have come go back to you.`,
      detail: t`You can place the same goods again at the prices of that moment.`,
      yes: t`Yes, cancel the order`,
      no: t`Keep the order`,
    },
  }[ask];
  return (
    <Dialog
      title={words.title}
      closeLabel={t`Close`}
      onClose={() => void navigate(withLanguage(back, lang), { replace: true, preventScrollReset: true })}
    >
      <Notice tone={ask === 'cancel' ? 'wait' : 'info'}>{words.warning}</Notice>
      <p className="text-ink-2">{words.detail}</p>
      <Form method="post" action={withLanguage(back, lang)} className="flex flex-wrap justify-end gap-2">
        <LinkButton href={back} variant="ghost">
          {words.no}
        </LinkButton>
        <Button type="submit" name="intent" value={ask} variant={ask === 'cancel' ? 'danger' : 'primary'} busy={busy}>
          {words.yes}
        </Button>
      </Form>
    </Dialog>
  );
}

/** What follows for the money when the goods are received. Escrow is named only where something is held. */
function useReceiptWarning({ amounts: { leaves: total, paid }, store, claimDays, isCash }: Order): string {
  const { t } = useLingui();
  if (total === null)
    return t`${plural(claimDays, {
      one: `This moves the order on: the claim period of # day starts now. If you make no claim, the supplier is paid after it.`,
      other: `This moves the order on: the claim period of # days starts now. If you make no claim, the supplier is paid after it.`,
    })}`;
  if (paid)
    return t`${plural(claimDays, {
      one: `This moves the money on: the claim period of # day starts now. If you make no claim, ${total} leaves escrow for good and ${store} is paid.`,
      other: `This moves the money on: the claim period of # days starts now. If you make no claim, ${total} leaves escrow for good and ${store} is paid.`,
    })}`;
  if (isCash)
    return t`${plural(claimDays, {
      one: `You say that you have the goods and have paid the courier. The claim period of # day starts now. If you make no claim, the supplier is paid once the courier has brought your cash to Kyakhta.`,
      other: `You say that you have the goods and have paid the courier. The claim period of # days starts now. If you make no claim, the supplier is paid once the courier has brought your cash to Kyakhta.`,
    })}`;
  return t`${plural(claimDays, {
    one: `This moves the money on: the claim period of # day starts now. If you make no claim, ${total} leaves escrow for good and ${store} is paid as soon as every part of the price is paid.`,
    other: `This moves the money on: the claim period of # days starts now. If you make no claim, ${total} leaves escrow for good and ${store} is paid as soon as every part of the price is paid.`,
  })}`;
}
