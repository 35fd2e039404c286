import { LoginPage } from '@kyakhta/console';
import { Code } from '@kyakhta/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export function OperatorLogin() {
  const { t } = useLingui();
  return (
    <LoginPage
      title={t`Log in to the operator console`}
      lead={t`Orders of all stores, the books and background jobs.`}
      lost={
        <Trans comment="Below the login; the last words are a command, typed on the server">
          Forgot the password? Another operator sets a new one under Staff. If nobody can, the server administrator does, with{' '}
          <Code>npm run operator</Code>.
        </Trans>
      }
    />
  );
}
