import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, LinkButton } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { paths } from '../../paths.ts';

/** Every way to pay is switched off: nothing can be done here now, and nothing is lost. */
export default function NoWayDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { revalidate, state } = useRevalidator();
  return (
    <Dialog title={t`No payment method available`} onClose={onClose} closeLabel={t`Close`}>
      <p>{t`No payment method is available right now. Your order stays open until its payment deadline.`}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void revalidate()} busy={state !== 'idle'} className="noscript:hidden">
          {t`Check again`}
        </Button>
        <LinkButton href={paths.orders()} variant="ghost">
          {t`All orders`}
        </LinkButton>
      </div>
    </Dialog>
  );
}
