import { useLingui } from '@lingui/react/macro';
import { CircleAlert, EmptyState, LinkButton, MapPin } from '@kyakhta/ui';
import { orderStatus } from '@kyakhta/contract/values';
import { paths } from '../../paths.ts';

/** What she can mend by paying or cancelling orders she has. */
const unpaidFaults: ReadonlySet<string> = new Set(['tooManyUnpaid', 'heldLimit', 'waitingLimit']);

/** When there is nothing that can be quoted: why, and where to mend it. */
export function QuoteProblem({ msg, failure }: { msg: string; failure: string | null }) {
  const { t } = useLingui();
  return (
    <div className="wrap">
      <EmptyState
        level="h1"
        icon={failure === 'addressUnknown' ? MapPin : CircleAlert}
        title={msg || t`These items can’t be ordered now`}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <LinkButton href={paths.cart()}>{t`Back to cart`}</LinkButton>
            {failure !== null && unpaidFaults.has(failure) ? (
              <LinkButton variant="ghost" href={paths.orders({ status: orderStatus.pendingPayment })}>{t`See unpaid orders`}</LinkButton>
            ) : null}
          </span>
        }
      >
        {t`Nothing was ordered or charged. Your cart hasn’t changed.`}
      </EmptyState>
    </div>
  );
}
