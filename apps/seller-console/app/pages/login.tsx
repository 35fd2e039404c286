import { LoginPage } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';

export function SellerLogin() {
  const { t } = useLingui();
  return <LoginPage title={t`Log in to the seller console`} lead={t`Orders, products and money of your store.`} />;
}
