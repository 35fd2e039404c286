import { LoginPage } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';

export function OperatorLogin() {
  const { t } = useLingui();
  return <LoginPage title={t`Log in to the operator console`} lead={t`Orders of all stores, the books and the work in the background.`} />;
}
