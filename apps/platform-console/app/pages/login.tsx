import { LoginPage } from '@kyakhta/console';
import { Code } from '@kyakhta/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export function OperatorLogin() {
  const { t } = useLingui();
  return (
    <LoginPage
      title={t`Log in to the operator console`}
      lead={t`Orders of all stores, the books and the work in the background.`}
      lost={
        <Trans comment="Below the login; the last words are a command, typed on the server">
          Forgot the password? Another operator sets a new one under Staff. Where none can, whoever runs the server does, with{' '}
          <Code>npm run operator</Code>.
        </Trans>
      }
    />
  );
}
