import { LoginPage } from '@kyakhta/console';
import { Trans, useLingui } from '@lingui/react/macro';

export function SellerLogin() {
  const { t } = useLingui();
  return (
    <LoginPage
      title={t`Log in to the seller console`}
      lead={t`Orders, products and money of your store.`}
      more={
        <Trans comment="Below the login; the link leads to the application for a store">
          No store yet?{' '}
          <a href="/user-center/apply-shop" className="font-semibold text-brand hover:underline">
            Open one for free
          </a>
        </Trans>
      }
    />
  );
}
