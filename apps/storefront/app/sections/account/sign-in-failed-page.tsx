import { useLingui } from '@lingui/react/macro';
import { CircleAlert, EmptyState, LinkButton } from '@kyakhta/ui';
import { paths } from '../../paths.ts';

/** The bare address of a way back: what came with it was not good, and is gone. */
export function SignInFailedPage() {
  const { t } = useLingui();
  return (
    <EmptyState
      level="h1"
      icon={CircleAlert}
      title={t`The sign-in did not succeed`}
      action={<LinkButton href={paths.login()}>{t`Back to the login`}</LinkButton>}
    >
      {t`The other site did not confirm it, or it took too long. Nothing has changed; begin again, or log in another way.`}
    </EmptyState>
  );
}
