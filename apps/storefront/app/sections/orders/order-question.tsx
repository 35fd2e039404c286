import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Dialog, LinkButton, Notice } from '@kyakhta/ui';
import { Form, useNavigate, useNavigation } from 'react-router';
import { paths, withLanguage, type OrderQuestion } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';
import type { Order } from './order-detail.server.ts';
import { RefundedGoods } from './refunded-goods.tsx';

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
  const { cartons, pieces, refunded } = order.goods;
  const received = order.transfer === null || order.transfer.isShared ? null : order.transfer.received;
  const receiptWarning = useReceiptWarning(order);
  const words = {
    receipt: {
      title: t`Confirm receipt of the goods?`,
      warning: receiptWarning,
      detail: order.canRefund ? (
        t`First check the number and condition of the cartons. If something is missing or wrong, don’t confirm; ask for a refund on the order page.`
      ) : contact ? (
        <Trans>
          First check the number and condition of the cartons. If something is missing or wrong, don’t confirm; write to{' '}
          <bdi className="font-medium text-ink select-all">{contact}</bdi> and quote the order number.
        </Trans>
      ) : (
        t`First check the number and condition of the cartons. If something is missing or wrong, don’t confirm.`
      ),
      yes: t`Yes, I received everything`,
      no: t`Not yet`,
    },
    satisfied: {
      title: t`Release the money now?`,
      warning:
        total === null
          ? t`The supplier is paid at once. This can’t be undone, and you can no longer make a claim for this order.`
          : t`${total} leaves escrow for good, and ${store} is paid at once. This can’t be undone, and you can no longer make a claim for this order.`,
      detail: t`If you’re not sure, wait: your claim period continues.`,
      yes: t`Yes, release the money`,
      no: t`Keep it in escrow`,
    },
    cancel: {
      title: t`Cancel this order?`,
      warning: cancelBack
        ? t`You can’t restore a cancelled order. ${cancelBack} is refunded to you, and the goods are no longer reserved.`
        : isPaid
          ? t`You can’t restore a cancelled order. Your payment is refunded to the same payment method, and the goods are no longer reserved.`
          : received === null
            ? t`You can’t restore a cancelled order. The goods are no longer reserved; nothing is charged.`
            : t`You can’t restore a cancelled order. The goods are no longer reserved, and the ${received} you’ve already paid is returned to you.`,
      detail:
        order.offers.length > 0
          ? t`Your refund request ends, and the supplier’s offer no longer applies.`
          : order.openRefunds > 0
            ? t`Your refund request ends.`
            : t`You can order the same items again at the prices of that time.`,
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
      {ask === 'receipt' ? (
        <p className="font-medium">
          {cartons === 0 ? (
            t`To be received: ${pieces}`
          ) : (
            <Plural value={cartons} one={`To be received: # carton, ${pieces}`} other={`To be received: # cartons, ${pieces}`} />
          )}
          <RefundedGoods refunded={refunded} />
        </p>
      ) : null}
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
      one: `This starts the claim period of # day. If you make no claim, the supplier is paid after it.`,
      other: `This starts the claim period of # days. If you make no claim, the supplier is paid after it.`,
    })}`;
  if (paid)
    return t`${plural(claimDays, {
      one: `This starts the claim period of # day. If you make no claim, ${total} leaves escrow for good and ${store} is paid.`,
      other: `This starts the claim period of # days. If you make no claim, ${total} leaves escrow for good and ${store} is paid.`,
    })}`;
  if (isCash)
    return t`${plural(claimDays, {
      one: `You confirm that you have the goods and have paid the courier. The claim period of # day starts now. If you make no claim, the supplier is paid once the courier has brought your cash to Kyakhta.`,
      other: `You confirm that you have the goods and have paid the courier. The claim period of # days starts now. If you make no claim, the supplier is paid once the courier has brought your cash to Kyakhta.`,
    })}`;
  return t`${plural(claimDays, {
    one: `This starts the claim period of # day. If you make no claim, ${total} leaves escrow for good and ${store} is paid as soon as every part of the price is paid.`,
    other: `This starts the claim period of # days. If you make no claim, ${total} leaves escrow for good and ${store} is paid as soon as every part of the price is paid.`,
  })}`;
}
