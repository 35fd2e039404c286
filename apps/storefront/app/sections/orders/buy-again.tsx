import { useLingui } from '@lingui/react/macro';
import { Button, RotateCcw } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';

export const buyAgainIntent = 'buyAgain';

/** Puts the goods of an order into the cart once more. */
export function BuyAgain({ orderNumber, wide = false }: { orderNumber: string; wide?: boolean }) {
  const { t } = useLingui();
  const { formAction, state } = useNavigation();
  const action = paths.order(orderNumber);
  return (
    <Form method="post" action={action} className={wide ? 'grid' : undefined}>
      <Button type="submit" name="intent" value={buyAgainIntent} variant="ghost" busy={state !== 'idle' && formAction === action}>
        <RotateCcw aria-hidden className="size-4" />
        {t`Buy again`} <span className="sr-only">{orderNumber}</span>
      </Button>
    </Form>
  );
}
