import { useLingui } from '@lingui/react/macro';
import { CircleAlert, EmptyState, LinkButton, MapPin } from '@kyakhta/ui';
import { paths } from '../../paths.ts';

/** When there is nothing that can be quoted: why, and where to mend it. */
export function QuoteProblem({ msg, failure }: { msg: string; failure: string | null }) {
  const { t } = useLingui();
  return (
    <div className="wrap">
      <EmptyState
        level="h1"
        icon={failure === 'addressUnknown' ? MapPin : CircleAlert}
        title={msg || t`These lines cannot be ordered now`}
        action={<LinkButton href={paths.cart()}>{t`Back to the cart`}</LinkButton>}
      >
        {t`Nothing was ordered and nothing was charged. The cart is as you left it.`}
      </EmptyState>
    </div>
  );
}
