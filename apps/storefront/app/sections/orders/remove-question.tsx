import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Code, Dialog, LinkButton, Notice, buttonClass } from '@kyakhta/ui';
import { Form, Link, useNavigate, useNavigation } from 'react-router';
import { paths, withLanguage, type OrdersQuery } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';

/** Opens the question over the list, which stays where it is. */
export function RemoveLink({ orderNumber, list }: { orderNumber: string; list: OrdersQuery }) {
  const { t } = useLingui();
  const lang = useLang();
  return (
    <Link
      to={withLanguage(paths.orders({ ...list, ask: orderNumber }), lang)}
      preventScrollReset
      discover="none"
      className={buttonClass({ variant: 'bare', size: 'sm' })}
    >
      {t`Remove from the list`} <span className="sr-only">{orderNumber}</span>
    </Link>
  );
}

/**
 * Asked before an order leaves the list: what is lost by it, and what stays.
 * @param back the page it stands over, to which the form goes, too
 */
export function RemoveQuestion({ orderNumber, back }: { orderNumber: string; back: string }) {
  const { t } = useLingui();
  const lang = useLang();
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Dialog
      title={t`Remove this order from the list?`}
      closeLabel={t`Close`}
      onClose={() => void navigate(withLanguage(back, lang), { replace: true, preventScrollReset: true })}
    >
      <p>
        <Trans comment="Order and its number">
          Order <Code>{orderNumber}</Code>
        </Trans>
      </p>
      <Notice tone="wait">{t`You can’t bring a removed order back. Note its number if you might need it later.`}</Notice>
      <p className="text-ink-2">
        {t`Nothing is deleted: the order, its contract and its documents stay on record, as the law requires. Invoices and refunds stay in their own lists.`}{' '}
        {t`Its products also leave the list of products to review.`}
      </p>
      <Form method="post" action={withLanguage(back, lang)} className="flex flex-wrap justify-end gap-2">
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <LinkButton href={back} variant="ghost">
          {t`Keep the order`}
        </LinkButton>
        <Button type="submit" name="intent" value="remove" variant="danger" busy={busy}>
          {t`Remove from the list`}
        </Button>
      </Form>
    </Dialog>
  );
}
